### Page: who sits where.

page-chairs-kind--me = Me
page-chairs-kind--guest = Someone at this screen
page-chairs-kind--bot-novice = Novice bot: makes mistakes
page-chairs-kind--bot-steady = Steady bot: looks one action ahead
page-chairs-kind--bot-strong = Strong bot: thinks ahead
page-chairs-kind--bot-master = Master bot: thinks longest
page-chairs-kind--bot-random = Random bot: does anything
page-chairs-kind--open = Open for anyone
page-chairs-player = Player { $seat }
page-chairs-nameless = Give the person in seat { $seat } a name, so you know whom to pass the screen to.
page-chairs-same-name = Two people at this screen have the same name.
