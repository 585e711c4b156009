### Cave Troll: kinds of things to do.

ct-verb--end-turn = End the turn; unused actions are lost.
ct-verb--draw = Draw a card and play one of your two, for 1 action.
ct-verb--play = Play one of your two cards and keep the other.
ct-verb--place = Choose where the card takes effect.
ct-verb--score = Choose a room to score now.
ct-verb--move = Move one of your figures, for 1 action.
ct-verb--flee = Save one of your figures from the cave troll.
ct-verb--stay = Let nobody flee.
ct-verb--push = Push a figure out of the room.
ct-verb--no-push = Push nobody.
ct-verb--kill = Let your orc kill a hero in its room, for 1 action.
ct-verb--assassinate = Let your assassin kill someone who is alone, for 1 action.
ct-verb--banish = Let your paladin send a banshee to a pit, for 1 action.
ct-verb--slay = Give up your giant slayer to take a rampaging troll along, for 1 action.
ct-verb--attack = Let your grunt drive the others' adventurers out of its room, for 1 action.
ct-verb--pull = Let your banshee pull a hero into its room, for 1 action.
ct-verb--rampage = Let your troll rampage in its room, for 1 action.
ct-verb--chalice = Bring a lost hero back with the Chalice of Life, for 1 action.
ct-verb--cloak = Walk unseen with the Cloak of Invisibility, for 1 action.
ct-verb--sword = Drive off an orc or a grunt with the Orcbane Sword, for 1 action.
ct-verb--boots = Walk up to three steps with the Boots of Haste, for 1 action.
ct-verb--scroll = Send a monster to a pit with the Scroll of Banishment, for 1 action.
ct-verb--tally = Score a room with the Tally Stone, for 1 action.
ct-verb--step = Take another step.
ct-verb--stop = Stop here.
