### The Caves of Casadh: why not.

## The Caves of Casadh: why not

cc-no-first--lay = turn the hex you drew and place it first
cc-no-first--drop = choose which item to drop first
cc-no-first--keep = keep one of the treasures you are looking at first
cc-no-first--flee = flee from the Grue first
cc-no-first--send-grue = choose where your lantern drives the Grue first
cc-no-first--try-grue = try to move a Grue first, or pass
cc-no-first--move-grue = move a Grue first, let it eat, or decline
cc-no-first--wait = wait a moment first
cc-no-not-an-action = that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
cc-no-no-such-die = a die shows 1 to 6, not { $n }
cc-no-no-such-seat = { $who } has no seat at this table
cc-no-no-exit = no way leads { $side } from your passageway; check its exits
cc-no-nothing-there = nothing has been explored { $side } of you; explore there instead
cc-no-rubble = the hex { $side } of you has collapsed and is closed for good
cc-no-grue-there = there is a Grue { $side } of you; you need a Brass Lantern to go there
cc-no-no-slope = no slope leads down from here to passageway { $node }; you can climb only with a Rope
cc-no-stood-there = you have already been in passageway { $node } since you last spent a move point
cc-no-space-taken = the space { $side } of you is taken; explore into an empty one
cc-no-pile-empty = the pile of hexes is empty, so there is nothing left to explore
cc-no-no-such-rotation = rotation { $n } is not on offer: a star must face the way you came, and turns that look alike count as one
cc-no-not-there = { $what } is not there to be drawn
cc-no-not-there-treasure = a treasure of { $value } is not there to be drawn
cc-no-not-at-marker = you collect treasures and items at the location marker, and you are not there
cc-no-no-treasure = there is no treasure here
cc-no-no-treasure-at-base = Base Camp holds no treasure; leave to take your share from the Surface
cc-no-no-item-chosen = choose at least one item
cc-no-item-not-here = there is no { $item } here
cc-no-carries-already = you already carry a { $item }; you can carry only one of a kind
cc-no-torn-pack = you cannot collect items with a torn pack; end a turn at Base Camp first
cc-no-not-carried = you do not carry { $item }
cc-no-not-hurt = you are at full health, and by the house rule a Medkit is only for the hurt
cc-no-not-just-drawn = there is no { $n } among the treasures you have just drawn
cc-no-not-picked-up = there is no { $n } among the treasures you have just picked up
cc-no-not-at-base = you can leave the caves only from Base Camp
cc-no-no-dynamite-at-base = you cannot light Dynamite at Base Camp, the only way out
cc-no-no-fuse = { $who } has no Dynamite burning on this hex
cc-no-own-fuse = you cannot defuse your own Dynamite
cc-no-no-refuge = you cannot flee { $side }; flee along your passageway to a standing hex without a Grue
cc-no-no-place-for-grue = the lantern drives a Grue to a hex with a Grue symbol and with no spelunkers or Grues, and { $space } is not one
cc-no-no-grue-at = there is no Grue at { $space }
cc-no-nobody-to-eat = the Grue at { $space } has nobody to eat; it eats only the cornered
cc-no-grue-eats-first = the Grue at { $space } has prey on its hex and will not leave; let it eat
cc-no-grue-no-way = the Grue cannot go { $side }: there is no way
cc-no-grue-not-to-base = a Grue never enters Base Camp
cc-no-grue-not-into-rubble = the Grue cannot go { $side }: that hex has collapsed
cc-no-grue-meets-grue = a Grue never enters a hex with another Grue
cc-no-grue-fears-lantern = a Grue never enters a hex with a Brass Lantern

## The Caves of Casadh: why no table could play a setup

cc-no-setup-players = The Caves of Casadh is for 1 to 6 players, not { $players } (CC-R-01)
cc-no-setup-limits = the limits on idle rounds and on rounds are numbers from 1 to 1000 (CC-R-49)
