### Page: Cave Pilot 55.

## Cave Pilot 55, who and where

page-pilot-you = Du
page-pilot-seat = Platz { $n }
page-pilot-and = { $first } und { $last }
page-pilot-or = { $first } oder { $last }
page-pilot-plus = { $first } plus { $second }
page-pilot-plane-of = { $who ->
    [you] dein Flugzeug
   *[other] das Flugzeug von { $who }
 }
page-pilot-ceiling = Decke { $column }
page-pilot-floor = Boden { $column }
page-pilot-place--entrance = Eingang
page-pilot-place--exit = Ausgang
page-pilot-place--outside = vor der Höhle
page-pilot-place--out = ausgeschieden
page-pilot-colour--yellow = gelb
page-pilot-colour--orange = orange
page-pilot-colour--red = rot
page-pilot-part-name--upper = oben
page-pilot-part-name--lower = unten
page-pilot-part-name--web = Netz
page-pilot-part-name--spider = Spinne
page-pilot-part-name--tendrils = Ranken
page-pilot-part-name--maw = Schlund
page-pilot-empty = { $place }, leer.
page-pilot-empty-spot = { $spot }: { $place }, leer.
page-pilot-cave-at = { $title }, { $place }, { $colour }.
page-pilot-there = Dort: { $planes }.
page-pilot-gate-there = { $gate }. Dort: { $planes }.
page-pilot-gate = { $gate }.
page-pilot-plane-at = { $plane }, { $place }.
page-pilot-red-cubes = { $n ->
    [one] { $n } rotes Klötzchen.
   *[other] { $n } rote Klötzchen.
 }
page-pilot-harder-now = Jetzt um { $n } schwerer.
page-pilot-cleared = Geräumt.
page-pilot-cleared-stamp = geräumt
page-pilot-flooded = Unter Wasser.
page-pilot-chance-to-pass = Chance zu bestehen: { $chances }.
page-pilot-percent-spoken = { $n } Prozent
page-pilot-percent = { $n } %
page-pilot-can-be-chosen = Wählbar.
page-pilot-named-at = { $title } ({ $spot })
page-pilot-shelf = Laden { $shelf }
page-pilot-row = Reihe { $row }
page-pilot-stock--fuel = Treibstoff
page-pilot-stock--missile = Rakete
page-pilot-stock--missiles = Raketen
page-pilot-stock-of = { $stock }: { $n }
page-pilot-stock-of-most = { $stock }: { $n } von { $most }
page-pilot-the-die--yellow = Der gelbe Würfel
page-pilot-the-die--orange = Der orangefarbene Würfel
page-pilot-give = { $item } geben
page-pilot-take = { $item } nehmen
page-pilot-nothing = nichts
page-pilot-property-of = { $who ->
    [you] { $property } bei dir
   *[other] { $property } bei { $who }
 }
page-pilot-pushed--forward = { $who ->
    [you] Dein Flugzeug vorwärts
   *[other] Das Flugzeug von { $who } vorwärts
 }
page-pilot-pushed--backward = { $who ->
    [you] Dein Flugzeug rückwärts
   *[other] Das Flugzeug von { $who } rückwärts
 }
page-pilot-player-sentence = { $name }: { $reputation } Ansehen, { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
 }, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }, { $values }; { $place }.
page-pilot-choices-left = { $picked }. { $n ->
    [one] { $n } Möglichkeit.
   *[other] { $n } Möglichkeiten.
 }
page-pilot-go-on = Weiter
page-pilot-cards-to-lay = Höhlenkarten zum Anlegen
page-pilot-shop = Höhlenladen
page-pilot-shop-short = Laden
page-pilot-shop-open = Einkaufen
page-pilot-shop-look = Laden ansehen
page-pilot-my-mat = Mein Tableau
page-pilot-on-turn-round = { $who ->
    [you] Du bist am Zug, Runde { $round }.
   *[other] { $who } ist am Zug, Runde { $round }.
 }
