### Page: Cave Pilot 55, the set-up.

page-pilotsetup-game = Spiel
page-pilotsetup-caves = Höhlen
page-pilotsetup-length = Länge
page-pilotsetup-house-rules = Hausregeln
page-pilotsetup-for-one = Für eine Person.
page-pilotsetup-for-players = Für { $n } Personen.
page-pilotsetup-for-range = Für { $fewest } bis { $most } Personen.
page-pilotsetup-own = Eigene
page-pilotsetup-own-text = Wähle die Höhlen einzeln aus.
page-pilotsetup-own-cards = Karten des Stapels
page-pilotsetup-own-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
page-pilotsetup-own-too-few = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }; mindestens { $least } sind nötig
page-pilotsetup-colour--yellow = Gelb
page-pilotsetup-colour--orange = Orange
page-pilotsetup-colour--red = Rot
page-pilotsetup-deck-caves = Höhlen: { $deck }
page-pilotsetup-deck-count = { $n } davon
page-pilotsetup-deck-chosen = { $n ->
    [one] { $n } gewählte Höhle
   *[other] { $n } gewählte Höhlen
 }
page-pilotsetup-deck-length = Länge: { $length }
page-pilotsetup-preset--usual = Standardflug
page-pilotsetup-preset--first = Erster Flug
page-pilotsetup-preset--quick = Kurzer Hüpfer
page-pilotsetup-preset--together = Gemeinsam
page-pilotsetup-preset--alone = Solo
page-pilotsetup-preset--inferno = Inferno
page-pilotsetup-preset-text--usual = Zwölf sanfte Höhlen, jeder für sich. So spielen die meisten.
page-pilotsetup-preset-text--first = Zehn Höhlen zum Lernen, keine tückischen Karten, Anfängerbots.
page-pilotsetup-preset-text--quick = Acht Höhlen in einer halben Stunde.
page-pilotsetup-preset-text--together = Nachtpost: Niemand gewinnt, wenn nicht jedes Flugzeug seine Post hinausbringt.
page-pilotsetup-preset-text--alone = Ein Flugzeug, sechzehn Höhlen und ein Titel dafür, wie gut du warst.
page-pilotsetup-preset-text--inferno = Sechzehn orangefarbene und rote Höhlen und starke Bots. Für Asse.
