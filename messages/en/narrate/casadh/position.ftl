### The Caves of Casadh: a position in words.

cc-board-track = Track: { $rows }.
cc-scene-track = Hazard track: { $rows }.
cc-board-surface = On the Surface: { $values }.
cc-board-piles = Pile { $pile }, deck { $deck }, bag { $bag }; round { $round }.
cc-board-collapsed = collapsed
cc-board-slope = slope { $nodes }
cc-board-marker = marker in { $node }
cc-board-water = water in { $node }
cc-board-hazard = { $hazard } in { $node }
cc-board-outbreak = { $hazard }! in { $node }
cc-board-grue = a Grue in { $node }
cc-board-dynamite = { $who ->
    [you] your
   *[other] { $who }'s
 } dynamite, { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
 }
cc-board-spelunker = { $who ->
    [you] you
   *[other] { $who }
 } in { $node }
cc-board-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 }
cc-board-treasures-seen = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } (last seen { $values })
cc-fact-dead = dead
cc-fact-surface = on the Surface
cc-fact-caves = in the caves
cc-fact-health = { $health } health
cc-fact-moves = { $mp ->
    [one] { $mp } move point
   *[other] { $mp } move points
 }
cc-fact-known = known { $values }
cc-fact-ways = ways out { $sides }
cc-scene-dead = your spelunker is dead
cc-scene-safe = you are safe on the Surface
cc-scene-carry-nothing = you carry nothing
cc-scene-carry = you carry { $items }
cc-scene-worth = treasures worth { $values }
cc-scene-misfortunes = misfortunes: { $misfortunes }
cc-scene-rubble = { $side } from { $node }: rubble
cc-scene-way = { $side } from { $node }: { $hex }, passageway { $to }
cc-scene-way-dark = { $side } from { $node }: the dark
cc-scene-dark = The dark, { $place }
