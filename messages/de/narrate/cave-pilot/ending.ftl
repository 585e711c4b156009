### Cave Pilot 55: the end.

cp-points = Ansehen
cp-measure = Das Ansehen, wenn das Spiel in diesem Augenblick geendet hätte: Flugzeuge im Ausgang haben ihren Bonus für die Höhle schon.
cp-amount = { $n } Ansehen
cp-end-crashed = Abgestürzt: { $whom }. Wer ausscheidet, landet hinter allen anderen, gleich mit wie viel Ansehen.
cp-end-stuck = Stecken geblieben: { $whom }. Wer ausscheidet, landet hinter allen anderen, gleich mit wie viel Ansehen.
cp-end-all-lost = Alle Flugzeuge sind verloren, also gewinnt niemand.
cp-end-only = Nur { $who ->
    [you] du bist
   *[other] { $who } ist
 } noch in der Luft.
cp-end-most = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } das meiste Ansehen: { $n }.
cp-end-shared = { $whom }: je { $n } Ansehen und { $credits } Credits. Der Sieg ist geteilt.
cp-end-shared-place = { $whom }: je { $n } Ansehen und { $credits } Credits, gemeinsam auf dem { $place } Platz.
cp-end-credits = { $both }: beide mit { $n } Ansehen. { $who ->
    [you] Du hast
   *[other] { $who } hat
 } mehr Credits übrig, { $more } zu { $less }, und { $who ->
    [you] belegst
   *[other] belegt
 } den { $place } Platz.
cp-end-team = Zusammen mehr Ansehen, { $more } zu { $less }: { $whom }. Die höhere Summe gewinnt.
cp-end-team-credits = Beide Teams haben { $n } Ansehen. Zusammen mehr Credits, { $more } zu { $less }, und damit den Sieg: { $whom }.
cp-end-team-shared = Beide Teams haben { $n } Ansehen und { $credits } Credits, also teilen sich alle vier den Sieg.
cp-end-team-only = Das einzige Team, das noch ein Flugzeug hat: { $whom }.
cp-end-no-title = { $who ->
    [you] Du erreichst
   *[other] { $who } erreicht
 } den Ausgang nicht, also gibt es keinen Titel.
cp-end-title = { $who ->
    [you] Du erreichst
   *[other] { $who } erreicht
 } den Ausgang mit { $n } Ansehen. Titel: { $title }. { $short } mehr hätten für den nächsten gereicht: { $next }.
cp-end-title-best = { $who ->
    [you] Du erreichst
   *[other] { $who } erreicht
 } den Ausgang mit { $n } Ansehen. Titel: { $title }. Einen höheren gibt es nicht.
cp-end-mail = Die ganze Post ist durchgekommen: Alle Flugzeuge haben rechtzeitig den Ausgang erreicht.
cp-end-mail-lost = Die Post ist verloren: { $home } von { $all } Flugzeugen haben rechtzeitig den Ausgang erreicht.
cp-end-purge = Die Brut ist vertrieben: { $cleared } Brutkarten sind geräumt.
cp-end-purge-lost = Die Brut lebt weiter: { $cleared } von 5 Brutkarten sind geräumt, und { $lost } von { $all } Flugzeugen sind verloren.
cp-end-water = Das Wasser war zu langsam: { $home } von { $all } Flugzeugen haben den Ausgang erreicht.
cp-end-water-lost = Das Wasser war schneller: Nur { $home } von { $all } Flugzeugen haben den Ausgang erreicht.
cp-end-grade = { $n } Ansehen je Pilot ergeben { $grade }. Zusammen { $short } mehr wären { $next } gewesen.
cp-end-grade-best = { $n } Ansehen je Pilot ergeben { $grade }. Eine höhere Auszeichnung gibt es nicht.
cp-column--yellow = Gelbe Höhlen
cp-column--orange = Orangefarbene Höhlen
cp-column--red = Rote Höhlen
cp-column--other = Sonst
cp-column--lost = Verloren
cp-column--bonus = Bonus
cp-column--passed = Bestanden
cp-column--failed = Nicht bestanden
cp-column--credits = Credits
