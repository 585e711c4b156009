### Skulldug!: a position in words.

sk-board-decks = Decks: { $tiles } tiles, { $fortunes } Fortunes, { $hazards } Hazards.
sk-board-cave = Cave Health: { $gems ->
    [one] { $gems } gem.
   *[other] { $gems } gems.
 }
sk-board-as = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 } as { $token }
sk-board-ghost = { $ghost } of the { $faction }: { $facts }.
sk-fact-backup = waiting for backup
sk-fact-dead = dead
sk-fact-place = in { $place }
sk-fact-health = Health { $health } of { $most }
sk-scene-health = health { $health } of { $most }
sk-fact-ap = { $ap } AP
sk-fact-ap-moving = { $ap } AP and { $moving } for moving
sk-fact-dazed = Dazed
sk-fact-pinned = Pinned
sk-fact-empty-hand = empty hand
sk-fact-hand = hand: { $cards }
sk-scene-hand = { $hand }; you may end your turn with { $limit ->
    [one] { $limit } item
   *[other] { $limit } items
 }
sk-scene-dark = The dark at { $cell }
sk-scene-entrance = Cave Entrance ({ $cell })
sk-scene-passage = { $tile } ({ $cell })
sk-scene-way = { $side }: { $place }
sk-scene-wall = { $side }: a wall
sk-scene-way-dark = { $side }: the dark
sk-scene-edge = { $side }: the edge of the table
sk-topic-resign = the start of a turn
