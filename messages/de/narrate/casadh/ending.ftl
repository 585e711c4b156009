### The Caves of Casadh: the end.

cc-points = Schätze
cc-measure = Der Wert der Schätze, die jeder lebende Höhlenforscher in diesem Augenblick hat, als kämen alle damit heraus; die Toten haben nichts.
cc-amount = Schätze im Wert von { $value }
cc-end-died-alone = { $who ->
    [you] Du bist
   *[other] { $who } ist
 } in den Höhlen gestorben, und der Fund ist verloren.
cc-end-nobody = Niemand kam lebend heraus, also gewinnt niemand.
cc-end-alone = { $who ->
    [you] Du kommst
   *[other] { $who } kommt
 } lebend heraus, mit Schätzen im Wert von { $value }.
cc-end-only = Nur { $who ->
    [you] du kommst
   *[other] { $who } kommt
 } lebend heraus.
cc-end-most = { $who ->
    [you] Du bringst
   *[other] { $who } bringt
 } mehr heraus als alle anderen Überlebenden: Schätze im Wert von { $value }.
cc-end-dead = In den Höhlen gestorben: { $whom }. Gewinnen kann nur, wer lebend herauskommt.
cc-end-shared = Gleichauf: { $whom }, mit je Schätzen im Wert von { $value }, { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkten
 } und { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenständen
 }. Der Sieg ist geteilt.
cc-end-shared-place = Gleichauf auf dem { $place } Platz: { $whom }, mit je Schätzen im Wert von { $value }, { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkten
 } und { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenständen
 }.
cc-end-health = { $both }: beide mit Schätzen im Wert von { $value }. { $who ->
    [you] Du hast
   *[other] { $who } hat
 } mehr Lebenspunkte, { $more } zu { $less }, und { $who ->
    [you] belegst
   *[other] belegt
 } den { $place } Platz.
cc-end-items = { $both }: beide mit Schätzen im Wert von { $value } und { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkten
 }. { $who ->
    [you] Du hast
   *[other] { $who } hat
 } weniger Gegenstände, { $less } zu { $more }, und { $who ->
    [you] belegst
   *[other] belegt
 } den { $place } Platz.
cc-column--found = Gefunden
cc-column--collected = Aufgehoben
cc-column--surface = An der Oberfläche
cc-column--dropped = Fallen gelassen
cc-column--lost = Im Tod verloren
cc-column--health = Lebenspunkte
cc-column--items = Gegenstände
