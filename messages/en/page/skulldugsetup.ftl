### Page: Skulldug!, the set-up.

page-skulldugsetup-mode = Mode
page-skulldugsetup-starting-items = Starting items
page-skulldugsetup-fortune-deck = Fortune deck
page-skulldugsetup-table = Table
page-skulldugsetup-table-hint = Places on a side. Smaller tables bring people together.
page-skulldugsetup-table-size = { $n } × { $n }
page-skulldugsetup-house-rules = House rules
page-skulldugsetup-places = { $n } × { $n } places
page-skulldugsetup-preset--usual = Free-for-all
page-skulldugsetup-preset--first = First game
page-skulldugsetup-preset--full = Everything
page-skulldugsetup-preset--duel = Duel
page-skulldugsetup-preset--team = Teams
page-skulldugsetup-preset--alone = Alone
page-skulldugsetup-preset-text--usual = Ready sets of items, the whole table, steady bots. What most tables play.
page-skulldugsetup-preset-text--first = A smaller cave and novice bots: you meet treasures, traps and each other sooner.
page-skulldugsetup-preset-text--full = Starting items are drafted and treasures come when they come. Longer, and deeper.
page-skulldugsetup-preset-text--duel = You against one other, from a corner of the table.
page-skulldugsetup-preset-text--team = Two or three pairs that take their turns together and win together.
page-skulldugsetup-preset-text--alone = You, two ghosts, and a cave that comes down behind you.
