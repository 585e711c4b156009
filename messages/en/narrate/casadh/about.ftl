### The Caves of Casadh: what an action is good for, going on from "that".

cc-gain-health = gives back { $health } health
cc-cost-health = costs { $health } health
cc-gain-hurt = { $who ->
    [you] hurts you
   *[other] hurts { $who }
 }
cc-gain-treasure = carries off { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
cc-gain-item = gets { $item }
cc-cost-item = spends { $item }
cc-gain-cure = cures a misfortune
cc-gain-home = brings { $count ->
    [one] { $count } treasure home
   *[other] { $count } treasures home
 }
cc-gain-threat = { $who ->
    [you] threatens you with dynamite
   *[other] threatens { $who } with dynamite
 }
cc-gain-close = will close the way with dynamite
cc-cost-outbreak = makes an outbreak of { $hazard } likelier, { $sixths } in 6
cc-gain-near-treasure = reaches { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
cc-gain-near-item = reaches { $item }
cc-gain-nearer = gets closer to Base Camp
cc-gain-further = goes further into the caves