page-pilot-the-cave = Die Höhle. Pfeiltasten gehen von Ort zu Ort, Enter wählt, t geht zur nächsten Möglichkeit, Escape nimmt zurück.

## Cave Pilot 55, what is printed

page-pilot-die--yellow = den gelben Würfel
page-pilot-die--orange = den orangefarbenen Würfel
page-pilot-must-beat = { $left } gegen { $right }
page-pilot-no-damage = kein Schaden
page-pilot-hits-on = { $n } Treffer auf { $symbol }
page-pilot-reputation-lost = { $n } Ansehen verloren
page-pilot-cards-lost = { $n ->
    [one] { $n } ganze Erkundungskarte verloren
   *[other] { $n } ganze Erkundungskarten verloren
 }
page-pilot-hits-shown--yellow = so viele Treffer, wie der gelbe Würfel zeigt
page-pilot-hits-shown--orange = so viele Treffer, wie der orangefarbene Würfel zeigt
page-pilot-blown-back = zurückgeweht
page-pilot-part = { $challenge }. Bestanden: { $reputation } Ansehen. Misslungen: { $penalty }.
page-pilot-part-named = { $part }: { $challenge }. Bestanden: { $reputation } Ansehen. Misslungen: { $penalty }.
page-pilot-reach--row = { $range } entlang der Reihe
page-pilot-reach--ahead = { $range } voraus
page-pilot-reach--behind = { $range } dahinter
page-pilot-reach--all = { $range } rundum
page-pilot-taken-times = Wird { $n }-mal abgehandelt.
page-pilot-attacks-in-range = Greift Flugzeuge in Reichweite an: { $reach }.
page-pilot-wind = Der gelbe Würfel wählt die Zeile: bei 0 oder 2 die obere. Bestanden: { $range } Felder weitergeweht; misslungen: { $range } zurück.
page-pilot-two-parts = Zwei Teile nacheinander; wer den ersten besteht, darf den zweiten auslassen und landen.
page-pilot-ooze = Nach dem Betreten sind Karten in Reichweite ({ $reach }) eine Weile um { $adds } schwerer.
page-pilot-aura = Karten in Reichweite ({ $reach }) sind um { $adds } schwerer.
page-pilot-upgrade-mark = Ausbauzeichen: Lande hier, um im Laden zu handeln.
page-pilot-explore-mark = Erkundungszeichen: Lande hier, um zu erkunden.
page-pilot-brood = Eine Höhle der Brut.
page-pilot-scenario--night-mail = Nachtpost
page-pilot-scenario--purge = Jagd auf die Brut
page-pilot-scenario--rising-water = Steigendes Wasser
page-pilot-scenario-text--night-mail = Jedes Flugzeug trägt Post. Alle müssen ankommen, spätestens zwei volle Runden nach der Runde, in der das erste ankam. Wer abstürzt oder feststeckt, verliert die Post und damit das Spiel.
page-pilot-scenario-text--purge = Wer eine Herausforderung einer Brutkarte besteht, legt ein rotes Klötzchen darauf; drei räumen die Karte, und alle gewinnen ein Ansehen. Räumt mindestens fünf der sechs und verliert höchstens ein Flugzeug.
page-pilot-scenario-text--rising-water = Ab dem Ende der vierten Runde steigt das Wasser jede Runde um eine Spalte: 2 Treffer für jedes Flugzeug dort oder dahinter, und überflutete Karten geben kein Ansehen, keinen Ausbau und nichts zu erkunden. Alle Flugzeuge bis auf eines müssen ankommen; von zweien beide.

## Cave Pilot 55, what can be done

