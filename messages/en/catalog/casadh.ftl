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
