### The Caves of Casadh: why not.

## The Caves of Casadh: why not

cc-no-first--lay = first turn the drawn hex as you like and lay it
cc-no-first--drop = first say which item you drop
cc-no-first--keep = first keep one of the treasures you hold
cc-no-first--flee = first flee from the Grue
cc-no-first--send-grue = first say where your lantern drives the Grue
cc-no-first--try-grue = first try to move a Grue, or pass
cc-no-first--move-grue = first move a Grue, let it eat, or decline
cc-no-first--wait = first wait
cc-no-not-an-action = that answers a question nobody asked; in a turn you move, explore, collect, leave or end it
cc-no-no-such-die = a die shows 1 to 6, not { $n }
cc-no-no-such-seat = { $who } sits at no chair of this table
cc-no-no-exit = no way leads { $side } from your passageway; look at your exits
cc-no-nothing-there = nothing has been explored { $side } of you; explore there instead
cc-no-rubble = the hex { $side } of you has collapsed and is closed for good
cc-no-grue-there = a Grue is { $side } of you; only with a Brass Lantern may you go there
cc-no-no-slope = no slope leads down from here to passageway { $node }; only a Rope lets you climb
cc-no-stood-there = you have stood in passageway { $node } since you last spent a move point
cc-no-space-taken = the space { $side } of you is taken; explore into an empty one
cc-no-pile-empty = the pile of hexes is empty; there is nothing more to explore
cc-no-no-such-rotation = rotation { $n } is not among those offered: a star faces the way you came, and equal turns are one
cc-no-not-there = { $what } is not there to be drawn
cc-no-not-there-treasure = a treasure of { $value } is not there to be drawn
cc-no-not-at-marker = treasures and items are collected at the location marker, and you stand elsewhere
cc-no-no-treasure = no treasure lies here
cc-no-no-treasure-at-base = Base Camp holds no treasure; leave to share in that of the Surface
cc-no-no-item-chosen = choose at least one item
cc-no-item-not-here = no { $item } lies here
cc-no-carries-already = you carry a { $item } already; nobody carries two of a kind
cc-no-torn-pack = with a torn pack you cannot collect items; rest at Base Camp first
cc-no-not-carried = you do not carry { $item }
cc-no-not-hurt = at full health a Medkit is kept for later; that is the house rule
cc-no-not-just-drawn = no { $n } is among the treasures you have just drawn
cc-no-not-picked-up = no { $n } is among the treasures you have just picked up
cc-no-not-at-base = you leave the caves from Base Camp only
cc-no-no-dynamite-at-base = Dynamite is never lit at Base Camp, the only way out
cc-no-no-fuse = { $who } has no Dynamite burning on this hex
cc-no-own-fuse = your own Dynamite you cannot defuse
cc-no-no-refuge = there is no refuge { $side } of you: flee to a standing hex without a Grue, along your passageway
cc-no-no-place-for-grue = the lantern drives a Grue to a hex with a Grue symbol, without spelunkers and Grues, and { $space } is none
cc-no-no-grue-at = no Grue is at { $space }
cc-no-nobody-to-eat = the Grue at { $space } has nobody to eat; only the cornered are eaten
cc-no-grue-eats-first = the Grue at { $space } has prey on its hex and will not move on; it eats
cc-no-grue-no-way = no way leads the Grue { $side }
cc-no-grue-not-to-base = a Grue never enters Base Camp
cc-no-grue-not-into-rubble = the hex { $side } of the Grue has collapsed and is closed to it too
cc-no-grue-meets-grue = a Grue does not enter a hex with another Grue
cc-no-grue-fears-lantern = a Grue does not enter a hex with a Brass Lantern

## The Caves of Casadh: why no table could play a setup

cc-no-setup-players = The Caves of Casadh is for 1 to 6 players, not { $players } (CC-R-01)
cc-no-setup-limits = the stall and round limits are numbers from 1 to 1000 (CC-R-49)