page-pilot-title-lay = Anlegen: { $cave }
page-pilot-title--shop = Laden
page-pilot-title--missiles = Raketen
page-pilot-title--fly = Fliegen
page-pilot-title--which-card = Welche Karte
page-pilot-title--exploration = Erkundung
page-pilot-title--trade = Tausch
page-pilot-title--turn = Zug
page-pilot-verb--continue = Den zweiten Teil angehen
page-pilot-verb--again = Noch einmal würfeln
page-pilot-verb--agree = Zustimmen
page-pilot-verb--stay = Bleiben
page-pilot-verb--hover = Schweben
page-pilot-verb--scrapyard = Schrottplatz, 1 Credit
page-pilot-verb--extra-free = Zusatzrunde fliegen
page-pilot-verb--extra-fuel = Zusatzrunde, 1 Treibstoff
page-pilot-verb--extra-tank = Zusatzrunde, Reservetank
page-pilot-verb--extra-gyro = Zusatzrunde, Gyro
page-pilot-verb--explore = Erkunden
page-pilot-verb--buy-fuel = Treibstoff, 3
page-pilot-verb--buy-missile = Rakete, 3
page-pilot-verb--trade = Tausch anbieten
page-pilot-verb--begin-refresh = Laden auffrischen
page-pilot-verb--begin-fire = Feuern
page-pilot-verb--begin-move = Fliegen
page-pilot-verb--begin-land = Landen
page-pilot-verb--land = Landen
page-pilot-verb--ignore = Auslassen und landen
page-pilot-verb--stop = Hier aufhören
page-pilot-verb--pass = Weiter
page-pilot-verb--refuse = Ablehnen
page-pilot-verb--end-turn = Zug beenden
page-pilot-verb--give-up = Aufgeben
page-pilot-slot-holds = { $slot }: { $title }, { $value }

## Cave Pilot 55, a closer look

page-pilot-lore-cubes = Rote Klötzchen: { $n }. Jedes zieht 1 vom Wurf ab.
page-pilot-lore-harder = Jetzt um { $n } schwerer durch das, was in der Nähe liegt.
page-pilot-lore-ooze = Der Schleim fließt.
page-pilot-lore-flooded = Unter Wasser: kein Ansehen, nichts zu tun nach der Landung.
page-pilot-lore-odds = Du hättest { $left }: { $chances } Chance zu bestehen.
page-pilot-lore-handled = Du hast sie schon abgehandelt: nichts zu fürchten.
page-pilot-lore-with-this = Mit dem, was du hast: { $chances } Chance zu bestehen.
page-pilot-lore-exit = Der Ausgang
page-pilot-lore-exit-text = Wer hindurchfliegt, ist am Ziel. Der Lohn: ein Drittel der Höhlenkarten.
page-pilot-lore-entrance = Der Eingang
page-pilot-lore-entrance-text = Hier kannst du zwei Züge lang ausbauen und erkunden, einen dritten auf dem Schrottplatz für 1 Credit.
page-pilot-lore-nothing = { $place }: Hier liegt noch nichts.

## Cave Pilot 55, cards and mats

page-pilot-my-caves = Meine Höhlenkarten
page-pilot-caves = Höhlenkarten
page-pilot-hand-cave = { $title }, { $colour }.
page-pilot-hand-chances = Mit dem, was du hast: { $chances } Prozent Chance zu bestehen.
page-pilot-can-be-laid = Kann angelegt werden.
page-pilot-lay-it = Anlegen ({ $key })
page-pilot-no-caves = Keine Höhlenkarten mehr.
page-pilot-challenge = Die Herausforderung
page-pilot-action-of = { $n } von { $all }
page-pilot-what-it-has = Was das Flugzeug hat
page-pilot-what-was-needed = Was nötig war
page-pilot-what-is-fixed = Aufgedruckte Zahl, was in der Nähe liegt, weniger rote Klötzchen
page-pilot-to-pass = { $chance } % Chance
page-pilot-rolled-undoable = Gewürfelt; eine Karte kann es noch ändern.
page-pilot-step--refresh = Ladenschritt
page-pilot-step--fire = Raketenschritt
page-pilot-step--move = Flugschritt
page-pilot-step--handle = Herausforderungen
page-pilot-step--extra = Zusatzrunden
page-pilot-step--land = Landung
page-pilot-in-all-turns = In allen Zügen: { $steps }.
page-pilot-in-own-turn = Im eigenen Zug: { $steps }.
page-pilot-permanent = dauerhaft, hält { $n } Treffer aus
page-pilot-uses-left = { $n ->
    [one] noch { $n } Benutzung
   *[other] noch { $n } Benutzungen
 }
