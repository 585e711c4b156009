### Cave Troll: what an action is good for, going on from "that".

ct-gain-gold = scores { $gold } gold
ct-cost-gold = { $who ->
    [you] scores { $gold } gold for you
   *[other] scores { $gold } gold for { $who }
 }
ct-cost-figure = loses { $figure }
ct-gain-lost = drives { $figure } out of the cave
ct-gain-figure = brings { $figure } into the cave
ct-gain-artifact = finds an artifact
ct-gain-icons = brings the next scoring closer, with { $icons ->
    [one] { $icons } icon on the pile
   *[other] { $icons } icons on the pile
 }
ct-gain-room-from = { $who ->
    [you] takes { $place } from you for { $gold }
   *[other] takes { $place } from { $who } for { $gold }
 }
ct-gain-room = takes { $place } for { $gold }
ct-gain-pay = makes { $place } pay { $gold }
ct-cost-room-to = { $who ->
    [you] leaves { $place } to you
   *[other] leaves { $place } to { $who }
 }
ct-cost-room = gives up { $place } and its { $gold }
ct-gain-room-away = { $who ->
    [you] takes { $place } away from you
   *[other] takes { $place } away from { $who }
 }
