### Page: Cave Troll, before the game.

page-trollsetup-figures = Figuren
page-trollsetup-figures-in-the-game = Figuren im Spiel
page-trollsetup-figures-of = Figuren von Platz { $seat }
page-trollsetup-seat = Platz { $seat }
page-trollsetup-either = { $seat }: { $one } oder { $other }
page-trollsetup-draw-again = Neu auslosen
page-trollsetup-house-rules = Hausregeln
page-trollsetup-house-rules-text = Andere faire Lesarten der Regeln. Ohne sie gilt das Regelheft.
page-trollsetup-agreed-figures = Figuren: { $set }
page-trollsetup-preset--usual = Das Spiel wie gedruckt
page-trollsetup-preset--first = Erstes Spiel
page-trollsetup-preset--half = Halb und halb
page-trollsetup-preset--wild = Wilde Höhle
page-trollsetup-preset-text--usual = Die sieben Originalfiguren, solide Bots. So spielen die meisten.
page-trollsetup-preset-text--first = Originalfiguren, Truhen, die Trolle überstehen, und standhafte Barbaren: freundlicher für Neue. Anfängerbots.
page-trollsetup-preset-text--half = Vier neue Figuren zu drei alten: für alle, die die ersten kennen.
page-trollsetup-preset-text--wild = Nur alternative Figuren gegen starke Bots: wütende Trolle, Banshees, Meuchler.
