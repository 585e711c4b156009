### Cave Troll: what can be done.

ct-do-end-turn = End the turn
ct-do-draw = Draw a card, then play one of your two
ct-do-play = Play { $card }
ct-do-place-chest = Place the treasure chest in { $place }
ct-do-place = Place { $figure } at { $place }
ct-do-choose = Choose { $place }
ct-do-score = Score { $place }
ct-do-move = Move { $figure } from { $from } to { $to }
ct-do-flee = { $figure } flees to { $to }
ct-do-stay = Let nobody flee
ct-do-push = Push { $figure } to { $to }
ct-do-no-push = Push nobody
ct-do-kill = The orc kills { $figure }
ct-do-assassinate = The assassin kills { $figure }
ct-do-banish = Banish { $figure } to { $to }
ct-do-slay = { $who ->
    [you] The giant slayer dies with your rampaging troll
   *[other] The giant slayer dies with { $who }'s rampaging troll
 }
ct-do-attack = The grunt kills all opponents' adventurers in its room
ct-do-pull = The banshee lures { $figure } from { $from }
ct-do-rampage = The troll rampages
ct-do-chalice = Chalice of Life: { $figure } comes back at { $to }
ct-do-cloak = Cloak of Invisibility for { $figure } in { $from }
ct-do-sword = { $who ->
    [you] Orcbane Sword against your orc or grunt
   *[other] Orcbane Sword against { $who }'s orc or grunt
 }
ct-do-boots = Boots of Haste for { $figure } in { $from }
ct-do-scroll = Scroll of Banishment: { $figure } goes to { $to }
ct-do-tally = Tally Stone: score { $place }
ct-do-step = Step to { $to }
ct-do-stop = Stop here
