### The Caves of Casadh: on the box.

cc-shelf--1 = Turn up the cave hex by hex and pocket what glitters.
cc-shelf--2 = Bats, gas, tremors and Grues get worse with every turn.
cc-shelf--3 = Only treasure carried back to the surface counts.
cc-choice--house-one-treasure-per-explore = One treasure per Explore
cc-choice-text--house-one-treasure-per-explore = However many treasure icons a card has, the explorer looks at all tokens together and keeps one.
cc-choice--house-dynamite-at-base-camp = Dynamite at Base Camp
cc-choice-text--house-dynamite-at-base-camp = Dynamite may be lit at Base Camp, and then nobody leaves that way any more.
cc-choice--house-dead-leave-belongings = The dead leave their things
cc-choice-text--house-dead-leave-belongings = Items and treasures of a dead spelunker stay where it died.
cc-choice--house-keep-at-the-marker = Keep at the marker only
cc-choice-text--house-keep-at-the-marker = An explorer who does not come in at the location marker looks at nothing and keeps nothing.
cc-choice--house-medkit-only-when-hurt = Medkit only when hurt
cc-choice-text--house-medkit-only-when-hurt = At full health a Medkit cannot be used.
cc-choice--house-symbols-alone = Grues seek no vengeance
cc-choice-text--house-symbols-alone = A Grue that vanishes does not raise its track: hazards are rolled against the symbols on the map alone.
cc-choice--house-cornered-are-eaten = The cornered are eaten
cc-choice-text--house-cornered-are-eaten = A spelunker who has to flee from a Grue and has nowhere to go is eaten at once.
cc-lost-idle = { $n ->
    [one] Lost after { $n } idle round
   *[other] Lost after { $n } idle rounds
 }
cc-lost-late = Lost after round { $n }
cc-group--house = House rules
cc-group-text--house = Other fair readings of the rulebook. Leave them off to play by the book.
cc-group--stall = Rounds without progress until it ends
cc-group-text--stall = If nothing happens for too long, the game ends and whoever is still inside is lost.
cc-group--rounds = The last round
cc-group-text--rounds = However much still happens.
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