page-pilot-any-turn = jeder Zug
page-pilot-always-on = immer aktiv
page-pilot-can-be-used = Benutzbar.
page-pilot-type-value = { $type }: { $value }
page-pilot-credits = Credits
page-pilot-credits-read = {""} Credits
page-pilot-slot-free = { $slot }: frei
page-pilot-slot-free-choosable = { $slot }: frei. Wählbar.
page-pilot-free = frei
page-pilot-slot-card = { $slot }: { $value } { $title }
page-pilot-slot-hits = { $n } Treffer
page-pilot-slot-maintained = mit Wartung
page-pilot-shop-upgrade = { $value } { $title }: { $property }, kostet { $price }.
page-pilot-shop-maintenance = +1 { $title }: 1 mehr, kostet { $price }.
page-pilot-reserved-by = Reserviert von { $name }.
page-pilot-can-be-bought = Kaufbar.
page-pilot-reserved = reserviert
page-pilot-draw-row = Reihe { $row }: +1 Karte für 1. Noch { $n } im Stapel; eine aufzudecken kostet 1 Credit.
page-pilot-refresh-row = Reihe { $row }: auffrischen. Noch { $n } im Stapel.
page-pilot-draw-one = eine Karte mehr für 1 Credit
page-pilot-refresh = auffrischen
page-pilot-pile-left = noch { $n }
page-pilot-missile-chances = Chancen der Rakete

## Cave Pilot 55, what just happened

page-pilot-just-happened = Was gerade geschah
page-pilot-reputation = Ansehen
page-pilot-gone = weg
page-pilot-is-out = { $name }: ausgeschieden
page-pilot-no-effect = ohne Wirkung
page-pilot-line--upper = Obere Zeile
page-pilot-line--lower = Untere Zeile
page-pilot-passed = Bestanden
page-pilot-failed = Misslungen
page-pilot-about-to-roll = Gleich rollen die Würfel …
page-pilot-missile-at = { $name } → { $target }
page-pilot-in-the-air = in der Luft …
page-pilot-card-used = { $name }: <b>{ $card }</b>

## Cave Pilot 55, players

page-pilot-player-at = { $name }, Platz { $letter }
page-pilot-partner = Partner
page-pilot-thinking = denkt nach …
page-pilot-decides = entscheidet
page-pilot-on-turn = am Zug
page-pilot-reputation-read = {""} Ansehen
page-pilot-missiles = Raketen
page-pilot-credits-title = Credits
page-pilot-out-of-the-game = Ausgeschieden
page-pilot-through-the-exit = Durch den Ausgang
page-pilot-mat = Tableau
page-pilot-mat-explorations = Tableau, { $explorations ->
    [one] { $explorations } Erkundungskarte
   *[other] { $explorations } Erkundungskarten
 }
page-pilot-mat-caves = Tableau, { $caves ->
    [one] { $caves } Höhlenkarte
   *[other] { $caves } Höhlenkarten
 }
page-pilot-mat-both = Tableau, { $explorations ->
    [one] { $explorations } Erkundungskarte
   *[other] { $explorations } Erkundungskarten
 }, { $caves ->
    [one] { $caves } Höhlenkarte
   *[other] { $caves } Höhlenkarten
 }
page-pilot-track = Ansehen: { $all }. Mit 55 gibt es den Titel Cave Pilot 55.
page-pilot-how-it-stands = Wie es steht
page-pilot-first-token = Startspielerstein
page-pilot-first = 1.
page-pilot-through = am Ziel
page-pilot-out = ausgeschieden
page-pilot-round = Runde
page-pilot-round-now = Runde <b>{ $n }</b>
page-pilot-to-lay-title = Höhlenkarten, die noch anzulegen sind
page-pilot-exit-open = Ausgang offen
page-pilot-to-lay = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
 }
