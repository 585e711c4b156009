### Page: every game's board.

page-board-all-i-can-do = Deine Möglichkeiten
page-board-less = Weniger
page-board-more = Mehr
page-board-only-choices-with = Nur Möglichkeiten mit diesen Wörtern
page-board-search = Suchen
page-board-nothing-now = Gerade nichts.
page-board-nothing-with = Nichts mit diesen Wörtern.
page-board-what-to-do = Was tun
page-board-about-how-likely = Ungefähre Chance
page-board-how-likely = Chance
page-board-what-is-asked = Deine Entscheidung
page-board-choose-a-target = <b>{ $picked }</b>: Wähle ein Ziel.
page-board-key-is = Taste: { $key }
page-board-take-back = Zurück
page-board-undo = Rückgängig
page-board-drawing = Die Zeichnung
page-board-why-not = Warum nicht
page-board-rule = Regel { $rule }
page-board-zoom = Zoom
page-board-zoom-in = Näher heran
page-board-zoom-in-key = Näher heran (+)
page-board-zoom-out = Weiter weg
page-board-zoom-out-key = Weiter weg (−)
page-board-zoom-all = Die ganze Höhle zeigen
page-board-zoom-all-key = Ganze Höhle (0)
page-board-skip = Überspringen ▸▸
