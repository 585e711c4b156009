### Page: who sits where.

page-chairs-kind--me = Ich
page-chairs-kind--guest = Jemand an diesem Bildschirm
page-chairs-kind--bot-novice = Anfängerbot: macht Fehler
page-chairs-kind--bot-steady = Solider Bot: denkt eine Aktion voraus
page-chairs-kind--bot-strong = Starker Bot: denkt voraus
page-chairs-kind--bot-master = Meisterbot: denkt am längsten
page-chairs-kind--bot-random = Zufallsbot: tut irgendetwas
page-chairs-kind--open = Frei für alle
page-chairs-player = Spieler { $seat }
page-chairs-nameless = Gib der Person auf Platz { $seat } einen Namen, damit ihr wisst, wer den Bildschirm bekommt.
page-chairs-same-name = Zwei Personen an diesem Bildschirm haben denselben Namen.
