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
    [one] { $icons } of 5 stars on the pile
   *[other] { $icons } of 5 stars on the pile
 }
ct-gain-room-from = { $who ->
    [you] takes { $place } from you, worth { $gold } gold
   *[other] takes { $place } from { $who }, worth { $gold } gold
 }
ct-gain-room = takes { $place }, worth { $gold } gold
ct-gain-pay = makes { $place } worth { $gold } gold
ct-gain-hold = strengthens the hold on { $place }
ct-gain-reach = gets a figure into { $place }, worth { $gold } gold
ct-gain-press = { $who ->
    [you] puts pressure on you in { $place }
   *[other] puts pressure on { $who } in { $place }
 }
ct-cost-room-to = { $who ->
    [you] leaves { $place } to you
   *[other] leaves { $place } to { $who }
 }
ct-cost-room = gives up { $place } and its { $gold } gold
ct-gain-room-away = { $who ->
    [you] takes { $place } away from you
   *[other] takes { $place } away from { $who }
 }
