### Skulldug!: what an action is good for, going on from "that".

sk-gain-health = gives back { $health } health
sk-cost-health = costs { $health } health
sk-gain-hurt = { $who ->
    [you] hurts you
   *[other] hurts { $who }
 }
sk-gain-robs = { $who ->
    [you] takes a treasure from you
   *[other] takes a treasure from { $who }
 }
sk-gain-ghost = lays { $ghost } to rest
sk-gain-passages = discovers { $n ->
    [one] { $n } passage
   *[other] { $n } passages
 }
sk-gain-treasures = makes it { $n ->
    [one] { $n } treasure in hand
   *[other] { $n } treasures in hand
 }
sk-cost-treasure = gives up a treasure
sk-gain-card = gets { $card }
sk-cost-card = spends { $card }
sk-gain-free = breaks free
sk-gain-win = wins the game
sk-gain-entrance = reaches the Cave Entrance
sk-gain-reach = reaches { $place }
