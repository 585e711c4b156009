### Page: The Caves of Casadh, before the game.

page-casadhsetup-alone = On your own you play for the score: what you bring out alive counts.
page-casadhsetup-house-rules = House rules
page-casadhsetup-house-rules-text = Other fair readings of the rulebook. Leave them off to play by the book.
page-casadhsetup-lost-in-the-dark = Lost in the dark
page-casadhsetup-lost-in-the-dark-text = If nothing happens for too long, the game ends and whoever is still inside is lost.
page-casadhsetup-after-idle-rounds = After <field>stall</field> rounds without progress
page-casadhsetup-after-round = After round <field>round</field>
page-casadhsetup-agreed-idle = Lost after { $n } idle rounds
page-casadhsetup-preset--usual = The game as printed
page-casadhsetup-preset--first = First descent
page-casadhsetup-preset--alone = Solo
page-casadhsetup-preset--crowd = Crowded caves
page-casadhsetup-preset--greedy = Lean years
page-casadhsetup-preset-text--usual = Every rule in the book, and steady bots. What most tables play.
page-casadhsetup-preset-text--first = By the book, against one or two novices who make mistakes.
page-casadhsetup-preset-text--alone = You against the cave: bring out as much as you dare.
page-casadhsetup-preset-text--crowd = Five or six explorers; the dead leave their things behind, so there is more to find and to fight over.
page-casadhsetup-preset-text--greedy = One treasure per Explore, Medkits only when hurt, and strong bots: every step counts.
