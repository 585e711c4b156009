### Page: The Caves of Casadh, before the game.

page-casadhsetup-alone = Alone you play for the score: what you bring out alive counts.
page-casadhsetup-house-rules = House rules
page-casadhsetup-house-rules-text = Fair other readings of the rulebook. Without any the table plays by the ledger.
page-casadhsetup-lost-in-the-dark = Lost in the dark
page-casadhsetup-lost-in-the-dark-text = A game in which nothing happens any more has to end: whoever is still inside is lost.
page-casadhsetup-after-idle-rounds = After <field>stall</field> rounds without progress
page-casadhsetup-after-round = After round <field>round</field>
page-casadhsetup-agreed-idle = Lost after { $n } idle rounds
page-casadhsetup-preset--usual = The game as printed
page-casadhsetup-preset--first = First descent
page-casadhsetup-preset--alone = Alone
page-casadhsetup-preset--crowd = Crowded caves
page-casadhsetup-preset--greedy = Lean years
page-casadhsetup-preset-text--usual = Every rule of the book and steady bots. What most tables play.
page-casadhsetup-preset-text--first = By the book, against one or two novices who make mistakes.
page-casadhsetup-preset-text--alone = You against the cave: bring out as much as you dare.
page-casadhsetup-preset-text--crowd = Five or six explorers: the dead leave their things, so there is more to find and to fight over.
page-casadhsetup-preset-text--greedy = One treasure per Explore, Medkits only when hurt, strong bots: every step counts.
