### Page: the board in words.

page-words-row--news = Neu
page-words-row--here = Hier
page-words-row--about = Dazu
page-words-row--offer = Tun
page-words-row--exit = Ausgang
page-words-title = Der Spielplan in Worten
page-words-picture-too = Auch das Bild
page-words-what-i-may-ask = Fragen, die ich stellen kann
page-words-finding-words = Der Spielplan wird beschrieben …
page-words-how = Mit den Pfeiltasten gehst du durch die Orte und öffnest sie, Buchstaben springen zu einem, Enter tut, was eine Zeile sagt.
page-words-changed-since = { $n ->
    [0] Seit deinem letzten Zug hat sich nichts geändert.
    [one] Seit deinem letzten Zug hat sich ein Ort geändert.
   *[other] Seit deinem letzten Zug haben sich { $n } Orte geändert.
 }
page-words-places = Orte
page-words-yours = deiner
page-words-changed = neu
page-words-to-do = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
 }
page-words-players = Spieler
page-words-on-the-table = Auf dem Tisch
page-words-anywhere = Was ich überall tun kann
page-words-counted = { $thing } ({ $n })
page-words-trouble = Der Spielplan lässt sich gerade nicht beschreiben; versuch es noch einmal.
page-words-nothing-yet = Es ist noch nichts geschehen.