page-pilot-final-round = Letzte Runde
page-pilot-water-at = Wasser bei { $n }

## Cave Pilot 55, the aim and the end

page-pilot-aim = Worum es geht
page-pilot-the-flight = Der Flug
page-pilot-aims--team = Partner sitzen einander gegenüber und zählen ihr Ansehen zusammen.
page-pilot-aims--solo = Komm mit so viel Ansehen wie möglich durch die Höhle.
page-pilot-aims--others = Das meiste Ansehen gewinnt. Wer abstürzt oder feststeckt, hat verloren.
page-pilot-title-below = { $title } unter { $n }
page-pilot-title-from = { $title } ab { $n }
page-pilot-broods-cleared = <b>{ $n } von 5</b> Bruthöhlen geräumt.
page-pilot-grades = Silber ab { $silver }, Gold ab { $gold } Ansehen im Schnitt.
page-pilot-exit-bonus = Durch den Ausgang: <gain>+{ $n }</gain>, wie die Höhle jetzt steht.
page-pilot-pile-caves = Im Stapel: { $n ->
    [one] { $n } Höhle.
   *[other] { $n } Höhlen.
 }
page-pilot-pile-holds = Im Stapel: { $caves }.
page-pilot-of-colour--yellow = { $n } gelbe
page-pilot-of-colour--orange = { $n } orangefarbene
page-pilot-of-colour--red = { $n } rote
page-pilot-no-title = Kein Titel: Das Flugzeug kam nicht durch

## Cave Pilot 55, keys

page-pilot-key--arrows = von Ort zu Ort in der Höhle
page-pilot-key--enter = wählen
page-pilot-key--t = das nächste Wählbare
page-pilot-key--esc = zurücknehmen
page-pilot-key--digits = eine Höhlenkarte nehmen
page-pilot-key--d = fertig: weiter, landen, Zug beenden
page-pilot-key--e = Zusatzrunde, erkunden
page-pilot-key--s = bleiben, schweben, Schrottplatz
page-pilot-key--g = noch einmal würfeln, zweiter Teil, zustimmen
page-pilot-key--fb = Treibstoff kaufen, Rakete kaufen
page-pilot-key--h = zeigen, wo ich bin
page-pilot-key--m = alles, was ich tun kann, lang oder kurz
page-pilot-key--zoom = Zoom, ganze Höhle

## Cave Pilot 55, long words of the cards, and where they may be broken

page-pilot-breaks = Asbest|mantel Ausge|glichenes Beta|tuch|schild Birken|schicht|holz Cyber|angriff Dampf|turbine Duralumin|haut Eisen|kuppel Enten|flügel Faraday|scher Fleder|maus|flügel Fowler|klappen Funk|peiler Glimmer|gitter Gutta|percha|schürze Har|nisch Harvey|stahl Herolds|trompete Kassen|buch Keramik|mosaik Kessel|blech Knick|flügel Kraft|magnet Leit|system Lombard|pfand Magnet|kompass Magnet|über|reder Naphtha|diesel Pedal|dynamo Polar|licht|schild Puls|strahl|trieb|werk Quarz|ablenker Ram|bouil|let Rauch|kanister Reihen|motor Reserve|tank Schall|angriff Schwarz|lose Segel|tuch|schirm Sieben|zylinder Signal|pistole Stern|motor Stoß|fänger Trag|flächen|ver|windung Umlauf|motor Ver|besserter Wasser|waage Wende|zeiger Wootz|panzer Zemen|tierte Zinn|ver|kleidung Zufalls|leucht|kugel
page-pilot-give-up-ask = Aufgeben? Dein Flug endet hier.
page-pilot-give-up-yes = Aufgeben
