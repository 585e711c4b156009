### Cave Pilot 55: a position in words.

cp-board-entrance = Entrance
cp-board-exit = Exit
cp-board-no-cave = No Cave card has been placed yet.
cp-board-empty = empty
cp-board-shop = Shop { $row }: { $cards } ({ $pile } in the pile).
cp-board-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 }
cp-board-plane = { $who ->
    [you] Your plane
   *[other] { $who }'s plane
 }
cp-scene-plane = { $who ->
    [you] your plane
   *[other] { $who }'s plane
 }
cp-board-player = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 }: { $n } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $fuel } fuel, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }, in { $place }.
cp-board-explorations = Exploration: { $cards }.
cp-board-caves = Cave cards: { $cards }.
cp-board-stack = { $slot }: { $card }, worth { $value }.
cp-board-stack-hits = { $slot }: { $card }, worth { $value }, { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
 }
cp-scene-gate--outside = The open air
cp-scene-gate--entrance = The entrance
cp-scene-gate--exit = The exit
cp-scene-no-card = { $place } ({ $spot }), no card yet
cp-scene-way--on = on: { $place }
cp-scene-way--ceiling = ceiling: { $place }
cp-scene-way--floor = floor: { $place }
cp-scene-way--onward = onward: { $place }
cp-scene-way--onward-down = onward and down: { $place }
cp-scene-way--onward-up = onward and up: { $place }
cp-scene-way--down = down: { $place }
cp-scene-way--up = up: { $place }
cp-scene-way--back = back: { $place }
cp-scene-way--back-down = back and down: { $place }
cp-scene-way--back-up = back and up: { $place }
cp-scene-way-out = onward: the exit
cp-scene-upgrades = you can upgrade here
cp-scene-cleared = cleared
cp-scene-flooded = under water
cp-scene-shop = Shop, row { $row }
cp-scene-pile = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
 }
cp-scene-mat = Your mat
cp-scene-standing = { $n } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $fuel } booster fuel, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }
cp-scene-standing-turn = your turn, { $n } Reputation, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }, { $fuel } booster fuel, { $missiles ->
    [one] { $missiles } missile
   *[other] { $missiles } missiles
 }
cp-scene-no-caves = no Cave cards to place
cp-scene-caves = Cave cards to place: { $cards }
cp-scene-no-explorations = no Exploration cards
cp-scene-explorations = Exploration cards: { $cards }
cp-scene-round = Round { $round }.
