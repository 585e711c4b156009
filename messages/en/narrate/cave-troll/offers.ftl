### Cave Troll: what can be done.

ct-do-end-turn = End the turn
ct-do-draw = Draw a card, then play one of two
ct-do-play = Play { $card }
ct-do-place-chest = Put the treasure chest into { $place }
ct-do-place = Put { $figure } on { $place }
ct-do-choose = Choose { $place }
ct-do-score = Score { $place }
ct-do-move = Move { $figure } from { $from } to { $to }
ct-do-flee = { $figure } flees to { $to }
ct-do-stay = Nobody flees
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
ct-do-cloak = Cloak of Invisibility for { $figure } at { $from }
ct-do-sword = { $who ->
    [you] Orcbane Sword against your orc or grunt
   *[other] Orcbane Sword against { $who }'s orc or grunt
 }
ct-do-boots = Boots of Haste for { $figure } at { $from }
ct-do-scroll = Scroll of Banishment: { $figure } goes to { $to }
ct-do-tally = Tally Stone: score { $place }
ct-do-step = Step to { $to }
ct-do-stop = Stop here
