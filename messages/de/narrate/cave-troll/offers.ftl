### Cave Troll: what can be done.

ct-do-end-turn = Den Zug beenden
ct-do-draw = Eine Karte ziehen, dann eine von zweien spielen
ct-do-play = { $card } spielen
ct-do-place-chest = Die Schatztruhe nach { $place } stellen
ct-do-place = { $figure } nach { $place } stellen
ct-do-choose = { $place } wählen
ct-do-score = { $place } werten
ct-do-move = { $figure } von { $from } nach { $to } ziehen
ct-do-flee = { $figure } flieht nach { $to }
ct-do-stay = Niemand flieht
ct-do-push = { $figure } nach { $to } drängen
ct-do-no-push = Niemanden drängen
ct-do-kill = Der Ork tötet { $figure }
ct-do-assassinate = Der Meuchler tötet { $figure }
ct-do-banish = { $figure } nach { $to } verbannen
ct-do-slay = { $who ->
    [you] Der Riesentöter stirbt mit deinem wütenden Troll
   *[other] Der Riesentöter stirbt mit dem wütenden Troll von { $who }
 }
ct-do-attack = Der Orkkrieger tötet alle Abenteurer der Gegner in seinem Raum
ct-do-pull = Die Banshee lockt { $figure } aus { $from } an
ct-do-rampage = Der Troll wütet
ct-do-chalice = Kelch des Lebens: { $figure } kommt in { $to } zurück
ct-do-cloak = Tarnmantel für { $figure } in { $from }
ct-do-sword = { $who ->
    [you] Schwert Orkfluch gegen deinen Ork oder Orkkrieger
   *[other] Schwert Orkfluch gegen Ork oder Orkkrieger von { $who }
 }
ct-do-boots = Stiefel der Eile für { $figure } in { $from }
ct-do-scroll = Schriftrolle der Verbannung: { $figure } muss nach { $to }
ct-do-tally = Kerbstein: { $place } werten
ct-do-step = Schritt nach { $to }
ct-do-stop = Hier anhalten
