### Page: Skulldug!, the set-up.

page-skulldugsetup-mode = Mode
page-skulldugsetup-starting-items = Starting items
page-skulldugsetup-fortune-deck = Fortune deck
page-skulldugsetup-table = Table
page-skulldugsetup-table-hint = Spaces per side. A smaller table brings people together sooner.
page-skulldugsetup-table-size = { $n } × { $n }
page-skulldugsetup-house-rules = House rules
page-skulldugsetup-places = { $n } × { $n } spaces
page-skulldugsetup-preset--usual = Free-for-all
page-skulldugsetup-preset--first = First game
page-skulldugsetup-preset--full = Everything
page-skulldugsetup-preset--duel = Duel
page-skulldugsetup-preset--team = Teams
page-skulldugsetup-preset--alone = Solo
page-skulldugsetup-preset-text--usual = Ready-made item sets, the full table, steady bots. What most tables play.
page-skulldugsetup-preset-text--first = A smaller cave and novice bots: you meet treasures, traps and each other sooner.
page-skulldugsetup-preset-text--full = Draft your starting items, and let treasures come when they come. Longer and deeper.
page-skulldugsetup-preset-text--duel = You against one opponent, from a corner of the table.
page-skulldugsetup-preset-text--team = Two or three pairs that take their turns together and win together.
page-skulldugsetup-preset-text--alone = You, two ghosts, and a cave that comes down behind you.
