### Skulldug!: the end.

sk-points = Schätze
sk-measure = Die Schätze auf der Hand in diesem Augenblick, mit dem, was sie zählen; drei im Höhleneingang gewinnen.
sk-amount = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 }
sk-end-place = { $whom }: je { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 }, gemeinsam auf dem { $place } Platz.
sk-end-draw = Der letzte vereinbarte Zug ist vorbei, und niemand kam mit drei Schätzen heraus: unentschieden.
sk-end-won = { $who ->
    [you] Du beendest deinen Zug
   *[other] { $who } beendet den Zug
 } im Höhleneingang, mit { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätzen
 } auf der Hand.
sk-end-team = Als Team gewinnen: { $whom }. Einer beendet den Zug im Höhleneingang mit drei Schätzen.
sk-end-team-both = Als Team gewinnen: { $whom }. Beide beenden den Zug im Höhleneingang, mit drei Schätzen zusammen.
sk-end-nobody = Niemand kam mit drei Schätzen heraus.
sk-end-stayed = Bis zum Ende geblieben: { $whom }.
sk-end-out = { $who ->
    [you] Du kommst
   *[other] { $who } kommt
 } aus der Höhle heraus, mit { $n ->
    [one] { $n } Schatz.
   *[other] { $n } Schätzen.
 }
sk-end-missing-way = Nur der Weg hinaus fehlte.
sk-end-missing = Es { $n ->
    [one] fehlte noch { $n } Schatz
   *[other] fehlten noch { $n } Schätze
 } und der Weg hinaus.
sk-end-collapsed = Die Höhle stürzt ein und begräbt: { $name }. { $missing }
sk-end-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
 } { $missing }
sk-end-died = { $who ->
    [you] Du stirbst
   *[other] { $who } stirbt
 } in der Höhle. { $missing }
sk-end-last-turn = Der letzte vereinbarte Zug ist vorbei. { $missing }
sk-column--treasures = Schätze
sk-column--tiles = Entdeckte Gänge
sk-column--slain = Erlegte Monster
sk-column--disarmed = Entschärfte Fallen
sk-column--hits = Treffer mit Würfen
sk-column--deaths = Tode
