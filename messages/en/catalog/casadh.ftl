### The Caves of Casadh: on the box.

cc-shelf--1 = Turn up the cave hex by hex and pocket what glitters.
cc-shelf--2 = Bats, gas, tremors and Grues get worse every turn.
cc-shelf--3 = Only treasure you carry back to the surface counts.
cc-choice--house-one-treasure-per-explore = One treasure per Explore
cc-choice-text--house-one-treasure-per-explore = However many treasure icons a card has, you look at all the tokens together and keep one.
cc-choice--house-dynamite-at-base-camp = Dynamite at Base Camp
cc-choice-text--house-dynamite-at-base-camp = You may light dynamite at Base Camp. Once it goes off, nobody can leave that way.
cc-choice--house-dead-leave-belongings = The dead leave their things
cc-choice-text--house-dead-leave-belongings = A dead spelunker’s items and treasures stay where they fell.
cc-choice--house-keep-at-the-marker = Keep only at the marker
cc-choice-text--house-keep-at-the-marker = If you do not come in at the location marker, you look at nothing and keep nothing.
cc-choice--house-medkit-only-when-hurt = Medkit only when hurt
cc-choice-text--house-medkit-only-when-hurt = You cannot use a Medkit at full health.
cc-choice--house-symbols-alone = Grues seek no vengeance
cc-choice-text--house-symbols-alone = A Grue that vanishes does not raise the Grue track: hazards are rolled against the symbols on the map alone.
cc-choice--house-cornered-are-eaten = The cornered are eaten
cc-lost-idle = { $n ->
    [one] Ends after { $n } round in which nothing happens
   *[other] Ends after { $n } rounds in which nothing happens
 }
cc-lost-late = Ends after round { $n }
cc-group--house = House rules
cc-group-text--house = Other fair readings of the rulebook. Leave them off to play by the book.
cc-group--stall = Idle rounds before it ends
cc-group-text--stall = If nothing happens for too long, the game ends and whoever is still inside is lost.
cc-group--rounds = The last round
cc-group-text--rounds = No matter how much is still going on.
cc-preset--usual = The game as printed
cc-preset--first = First descent
cc-preset--alone = Solo
cc-preset--crowd = Crowded caves
cc-preset--greedy = Lean years
cc-preset-text--usual = Every rule in the book, and steady bots. What most tables play.
cc-preset-text--first = By the book, against one or two novices who make mistakes.
cc-preset-text--alone = You against the cave, for the score: only what you bring out alive counts.
cc-preset-text--crowd = Five or six explorers; the dead leave their things behind, so there is more to find and to fight over.
cc-preset-text--greedy = One treasure per Explore, Medkits only when hurt, and strong bots: every step counts.
cc-choice-text--house-cornered-are-eaten = If you have to flee from a Grue and have nowhere to go, you are eaten at once.
