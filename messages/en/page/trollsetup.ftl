### Page: Cave Troll, before the game.

page-trollsetup-figures = Figures
page-trollsetup-figures-in-the-game = Figures in the game
page-trollsetup-figures-of = Figures of seat { $seat }
page-trollsetup-seat = Seat { $seat }
page-trollsetup-either = { $seat }: { $one } or { $other }
page-trollsetup-draw-again = Draw again
page-trollsetup-house-rules = House rules
page-trollsetup-house-rules-text = Other fair readings of the rulebook. Leave them off to play by the book.
page-trollsetup-agreed-figures = { $set } figures
page-trollsetup-preset--usual = The game as printed
page-trollsetup-preset--first = First game
page-trollsetup-preset--half = Half and half
page-trollsetup-preset--wild = Wild cave
page-trollsetup-preset-text--usual = The seven original figures and steady bots. What most tables play.
page-trollsetup-preset-text--first = Original figures, chests that survive trolls and barbarians that stand fast: kinder to newcomers. Novice bots.
page-trollsetup-preset-text--half = Four new figures join three old ones, for those who know the first set.
page-trollsetup-preset-text--wild = Only alternate figures, against strong bots: rampages, banshees, assassins.
