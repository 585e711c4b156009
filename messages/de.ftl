### Alles, was Karst sagt, auf Deutsch. Wie die englische Datei aufgebaut ist, steht an ihrem Anfang.

## Kleine Wörter

say-list-two = { $first } und { $last }
say-that = das { $words }
say-that-but = das { $words }, aber { $worst }

## Cave Troll: Namen

ct-area--R01 = Nordwestgruft
ct-area--R02 = Pilzgalerie
ct-area--R03 = Nordhalle
ct-area--R04 = Flechtengalerie
ct-area--R05 = Nordostgruft
ct-area--R06 = Tropfgang
ct-area--R07 = Geröllgang
ct-area--R08 = Kieselgang
ct-area--R09 = Sickergang
ct-area--R10 = Beinkapelle
ct-area--R11 = Seilabsatz
ct-area--R12 = Leiterabsatz
ct-area--R13 = Westbau
ct-area--R14 = Gluthöhle
ct-area--R15 = Aschenhöhle
ct-area--R16 = Ostbau
ct-area--R17 = Versunkener Hort
ct-area--R18 = Spiegelhöhle
ct-area--R19 = Kristallhöhle
ct-area--R20 = Gefluteter Hort
ct-area--R21 = Rattenloch
ct-area--R22 = Trollthron
ct-area--R23 = Fledermausloch
ct-area--R24 = Alte Mine
ct-area--R25 = Verlorene Mine
ct-area--R26 = Niederer Kriechgang
ct-area--R27 = Nasser Kriechgang
ct-area--R28 = Vorkammer
ct-area--R29 = Südwestkeller
ct-area--R30 = Wurzelhöhle
ct-area--R31 = Mooshöhle
ct-area--R32 = Südostkeller
ct-area--R33 = Südhalle
ct-area--E1 = Nordwesttreppe
ct-area--E2 = Nordosttreppe
ct-area--E3 = Südosttreppe
ct-area--E4 = Südwesttreppe
ct-area--P1 = Westgrube
ct-area--P2 = Große Grube
ct-area--P3 = Ostgrube
ct-artifact--chalice = Kelch des Lebens
ct-artifact--cloak = Tarnmantel
ct-artifact--sword = Schwert Orkfluch
ct-artifact--boots = Stiefel der Eile
ct-artifact--scroll = Schriftrolle der Verbannung
ct-artifact--tally = Kerbstein
ct-kind--adventurer = Abenteurer
ct-the--adventurer = der Abenteurer
ct-the-object--adventurer = den Abenteurer
ct-figure--adventurer = { $who ->
    [you] dein Abenteurer
   *[other] der Abenteurer von { $who }
 }
ct-figure-object--adventurer = { $who ->
    [you] deinen Abenteurer
   *[other] den Abenteurer von { $who }
 }
ct-kind--barbarian = Barbar
ct-the--barbarian = der Barbar
ct-the-object--barbarian = den Barbaren
ct-figure--barbarian = { $who ->
    [you] dein Barbar
   *[other] der Barbar von { $who }
 }
ct-figure-object--barbarian = { $who ->
    [you] deinen Barbaren
   *[other] den Barbaren von { $who }
 }
ct-kind--thief = Dieb
ct-the--thief = der Dieb
ct-the-object--thief = den Dieb
ct-figure--thief = { $who ->
    [you] dein Dieb
   *[other] der Dieb von { $who }
 }
ct-figure-object--thief = { $who ->
    [you] deinen Dieb
   *[other] den Dieb von { $who }
 }
ct-kind--knight = Ritter
ct-the--knight = der Ritter
ct-the-object--knight = den Ritter
ct-figure--knight = { $who ->
    [you] dein Ritter
   *[other] der Ritter von { $who }
 }
ct-figure-object--knight = { $who ->
    [you] deinen Ritter
   *[other] den Ritter von { $who }
 }
ct-kind--dwarf = Zwerg
ct-the--dwarf = der Zwerg
ct-the-object--dwarf = den Zwerg
ct-figure--dwarf = { $who ->
    [you] dein Zwerg
   *[other] der Zwerg von { $who }
 }
ct-figure-object--dwarf = { $who ->
    [you] deinen Zwerg
   *[other] den Zwerg von { $who }
 }
ct-kind--cave-troll = Höhlentroll
ct-the--cave-troll = der Höhlentroll
ct-the-object--cave-troll = den Höhlentroll
ct-figure--cave-troll = { $who ->
    [you] dein Höhlentroll
   *[other] der Höhlentroll von { $who }
 }
ct-figure-object--cave-troll = { $who ->
    [you] deinen Höhlentroll
   *[other] den Höhlentroll von { $who }
 }
ct-kind--orc = Ork
ct-the--orc = der Ork
ct-the-object--orc = den Ork
ct-figure--orc = { $who ->
    [you] dein Ork
   *[other] der Ork von { $who }
 }
ct-figure-object--orc = { $who ->
    [you] deinen Ork
   *[other] den Ork von { $who }
 }
ct-kind--wraith = Geist
ct-the--wraith = der Geist
ct-the-object--wraith = den Geist
ct-figure--wraith = { $who ->
    [you] dein Geist
   *[other] der Geist von { $who }
 }
ct-figure-object--wraith = { $who ->
    [you] deinen Geist
   *[other] den Geist von { $who }
 }
ct-kind--berserker = Berserker
ct-the--berserker = der Berserker
ct-the-object--berserker = den Berserker
ct-figure--berserker = { $who ->
    [you] dein Berserker
   *[other] der Berserker von { $who }
 }
ct-figure-object--berserker = { $who ->
    [you] deinen Berserker
   *[other] den Berserker von { $who }
 }
ct-kind--assassin = Meuchler
ct-the--assassin = der Meuchler
ct-the-object--assassin = den Meuchler
ct-figure--assassin = { $who ->
    [you] dein Meuchler
   *[other] der Meuchler von { $who }
 }
ct-figure-object--assassin = { $who ->
    [you] deinen Meuchler
   *[other] den Meuchler von { $who }
 }
ct-kind--paladin = Paladin
ct-the--paladin = der Paladin
ct-the-object--paladin = den Paladin
ct-figure--paladin = { $who ->
    [you] dein Paladin
   *[other] der Paladin von { $who }
 }
ct-figure-object--paladin = { $who ->
    [you] deinen Paladin
   *[other] den Paladin von { $who }
 }
ct-kind--giant-slayer = Riesentöter
ct-the--giant-slayer = der Riesentöter
ct-the-object--giant-slayer = den Riesentöter
ct-figure--giant-slayer = { $who ->
    [you] dein Riesentöter
   *[other] der Riesentöter von { $who }
 }
ct-figure-object--giant-slayer = { $who ->
    [you] deinen Riesentöter
   *[other] den Riesentöter von { $who }
 }
ct-kind--rampaging-troll = Wütender Troll
ct-the--rampaging-troll = der wütende Troll
ct-the-object--rampaging-troll = den wütenden Troll
ct-figure--rampaging-troll = { $who ->
    [you] dein wütender Troll
   *[other] der wütende Troll von { $who }
 }
ct-figure-object--rampaging-troll = { $who ->
    [you] deinen wütenden Troll
   *[other] den wütenden Troll von { $who }
 }
ct-kind--grunt = Orkkrieger
ct-the--grunt = der Orkkrieger
ct-the-object--grunt = den Orkkrieger
ct-figure--grunt = { $who ->
    [you] dein Orkkrieger
   *[other] der Orkkrieger von { $who }
 }
ct-figure-object--grunt = { $who ->
    [you] deinen Orkkrieger
   *[other] den Orkkrieger von { $who }
 }
ct-kind--siren-banshee = Sirenen-Banshee
ct-the--siren-banshee = die Sirenen-Banshee
ct-the-object--siren-banshee = die Sirenen-Banshee
ct-figure--siren-banshee = { $who ->
    [you] deine Sirenen-Banshee
   *[other] die Sirenen-Banshee von { $who }
 }
ct-figure-object--siren-banshee = { $who ->
    [you] deine Sirenen-Banshee
   *[other] die Sirenen-Banshee von { $who }
 }

## Cave Troll: Karten

ct-card-adventurer = { $icons ->
    [0] Abenteurer
    [one] Abenteurer mit { $icons } Symbol
   *[other] Abenteurer mit { $icons } Symbolen
 }
ct-card-treasure = Schatz
ct-card-score = Raum werten
ct-card-find = Artefakt finden

## Cave Troll: was geschah

ct-starts = { $who ->
    [you] Du hast den ersten Zug.
   *[other] { $who } hat den ersten Zug.
 }
ct-dealt = { $who ->
    [you] Du hast { $card } auf der Hand.
   *[other] { $who } hat { $card } auf der Hand.
 }
ct-turn-begins = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
 }: { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
 }
ct-turn-ended = { $who ->
    [you] Du beendest den Zug
   *[other] { $who } beendet den Zug
 }; { $unused ->
    [one] { $unused } Aktion bleibt übrig.
   *[other] { $unused } Aktionen bleiben übrig.
 }
ct-drew = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
 }
ct-drew-a-card = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
 }
ct-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
 }
ct-placed = { $figure } kommt nach { $place }.
ct-chest-placed = { $who ->
    [you] Deine Schatztruhe kommt nach { $place }.
   *[other] Die Schatztruhe von { $who } kommt nach { $place }.
 }
ct-moves = { $figure } geht von { $from } nach { $to }.
ct-flees = { $figure } flieht von { $from } nach { $to }.
ct-pushed = { $figure } wird von { $from } nach { $to } gedrängt.
ct-driven = { $figure } wird von { $from } nach { $to } getrieben.
ct-pulled = { $figure } wird von { $from } nach { $to } gelockt.
ct-banished = { $figure } wird von { $from } nach { $to } verbannt.
ct-discarded = { $figure } geht in { $place } verloren.
ct-chest-lost = { $who ->
    [you] Deine Schatztruhe geht in { $place } verloren.
   *[other] Die Schatztruhe von { $who } geht in { $place } verloren.
 }
ct-found = { $who ->
    [you] Du findest: { $artifact }.
   *[other] { $who } findet: { $artifact }.
 }
ct-found-something = { $who ->
    [you] Du findest ein Artefakt und behältst es verdeckt.
   *[other] { $who } findet ein Artefakt und behält es verdeckt.
 }
ct-used = { $who ->
    [you] Du benutzt: { $artifact }.
   *[other] { $who } benutzt: { $artifact }.
 }
ct-room-unpaid = { $place } ist { $gold } Gold wert, und niemand herrscht dort.
ct-share = { $who ->
    [you] dir { $gold }
   *[other] { $who } { $gold }
 }
ct-room-paid = { $place } bringt { $shares } Gold.
ct-board-scored = Der ganze Plan wird gewertet.
ct-board-scored-last = Der ganze Plan wird zum letzten Mal gewertet.
ct-paid-empty-room = { $who ->
    [you] Du bekommst { $gold } Gold, weil du als Erster in einem leeren Raum bist.
   *[other] { $who } bekommt { $gold } Gold für den ersten Schritt in einen leeren Raum.
 }
ct-paid-ending = { $who ->
    [you] Du bekommst { $gold } Gold, weil du das Spiel beendest.
   *[other] { $who } bekommt { $gold } Gold für das Ende des Spiels.
 }
ct-kept = { $who ->
    [you] Du bekommst { $gold } Gold für ein behaltenes Artefakt: { $artifact }.
   *[other] { $who } bekommt { $gold } Gold für ein behaltenes Artefakt: { $artifact }.
 }
ct-pile-grew = Der Wertungsstapel zeigt { $icons ->
    [one] { $icons } Symbol.
   *[other] { $icons } Symbole.
 }
ct-pile-cleared = Der Wertungsstapel kommt aus dem Spiel.
ct-over-won = Das Spiel ist aus. { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
 }
ct-over-shared = Das Spiel ist aus. { $winners } teilen sich den Sieg.

## Cave Troll: was man tun kann

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

## Cave Troll: worauf das Spiel wartet

ct-ask-start = Es wird bestimmt, wer beginnt.
ct-ask-deal = Die ersten Karten werden verteilt.
ct-ask-action = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
 }: noch { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
 }
ct-ask-card = { $who ->
    [you] Spiele eine deiner zwei Karten.
   *[other] { $who } entscheidet, welche von zwei Karten gespielt wird.
 }
ct-ask-find = { $who ->
    [you] Du findest ein Artefakt.
   *[other] { $who } findet ein Artefakt.
 }
ct-ask-flee = { $who ->
    [you] Ein Höhlentroll kommt nach { $place }! Rette eine deiner Figuren, oder bleibe.
   *[other] { $who } entscheidet, wer aus { $place } flieht.
 }
ct-ask-devour = Der Höhlentroll räumt { $place } leer.
ct-ask-push = { $who ->
    [you] Dein Geist hat { $place } betreten. Er darf jemanden hinausdrängen.
   *[other] { $who } entscheidet, wen der Geist aus { $place } hinausdrängt.
 }
ct-ask-push-must = { $who ->
    [you] Dein Geist hat { $place } betreten. Er muss jemanden hinausdrängen.
   *[other] { $who } entscheidet, wen der Geist aus { $place } hinausdrängt.
 }
ct-ask-rampage = Dein Troll wütet in { $place }: dränge noch { $figures ->
    [one] { $figures } Figur hinaus.
   *[other] { $figures } Figuren hinaus.
 }
ct-ask-rampage-other = { $who ->
    [you] Dein Troll wütet in { $place }.
   *[other] Der Troll von { $who } wütet in { $place }.
 }
ct-ask-walk = { $figure } steht in { $place } und darf noch { $steps ->
    [one] { $steps } Schritt gehen.
   *[other] { $steps } Schritte gehen.
 }
ct-ask-walk-or-stop = { $figure } steht in { $place } und darf noch { $steps ->
    [one] { $steps } Schritt gehen oder anhalten.
   *[other] { $steps } Schritte gehen oder anhalten.
 }
ct-ask-walk-other = { $figure } geht von { $place } weiter.
ct-ask-over = Das Spiel ist aus.
ct-ask-target = { $who } entscheidet, wo { $card } wirkt.
ct-ask-chest = Stelle deine Schatztruhe in einen beliebigen Raum.
ct-ask-score = Wähle den Raum, der gewertet wird.
ct-ask-cave-troll = Stelle deinen Höhlentroll in einen Raum, in dem noch keiner ist.
ct-ask-on-pit = Stelle { $figure } auf eine Grube.
ct-ask-on-entrance = Stelle { $figure } auf einen Eingang.
ct-ask-artifact = Ziehe ein Artefakt.

## Cave Troll: wozu eine Aktion gut ist, nach "das"

ct-gain-gold = bringt { $gold } Gold
ct-cost-gold = { $who ->
    [you] bringt dir { $gold } Gold
   *[other] bringt { $who } { $gold } Gold
 }
ct-cost-figure = kostet { $figure }
ct-gain-lost = treibt { $figure } aus der Höhle
ct-gain-figure = bringt { $figure } in die Höhle
ct-gain-artifact = findet ein Artefakt
ct-gain-icons = bringt die Wertung näher, { $icons ->
    [one] { $icons } Symbol liegt auf dem Stapel
   *[other] { $icons } Symbole liegen auf dem Stapel
 }
ct-gain-room-from = { $who ->
    [you] nimmt dir { $place } für { $gold } ab
   *[other] nimmt { $who } { $place } für { $gold } ab
 }
ct-gain-room = nimmt { $place } für { $gold } ein
ct-gain-pay = macht { $place } zu { $gold } Gold
ct-cost-room-to = { $who ->
    [you] überlässt dir { $place }
   *[other] überlässt { $place } an { $who }
 }
ct-cost-room = gibt { $place } mit { $gold } Gold auf
ct-gain-room-away = { $who ->
    [you] nimmt dir { $place } weg
   *[other] nimmt { $who } { $place } weg
 }

## Cave Troll: der Plan als Text

ct-board-empty = Die Höhle ist leer.
ct-board-pile = Wertungsstapel: { $icons ->
    [one] { $icons } Symbol von 5.
   *[other] { $icons } Symbole von 5.
 }
ct-board-figures = { $figure } ({ $count })
ct-board-chest = { $who ->
    [you] deine Truhe
   *[other] die Truhe von { $who }
 }
ct-board-entrance = Eingang
ct-board-pit = Grube
ct-board-room = { $who ->
    [you] { $gold } Gold, deins
   *[other] { $gold } Gold, { $who }
 }
ct-board-room-free = { $gold } Gold, niemandes
ct-board-player = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 }
ct-board-gold = { $gold } Gold
ct-board-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
 }
ct-board-hand = Hand: { $cards }
ct-board-artifacts = Artefakt: { $artifacts }
ct-board-facedown = { $count ->
    [one] { $count } verdecktes Artefakt
   *[other] { $count } verdeckte Artefakte
 }

## The Caves of Casadh: Namen

cc-hex--BASE = Basislager
cc-hex--L1-01 = Große Halle
cc-hex--L1-02 = Tropfsteinkammer
cc-hex--L1-03 = Fledermausschlaf
cc-hex--L1-04 = Seitentasche
cc-hex--L1-05 = Zwillingstunnel
cc-hex--L1-06 = Überführung
cc-hex--L1-07 = Quellhöhle
cc-hex--L1-08 = Rutsche
cc-hex--L1-09 = Kaminsims
cc-hex--L1-10 = Dreiweg
cc-hex--L1-11 = Zerkratzte Wände
cc-hex--L1-12 = Kriechgang
cc-hex--L1-13 = Gastasche
cc-hex--L1-14 = Dolinentümpel
cc-hex--L1-15 = Verwerfung
cc-hex--L1-16 = Verwobene Gänge
cc-hex--L1-17 = Alter Bau
cc-hex--L1-18 = Geflutete Gabelung
cc-hex--L1-19 = Simsweg
cc-hex--L1-20 = Höhlenmalerei
cc-hex--L2-01 = Abgrundhalle
cc-hex--L2-02 = Kristallgewölbe
cc-hex--L2-03 = Unterirdischer See
cc-hex--L2-04 = Grubengasgalerie
cc-hex--L2-05 = Grube
cc-hex--L2-06 = Spiralabstieg
cc-hex--L2-07 = Knoten
cc-hex--L2-08 = Gruebau
cc-hex--L2-09 = Kluft
cc-hex--L2-10 = Stalaktitenwald
cc-hex--L2-11 = Schwefelschlote
cc-hex--L2-12 = Schwarze Schlucht
cc-hex--L2-13 = Totmannsenge
cc-hex--L2-14 = Vergessener Schrein
cc-hex--L2-15 = Zisterne
cc-hex--L2-16 = Wabe
cc-hex--L2-17 = Wacklige Brücke
cc-hex--L2-18 = Stickgaskeller
cc-hex--L2-19 = Nisthöhlen
cc-hex--L2-20 = Herz von Casadh
cc-item--rope = Seil
cc-an-item--rope = ein Seil
cc-the-item-object--rope = das Seil
cc-item--canteen = Feldflasche
cc-an-item--canteen = eine Feldflasche
cc-the-item-object--canteen = die Feldflasche
cc-item--gas-mask = Gasmaske
cc-an-item--gas-mask = eine Gasmaske
cc-the-item-object--gas-mask = die Gasmaske
cc-item--hiking-boots = Wanderstiefel
cc-an-item--hiking-boots = ein Paar Wanderstiefel
cc-the-item-object--hiking-boots = die Wanderstiefel
cc-item--helmet = Helm
cc-an-item--helmet = ein Helm
cc-the-item-object--helmet = den Helm
cc-item--brass-lantern = Messinglaterne
cc-an-item--brass-lantern = eine Messinglaterne
cc-the-item-object--brass-lantern = die Messinglaterne
cc-item--medkit = Verbandskasten
cc-an-item--medkit = ein Verbandskasten
cc-the-item-object--medkit = den Verbandskasten
cc-item--battery = Batterie
cc-an-item--battery = eine Batterie
cc-the-item-object--battery = die Batterie
cc-item--dynamite = Dynamit
cc-an-item--dynamite = eine Stange Dynamit
cc-the-item-object--dynamite = das Dynamit
cc-misfortune--thirst = Durst
cc-misfortune-text--thirst = Ein Bewegungspunkt weniger in jedem Zug.
cc-misfortune--flashlight-out = Lampe aus
cc-misfortune-text--flashlight-out = Jedes Erkunden kostet einen Bewegungspunkt mehr, und wo du Schätze ansehen und einen behalten dürftest, bekommst du ungesehen einen zufälligen.
cc-misfortune--twisted-ankle = Verstauchter Knöchel
cc-misfortune-text--twisted-ankle = Ein Bewegungspunkt weniger in jedem Zug.
cc-misfortune--shaken-nerves = Blanke Nerven
cc-misfortune-text--shaken-nerves = Methan, Fledermäuse und Beben kosten dich je einen Lebenspunkt mehr.
cc-misfortune--torn-pack = Zerrissener Rucksack
cc-misfortune-text--torn-pack = Du kannst keine Gegenstände einsammeln.
cc-misfortune--rockfall = Steinschlag
cc-misfortune-text--rockfall = Verliere einen Lebenspunkt; kein Gegenstand hilft.
cc-misfortune--tight-squeeze = Engstelle
cc-misfortune-text--tight-squeeze = Verliere alle deine Bewegungspunkte.
cc-misfortune--dropped-gear = Ausrüstung verloren
cc-misfortune-text--dropped-gear = Lege einen deiner Gegenstände, nach deiner Wahl, auf das neue Feld.
cc-misfortune--hole-in-the-pocket = Loch in der Tasche
cc-misfortune-text--hole-in-the-pocket = Dein niedrigster Schatz wird verdeckt auf das neue Feld gelegt.
cc-misfortune--bad-air = Schlechte Luft
cc-misfortune-text--bad-air = Ein zusätzlicher Gefahrenwurf für Methan.
cc-misfortune--startled-colony = Aufgeschreckte Kolonie
cc-misfortune-text--startled-colony = Ein zusätzlicher Gefahrenwurf für Fledermäuse.
cc-misfortune--aftershock = Nachbeben
cc-misfortune-text--aftershock = Ein zusätzlicher Gefahrenwurf für Beben.
cc-misfortune--something-stirs = Etwas regt sich
cc-misfortune-text--something-stirs = Ein zusätzlicher Gefahrenwurf für Grues.
cc-hazard--methane = Methan
cc-hazard--bats = Fledermäuse
cc-hazard--tremors = Beben
cc-hazard--grue = Grues
cc-side--E = Osten
cc-side--NE = Nordosten
cc-side--NW = Nordwesten
cc-side--W = Westen
cc-side--SW = Südwesten
cc-side--SE = Südosten

## The Caves of Casadh: Orte

cc-base = dem Basislager
cc-place-one = { $far } nach { $side } vom Basislager aus
cc-place-two = { $far } nach { $side } und { $more } nach { $turn } vom Basislager aus
cc-spot = dem Feld { $place }
cc-dark = dem Dunkel
cc-called = { $hex }, { $place }

## The Caves of Casadh: was geschah

cc-surface = Ein Schatz im Wert von { $value } liegt an der Oberfläche.
cc-starts = { $who ->
    [you] Du hast den ersten Zug.
   *[other] { $who } hat den ersten Zug.
 }
cc-turn-begins = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
 }: { $mp ->
    [one] { $mp } Bewegungspunkt.
   *[other] { $mp } Bewegungspunkte.
 }
cc-surface-turn = { $who ->
    [you] Du bist an der Oberfläche am Zug.
   *[other] { $who } ist an der Oberfläche am Zug.
 }
cc-turn-ends = { $who ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $who } ist zu Ende.
 }
cc-turn-ends-unspent = { $who ->
    [you] Du beendest den Zug
   *[other] { $who } beendet den Zug
 }; { $unused ->
    [one] { $unused } Bewegungspunkt verfällt.
   *[other] { $unused } Bewegungspunkte verfallen.
 }
cc-moved = { $who ->
    [you] Du gehst
   *[other] { $who } geht
 } nach { $side } zu { $place }.
cc-fled = { $who ->
    [you] Du fliehst
   *[other] { $who } flieht
 } nach { $side } zu { $place }.
cc-slid = { $who ->
    [you] Du rutschst
   *[other] { $who } rutscht
 } von Gang { $from } hinab in Gang { $to }.
cc-climbed = { $who ->
    [you] Du kletterst
   *[other] { $who } klettert
 } von Gang { $from } hinauf in Gang { $to }.
cc-hex-drawn = { $who ->
    [you] Du entdeckst: { $hex }.
   *[other] { $who } entdeckt: { $hex }.
 }
cc-pile-grows = Die Malereien zeigen einen Weg hinab: Ebene 2 kommt in den Stapel, zusammen { $hexes ->
    [one] { $hexes } Feld.
   *[other] { $hexes } Felder.
 }
cc-explored = { $who ->
    [you] Du erkundest
   *[other] { $who } erkundet
 } { $hex }, { $place }, in Gang { $node }.
cc-track-methane = Methan steht auf der Leiste bei { $value }.
cc-track = { $hazard } stehen auf der Leiste bei { $value }.
cc-card-drawn = { $who ->
    [you] Du ziehst eine Karte
   *[other] { $who } zieht eine Karte
 }: { $cost ->
    [one] { $cost } Bewegungspunkt verbraucht
   *[other] { $cost } Bewegungspunkte verbraucht
 }, noch { $mp }.
cc-no-card = { $who ->
    [you] Du findest keine Karte
   *[other] { $who } findet keine Karte
 }: { $cost ->
    [one] { $cost } Bewegungspunkt verbraucht
   *[other] { $cost } Bewegungspunkte verbraucht
 }, noch { $mp }.
cc-reshuffled = Die Ablage wird ein neuer Stapel aus { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
 }
cc-befalls = { $who ->
    [you] Dich trifft: { $misfortune }.
   *[other] { $who } trifft: { $misfortune }.
 } { $text }
cc-shrugged = { $who ->
    [you] { $misfortune } schadet dir nicht.
   *[other] { $misfortune } schadet { $who } nicht.
 }
cc-cured = { $who ->
    [you] Du bist befreit von: { $misfortune }.
   *[other] { $who } ist befreit von: { $misfortune }.
 }
cc-item-found = { $item } liegt bei { $place }.
cc-item-dropped = { $who ->
    [you] Du verlierst { $item }.
   *[other] { $who } verliert { $item }.
 }
cc-items-taken = { $who ->
    [you] Du nimmst { $items }.
   *[other] { $who } nimmt { $items }.
 }
cc-healed = { $who ->
    [you] Du benutzt einen Verbandskasten und hast { $hp } Leben.
   *[other] { $who } benutzt einen Verbandskasten und hat { $hp } Leben.
 }
cc-treasure-drawn = { $who ->
    [you] Du siehst einen Schatz im Wert von { $value }.
   *[other] { $who } sieht einen Schatz im Wert von { $value }.
 }
cc-looked-at = { $who ->
    [you] Du siehst dir die Schätze an
   *[other] { $who } sieht sich die Schätze an
 }: { $values }.
cc-looked = { $who ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } { $count ->
    [one] { $count } Schatz an.
   *[other] { $count } Schätze an.
 }
cc-groped = { $who ->
    [you] Du tastest im Dunkeln nach
   *[other] { $who } tastet im Dunkeln nach
 } { $count ->
    [one] { $count } Schatz.
   *[other] { $count } Schätzen.
 }
cc-kept = { $who ->
    [you] Du behältst einen Schatz im Wert von { $value }.
   *[other] { $who } behält einen Schatz im Wert von { $value }.
 }
cc-kept-blindly-of = { $who ->
    [you] Du nimmst blind einen Schatz; er ist { $value } wert.
   *[other] { $who } nimmt blind einen Schatz; er ist { $value } wert.
 }
cc-kept-something = { $who ->
    [you] Du behältst einen Schatz.
   *[other] { $who } behält einen Schatz.
 }
cc-kept-blindly = { $who ->
    [you] Du nimmst blind einen Schatz.
   *[other] { $who } nimmt blind einen Schatz.
 }
cc-treasures-laid = Verdeckt liegen bleiben bei { $place }: { $count ->
    [one] { $count } Schatz.
   *[other] { $count } Schätze.
 }
cc-treasure-dropped-of = { $who ->
    [you] Dein niedrigster Schatz, { $value } wert, fällt heraus.
   *[other] Der niedrigste Schatz von { $who }, { $value } wert, fällt heraus.
 }
cc-treasure-dropped = { $who ->
    [you] Dein niedrigster Schatz fällt verdeckt heraus.
   *[other] Der niedrigste Schatz von { $who } fällt verdeckt heraus.
 }
cc-rolled-methane-out = Der Würfel zeigt { $die } gegen { $track }: Methan bricht aus.
cc-rolled-methane-quiet = Der Würfel zeigt { $die } gegen { $track }: Das Methan bleibt ruhig.
cc-rolled-out = Der Würfel zeigt { $die } gegen { $track }: { $hazard } brechen aus.
cc-rolled-quiet = Der Würfel zeigt { $die } gegen { $track }: { $hazard } bleiben ruhig.
cc-token--methane = Methan breitet sich aus bei { $place }.
cc-token--bats = Fledermäuse schwärmen bei { $place }.
cc-token--tremors = Die Erde bebt bei { $place }.
cc-token--grue = Ein Grue lauert bei { $place }.
cc-struck = { $who ->
    [you] Du verlierst { $lost } Leben ({ $hazard }) und hast noch { $hp }.
   *[other] { $who } verliert { $lost } Leben ({ $hazard }) und hat noch { $hp }.
 }
cc-warded = { $who ->
    [you] { $item } schützt dich: { $hazard }.
   *[other] { $item } schützt { $who }: { $hazard }.
 }
cc-hurt = { $misfortune }: { $who ->
    [you] Du verlierst { $lost } Leben und hast noch { $hp }.
   *[other] { $who } verliert { $lost } Leben und hat noch { $hp }.
 }
cc-cornered = { $who ->
    [you] Du kannst nirgendwohin fliehen.
   *[other] { $who } kann nirgendwohin fliehen.
 }
cc-grue-driven = Die Laterne treibt den Grue von { $from } zu { $to }.
cc-grue-moved = Der Grue schleicht von { $from } zu { $to }.
cc-grue-vanished = Der Grue bei { $place } findet keinen Bau und ist fort, aber seinesgleichen wird ihn rächen.
cc-grue-obeys = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $die } gegen { $inside }, die noch drinnen sind: Ein Grue gehorcht.
cc-grue-ignores = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $die } gegen { $inside }, die noch drinnen sind: Kein Grue rührt sich.
cc-grue-eats = Der Grue bei { $place } frisst, wer dort in der Enge ist.
cc-fuse-lit = { $who ->
    [you] Du zündest Dynamit bei { $place }.
   *[other] { $who } zündet Dynamit bei { $place }.
 }
cc-defuse-enough = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $die } gegen { $hp } Leben: Es reicht.
cc-defuse-too-much = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $die } gegen { $hp } Leben: zu viel.
cc-defused = { $who ->
    [you] Du löschst
   *[other] { $who } löscht
 } { $owner ->
    [you] dein Dynamit.
   *[other] das Dynamit von { $owner }.
 }
cc-defused-kept = { $who ->
    [you] Du löschst
   *[other] { $who } löscht
 } { $owner ->
    [you] dein Dynamit
   *[other] das Dynamit von { $owner }
 } { $who ->
    [you] und behältst es.
   *[other] und behält es.
 }
cc-exploded = { $who ->
    [you] Dein Dynamit explodiert bei { $place }.
   *[other] Das Dynamit von { $who } explodiert bei { $place }.
 }
cc-collapsed = { $hex }, { $place }, stürzt ein.
cc-died--methane = { $who ->
    [you] Du stirbst im Methan.
   *[other] { $who } stirbt im Methan.
 }
cc-died--bats = { $who ->
    [you] Du stirbst unter den Fledermäusen.
   *[other] { $who } stirbt unter den Fledermäusen.
 }
cc-died--tremors = { $who ->
    [you] Du stirbst im Beben.
   *[other] { $who } stirbt im Beben.
 }
cc-died--grue = { $who ->
    [you] Du stirbst im Rachen eines Grue.
   *[other] { $who } stirbt im Rachen eines Grue.
 }
cc-died--rockfall = { $who ->
    [you] Du stirbst im Steinschlag.
   *[other] { $who } stirbt im Steinschlag.
 }
cc-died--collapse = { $who ->
    [you] Du stirbst, als das Feld einstürzt.
   *[other] { $who } stirbt, als das Feld einstürzt.
 }
cc-died--dark = { $who ->
    [you] Du stirbst, verloren im Dunkeln.
   *[other] { $who } stirbt, verloren im Dunkeln.
 }
cc-left = { $who ->
    [you] Du verlässt die Höhlen und nimmst { $one } und { $two } von der Oberfläche.
   *[other] { $who } verlässt die Höhlen und nimmt { $one } und { $two } von der Oberfläche.
 }
cc-lost-in-the-dark = Zu lange ist nichts geschehen: Wer noch drinnen ist, ist im Dunkeln verloren.
cc-shown = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } { $values }: zusammen { $total ->
    [one] { $total } Punkt.
   *[other] { $total } Punkte.
 }
cc-nothing = nichts
cc-over-nobody = Das Spiel ist aus. Niemand kam lebend heraus; niemand gewinnt.
cc-over-won = Das Spiel ist aus. { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
 }
cc-over-shared = Das Spiel ist aus. { $winners } teilen sich den Sieg.

## The Caves of Casadh: was man tun kann

cc-do-end-turn = Den Zug beenden
cc-do-move = Nach { $side } gehen: { $hex }
cc-do-explore = Nach { $side } erkunden
cc-do-slope = Den Hang nehmen, in Gang { $node }
cc-do-collect-treasure = Die Schätze hier ansehen und einen behalten
cc-do-collect-items = { $items } nehmen und den Zug beenden
cc-do-leave = Die Höhlen verlassen und { $treasures } von der Oberfläche nehmen
cc-do-medkit = Den Verbandskasten benutzen
cc-do-deploy = Das Dynamit hier zünden
cc-do-defuse = { $owner ->
    [you] Dein Dynamit löschen
   *[other] Das Dynamit von { $owner } löschen
 }: bei einem Wurf bis { $hp } gelingt es, sonst explodiert es
cc-do-lay = So legen wie gezogen
cc-do-turn = Um { $sixths ->
    [one] { $sixths } Sechstel drehen
   *[other] { $sixths } Sechstel drehen
 }
cc-do-rotate = { $turn }: in Gang { $node }, mit Wegen nach { $ways }
cc-do-rotate-marker = { $turn }: in Gang { $node }, beim Zeichen, mit Wegen nach { $ways }
cc-do-drop = { $item } zurücklassen
cc-do-keep = Die { $value } behalten
cc-do-flee = Nach { $side } fliehen: { $hex }
cc-do-send-grue = Den Grue treiben: { $hex }
cc-do-pass = Die Grues in Ruhe lassen
cc-do-try-grue = Versuchen, einen Grue zu bewegen: ein Wurf über { $inside }
cc-do-decline = Doch keinen Grue bewegen
cc-do-eat = Der Grue frisst, wer in der Enge ist: { $hex }
cc-do-move-grue = Der Grue geht nach { $side }: { $hex }, nach { $to }

## The Caves of Casadh: worauf das Spiel wartet

cc-ask-surface = An der Oberfläche werden Schätze ausgelegt.
cc-ask-start = Es wird bestimmt, wer beginnt.
cc-ask-begin = { $who ->
    [you] Dein Zug beginnt.
   *[other] Der Zug von { $who } beginnt.
 }
cc-ask-action = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
 }: noch { $mp ->
    [one] { $mp } Bewegungspunkt.
   *[other] { $mp } Bewegungspunkte.
 }
cc-ask-cornered = { $asked } Ein Grue hat dich in die Enge getrieben.
cc-ask-hex = { $who ->
    [you] Du gehst
   *[other] { $who } geht
 } ins Dunkel nach { $side }.
cc-ask-rotate = { $who ->
    [you] Du entdeckst: { $hex }. Drehe es, wie du willst, dann lege es.
   *[other] { $who } dreht: { $hex }.
 }
cc-ask-card = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
 }
cc-ask-drop = { $who ->
    [you] Ausrüstung verloren: Welchen Gegenstand lässt du hier?
   *[other] { $who } muss einen Gegenstand zurücklassen.
 }
cc-ask-items = Es finden sich Gegenstände.
cc-ask-treasure = Schätze werden aus dem Beutel des Schicksals gezogen.
cc-ask-keep = { $who ->
    [you] Nur du siehst diese Schätze. Behalte einen.
   *[other] { $who } sieht sich Schätze an und behält einen.
 }
cc-ask-blind = { $who ->
    [you] Du tastest im Dunkeln nach einem Schatz.
   *[other] { $who } tastet im Dunkeln nach einem Schatz.
 }
cc-ask-rolls = Gewürfelt wird für: { $hazards }.
cc-ask-flee = { $who ->
    [you] Ein Grue kommt: { $hex }! Wähle, wohin du fliehst.
   *[other] { $who } flieht vor dem Grue: { $hex }.
 }
cc-ask-send-grue = { $who ->
    [you] Der Grue weicht vor deiner Laterne zurück. Wähle, wohin er geht.
   *[other] { $who } vertreibt den Grue.
 }
cc-ask-surface-turn = { $who ->
    [you] Du bist draußen. Einen Grue bewegen, mit einem Wurf über { $inside }?
   *[other] { $who } darf von der Oberfläche aus die Grues aufscheuchen.
 }
cc-ask-grue-roll = { $who ->
    [you] Du brauchst mehr als { $above }.
   *[other] { $who } braucht mehr als { $above }.
 }
cc-ask-grue-move = { $who ->
    [you] Ein Grue gehorcht dir. Wähle einen und wohin er geht.
   *[other] { $who } bewegt einen Grue.
 }
cc-ask-defuse = { $who ->
    [you] Du versuchst
   *[other] { $who } versucht
 }, { $owner ->
    [you] dein Dynamit zu löschen
   *[other] das Dynamit von { $owner } zu löschen
 }: höchstens { $most }.
cc-ask-end = { $who ->
    [you] Dein Zug endet.
   *[other] Der Zug von { $who } endet.
 }
cc-ask-over = Das Spiel ist aus.

## The Caves of Casadh: wozu eine Aktion gut ist, nach "das"

cc-gain-health = heilt { $health }
cc-cost-health = kostet { $health } Leben
cc-gain-hurt = { $who ->
    [you] schadet dir
   *[other] schadet { $who }
 }
cc-gain-treasure = bringt { $count ->
    [one] { $count } Schatz ein
   *[other] { $count } Schätze ein
 }
cc-gain-item = bringt { $item }
cc-cost-item = verbraucht { $item }
cc-gain-cure = heilt ein Missgeschick
cc-gain-home = bringt { $count ->
    [one] { $count } Schatz heim
   *[other] { $count } Schätze heim
 }
cc-gain-threat = { $who ->
    [you] bedroht dich mit Dynamit
   *[other] bedroht { $who } mit Dynamit
 }
cc-gain-close = versperrt den Weg mit Dynamit
cc-cost-outbreak = macht einen Ausbruch wahrscheinlicher ({ $hazard }), { $sixths } von 6
cc-gain-near-treasure = führt zu { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätzen
 }
cc-gain-near-item = führt hin: { $item }
cc-gain-nearer = führt näher zum Basislager
cc-gain-further = führt tiefer in die Höhlen

## Skulldug!: Namen

sk-card--bloodstone-amulet = Blutsteinamulett
sk-card-text--bloodstone-amulet = +1 AP in jedem Zug. Fluch: Zu Beginn deines Zuges verlierst du 1 Leben.
sk-card--ceremonial-sword = Ritualschwert
sk-card-text--ceremonial-sword = Merkmal Ritual. Fluch: -1 auf deine Kampfwürfe.
sk-card--ceremonial-key = Ritualschlüssel
sk-card-text--ceremonial-key = Merkmal Ritual. Zählt als 2 Schätze, solange du eine andere Ritualkarte hast. Fluch: Du kannst nicht rennen.
sk-card--ceremonial-mask = Ritualmaske
sk-card-text--ceremonial-mask = Merkmal Ritual. Fluch: Deine Sichtlinie ist nur dein eigener Gang.
sk-card--soulbond-charm = Seelenband
sk-card-text--soulbond-charm = Fluch: Stirbt der Entdecker eines Gegners (auch durch Aufgeben), verlierst du 2 Leben.
sk-card--leaden-idol = Bleierner Götze
sk-card-text--leaden-idol = Fluch: Dein erstes Gehen oder Rennen in jedem Zug kostet 1 AP mehr.
sk-card--screaming-skull = Schreiender Schädel
sk-card-text--screaming-skull = Fluch: Am Ende deines Zuges zieh die oberste Gefahrenkarte in deinen Gang.
sk-card--misers-coin = Geizhalsmünze
sk-card-text--misers-coin = Fluch: Dein Handlimit ist um 2 niedriger.
sk-card--restless-diamond = Ruheloser Diamant
sk-card-text--restless-diamond = Fluch: Wirst du verletzt, lass diese Karte in deinen Gang fallen.
sk-card--thirsty-chalice = Durstiger Kelch
sk-card-text--thirsty-chalice = Fluch: Du kannst kein Leben gewinnen.
sk-card--hypnotic-opal = Hypnotischer Opal
sk-card-text--hypnotic-opal = Fluch: Zu Beginn deines Zuges würfle; bis 2 bist du benommen.
sk-card--cracked-hourglass = Gesprungene Sanduhr
sk-card-text--cracked-hourglass = Fluch: Du kannst keine AP einsetzen, um dich zu konzentrieren.
sk-card--trusty-whip = Treue Peitsche
sk-card-text--trusty-whip = Du darfst auch einen Gegenstand aus einem entdeckten Gang aufheben, der mit deinem verbunden ist.
sk-card--delicate-toolkit = Feinwerkzeug
sk-card-text--delicate-toolkit = +2 auf deine Würfe gegen Fallen.
sk-card--brass-knuckles = Schlagring
sk-card-text--brass-knuckles = +1 auf deine Kampfwürfe.
sk-card--sturdy-shovel = Robuste Schaufel
sk-card-text--sturdy-shovel = Graben: Geh in einen beliebigen benachbarten Gang auf dem Tisch, ob ein Durchgang da ist oder nicht.
sk-card--lucky-underwear = Glücksunterhose
sk-card-text--lucky-underwear = Ergibt dein Wurf am Ende 6 oder mehr, gewinnst du 1 Leben (vor dem Ausgang).
sk-card--oil-lantern = Öllaterne
sk-card-text--oil-lantern = Wenn du einen Gang entdeckst (durch Betreten oder aus der Ferne), decke die obersten 2 Plättchen auf, lege eines und schiebe das andere unter den Stapel. Liegt nur noch 1 Plättchen dort, zieh wie sonst.
sk-card--running-shoes = Laufschuhe
sk-card-text--running-shoes = +1 AP in jedem Zug, nur zum Gehen und Rennen.
sk-card--fresnels-eyepiece = Fresnels Okular
sk-card-text--fresnels-eyepiece = Deine Sichtlinie darf um eine Ecke gehen.
sk-card--fishing-rod = Angelrute
sk-card-text--fishing-rod = Einmal im Zug: Wähle einen Gegner in deiner Sichtlinie; würfle; ab 5 nimmst du eine zufällige Karte aus seiner Hand in deine.
sk-card--grappling-hook = Enterhaken
sk-card-text--grappling-hook = Einmal im Zug: Geh in einen entdeckten Gang in deiner Sichtlinie, höchstens 3 Gänge entfernt; du betrittst nur diesen.
sk-card--leather-satchel = Ledertasche
sk-card-text--leather-satchel = Dein Handlimit ist um 2 höher.
sk-card--steel-helmet = Stahlhelm
sk-card-text--steel-helmet = Verletzungen durch Fallen und gefährliche Gänge kosten 1 weniger.
sk-card--hobnail-boots = Nagelstiefel
sk-card-text--hobnail-boots = Du kannst weder geschubst werden noch rutschen; auch erzwungene Bewegung misslingt.
sk-card--ancient-crank = Uralte Kurbel
sk-card-text--ancient-crank = Einmal im Zug: Drehe deinen Gang oder einen entdeckten Gang, auf den deiner zeigt, um 90°, gleich in welche Richtung.
sk-card--boomerang = Bumerang
sk-card-text--boomerang = Ist ein Wurf damit abgehandelt, kehrt er in deine Hand zurück, wenn dein Entdecker lebt.
sk-card--questionable-rations = Fragwürdige Rationen
sk-card-text--questionable-rations = Würfle: ab 3 gewinnst du 2 Leben; sonst bist du benommen.
sk-card-when--questionable-rations = Ablegen
sk-card--rabbits-foot = Hasenpfote
sk-card-text--rabbits-foot = Wirf diesen Würfel neu.
sk-card-when--rabbits-foot = nachdem du gewürfelt hast
sk-card--flak-jacket = Schutzweste
sk-card-text--flak-jacket = Diese Verletzung kostet 2 weniger.
sk-card-when--flak-jacket = wenn du durch eine Verletzung Leben verlieren würdest
sk-card--brittle-shield = Brüchiger Schild
sk-card-text--brittle-shield = Hebt die Verletzung auf: kein Schaden, keine Folgen der Verletzung, keine verlorene Karte, keine Flucht.
sk-card-when--brittle-shield = wenn du im Kampf verletzt würdest
sk-card--rusty-sword = Rostiges Schwert
sk-card-text--rusty-sword = +3 auf diesen Wurf.
sk-card-when--rusty-sword = bevor du im Kampf würfelst
sk-card--soothing-pipe = Friedenspfeife
sk-card-text--soothing-pipe = Du bist nicht mehr benommen und gewinnst 1 Leben.
sk-card-when--soothing-pipe = Ablegen
sk-card--blasting-charge = Sprengladung
sk-card-text--blasting-charge = Zerstöre einen leeren entdeckten Gang neben deinem, ob verbunden oder nicht, aber nicht den Höhleneingang.
sk-card-when--blasting-charge = Ablegen
sk-card--flare-gun = Leuchtpistole
sk-card-text--flare-gun = Wähle eine Seite deines Gangs, an der ein freier unentdeckter Gang liegt; entdecke ihn aus der Ferne. Danach noch bis zu 2 Mal: Führt das neueste Plättchen in derselben Richtung weiter und ist der nächste Platz frei und unentdeckt, darfst du auch ihn entdecken; jeder muss mit dem vorigen verbunden sein.
sk-card-when--flare-gun = Ablegen
sk-card--mimic-stone = Spottstein
sk-card-text--mimic-stone = Wähle einen anderen Gegenstand in einem Gang in deiner Sichtlinie oder in der Hand eines Entdeckers in deiner Sichtlinie (auch deiner). Bis zum Ende des Zuges ist dieser Stein eine Kopie davon; dann lege ihn ab.
sk-card-when--mimic-stone = Wie Ablegen (beim Benutzen nicht abgelegt)
sk-card--gas-grenade = Gasgranate
sk-card-text--gas-grenade = Wähle einen Gang in deiner Sichtlinie: Jeder Entdecker darin ist benommen.
sk-card-when--gas-grenade = Ablegen
sk-card--smoke-bomb = Rauchbombe
sk-card-text--smoke-bomb = Lass diese Begegnung aus; mit diesem Monster bist du vorerst fertig.
sk-card-when--smoke-bomb = wenn du gleich einem Monster begegnest
sk-card--rotten-meat = Fauliges Fleisch
sk-card-text--rotten-meat = Bewege ein Monster in deiner Sichtlinie (auch in deinem Gang) in einen entdeckten Gang, der mit seinem verbunden ist; niemand begegnet ihm jetzt.
sk-card-when--rotten-meat = Ablegen
sk-card--adrenaline-tonic = Adrenalintrank
sk-card-text--adrenaline-tonic = Du hast in diesem Zug 2 AP mehr.
sk-card-when--adrenaline-tonic = Ablegen
sk-card--switcheroo-dust = Tauschpulver
sk-card-text--switcheroo-dust = Tausche den Platz mit einem Entdecker in einem anderen Gang in deiner Sichtlinie (keiner ist eingeklemmt). Beide wechseln zugleich; beide haben den Gang betreten: Erst handelst du alles ab, dann der andere, wenn er noch dort ist.
sk-card-when--switcheroo-dust = Ablegen
sk-card--rotten-tomato = Faule Tomate
sk-card-text--rotten-tomato = -2 auf diesen Wurf.
sk-card-when--rotten-tomato = nachdem ein Gegner in deiner Sichtlinie gewürfelt hat
sk-card--basilisk = Basilisk
sk-card-text--basilisk = Du bist benommen.
sk-card--putrid-horror = Fauliger Schrecken
sk-card-text--putrid-horror = Statt zu fliehen: Eine verbundene Seite des Gangs (auch unentdeckt und frei) wird gleich wahrscheinlich ausgelost; rutsche dorthin. Gibt es keine oder bist du davor geschützt: Flieh wie sonst.
sk-card--gorgeous-adonis = Hinreißender Adonis
sk-card-text--gorgeous-adonis = Du bist benommen. Keine Flucht.
sk-card--mischievous-monkey = Frecher Affe
sk-card-text--mischievous-monkey = Lass eine zufällige Karte in diesen Gang fallen.
sk-card--swindling-jester = Gaunernarr
sk-card-text--swindling-jester = Der nächste Gegner in der Zugfolge nimmt eine zufällige Karte aus deiner Hand in seine; gibt es keinen: Lass sie hier fallen. Allein nimmt sie der erste Geist.
sk-card--bloodthirsty-bats = Blutdurstige Fledermäuse
sk-card--skeleton-sentry = Skelettwache
sk-card--shambling-mummy = Schlurfende Mumie
sk-card-text--shambling-mummy = Fliehst du vor ihr: Hast du den Gang, in den du geflohen bist, abgehandelt, kommt diese Karte in diesen Gang; niemand begegnet ihr jetzt.
sk-card--hulking-troglodyte = Wuchtiger Troglodyt
sk-card--voracious-ooze = Gefräßiger Schleim
sk-card-text--voracious-ooze = Lege eine zufällige Karte deiner Hand ab, die kein Schatz ist.
sk-card--wailing-banshee = Klagende Banshee
sk-card-text--wailing-banshee = Du und jeder Entdecker in deiner Sichtlinie sind benommen.
sk-card--jealous-guardian = Eifersüchtiger Wächter
sk-card-text--jealous-guardian = Schwierigkeit 3 und 1 mehr für jede Schatzkarte in deiner Hand.
sk-card--tentacled-thing = Tentakelding
sk-card-text--tentacled-thing = Du bist eingeklemmt. Keine Flucht.
sk-card--forgotten-rival = Vergessener Rivale
sk-card-text--forgotten-rival = Besiegt lässt er die oberste Glückskarte in diesem Gang zurück.
sk-card--bear-trap = Bärenfalle
sk-card-text--bear-trap = Du bist eingeklemmt.
sk-card--convincing-sign = Überzeugendes Schild
sk-card-text--convincing-sign = Der nächste Gegner in der Zugfolge wählt einen Gang, der mit diesem verbunden ist; du kommst dorthin und betrittst ihn (kein Schubsen). Gibt es keinen Gegner: zufällig. Allein gehst du dorthin, wohin dich ein Geist schubsen würde.
sk-card--snare = Schlinge
sk-card-text--snare = Lass deine ganze Hand in diesen Gang fallen.
sk-card--bucket-of-grease = Eimer Schmierfett
sk-card-text--bucket-of-grease = Rutsche in die Richtung weiter, in der du eingetreten bist.
sk-card--port-o-boulder = Tragbarer Felsblock
sk-card-text--port-o-boulder = Flieh; dann rutsche in derselben Richtung weiter, außer der Gang, in den du geflohen bist, enthielt eine Begegnung.
sk-card--colossal-pit = Riesengrube
sk-card-text--colossal-pit = Du verlierst alle AP dieses Zuges; die anderen Begegnungen hier entfallen. Ihr begegnet man immer zuerst.
sk-card--poison-darts = Giftpfeile
sk-card-text--poison-darts = Du bist benommen.
sk-card--swinging-blades = Schwingende Klingen
sk-card--rotating-floor = Drehboden
sk-card-text--rotating-floor = Dieser Gang dreht sich um 90 Grad im Uhrzeigersinn, außer er ist der Höhleneingang.
sk-tile--TI-00 = Höhleneingang
sk-tile--TI-01 = Gang
sk-tile--TI-02 = Gang
sk-tile--TI-03 = Gang
sk-tile--TI-04 = Gang
sk-tile--TI-05 = Gang
sk-tile--TI-06 = Gang
sk-tile--TI-07 = Gang
sk-tile--TI-08 = Gang
sk-tile--TI-09 = Gang
sk-tile--TI-10 = Gang
sk-tile--TI-11 = Gang
sk-tile--TI-12 = Gang
sk-tile--TI-13 = Gang
sk-tile--TI-14 = Gang
sk-tile--TI-15 = Gang
sk-tile--TI-16 = Gang
sk-tile--TI-17 = Gang
sk-tile--TI-18 = Gruft
sk-tile--TI-19 = Gruft
sk-tile--TI-20 = Heilquelle
sk-tile-text--TI-20 = Einmal im Zug, 1 AP: Du gewinnst 1 Leben.
sk-tile--TI-21 = Heilquelle
sk-tile-text--TI-21 = Einmal im Zug, 1 AP: Du gewinnst 1 Leben.
sk-tile--TI-22 = Lore
sk-tile-text--TI-22 = 1 AP: Fahr zu einer anderen entdeckten Lore.
sk-tile--TI-23 = Lore
sk-tile-text--TI-23 = 1 AP: Fahr zu einer anderen entdeckten Lore.
sk-tile--TI-24 = Lore
sk-tile-text--TI-24 = 1 AP: Fahr zu einer anderen entdeckten Lore.
sk-tile--TI-25 = Schmaler Sims
sk-tile-text--TI-25 = Beim Betreten würfle: ab 3 geht es gut, sonst eine Verletzung von 1.
sk-tile--TI-26 = Schmaler Sims
sk-tile-text--TI-26 = Beim Betreten würfle: ab 3 geht es gut, sonst eine Verletzung von 1.
sk-tile--TI-27 = Gefluteter Gang
sk-tile-text--TI-27 = Hinausgehen kostet 1 AP mehr; Rennen kann hier weder beginnen noch hindurchführen.
sk-tile--TI-28 = Kristallgalerie
sk-tile-text--TI-28 = Von hier darf deine Sichtlinie um eine Ecke gehen.
sk-tile--TI-29 = Opferaltar
sk-tile-text--TI-29 = Einmal im Zug, mit mindestens 2 Leben: Verliere 1 Leben, gewinne 1 AP.
sk-tile--TI-30 = Verlassenes Lager
sk-tile-text--TI-30 = Sich zu sammeln und sich zu befreien kostet hier nichts.
sk-tile--TI-31 = Drehkammer
sk-tile-text--TI-31 = Einmal im Zug, 1 AP: Drehe diesen Gang um 90 Grad, gleich in welche Richtung.
sk-tile--TI-32 = Stockdunkle Mulde
sk-tile-text--TI-32 = Von außen in niemandes Sichtlinie; von innen sieht man nur diesen Gang.
sk-tile--TI-33 = Blick des Götzen
sk-tile-text--TI-33 = Monster, denen man hier begegnet, sind um 1 schwieriger.
sk-token--professor-ada-quill = Professorin Ada Quill
sk-token--hector-bramble = Hector Bramble
sk-token--doctor-imani-oduya = Doktor Imani Oduya
sk-token--silk-moreau = Silk Moreau
sk-token--fingers-odell = Fingers O'Dell
sk-token--the-magpie = Die Elster
sk-token--krantz-the-wall = Krantz die Wand
sk-token--bruna-stahl = Bruna Stahl
sk-token--little-otto = Kleiner Otto
sk-token--inspector-vale = Inspektor Vale
sk-token--number-twenty-seven = Nummer Siebenundzwanzig
sk-token--deputy-crisp = Hilfssheriff Crisp
sk-token--brother-hush = Bruder Still
sk-token--sister-veil = Schwester Schleier
sk-token--the-acolyte = Die Novizin
sk-set--adventurers = Abenteurer
sk-set--rogues = Schurken
sk-set--henchmen = Handlanger
sk-set--suits = Anzugträger
sk-set--cultists = Kultisten
sk-set--archaeologist = Archäologe
sk-set--miner = Bergmann
sk-set--thief = Dieb
sk-set--brawler = Raufbold
sk-set--survivor = Überlebender
sk-set--sadist = Sadist
sk-faction--adventurers = Abenteurer
sk-faction--rogues = Schurken
sk-faction--henchmen = Handlanger
sk-faction--suits = Anzugträger
sk-faction--cultists = Kultisten
sk-side--north = Norden
sk-side--east = Osten
sk-side--south = Süden
sk-side--west = Westen

## Skulldug!: kleine Wörter

sk-the = { $card }
sk-numbered = { $card } ({ $n })
sk-entrance = Höhleneingang
sk-special = { $tile } ({ $cell })
sk-ghost = Geist { $n }
sk-ledge = Felssims
sk-them = den anderen
sk-way = nach { $side }, { $to }
sk-way-far = nach { $to }

## Skulldug!: was geschah

sk-token-taken = { $who ->
    [you] Du spielst { $token }.
   *[other] { $who } spielt { $token }.
 }
sk-first-rolled = { $who ->
    [you] Du würfelst { $n } um den ersten Zug.
   *[other] { $who } würfelt { $n } um den ersten Zug.
 }
sk-starts = Den ersten Zug hat: { $seats }.
sk-gear-taken = { $who ->
    [you] Du nimmst: { $card }.
   *[other] { $who } nimmt: { $card }.
 }
sk-set-taken = { $who ->
    [you] Du nimmst den Satz: { $set }.
   *[other] { $who } nimmt den Satz: { $set }.
 }
sk-gear-split = { $who ->
    [you] Du bekommst: { $cards }.
   *[other] { $who } bekommt: { $cards }.
 }
sk-turn-begins = Zug { $turn }: { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
 }
sk-turn-begins-team = Zug { $turn }: Am Zug sind { $seats }.
sk-ghost-turn = { $ghost } bewegt sich.
sk-resigned = { $who ->
    [you] Du gibst auf und wartest auf Verstärkung.
   *[other] { $who } gibt auf und wartet auf Verstärkung.
 }
sk-backup = { $who ->
    [you] Deine Verstärkung kommt zum Höhleneingang.
   *[other] Die Verstärkung von { $who } kommt zum Höhleneingang.
 }
sk-backup-card = { $who ->
    [you] Deine Verstärkung bringt mit: { $card }.
   *[other] Die Verstärkung von { $who } bringt mit: { $card }.
 }
sk-yielded = { $who ->
    [you] Du lässt den Partner weitermachen.
   *[other] { $who } lässt den Partner weitermachen.
 }
sk-finished = { $who ->
    [you] Du bist fertig.
   *[other] { $who } ist fertig.
 }
sk-moved--moves = { $who ->
    [you] Du gehst
   *[other] { $who } geht
 } { $way }.
sk-moved--dashes = { $who ->
    [you] Du rennst
   *[other] { $who } rennt
 } { $way }.
sk-moved--shoved = { $who ->
    [you] Du wirst geschubst
   *[other] { $who } wird geschubst
 }, { $way }.
sk-moved--flees = { $who ->
    [you] Du fliehst
   *[other] { $who } flieht
 } { $way }.
sk-moved--slides = { $who ->
    [you] Du rutschst
   *[other] { $who } rutscht
 } { $way }.
sk-moved--digs = { $who ->
    [you] Du gräbst
   *[other] { $who } gräbt
 } { $way }.
sk-moved--grapples = { $who ->
    [you] Du schwingst dich
   *[other] { $who } schwingt sich
 } { $way }.
sk-moved--rides = { $who ->
    [you] Du fährst
   *[other] { $who } fährt
 } { $way }.
sk-moved--swaps = { $who ->
    [you] Du tauschst den Platz
   *[other] { $who } tauscht den Platz
 }, { $way }.
sk-moved--sent = { $who ->
    [you] Du folgst dem Schild
   *[other] { $who } folgt dem Schild
 } { $way }.
sk-moved--drifts = { $who ->
    [you] Du schwebst
   *[other] { $who } schwebt
 } { $way }.
sk-tile-under = Das andere Plättchen, { $tile }, kommt unter den Stapel.
sk-tiles-shuffled = { $n ->
    [one] { $n } abgelegtes Plättchen wird ein neuer Stapel.
   *[other] { $n } abgelegte Plättchen werden zu einem neuen Stapel gemischt.
 }
sk-discovered = { $who ->
    [you] Du entdeckst
   *[other] { $who } entdeckt
 } { $cell }: { $tile }.
sk-found = { $card } liegt in { $cell }.
sk-destroyed = Der Gang { $cell } stürzt ein.
sk-destroyed-one = Der Gang { $cell } stürzt ein; oben auf die Stapel kommt: { $cards }.
sk-destroyed-more = Der Gang { $cell } stürzt ein; oben auf die Stapel kommen: { $cards }.
sk-turned-left = Der Gang { $cell } dreht sich nach links.
sk-turned-right = Der Gang { $cell } dreht sich nach rechts.
sk-picked-up = { $who ->
    [you] Du hebst auf: { $card }.
   *[other] { $who } hebt auf: { $card }.
 }
sk-dropped = { $who ->
    [you] Du lässt in { $cell } fallen: { $card }.
   *[other] { $who } lässt in { $cell } fallen: { $card }.
 }
sk-taken = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $whom ->
    [you] dir ab: { $card }.
   *[other] { $whom } ab: { $card }.
 }
sk-discarded = { $card } wird abgelegt.
sk-used = { $who ->
    [you] Du benutzt: { $card }.
   *[other] { $who } benutzt: { $card }.
 }
sk-copied = { $who ->
    [you] Dein Spottstein ist bis zum Ende des Zuges: { $card }.
   *[other] Der Spottstein von { $who } ist bis zum Ende des Zuges: { $card }.
 }
sk-monster-moved = { $card } geht von { $from } nach { $to }.
sk-meets = { $who ->
    [you] Dir begegnet
   *[other] { $who } begegnet
 }: { $danger }, nötig ist { $difficulty } oder mehr.
sk-skipped = { $who ->
    [you] Du schlüpfst vorbei: { $danger }.
   *[other] { $who } schlüpft vorbei: { $danger }.
 }
sk-focused = { $who ->
    [you] Du konzentrierst dich mit { $ap } AP.
   *[other] { $who } konzentriert sich mit { $ap } AP.
 }
sk-rolled = { $who ->
    [you] Du würfelst { $n }.
   *[other] { $who } würfelt { $n }.
 }
sk-final = Der Wurf ergibt { $total } für { $who ->
    [you] dich.
   *[other] { $who }.
 }
sk-final-attack = Der Angriff ergibt { $total } für { $who ->
    [you] dich.
   *[other] { $who }.
 }
sk-final-defence = Die Abwehr ergibt { $total } für { $who ->
    [you] dich.
   *[other] { $who }.
 }
sk-won-ledge = { $who ->
    [you] Du kommst heil hinüber.
   *[other] { $who } kommt heil hinüber.
 }
sk-won-trap = { $who ->
    [you] Du entschärfst und nimmst: { $card }.
   *[other] { $who } entschärft und nimmt: { $card }.
 }
sk-won = { $who ->
    [you] Du besiegst: { $card }.
   *[other] { $who } besiegt: { $card }.
 }
sk-lost = { $who ->
    [you] Du unterliegst: { $danger }.
   *[other] { $who } unterliegt: { $danger }.
 }
sk-thrown = { $who ->
    [you] Du wirfst { $card }
   *[other] { $who } wirft { $card }
 } { $whom ->
    [you] auf dich.
   *[other] auf { $whom }.
 }
sk-throw-hits = { $who ->
    [you] Das trifft dich.
   *[other] Das trifft { $who }.
 }
sk-throw-misses = { $who ->
    [you] Das verfehlt dich.
   *[other] Das verfehlt { $who }.
 }
sk-injured-not = { $who ->
    [you] Du wirst verletzt, ohne Schaden.
   *[other] { $who } wird verletzt, ohne Schaden.
 }
sk-injured = { $who ->
    [you] Du verlierst { $damage } Leben
   *[other] { $who } verliert { $damage } Leben
 }: noch { $health }.
sk-unhurt = { $who ->
    [you] Du bleibst unverletzt.
   *[other] { $who } bleibt unverletzt.
 }
sk-health-lost = { $who ->
    [you] Du zahlst { $n } Leben
   *[other] { $who } zahlt { $n } Leben
 }: noch { $health }.
sk-health-gained = { $who ->
    [you] Du gewinnst { $n } Leben
   *[other] { $who } gewinnt { $n } Leben
 }: jetzt { $health }.
sk-dazed = { $who ->
    [you] Du bist benommen.
   *[other] { $who } ist benommen.
 }
sk-recovered = { $who ->
    [you] Du bist nicht mehr benommen.
   *[other] { $who } ist nicht mehr benommen.
 }
sk-pinned = { $who ->
    [you] Du bist eingeklemmt.
   *[other] { $who } ist eingeklemmt.
 }
sk-freed = { $who ->
    [you] Du bist wieder frei.
   *[other] { $who } ist wieder frei.
 }
sk-ap-gained = { $who ->
    [you] Du hast { $ap } AP mehr.
   *[other] { $who } hat { $ap } AP mehr.
 }
sk-ap-gained-moving = { $who ->
    [you] Du hast { $ap } AP mehr, nur zum Gehen.
   *[other] { $who } hat { $ap } AP mehr, nur zum Gehen.
 }
sk-ap-lost = { $who ->
    [you] Du verlierst alle AP.
   *[other] { $who } verliert alle AP.
 }
sk-died = { $who ->
    [you] Du stirbst in { $cell }.
   *[other] { $who } stirbt in { $cell }.
 }
sk-spawned = { $ghost } erhebt sich in { $cell }: aus der Schar der { $faction }.
sk-respawned = { $ghost } ist zurück am Höhleneingang.
sk-goal-treasure = { $ghost } will nach { $cell }: Dort liegt der nächste Schatz.
sk-goal-carries = { $ghost } will nach { $cell }: Er hat einen Schatz und jagt dich.
sk-goal-hunts = { $ghost } will nach { $cell }: Kein Schatz liegt herum, also jagt er dich.
sk-cave-health = Leben der Höhle: noch { $gems ->
    [one] { $gems } Edelstein.
   *[other] { $gems } Edelsteine.
 }
sk-cave-collapses = Die Höhle würfelt { $n } und stürzt ein.
sk-cave-holds = Die Höhle würfelt { $n } und hält.
sk-over-nobody = Das Spiel ist aus. Niemand kam mit den Schätzen heraus.
sk-over-won = Das Spiel ist aus. { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
 }
sk-over-shared = Das Spiel ist aus. { $winners } gewinnen gemeinsam.

## Skulldug!: was man tun kann

sk-do-be = { $token } sein
sk-do-take = { $card } nehmen
sk-do-set = Den Satz nehmen: { $set }
sk-do-split = { $first } und { $second } haben
sk-do-play = Diesen Zug spielen
sk-do-give-up = Aufgeben: Das Spiel ist verloren
sk-do-resign = Aufgeben: jetzt sterben, diesen Zug aussetzen, im nächsten wiederkommen
sk-do-keep = Die Karte auf die Hand nehmen
sk-do-leave = Die Karte am Höhleneingang lassen
sk-do-resolve = Zuerst: { $card }
sk-do-first = { $who ->
    [you] Du beginnst
   *[other] { $who } beginnt
 }
sk-do-end-turn = Den Zug beenden
sk-do-finish = Fertig: Du bist in diesem Zug fertig
sk-do-yield = Abgeben: den Partner weitermachen lassen
sk-do-move = Gehen: { $way }
sk-way-dark = nach { $side } ins Dunkel ({ $to })
sk-do-dash = Rennen: nach { $first }, dann nach { $then }
sk-do-pick-up = { $card } aufheben
sk-do-drop-here = { $card } hier fallen lassen
sk-do-drop = { $card } nach { $cell } fallen lassen
sk-do-shove = { $who ->
    [you] Dich schubsen: { $way }
   *[other] { $who } schubsen: { $way }
 }
sk-do-throw = { $who ->
    [you] { $card } auf dich werfen
   *[other] { $card } auf { $who } werfen
 }
sk-do-destroy = Den Gang zerstören: { $way }
sk-do-recover = Die Benommenheit abschütteln
sk-do-pry-free = Dich befreien
sk-do-use = { $card } benutzen
sk-do-dig = { $card }: nach { $side } graben
sk-do-fish = { $who ->
    [you] { $card }: dir eine Karte wegangeln
   *[other] { $card }: { $who } eine Karte wegangeln
 }
sk-do-grapple = { $card }: nach { $cell } schwingen
sk-do-crank-left = { $card }: nach links drehen, { $cell }
sk-do-crank-right = { $card }: nach rechts drehen, { $cell }
sk-this-passage = diesen Gang
sk-do-blast = { $card }: den Gang zerstören, nach { $side }
sk-do-flare = { $card }: nach { $side } schießen
sk-do-copy = Spottstein: werden zu { $card }
sk-do-gas-here = { $card }: alle hier betäuben
sk-do-gas = { $card }: alle in { $cell } betäuben
sk-do-lure = { $card }: nach { $side } locken, { $monster }
sk-do-swap = { $who ->
    [you] { $card }: mit dir den Platz tauschen
   *[other] { $card }: mit { $who } den Platz tauschen
 }
sk-do-drink = Aus der Quelle trinken: 1 Leben gewinnen
sk-do-ride = Mit der Lore nach { $cell } fahren
sk-do-bleed = Auf dem Altar bluten: 1 Leben für 1 AP
sk-do-turn-left = Die Kammer nach links drehen
sk-do-turn-right = Die Kammer nach rechts drehen
sk-do-choose = { $tile } legen
sk-tile-plain = { $tile }, offen nach { $sides }
sk-tile-icons = { $tile }, offen nach { $sides }, { $icons }
sk-hazards = { $n ->
    [one] { $n } Gefahr
   *[other] { $n } Gefahren
 }
sk-fortunes = { $n ->
    [one] { $n } Glück
   *[other] { $n } Glück
 }
sk-do-lay = Offen nach { $sides } legen
sk-do-turn-it = { $turns ->
    [one] { $turns } Mal drehen
   *[other] { $turns } Mal drehen
 }
sk-do-face = { $card } entgegentreten
sk-do-roll = Würfeln
sk-do-focus = { $ap } AP einsetzen und würfeln: +{ $ap }
sk-do-pass = Passen
sk-do-send = Nach { $side } schicken
sk-do-farther = Die Leuchtkugel weiterfliegen lassen
sk-do-stop = Die Leuchtkugel erlöschen lassen

## Skulldug!: worauf das Spiel wartet

sk-ask-over = Das Spiel ist aus.
sk-ask-token = { $who ->
    [you] Wähle deinen Entdecker.
   *[other] { $who } wählt einen Entdecker.
 }
sk-ask-first-roll = Der Würfel entscheidet, wer beginnt.
sk-ask-gear-second = Nimm eine zweite Karte der unteren Reihe.
sk-ask-gear-solo = Nimm eine Ausrüstung und ein Verbrauchsgut.
sk-ask-gear-team = Nimm eine Ausrüstungskarte für dein Team.
sk-ask-gear-first = Nimm eine Karte der oberen Reihe oder zwei der unteren.
sk-ask-gear-more = Nimm noch eine Karte, gleich aus welcher Reihe.
sk-ask-gear-other = { $name } nimmt eine Ausrüstungskarte.
sk-ask-set = Wähle einen Satz von Startgegenständen.
sk-ask-set-other = { $name } wählt einen Satz von Startgegenständen.
sk-ask-split = Wähle die zwei Karten, die du nimmst; dein Partner bekommt die anderen.
sk-ask-split-other = { $name } teilt die Karten des Teams.
sk-ask-backup = { $who ->
    [you] Deine Verstärkung trifft ein.
   *[other] Die Verstärkung von { $who } trifft ein.
 }
sk-ask-tile = Für { $cell } wird ein Plättchen gezogen.
sk-ask-contents = Was liegt in { $cell }?
sk-ask-spawn = Ein Geist erhebt sich.
sk-ask-random-card = { $who ->
    [you] Eine zufällige Karte verlässt deine Hand.
   *[other] Eine zufällige Karte verlässt die Hand von { $who }.
 }
sk-ask-bolt = { $who ->
    [you] Du wirst zur Seite geschleudert.
   *[other] { $who } wird zur Seite geschleudert.
 }
sk-ask-cave-roll = Die Höhle bebt.
sk-ask-decides = { $name } entscheidet.
sk-ask-chance = Der Zufall entscheidet.
sk-ask-goes-on = Der Zug geht weiter.
sk-ask-resign = { $who ->
    [you] Spielst du deinen Zug, oder gibst du auf und kommst im nächsten frisch wieder?
   *[other] { $who } darf vor dem Zug aufgeben.
 }
sk-ask-first = { $who ->
    [you] Wer von euch beginnt?
   *[other] { $who } sagt, welcher Partner beginnt.
 }
sk-ask-order = { $who ->
    [you] Welche deiner Karten kommt zuerst?
   *[other] { $who } sagt, welche Karte zuerst kommt.
 }
sk-ap = noch { $ap } AP
sk-ap-moving = noch { $ap } AP und { $moves } zum Gehen
sk-ask-main = { $who ->
    [you] Du bist am Zug: { $left }.
   *[other] { $who } ist am Zug: { $left }.
 }
sk-ask-main-partner = Dein Team ist am Zug: { $name } hat { $left }.
sk-ask-drop = Keine AP mehr. Lass { $items ->
    [one] { $items } Gegenstand fallen, bevor du den Zug beendest.
   *[other] { $items } Gegenstände fallen, bevor du den Zug beendest.
 }
sk-ask-win = Du bist mit { $treasures } Schätzen zu Hause: Beende den Zug und gewinne! { $left }.
sk-ask-lay = Drehe das Plättchen und lege es auf { $cell }: { $tile }.
sk-ask-lay-other = { $name } legt ein Plättchen auf { $cell }.
sk-ask-choose = Deine Laterne zeigt zwei Plättchen: Welches legst du?
sk-ask-choose-other = { $name } wählt eines von zwei Plättchen.
sk-ask-face = Wem trittst du zuerst entgegen?
sk-ask-face-other = { $name } wählt, wem zuerst zu begegnen ist.
sk-ask-window-monster = Gleich begegnet dir: { $card }. Eine Karte benutzen?
sk-ask-window-injury = Du wirst gleich um { $damage } verletzt. Eine Karte benutzen?
sk-ask-window-other = { $name } darf eine Karte benutzen.
sk-ask-sign = Das Schild täuscht { $name }. Wohin schickst du sie?
sk-ask-sign-other = { $name } entscheidet, wohin das Schild { $who ->
    [you] dich schickt.
   *[other] { $who } schickt.
 }
sk-ask-flare = Soll die Leuchtkugel weiterfliegen?
sk-ask-flare-other = { $name } entscheidet, ob die Leuchtkugel weiterfliegt.
sk-ask-backup-card = Deine Verstärkung bringt { $card }: nehmen oder am Höhleneingang lassen?
sk-ask-backup-card-other = { $who ->
    [you] Deine Verstärkung bringt { $card }.
   *[other] Die Verstärkung von { $who } bringt { $card }.
 }
sk-roll-ledge = um über den Sims zu kommen
sk-roll-against = gegen { $card }
sk-roll-hit = { $who ->
    [you] um dich zu treffen
   *[other] um { $who } zu treffen
 }
sk-roll-dodge = { $who ->
    [you] um deinem Wurf auszuweichen
   *[other] um dem Wurf von { $who } auszuweichen
 }
sk-roll-fish = { $who ->
    [you] um dir eine Karte wegzuangeln
   *[other] um { $who } eine Karte wegzuangeln
 }
sk-roll-for = für { $card }
sk-roll-needs = { $purpose }: { $needs } oder mehr
sk-ask-roll = { $who ->
    [you] Du würfelst { $purpose }.
   *[other] { $who } würfelt { $purpose }.
 }
sk-ask-rolled = { $who ->
    [you] Du hast { $n } gewürfelt, { $purpose }.
   *[other] { $who } hat { $n } gewürfelt, { $purpose }.
 } Eine Karte benutzen?

## Skulldug!: wozu eine Aktion gut ist, nach "das"

sk-gain-health = heilt { $health }
sk-cost-health = kostet { $health } Leben
sk-gain-hurt = { $who ->
    [you] schadet dir
   *[other] schadet { $who }
 }
sk-gain-robs = { $who ->
    [you] nimmt dir einen Schatz ab
   *[other] nimmt { $who } einen Schatz ab
 }
sk-gain-ghost = bringt zur Ruhe: { $ghost }
sk-gain-passages = entdeckt { $n ->
    [one] { $n } Gang
   *[other] { $n } Gänge
 }
sk-gain-treasures = bringt es auf { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 }
sk-cost-treasure = gibt einen Schatz her
sk-gain-card = bringt { $card }
sk-cost-card = verbraucht { $card }
sk-gain-free = macht wieder frei
sk-gain-entrance = führt zum Höhleneingang
sk-gain-reach = führt hin: { $place }

## Cave Pilot 55: Namen

cp-cave--Y01 = Tropfsteinvorhang
cp-cave--Y02 = Einstürzende Galerie
cp-cave--Y03 = Mottenschwarm
cp-cave--Y04 = Dampfgeysir
cp-cave--Y05 = Teslabogen
cp-cave--Y06 = Pilzgarten
cp-cave--Y07 = Mautschleuse
cp-cave--Y08 = Seillabyrinth
cp-cave--Y09 = Blinde Krebse
cp-cave--Y10 = Signalfeuer
cp-cave--Y11 = Stalaktitengalerie
cp-cave--Y12 = Steinregen
cp-cave--Y13 = Laserstrahl
cp-cave--Y14 = Kristallhöhle
cp-cave--Y15 = Kraftfeld
cp-cave--Y16 = Hängende Minen
cp-cave--Y17 = Windturbine
cp-cave--Y18 = Säureschleim
cp-cave--Y19 = Riesenhirschkäfer
cp-cave--Y20 = Teilchenwolke
cp-cave--Y21 = Spinnennetz
cp-cave--Y22 = Wärmesuchraketen
cp-cave--Y23 = Stalagmitenwald
cp-cave--Y24 = Vampirfledermaus
cp-cave--Y25 = Fleischfressende Pflanze
cp-cave--Y26 = Echokammer
cp-cave--Y27 = Bergmannsdepot
cp-cave--Y28 = Magneterzader
cp-cave--Y29 = Unterirdischer Fluss
cp-cave--Y30 = Fledermauskolonie
cp-cave--Y31 = Wachgeschütz
cp-cave--Y32 = Verlassener Hangar
cp-cave--Y33 = Schwefelschlote
cp-cave--Y34 = Glühwürmchengrotte
cp-cave--O11 = Felslawine
cp-cave--O12 = Zwillingslaser
cp-cave--O13 = Sturmturbine
cp-cave--O14 = Netz der Witwe
cp-cave--O15 = Raketenbatterie
cp-cave--O16 = Vampirbrut
cp-cave--O17 = Kannenpflanzendschungel
cp-cave--O18 = Säuresee
cp-cave--O19 = Hirschkäfernest
cp-cave--O20 = Ionensturm
cp-cave--O21 = Kraftfeldkaskade
cp-cave--O22 = Kristallgewölbe
cp-cave--O23 = Minenvorhang
cp-cave--O24 = Zyklonschacht
cp-cave--O25 = Schmugglerdock
cp-cave--O26 = Lavavorhang
cp-cave--O27 = Basiliskenblick
cp-cave--O28 = Flaknest
cp-cave--O29 = Höhlenkalmar
cp-cave--O30 = Verlassene Werkstatt
cp-cave--O31 = Felswurmtunnel
cp-cave--O32 = Flüsternde Finsternis
cp-cave--O33 = Thermikkamin
cp-cave--O34 = Windenstation
cp-cave--R11 = Höllenfeuerraketen
cp-cave--R12 = Obsidianguillotine
cp-cave--R13 = Netz der Königin
cp-cave--R14 = Mahlstromturbine
cp-cave--R15 = Todesstrahl
cp-cave--R16 = Vampirfürst
cp-cave--R17 = Glutschmiede
cp-cave--R18 = Wolke der Leere
cp-cave--R19 = Höhle des Leviathans
cp-cave--R20 = Versunkene Bibliothek
cp-cave--R21 = Titanenkäfer
cp-cave--R22 = Schwerkraftbrunnen
cp-upgrade--U-SH1 = Segeltuchschirm
cp-upgrade--U-SH2 = Betatuchschild
cp-upgrade--U-SH3 = Glimmergitter
cp-upgrade--U-SH4 = Faradayscher Käfig
cp-upgrade--U-SH5 = Asbestmantel
cp-upgrade--U-SH6 = Guttaperchaschürze
cp-upgrade--U-SH7 = Leidener Sperre
cp-upgrade--U-SH8 = Quarzablenker
cp-upgrade--U-SH9 = Polarlichtschild
cp-upgrade--U-PA1 = Zinnverkleidung
cp-upgrade--U-PA2 = Rambouillet-Harnisch
cp-upgrade--U-PA3 = Birkenschichtholz
cp-upgrade--U-PA4 = Genietetes Kesselblech
cp-upgrade--U-PA5 = Duraluminhaut
cp-upgrade--U-PA6 = Harveystahl
cp-upgrade--U-PA7 = Zementierte Platte
cp-upgrade--U-PA8 = Keramikmosaik
cp-upgrade--U-PA9 = Wootzpanzer
cp-upgrade--U-SR1 = Signalpistole
cp-upgrade--U-SR2 = Schwarzlose MG M.07/12
cp-upgrade--U-SR3 = MAC 1934
cp-upgrade--U-SR4 = Lewis-MG
cp-upgrade--U-SR5 = Madsen-MG
cp-upgrade--U-SR6 = Hotchkiss 8 mm
cp-upgrade--U-SR7 = Zwillings-Spandau
cp-upgrade--U-SR8 = SchKAS
cp-upgrade--U-SR9 = Oerlikon-Kanone
cp-upgrade--U-MNT-A = Wartung
cp-upgrade--U-MA1 = Tragflächenverwindung
cp-upgrade--U-MA2 = Verbesserter Lederholm
cp-upgrade--U-MA3 = Ausgeglichenes Ruder
cp-upgrade--U-MA4 = Frise-Querruder
cp-upgrade--U-MA5 = Vorflügel
cp-upgrade--U-MA6 = Fowlerklappen
cp-upgrade--U-MA7 = Knickflügel
cp-upgrade--U-MA8 = Entenflügel
cp-upgrade--U-MA9 = Fledermausflügel
cp-upgrade--U-PO1 = Pedaldynamo
cp-upgrade--U-PO2 = Reihenmotor
cp-upgrade--U-PO3 = Gnome-Umlaufmotor
cp-upgrade--U-PO4 = Siebenzylinder-Sternmotor
cp-upgrade--U-PO5 = Naphthadiesel
cp-upgrade--U-PO6 = Dampfturbine
cp-upgrade--U-PO7 = V12 mit Kompressor
cp-upgrade--U-PO8 = Pulsstrahltriebwerk
cp-upgrade--U-PO9 = Hells' 5
cp-upgrade--U-NC1 = Wasserwaage
cp-upgrade--U-NC2 = Magnetkompass
cp-upgrade--U-NC3 = Wendezeiger
cp-upgrade--U-NC4 = Sam van Lierde (Pilot)
cp-upgrade--U-NC5 = Valeriu (Pilot)
cp-upgrade--U-NC6 = Kreiselkompass
cp-upgrade--U-NC7 = Mad (Pilotin)
cp-upgrade--U-NC8 = Funkpeiler
cp-upgrade--U-NC9 = Echolot
cp-upgrade--U-MNT-B = Wartung
cp-card--adamy = Adamy E4 Cyberangriff
cp-card-text--adamy = Vor einem Herausforderungswurf: Wähle einen Gegner und eines von PO, SH, SR; dieser Wert ist bei ihm bis zum Ende dieses Zuges um 2 niedriger (nicht unter 0).
cp-card--laplace = Laplace-dB-Schallangriff
cp-card-text--laplace = Entweder vor einem Herausforderungswurf: PA eines Gegners ist bis zum Ende dieses Zuges um 2 niedriger. Oder wenn ein Gegner ankündigt, Treibstoff einzusetzen (schräger Schritt oder Zusatzrunde): Dieser Treibstoff ist verloren, und was er bezahlen sollte, geschieht nicht; der Gegner steht wieder vor der Wahl, von der er kam (ein anderer erlaubter Schritt; oder Zusatzrunde oder landen). Wirkt nicht gegen Reservetank und Gyro.
cp-card--tallinn = Tallinn 000771 Sabotage
cp-card-text--tallinn = Vor einem Herausforderungswurf: MA oder NC eines Gegners ist bis zum Ende dieses Zuges um 2 niedriger.
cp-card--bumper = Curtis-Wright-Stoßfänger
cp-card-text--bumper = Vor deinem eigenen Schritt, du und das Ziel auf Höhlenkarten: Wähle einen Gegner im Abstand von höchstens 1 und schiebe ihn 1 oder 2 Felder, alle vorwärts oder alle rückwärts; jedes Feld ist eine Karte der nächsten Spalte in einer der Reihen, die du wählst. Mindestens ein Feld muss möglich sein. Vorwärts: Er handelt die Karte, auf der er ankommt, sofort ab. Rückwärts: nicht. Nie in Eingang oder Ausgang. Danach folgt dein Schritt.
cp-card--foliot-clock = Foliot-Uhr
cp-card-text--foliot-clock = Vor Schritt a ansagen: In diesem Zug dürfen Auffrischen, Schießen, Fliegen mit Abhandeln und Landen je einmal in beliebiger Reihenfolge geschehen. Abhandeln folgt gleich auf das Fliegen. Die Reichweite der Raketen zählt von dort, wo das Flugzeug beim Schießen ist. Wer vor dem Fliegen landet, hat einen Zug auf dieser Karte verbracht. Keine Zusatzrunde.
cp-card--iron-dome = Eisenkuppel
cp-card-text--iron-dome = Wenn eine Rakete auf dein Flugzeug angesagt wird, vor dem Wurf: Sie hat keine Wirkung; die Rakete ist verbraucht.
cp-card--muller-reversal = Muller-Umkehr
cp-card-text--muller-reversal = Statt deines Schritts: Tausche die Plätze deines Flugzeugs und eines gegnerischen, auch im Eingang oder Ausgang (nicht draußen). Keiner handelt etwas ab.
cp-card--otis = Otis Flash-Matic
cp-card-text--otis = Wähle eine Höhlenkarte mit FERNANGRIFF, auf der du nicht bist, mit mindestens einem Flugzeug in ihrer Reichweite. Ihre Aktionen treffen die Flugzeuge in Reichweite, das nächste zuerst; das nächste gilt als Auslöser; dein eigenes zählt mit, wenn es in Reichweite ist.
cp-card--power-magnet = Kraftmagnet
cp-card-text--power-magnet = Vor deinem eigenen Schritt, du und das Ziel auf Höhlenkarten in verschiedenen Spalten: Wähle einen Gegner im Abstand von höchstens 3 und zieh ihn 1 oder 2 Felder; jedes Feld ist eine Karte eine Spalte näher an deiner, in einer der Reihen, die du wählst; nicht über deine Spalte hinaus. Er handelt die Karte, auf der er ankommt, sofort ab. Nie in Eingang oder Ausgang. Danach folgt dein Schritt.
cp-card--flare = Zufallsleuchtkugel
cp-card-text--flare = Wenn du Ziel einer Rakete bist oder gleich von einer Karte mit FERNANGRIFF getroffen wirst, die ein anderer ausgelöst hat, vor dem Wurf: Der Angriff geht stattdessen an ein zufälliges anderes erlaubtes Flugzeug (gleiche Chancen): bei einer Rakete an Flugzeuge auf Höhlenkarten in Reichweite des Angreifers außer ihm und dir; bei einer Höhle an Flugzeuge in ihrer Reichweite außer dir. Gibt es keines, ist er verloren.
cp-card--persuator = Samarium-Magnetüberreder
cp-card-text--persuator = Wenn ein Gegner auf einer Höhlenkarte im Abstand von höchstens 3 von deinem Flugzeug (auch auf einer Höhlenkarte) in der ersten Runde seines eigenen Zuges fliegen will: Du wählst seinen Schritt unter seinen erlaubten Schritten auf Höhlenkarten ohne Treibstoff, und er muss ihn tun. Nicht möglich, wenn er keinen hat.
cp-card--k3 = K3-Leitsystem
cp-card-text--k3 = Vor einem Herausforderungswurf: Einer deiner Werte SH, PA, SR, MA, PO, NC ist bis zum Ende dieses Zuges um 2 höher.
cp-card--bone-nullifier = Würfelbann
cp-card-text--bone-nullifier = Nach dem Herausforderungs- oder Raketenwurf eines anderen, bevor er gilt: Der Wurf ist ungültig, dieselben Würfel werden neu geworfen.
cp-card--pulse-p6 = Puls-P6-Störer
cp-card-text--pulse-p6 = Lege alle ausliegenden Ausbauten beider Reihen ab (keine reservierte), dann fülle jede Reihe auf drei auf. Zählt nicht als Auffrischen in Schritt a.
cp-card--teleport = Teleporter
cp-card-text--teleport = Statt deines Schritts, von einer Höhlenkarte oder dem Eingang: Flieg zu einer Höhlenkarte, deren Spalte sich von deiner um höchstens 3 unterscheidet, besucht oder nicht, ohne Treibstoff. Handle sie ab, wenn du sie noch nie abgehandelt hast.
cp-card--aru = A.R.U.
cp-card-text--aru = Bei jeder Landung: Entferne bis zu zwei rote Würfel von einer deiner Ausbaustellen.
cp-card--kerr-lens = Kerr-Linse
cp-card-text--kerr-lens = Vor dem Herausforderungswurf eines beliebigen Spielers: Ein orangefarbener Würfel dieses Wurfs wird durch einen gelben ersetzt oder ein gelber durch einen orangefarbenen.
cp-card--loaded-bone = Gezinkter Würfel
cp-card-text--loaded-bone = Vor deinem eigenen Herausforderungswurf: Wirf alle seine Würfel zweimal und behalte die niedrigere Summe (bei DV die Würfel des behaltenen Wurfs). Wird der Wurf ungültig, werden beide neu geworfen.
cp-card--reserve-tank = Magnus-Reservetank
cp-card-text--reserve-tank = Bezahlt einen schrägen Schritt oder eine Zusatzrunde anstelle eines Treibstoffs.
cp-card--periscope = Nipkow-Periskop
cp-card-text--periscope = Deine Raketen reichen bis zum Abstand 3.
cp-card--gyro = Hele-Shaw-Gyro
cp-card-text--gyro = Einmal im Zug kostet ein schräger Schritt keinen Treibstoff.
cp-card--congreve-rack = Congreve-Gestell
cp-card-text--congreve-rack = Nimm eine Rakete, soweit du sie tragen kannst; sie darf sofort abgefeuert werden.
cp-card--lombard-pledge = Lombardpfand
cp-card-text--lombard-pledge = Lege den Reservierungsstein auf einen ausliegenden Ausbau (oder verschiebe ihn). Nur du darfst diese Karte kaufen; Auffrischen und Puls P6 lassen sie liegen (ein Auffrischen dieser Reihe entfernt die nächste dahinter). Der Stein geht weg, wenn du die Karte kaufst, ankommst oder ausscheidest.
cp-card--gresham-ledger = Gresham-Kassenbuch
cp-card-text--gresham-ledger = Einmal im Zug kostet ein Ausbau (oder eine Wartung), den du kaufst, 1 Kredit weniger, mindestens 1.
cp-card--davy-lamp = Davy-Lampe
cp-card-text--davy-lamp = Erforschen kostet dich 1 Kredit statt 2.
cp-card--smoke-canister = Rauchkanister
cp-card-text--smoke-canister = Vor deinem eigenen Herausforderungswurf: Diese Aktion (oder dieser Teil) wird nicht gewürfelt; weder bestanden noch misslungen. Beim ersten Teil einer zweiteiligen Karte gilt er als bestanden ohne Ansehen; auf einer WIND-Karte wird das Flugzeug nicht bewegt.
cp-card--trumpet = Heroldstrompete
cp-card-text--trumpet = Vor deinem eigenen Herausforderungswurf: Ist er bestanden, bekommst du 1 Ansehen mehr.
cp-cave-part--lower = untere Teil
cp-cave-part--maw = Schlund
cp-cave-part--spider = Spinne
cp-cave-part--tendrils = Ranken
cp-cave-part--upper = obere Teil
cp-cave-part--web = Netz
cp-property--shields = Schilde
cp-property--armor = Panzerung
cp-property--attack = Nahangriff
cp-property--maneuver = Wendigkeit
cp-property--power = Leistung
cp-property--navigation = Navigation & Steuerung
cp-property--fuel = Treibstoff
cp-part--shields = Schilde
cp-part--armor = Panzerung
cp-part--attack = Nahangriff
cp-part--maneuver = Wendigkeit
cp-part--power = Leistung
cp-part--navigation = Navigation & Steuerung
cp-part--explorations = Erkundungskarten
cp-part--missiles = Raketen
cp-part--fuel = Treibstoff
cp-title--rookie = Anfänger
cp-title--novice = Neuling
cp-title--flying-ace = Fliegerass
cp-title--cave-pilot = Höhlenpilot
cp-grade--bronze = Bronze
cp-grade--silver = Silber
cp-grade--gold = Gold
cp-die--yellow = gelben
cp-die--orange = orangefarbenen

## Cave Pilot 55: Orte und Dinge

cp-slot = Stelle für { $property }
cp-slot-first = erste Stelle für { $property }
cp-slot-second = zweite Stelle für { $property }
cp-the-slot = die { $slot }
cp-spot = { $cave } ({ $spot })
cp-ceiling = Decke { $column }
cp-floor = Boden { $column }
cp-outside = freier Himmel
cp-entrance = Eingang
cp-exit = Ausgang
cp-nowhere = nirgends
cp-item-on = { $card } ({ $slot })
cp-plane = { $who ->
    [you] dein Flugzeug
   *[other] das Flugzeug von { $who }
 }
cp-part-of = { $part } von { $cave }
cp-part-number = Teil { $n } von { $place }
cp-nothing = nichts
cp-the-cave = die Höhle
cp-something = etwas
cp-missile = eine Rakete
cp-fuel = einen Treibstoff
cp-on-property = { $card } für { $property }
cp-on-of = { $who ->
    [you] { $card } gegen dich: { $property }
   *[other] { $card } gegen { $who }: { $property }
 }
cp-on-plane = { $who ->
    [you] { $card } gegen dich
   *[other] { $card } gegen { $who }
 }
cp-on-forward = { $who ->
    [you] { $card } gegen dich, vorwärts
   *[other] { $card } gegen { $who }, vorwärts
 }
cp-on-backward = { $who ->
    [you] { $card } gegen dich, rückwärts
   *[other] { $card } gegen { $who }, rückwärts
 }
cp-on-place = { $card } für { $place }
cp-on-die = { $card } für den { $die } Würfel
cp-on-shelf = { $card } für { $upgrade } ({ $shelf })

## Cave Pilot 55: was geschah

cp-start-rolled = { $who ->
    [you] Du würfelst { $face } um den Anfang.
   *[other] { $who } würfelt { $face } um den Anfang.
 }
cp-starts = { $who ->
    [you] Du bekommst den Startspielerstein.
   *[other] { $who } bekommt den Startspielerstein.
 }
cp-cave-dealt = { $who ->
    [you] Du bekommst die Höhlenkarte { $cave }.
   *[other] { $who } bekommt die Höhlenkarte { $cave }.
 }
cp-displayed = { $card } liegt jetzt in Reihe { $row } aus.
cp-found = { $who ->
    [you] Du baust ein: { $card }.
   *[other] { $who } baut ein: { $card }.
 }
cp-turn-begins = { $who ->
    [you] Dein Zug { $number }
   *[other] Zug { $number } von { $who }
 }: { $credits } Kredite.
cp-placed = { $who ->
    [you] Du legst { $cave } an: { $place }.
   *[other] { $who } legt { $cave } an: { $place }.
 }
cp-exit-opens = Die letzte Höhlenkarte liegt: Der Ausgang öffnet sich.
cp-removed = { $card } verlässt den Laden.
cp-fired = { $who ->
    [you] Du feuerst eine Rakete: { $target }.
   *[other] { $who } feuert eine Rakete: { $target }.
 }
cp-missile-rolled--1 = Die Rakete trifft einmal.
cp-missile-rolled--2 = Die Rakete trifft zweimal.
cp-missile-rolled--3 = Die Rakete trifft dreimal.
cp-missile-rolled--die = Die Rakete zeigt den Würfel: ein Treffer und noch ein Wurf.
cp-missile-rolled--targeting = Die Rakete zeigt das Ziel: zwei gezielte Treffer.
cp-missile-rolled--reputation = Die Rakete zeigt den Stern: ein Schlag gegen das Ansehen.
cp-cave-hit = { $place } bekommt { $hits ->
    [one] { $hits } Treffer; zusammen { $all }.
   *[other] { $hits } Treffer; zusammen { $all }.
 }
cp-warded = { $who ->
    [you] Dein Flugzeug bleibt unberührt.
   *[other] Das Flugzeug von { $who } bleibt unberührt.
 }
cp-redirected = Der Angriff auf { $who ->
    [you] dich
   *[other] { $who }
 } trifft stattdessen { $whom ->
    [you] dich.
   *[other] { $whom }.
 }
cp-redirected-lost = { $who ->
    [you] Der Angriff auf dich verliert sich im Dunkeln.
   *[other] Der Angriff auf { $who } verliert sich im Dunkeln.
 }
cp-stayed-on = { $who ->
    [you] Du bleibst: { $place }.
   *[other] { $who } bleibt: { $place }.
 }
cp-stayed-in = { $who ->
    [you] Du bleibst: { $place }.
   *[other] { $who } bleibt: { $place }.
 }
cp-landed-on = { $who ->
    [you] Du landest: { $place }.
   *[other] { $who } landet: { $place }.
 }
cp-landed-in = { $who ->
    [you] Du landest: { $place }.
   *[other] { $who } landet: { $place }.
 }
cp-scrapyard = { $who ->
    [you] Du zahlst 1 Kredit für den Schrottplatz.
   *[other] { $who } zahlt 1 Kredit für den Schrottplatz.
 }
cp-hovers = { $who ->
    [you] Du schwebst
   *[other] { $who } schwebt
 }: Noch gibt es keinen Weg weiter.
cp-paid-fuel = { $who ->
    [you] Du verbrennst einen Treibstoff.
   *[other] { $who } verbrennt einen Treibstoff.
 }
cp-paid-tank = { $who ->
    [you] Du leerst den Magnus-Reservetank.
   *[other] { $who } leert den Magnus-Reservetank.
 }
cp-paid-gyro = { $who ->
    [you] Du schaltest den Hele-Shaw-Gyro ein.
   *[other] { $who } schaltet den Hele-Shaw-Gyro ein.
 }
cp-fuel-lost = { $who ->
    [you] Dein Treibstoff verbrennt umsonst.
   *[other] Der Treibstoff von { $who } verbrennt umsonst.
 }
cp-handles = { $who ->
    [you] Du stellst dich: { $cave }.
   *[other] { $who } stellt sich: { $cave }.
 }
cp-attacks = { $cave } greift an: { $planes }.
cp-tie-rolled = { $who ->
    [you] Du würfelst { $face } um die Reihenfolge.
   *[other] { $who } würfelt { $face } um die Reihenfolge.
 }
cp-wind-upper = Der Wind zeigt { $face }: die obere Zeile für { $who ->
    [you] dich.
   *[other] { $who }.
 }
cp-wind-lower = Der Wind zeigt { $face }: die untere Zeile für { $who ->
    [you] dich.
   *[other] { $who }.
 }
cp-rolled = { $who ->
    [you] Du würfelst { $faces }.
   *[other] { $who } würfelt { $faces }.
 }
cp-rolled-void = { $who ->
    [you] Du würfelst { $faces }, was nicht zählt.
   *[other] { $who } würfelt { $faces }, was nicht zählt.
 }
cp-passed = { $who ->
    [you] Du bestehst
   *[other] { $who } besteht
 }: { $left } gegen { $right }.
cp-failed = { $who ->
    [you] Es misslingt dir
   *[other] Es misslingt { $who }
 }: { $left } gegen { $right }.
cp-skipped = { $who ->
    [you] Du schlüpfst im Rauch vorbei.
   *[other] { $who } schlüpft im Rauch vorbei.
 }
cp-ignored = { $who ->
    [you] Du lässt den zweiten Teil sein.
   *[other] { $who } lässt den zweiten Teil sein.
 }
cp-reputation-lost = { $who ->
    [you] Du verlierst { $by } Ansehen und hast noch { $now }.
   *[other] { $who } verliert { $by } Ansehen und hat noch { $now }.
 }
cp-reputation = { $who ->
    [you] Du gewinnst { $by } Ansehen: { $now }.
   *[other] { $who } gewinnt { $by } Ansehen: { $now }.
 }
cp-hit-missile = { $who ->
    [you] Dein Flugzeug verliert eine Rakete.
   *[other] Das Flugzeug von { $who } verliert eine Rakete.
 }
cp-hit-fuel = { $who ->
    [you] Dein Flugzeug verliert einen Treibstoff.
   *[other] Das Flugzeug von { $who } verliert einen Treibstoff.
 }
cp-hit-card-gone = { $who ->
    [you] Bei dir ist zerstört: { $card }.
   *[other] Bei { $who } ist zerstört: { $card }.
 }
cp-hit-card = { $who ->
    [you] Treffer bei dir: { $card }.
   *[other] Treffer bei { $who }: { $card }.
 }
cp-hit-slot-gone = { $who ->
    [you] Deine Karte ist zerstört: { $property }.
   *[other] Die Karte von { $who } ist zerstört: { $property }.
 }
cp-hit-last = { $who ->
    [you] Bei dir ist das Letzte zerstört: { $part }.
   *[other] Bei { $who } ist das Letzte zerstört: { $part }.
 }
cp-hit-part = { $who ->
    [you] Treffer bei dir: { $part }.
   *[other] Treffer bei { $who }: { $part }.
 }
cp-card-lost = { $who ->
    [you] Du verlierst: { $card }.
   *[other] { $who } verliert: { $card }.
 }
cp-crashed = { $who ->
    [you] Du stürzt ab!
   *[other] { $who } stürzt ab!
 }
cp-stuck = { $who ->
    [you] Du steckst fest und bist draußen.
   *[other] { $who } steckt fest und ist draußen.
 }
cp-finished = { $who ->
    [you] Du fliegst durch den Ausgang!
   *[other] { $who } fliegt durch den Ausgang!
 }
cp-extra-round = { $who ->
    [you] Du beginnst eine Zusatzrunde.
   *[other] { $who } beginnt eine Zusatzrunde.
 }
cp-began--refresh = { $who ->
    [you] Du machst mit dem Laden weiter.
   *[other] { $who } macht mit dem Laden weiter.
 }
cp-began--fire = { $who ->
    [you] Du machst mit Raketen weiter.
   *[other] { $who } macht mit Raketen weiter.
 }
cp-began--move = { $who ->
    [you] Du machst mit dem Flug weiter.
   *[other] { $who } macht mit dem Flug weiter.
 }
cp-began--land = { $who ->
    [you] Du machst mit dem Landen weiter.
   *[other] { $who } macht mit dem Landen weiter.
 }
cp-used = { $who ->
    [you] Du benutzt: { $card }.
   *[other] { $who } benutzt: { $card }.
 }
cp-bought = { $who ->
    [you] Du kaufst { $card }
   *[other] { $who } kauft { $card }
 } für { $price ->
    [one] { $price } Kredit;
   *[other] { $price } Kredite;
 } { $slot }: jetzt { $value }.
cp-gained = { $who ->
    [you] Du bekommst { $thing }.
   *[other] { $who } bekommt { $thing }.
 }
cp-stocked = { $who ->
    [you] Du kaufst { $thing }
   *[other] { $who } kauft { $thing }
 } für { $price ->
    [one] { $price } Kredit.
   *[other] { $price } Kredite.
 }
cp-sold = { $who ->
    [you] Du verkaufst { $card }
   *[other] { $who } verkauft { $card }
 } für { $credits ->
    [one] { $credits } Kredit.
   *[other] { $credits } Kredite.
 }
cp-paid-row = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } { $price ->
    [one] { $price } Kredit
   *[other] { $price } Kredite
 } für eine weitere Karte in Reihe { $row }.
cp-explored = { $who ->
    [you] Du erforschst für
   *[other] { $who } erforscht für
 } { $price ->
    [one] { $price } Kredit.
   *[other] { $price } Kredite.
 }
cp-repaired = { $who ->
    [you] Du reparierst
   *[other] { $who } repariert
 } { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
 }: { $slot }.
cp-reserved = { $who ->
    [you] Du reservierst die Karte bei { $shelf }.
   *[other] { $who } reserviert die Karte bei { $shelf }.
 }
cp-reservation-free = Der Reservierungsstein ist wieder frei.
cp-offered = { $who ->
    [you] Du bietest
   *[other] { $who } bietet
 } { $whom ->
    [you] dir { $give } für { $take }.
   *[other] { $whom } { $give } für { $take }.
 }
cp-agreed = { $who ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
 }
cp-refused = { $who ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
 }
cp-titled = { $who ->
    [you] Du erreichst 55: Cave Pilot 55!
   *[other] { $who } erreicht 55: Cave Pilot 55!
 }
cp-cleared = { $cave } ist von der Brut befreit.
cp-water-rises = Das Wasser steigt bis Spalte { $column }.
cp-bonus = { $who ->
    [you] Du gewinnst { $by } Ansehen, weil du den Ausgang erreichst.
   *[other] { $who } gewinnt { $by } Ansehen für den Ausgang.
 }
cp-flown-in = { $who ->
    [you] Du fliegst hinein: { $place }.
   *[other] { $who } fliegt hinein: { $place }.
 }
cp-flown = { $who ->
    [you] Du fliegst weiter: { $place }.
   *[other] { $who } fliegt weiter: { $place }.
 }
cp-drawn = { $who ->
    [you] Du wirst angezogen: { $place }.
   *[other] { $who } wird angezogen: { $place }.
 }
cp-blown = { $who ->
    [you] Du wirst geweht: { $place }.
   *[other] { $who } wird geweht: { $place }.
 }
cp-pushed = { $who ->
    [you] Du wirst geschoben: { $place }.
   *[other] { $who } wird geschoben: { $place }.
 }
cp-pulled = { $who ->
    [you] Du wirst gezogen: { $place }.
   *[other] { $who } wird gezogen: { $place }.
 }
cp-teleported = { $who ->
    [you] Du teleportierst dich: { $place }.
   *[other] { $who } teleportiert sich: { $place }.
 }
cp-swapped = { $who ->
    [you] Du tauschst den Platz: { $place }.
   *[other] { $who } tauscht den Platz: { $place }.
 }
cp-over-nobody = Das Spiel ist aus. Niemand gewinnt.
cp-over-made = Das Spiel ist aus. { $who ->
    [you] Du schaffst es.
   *[other] { $who } schafft es.
 }
cp-over-won = Das Spiel ist aus. { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
 }
cp-over-shared = Das Spiel ist aus. { $winners } teilen sich den Sieg.
cp-over-title = { $over } Titel: { $title }.
cp-over-grade = { $over } Note: { $grade }.

## Cave Pilot 55: was man tun kann

cp-do-place = { $cave } legen: { $place }
cp-do-refresh = Reihe { $row } des Ladens auffrischen
cp-do-fire = Eine Rakete feuern: { $target }
cp-do-again = Den Raketenwürfel noch einmal werfen
cp-do-stop = Hier aufhören
cp-do-hit = Treffen: { $item }
cp-do-exit = Durch den Ausgang fliegen
cp-do-fly = Fliegen: { $place }
cp-do-fly-fuel = Für 1 Treibstoff fliegen: { $place }
cp-do-fly-tank = Mit dem Magnus-Reservetank fliegen: { $place }
cp-do-fly-gyro = Mit dem Hele-Shaw-Gyro fliegen: { $place }
cp-do-stay = Hier bleiben
cp-do-scrapyard = 1 Kredit für einen Zug auf dem Schrottplatz zahlen
cp-do-hover = Schweben und warten, bis die Höhle wächst
cp-do-give-up = Aufgeben: Es geht nicht weiter
cp-do-use = { $card } benutzen
cp-do-shift = Weiter: { $place }
cp-do-continue = Den zweiten Teil annehmen
cp-do-ignore = Den zweiten Teil auslassen und landen
cp-do-extra = Eine Zusatzrunde fliegen
cp-do-extra-fuel = Für 1 Treibstoff eine Zusatzrunde fliegen
cp-do-extra-tank = Mit dem Magnus-Reservetank eine Zusatzrunde fliegen
cp-do-extra-gyro = Mit dem Hele-Shaw-Gyro eine Zusatzrunde fliegen
cp-do-land = Landen
cp-do-begin--refresh = Als Nächstes: den Laden auffrischen
cp-do-begin--fire = Als Nächstes: Raketen feuern
cp-do-begin--move = Als Nächstes: fliegen
cp-do-begin--land = Als Nächstes: landen
cp-do-draw = Für 1 Kredit eine weitere Karte in Reihe { $row } aufdecken
cp-do-buy = { $card } kaufen: { $slot }
cp-do-buy-for = { $card } für { $price ->
    [one] { $price } Kredit
   *[other] { $price } Kredite
 } kaufen: { $slot }
cp-do-maintain = Wartung ({ $shelf }) kaufen: { $slot }
cp-do-maintain-for = Wartung ({ $shelf }) für { $price ->
    [one] { $price } Kredit
   *[other] { $price } Kredite
 } kaufen: { $slot }
cp-do-buy-fuel = Für 3 Kredite einen Treibstoff kaufen
cp-do-buy-missile = Für 3 Kredite eine Rakete kaufen
cp-do-sell = { $card } verkaufen
cp-do-explore = Erforschen: eine Erkundungskarte ziehen
cp-do-discard = { $card } ablegen
cp-do-offer = { $who ->
    [you] Dir { $give } für { $take } anbieten
   *[other] { $who } { $give } für { $take } anbieten
 }
cp-do-give = { $who ->
    [you] Dir { $give } geben
   *[other] { $who } { $give } geben
 }
cp-do-ask-for = { $who ->
    [you] Dich um { $take } bitten
   *[other] { $who } um { $take } bitten
 }
cp-do-trade-nothing = Nichts tauschen
cp-do-agree = Einverstanden
cp-do-refuse = Ablehnen
cp-do-end-turn = Den Zug beenden
cp-do-pass-refresh = Den Laden so lassen
cp-do-pass-fire = Nicht mehr feuern und weiterfliegen
cp-do-pass-shove = Niemanden schieben und weiterfliegen
cp-do-pass-window = Keine Karte benutzen
cp-do-pass-exchange = Nichts mehr tauschen und den Zug beenden
cp-do-pass = Weiter

## Cave Pilot 55: worauf das Spiel wartet

cp-ask-start = Wer beginnt? Alle werfen den gelben Würfel.
cp-ask-deal = Die Höhlenkarten werden verteilt.
cp-ask-display = Der Laden öffnet.
cp-ask-start-card = Alle bekommen eine Erkundungskarte.
cp-ask-place = { $who ->
    [you] Du bist am Zug: Lege eine Höhlenkarte; wähle die Karte, dann ihren Platz.
   *[other] { $who } legt eine Höhlenkarte.
 }
cp-ask-place-more = { $who ->
    [you] Du bist am Zug: Lege { $left } Höhlenkarten; wähle eine Karte, dann ihren Platz.
   *[other] { $who } legt Höhlenkarten.
 }
cp-ask-refresh = { $who ->
    [you] Du bist am Zug: Frische eine Reihe des Ladens auf, oder mach weiter.
   *[other] { $who } darf den Laden auffrischen.
 }
cp-ask-fire = { $who ->
    [you] Du bist am Zug: Feuere eine Rakete, oder mach weiter.
   *[other] { $who } darf Raketen feuern.
 }
cp-ask-shove = { $who ->
    [you] Du bist am Zug: Schiebe oder zieh jemanden, oder mach weiter.
   *[other] { $who } darf jemanden schieben oder ziehen.
 }
cp-ask-move = { $who ->
    [you] Du bist am Zug: Wohin fliegst du?
   *[other] { $who } fliegt.
 }
cp-ask-handle = Die Höhle wird abgehandelt.
cp-ask-extra = { $who ->
    [you] Du bist am Zug: eine Zusatzrunde für Treibstoff oder landen?
   *[other] { $who } darf eine Zusatzrunde fliegen.
 }
cp-ask-land = { $who ->
    [you] Du bist am Zug: Du bist gelandet. Handle, erforsche, oder beende den Zug.
   *[other] { $who } ist gelandet.
 }
cp-ask-order = { $who ->
    [you] Du bist am Zug: Die Foliot-Uhr läuft. Was kommt als Nächstes?
   *[other] { $who } wählt den nächsten Schritt.
 }
cp-ask-exchange = { $who ->
    [you] Du bist am Zug: Tausche Ausrüstung mit deinem Partner, oder beende den Zug.
   *[other] { $who } darf Ausrüstung tauschen.
 }
cp-ask-refill = Höhlenkarten werden gezogen.
cp-ask-round-ends = Die Runde endet.
cp-ask-answer = { $who ->
    [you] Du bietest
   *[other] { $who } bietet
 } dir { $give } für { $take }. Einverstanden?
cp-ask-answer-other = { $name } denkt über einen Tausch nach: { $give } für { $take }.
cp-ask-fill = Der Laden wird aufgefüllt.
cp-ask-draw = Für Reihe { $row } wird noch eine Karte gezogen.
cp-ask-find = { $who ->
    [you] Du ziehst eine Erkundungskarte.
   *[other] { $who } zieht eine Erkundungskarte.
 }
cp-ask-discard = { $who ->
    [you] Du hast fünf Erkundungskarten und Platz für vier: Lege eine ab.
   *[other] { $who } legt eine Erkundungskarte ab.
 }
cp-ask-missile = Der Raketenwürfel rollt.
cp-ask-reroll = { $who ->
    [you] Du bist am Zug: Treffer! Den Raketenwürfel noch einmal werfen?
   *[other] { $who } darf den Raketenwürfel noch einmal werfen.
 }
cp-ask-aim = Ziele: Wohin { $left ->
    [one] geht der Treffer
   *[other] gehen die { $left } Treffer
 } auf { $who ->
    [you] dein Flugzeug?
   *[other] das Flugzeug von { $who }?
 }
cp-ask-aim-other = { $name } zielt auf { $who ->
    [you] dein Flugzeug.
   *[other] das Flugzeug von { $who }.
 }
cp-ask-hits = Dein Flugzeug bekommt { $left ->
    [one] { $left } Treffer,
   *[other] { $left } Treffer,
 } ab { $part }. Welche Karte nimmt ihn?
cp-ask-hits-other = { $name } wählt, wohin { $left ->
    [one] der Treffer geht.
   *[other] die { $left } Treffer gehen.
 }
cp-ask-penalty = { $who ->
    [you] Du zahlst die Strafe.
   *[other] { $who } zahlt die Strafe.
 }
cp-ask-remove = Du verlierst { $left ->
    [one] { $left } Erkundungskarte: welche?
   *[other] { $left } Erkundungskarten: welche?
 }
cp-ask-remove-other = { $name } verliert eine Erkundungskarte.
cp-ask-tie = Gleicher Abstand: Der gelbe Würfel entscheidet, wer zuerst kommt.
cp-ask-condition = Der Wind dreht: Der gelbe Würfel entscheidet über die Zeile.
cp-ask-roll = Die Würfel rollen.
cp-ask-redirect = Der Angriff springt auf jemand anderen über.
cp-ask-part-two = { $who ->
    [you] Du hast den ersten Teil bestanden. Nimmst du den zweiten an, oder landest du?
   *[other] { $who } entscheidet über den zweiten Teil.
 }
cp-ask-blow-on = Der Wind weht dich weiter: noch { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-blow-back = Der Wind weht dich zurück: noch { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-blow-other = { $name } wird durch die Höhle geweht.
cp-ask-pull = { $who ->
    [you] Zieh dich:
   *[other] Zieh { $who }:
 } noch bis zu { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-push = { $who ->
    [you] Schieb dich:
   *[other] Schieb { $who }:
 } noch bis zu { $left ->
    [one] { $left } Feld.
   *[other] { $left } Felder.
 } Wohin?
cp-ask-push-other = { $name } bewegt { $who ->
    [you] dein Flugzeug.
   *[other] das Flugzeug von { $who }.
 }
cp-ask-over = Das Spiel ist aus.
cp-window-missile = { $who ->
    [you] Du feuerst: { $target }.
   *[other] { $who } feuert: { $target }.
 }
cp-window-missile-rolled = Der Raketenwürfel ist gefallen.
cp-window-step = { $who ->
    [you] Du fliegst gleich.
   *[other] { $who } fliegt gleich.
 }
cp-window-fuel-step = { $who ->
    [you] Du verbrennst Treibstoff für den Flug: { $place }.
   *[other] { $who } verbrennt Treibstoff für den Flug: { $place }.
 }
cp-window-fuel-extra = { $who ->
    [you] Du verbrennst Treibstoff für eine Zusatzrunde.
   *[other] { $who } verbrennt Treibstoff für eine Zusatzrunde.
 }
cp-window-challenge = { $who ->
    [you] Du würfelst gleich gegen: { $cave }.
   *[other] { $who } würfelt gleich gegen: { $cave }.
 }
cp-window-challenged = { $who ->
    [you] Du hast gewürfelt gegen: { $cave }.
   *[other] { $who } hat gewürfelt gegen: { $cave }.
 }
cp-ask-window = { $moment } Eine Karte benutzen?
cp-ask-window-other = { $moment } { $name } denkt über eine Karte nach.

## Cave Pilot 55: wozu eine Aktion gut ist, nach "das"

cp-gain-reputation = bringt { $n } Ansehen
cp-cost-reputation = kostet { $n } Ansehen
cp-gain-credits = bringt { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
 }
cp-cost-credits = kostet { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
 }
cp-gain-handles = handelt ab: { $cave }
cp-gain-out = bringt das Flugzeug hinaus
cp-gain-place = führt hin: { $place }
cp-gain-hits = { $who ->
    [you] trifft dein Flugzeug
   *[other] trifft das Flugzeug von { $who }
 }
cp-gain-installs = baut ein: { $card }
cp-gain-raises = hebt { $property } auf { $n }
cp-cost-hits = bringt { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
 } ein
cp-gain-mends = flickt { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
 }
cp-cost-fuel = verbrennt Treibstoff
cp-cost-missile = verbraucht eine Rakete
cp-gain-fuel = nimmt Treibstoff auf
cp-gain-missile = nimmt eine Rakete auf
cp-gain-card = bringt eine Erkundungskarte

## Wer am Tisch sitzt

say-bot--random = Zufallsbot { $seat }
say-bot--novice = Anfängerbot { $seat }
say-bot--steady = Solider Bot { $seat }
say-bot--strong = Starker Bot { $seat }
say-bot--master = Meisterbot { $seat }
say-seat = Platz { $seat }
say-player = Spieler { $seat }

## Cave Troll: was es alles zu tun gibt

ct-verb--end-turn = Den Zug beenden; übrige Aktionen verfallen.
ct-verb--draw = Eine Karte ziehen und eine deiner zwei spielen, für 1 Aktion.
ct-verb--play = Eine deiner zwei Karten spielen und die andere behalten.
ct-verb--place = Wählen, wo die Karte wirkt.
ct-verb--score = Den Raum wählen, der jetzt gewertet wird.
ct-verb--move = Eine deiner Figuren ziehen, für 1 Aktion.
ct-verb--flee = Eine deiner Figuren vor dem Höhlentroll retten.
ct-verb--stay = Niemanden fliehen lassen.
ct-verb--push = Eine Figur aus dem Raum drängen.
ct-verb--no-push = Niemanden drängen.
ct-verb--kill = Deinen Ork einen Helden in seinem Raum töten lassen, für 1 Aktion.
ct-verb--assassinate = Deinen Meuchler jemanden töten lassen, der allein ist, für 1 Aktion.
ct-verb--banish = Deinen Paladin eine Banshee in eine Grube schicken lassen, für 1 Aktion.
ct-verb--slay = Deinen Riesentöter opfern und einen wütenden Troll mitnehmen, für 1 Aktion.
ct-verb--attack = Deinen Orkkrieger die Abenteurer der anderen aus seinem Raum vertreiben lassen, für 1 Aktion.
ct-verb--pull = Deine Banshee einen Helden in ihren Raum locken lassen, für 1 Aktion.
ct-verb--rampage = Deinen Troll in seinem Raum wüten lassen, für 1 Aktion.
ct-verb--chalice = Einen verlorenen Helden mit dem Kelch des Lebens zurückholen, für 1 Aktion.
ct-verb--cloak = Mit dem Tarnmantel ungesehen gehen, für 1 Aktion.
ct-verb--sword = Mit dem Schwert Orkfluch einen Ork oder Orkkrieger vertreiben, für 1 Aktion.
ct-verb--boots = Mit den Stiefeln der Eile bis zu drei Schritte gehen, für 1 Aktion.
ct-verb--scroll = Mit der Schriftrolle der Verbannung ein Monster in eine Grube schicken, für 1 Aktion.
ct-verb--tally = Mit dem Kerbstein einen Raum werten, für 1 Aktion.
ct-verb--step = Noch einen Schritt gehen.
ct-verb--stop = Hier anhalten.

## Skulldug!: was es alles zu tun gibt

sk-verb--be = Deinen Entdecker wählen.
sk-verb--take = Eine Ausrüstungskarte nehmen.
sk-verb--set = Eine vorgeschlagene Ausrüstung nehmen.
sk-verb--split = Die Ausrüstung deines Teams aufteilen.
sk-verb--play = Deinen Zug machen.
sk-verb--resign = Aufgeben: Dein Entdecker stirbt, und der Zug entfällt.
sk-verb--keep = Die Karte der Verstärkung auf die Hand nehmen.
sk-verb--leave = Die Karte der Verstärkung im Höhleneingang lassen.
sk-verb--resolve = Wählen, welche deiner Karten zuerst kommt.
sk-verb--first = Wählen, welcher Partner beginnt.
sk-verb--end-turn = Den Zug beenden; übrige AP verfallen.
sk-verb--finish = Für diesen Zug deines Teams fertig sein.
sk-verb--yield = Deinen Partner weitermachen lassen.
sk-verb--move = In einen verbundenen Gang gehen, für 1 AP; einer, den niemand kennt, wird entdeckt.
sk-verb--dash = Durch zwei bekannte Gänge rennen, für 1 AP.
sk-verb--pick-up = Einen Gegenstand in deinem Gang aufheben, für 1 AP.
sk-verb--drop = Einen Gegenstand irgendwo in deiner Sichtlinie fallen lassen, umsonst.
sk-verb--shove = Einen anderen Entdecker aus deinem Gang schubsen, für 1 AP, einmal im Zug.
sk-verb--throw = Einen Gegenstand auf einen Gegner in deiner Sichtlinie werfen, für 1 AP.
sk-verb--destroy = Einen leeren Gang zerstören, an den deiner grenzt, für 1 AP, einmal im Zug.
sk-verb--recover = Die Benommenheit abschütteln, für 2 AP.
sk-verb--pry-free = Dich befreien.
sk-verb--use = Eine Karte deiner Hand benutzen.
sk-verb--dig = Dich mit der Schaufel durch eine Wand graben.
sk-verb--fish = Mit der Angel nach einer Karte fischen.
sk-verb--grapple = Dich mit dem Haken in einen Gang schwingen.
sk-verb--crank = Mit der Kurbel einen Gang drehen.
sk-verb--blast = Einen Gang sprengen.
sk-verb--flare = Die Leuchtpistole ins Dunkel abfeuern.
sk-verb--copy = Den Nachahmerstein zur Kopie einer Karte machen.
sk-verb--gas = Die Gasgranate werfen.
sk-verb--lure = Ein Monster weglocken.
sk-verb--swap = Mit jemandem den Platz tauschen.
sk-verb--drink = Aus der Quelle trinken.
sk-verb--ride = Mit der Lore fahren.
sk-verb--bleed = Auf dem Altar bluten.
sk-verb--turn = Diese Kammer drehen.
sk-verb--choose = Das Plättchen wählen, das gelegt wird.
sk-verb--lay = Wählen, wie der neue Gang liegt.
sk-verb--face = Wählen, welcher Gefahr du dich als Nächstes stellst.
sk-verb--focus = Würfeln, wenn du magst mit AP zum Konzentrieren: Jeder zählt 1 dazu.
sk-verb--pass = Hier keine Karte benutzen.
sk-verb--send = Wählen, wohin das Schild führt.
sk-verb--farther = Die Leuchtkugel weiterfliegen lassen.
sk-verb--stop = Die Leuchtkugel verlöschen lassen.

## The Caves of Casadh: was es alles zu tun gibt

cc-verb--end-turn = Den Zug beenden; übrige Bewegungspunkte verfallen.
cc-verb--move = Auf ein Nachbarfeld gehen, für 1 Bewegungspunkt.
cc-verb--explore = Das Dunkel erkunden: ein neues Feld legen und eine Karte ziehen, die sagt, wie viele Bewegungspunkte es kostet.
cc-verb--slope = Über einen Hang in einen anderen Gang dieses Feldes, umsonst.
cc-verb--collect-treasure = Die Schätze hier ansehen und einen behalten, für 1 Bewegungspunkt.
cc-verb--collect-items = Gegenstände nehmen, die hier liegen; damit endet der Zug.
cc-verb--leave = Die Höhlen für immer verlassen, mit zwei Schätzen der Oberfläche.
cc-verb--use-medkit = Den Verbandskasten benutzen, umsonst.
cc-verb--deploy = Dein Dynamit hier zünden, umsonst.
cc-verb--defuse = Versuchen, brennendes Dynamit zu löschen: ein Wurf bis zu deinen Lebenspunkten.
cc-verb--rotate = Wählen, wie das neue Feld liegt.
cc-verb--drop-item = Den Gegenstand wählen, der aus deinem Rucksack fällt.
cc-verb--keep = Einen der Schätze behalten.
cc-verb--flee = Vor dem Grue fliehen.
cc-verb--send-grue = Wählen, wohin deine Laterne den Grue treibt.
cc-verb--pass = Die Grues in Ruhe lassen.
cc-verb--try-grue = Versuchen, einen Grue zu bewegen: ein Wurf über der Zahl der Höhlenforscher in den Höhlen.
cc-verb--decline = Doch keinen Grue bewegen.
cc-verb--eat = Einen Grue fressen lassen, wen er in die Enge getrieben hat.
cc-verb--move-grue = Einen Grue auf ein Nachbarfeld bewegen.

## Cave Pilot 55: was es alles zu tun gibt

cp-verb--place = Eine deiner Höhlenkarten an die Höhle legen.
cp-verb--refresh = Eine Reihe des Ladens auffrischen: Ihre äußerste Karte geht.
cp-verb--pass = Hier nichts tun und weitermachen.
cp-verb--fire = Eine Rakete auf ein Flugzeug oder eine Höhlenkarte bis zu zwei Felder weit feuern.
cp-verb--again = Den Raketenwürfel noch einmal werfen.
cp-verb--stop = Hier aufhören.
cp-verb--hit = Wählen, was den Treffer nimmt.
cp-verb--move = Ein Feld weit fliegen: geradeaus oder quer umsonst, schräg für Treibstoff.
cp-verb--stay = Bleiben, wo du bist.
cp-verb--scrapyard = Einen dritten Zug im Eingang verbringen, für 1 Kredit.
cp-verb--hover = Schweben, bis die Höhle weitergeht.
cp-verb--give-up = Aufgeben: Du steckst fest.
cp-verb--use = Eine Erkundungskarte benutzen.
cp-verb--shift = Das nächste Feld des Flugzeugs wählen.
cp-verb--continue = Den zweiten Teil der Karte annehmen.
cp-verb--ignore = Den zweiten Teil auslassen und landen.
cp-verb--extra = Eine Zusatzrunde fliegen, für Treibstoff.
cp-verb--land = Landen.
cp-verb--begin = Den nächsten Schritt deines Zuges wählen.
cp-verb--draw = Noch eine Karte im Laden aufdecken, für 1 Kredit.
cp-verb--buy = Eine Verbesserung kaufen, für ihre Zahl oder für den Unterschied.
cp-verb--buy-fuel = Treibstoff kaufen, für 3 Kredite.
cp-verb--buy-missile = Eine Rakete kaufen, für 3 Kredite.
cp-verb--sell = Eine Erkundungskarte verkaufen.
cp-verb--explore = Erforschen: eine Erkundungskarte ziehen, für 2 Kredite.
cp-verb--discard = Eine Erkundungskarte ablegen.
cp-verb--trade = Ausrüstung mit einem Partner tauschen.
cp-verb--agree = Dem Tausch zustimmen.
cp-verb--refuse = Den Tausch ablehnen.
cp-verb--end-turn = Den Zug beenden.

## Kleine Wörter des Erzählers

say-somebody = Jemand
say-whom = { $who ->
    [you] du
   *[other] { $who }
 }
say-seated = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 }
say-ordinal--1 = ersten
say-ordinal--2 = zweiten
say-ordinal--3 = dritten
say-ordinal--4 = vierten
say-ordinal--5 = fünften
say-ordinal--6 = sechsten
say-ordinal--last = letzten

## Eine Stellung in Worten

say-scene-no-hand = Du siehst zu und hast nichts auf der Hand.
say-scene-new = Vorher unbekannt.
say-scene-came = Neu hier: { $things }.
say-scene-gone = Nicht mehr hier: { $things }.
say-scene-before = Vorher: { $about }.
say-scene-exits = Die Ausgänge haben sich geändert.
say-scene-more = Und { $n ->
    [one] { $n } weiterer Ort.
   *[other] { $n } weitere Orte.
 }
say-scene-nowhere = Du bist nirgends auf dem Plan.
say-scene-onlooker = Du siehst zu.
say-scene-place = { $place }: { $here }
say-scene-place-about = { $place }, { $about }: { $here }
say-scene-from = Von hier aus ({ $place }): { $exits }
say-scene-alone = Nichts ist in deiner Nähe.
say-scene-exit-with = { $exit } (dort: { $here })

## Was inzwischen geschah und was ein Spiel entschied

say-since-more = Im Protokoll { $n ->
    [one] steht noch { $n } Sache.
   *[other] stehen noch { $n } Sachen.
 }
say-lead = { $who ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
 } in Zug { $turn } die Führung: { $own } gegen { $next }.
say-lead-alone = { $who ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
 } in Zug { $turn } die Führung: { $own }.
say-lead-several = In Zug { $turn } gehen in Führung: { $whom }, { $own } gegen { $next }.
say-lead-several-alone = In Zug { $turn } gehen in Führung: { $whom }, { $own }.
say-last-move = { $who ->
    [you] Du machst
   *[other] { $who } macht
 } den letzten Zug des Spiels.
say-swing-gain = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
 } in Zug { $turn } das meiste in einem Zug: { $amount }.
say-swing-loss = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
 } in Zug { $turn } das meiste in einem Zug: { $amount }.

## Wie wahrscheinlich etwas ist

say-odds-in = { $ways } von { $of }
say-odds-certain = sicher
say-odds-least = weniger als 1 %
say-odds-most = mehr als 99 %
say-odds-about = etwa { $percent } %
say-odds-percent = { $percent } %
say-odds-other = etwas anderes
say-odds-nothing = nichts Besonderes

## Das Ende

say-forfeited = { $who ->
    [you] Du hast aufgegeben und liegst
   *[other] { $who } hat aufgegeben und liegt
 } damit hinter allen, die weitergespielt haben.
say-compared-first = Das ist dein erstes beendetes Spiel dieser Art.
say-compared-best = Dein bestes bisher: Vorher waren es { $amount } in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
 } dieser Art.
say-compared-equal = So gut wie das beste von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
 } dieser Art zuvor.
say-compared-less = Dein bestes bisher: { $amount }, in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
 } dieser Art zuvor.

## Cave Troll: das Ende

ct-points = Goldstücke
ct-measure = Das Gold, wenn das Spiel in diesem Augenblick geendet hätte: jeder Raum noch einmal gewertet, dazu die behaltenen Artefakte.
ct-amount = { $gold } Gold
ct-end-most = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } das meiste Gold: { $gold }.
ct-end-shared = { $whom }: je { $gold } Gold, mehr als alle anderen. Nichts entscheidet diesen Gleichstand, also ist der Sieg geteilt.
ct-end-place = { $whom }: je { $gold } Gold, gemeinsam auf dem { $place } Platz.
ct-end-stale = So lange hat niemand eine Karte gezogen, dass das Spiel beendet wurde; die 3 Gold dafür bekommt niemand.
ct-column-board = Planwertung { $n }
ct-column--rooms = Einzelne Räume
ct-column--last = Letzte Wertung
ct-column--slayer = Riesentöter
ct-column--ended = Spiel beendet
ct-column--kept = Behaltene Artefakte

## Cave Troll: was die Karten bringen können

ct-odds-artifact = du findest: { $artifact }
ct-odds--adventurer = du ziehst einen Abenteurer
ct-odds--monster = du ziehst ein Monster
ct-odds--hero = du ziehst einen Helden mit einer Fähigkeit
ct-odds--treasure = du ziehst die Schatztruhe
ct-odds--score = du ziehst Raum werten
ct-odds--find = du ziehst Artefakt finden

## Cave Troll: eine Stellung in Worten

ct-scene-unfound = Artefakte, die niemand gefunden hat: { $count }.
ct-scene-area = { $place } ({ $area })
ct-scene-door--east = Osten: { $area }
ct-scene-door--west = Westen: { $area }
ct-scene-door--south = Süden: { $area }
ct-scene-door--north = Norden: { $area }
ct-scene-gold = Du hast { $gold } Gold.
ct-scene-gold-actions = Du hast { $gold } Gold und noch { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
 }
ct-scene-hand = Du hast { $cards }; in deinem Stapel { $deck ->
    [one] liegt { $deck } Karte.
   *[other] liegen { $deck } Karten.
 }
ct-scene-hand-artifacts = Du hast { $cards }; Artefakte: { $artifacts }; in deinem Stapel { $deck ->
    [one] liegt { $deck } Karte.
   *[other] liegen { $deck } Karten.
 }
ct-scene-no-card = keine Karte

## Skulldug!: das Ende

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

## Skulldug!: was das Dunkel bringen kann

sk-odds--collapses = die Höhle stürzt ein
sk-odds--holds = die Höhle hält
sk-odds--die = du stirbst
sk-odds--lose = du verlierst die Begegnung
sk-odds-lose = du verlierst die Begegnung und { $health } Leben
sk-odds--win = du gewinnst die Begegnung
sk-odds--hits = es trifft
sk-odds--misses = es geht daneben
sk-odds--hits-you = es trifft dich
sk-odds--misses-you = es verfehlt dich
sk-odds--monster = dort wartet ein Monster
sk-odds--monster-treasure = dort warten ein Monster und ein Schatz
sk-odds--trap = dort liegt eine Falle
sk-odds--trap-treasure = dort liegen eine Falle und ein Schatz
sk-odds--treasure = ein Schatz und keine Gefahr
sk-odds--fortune = eine nützliche Karte und keine Gefahr
sk-odds--empty = ein leerer Gang

## Skulldug!: eine Stellung in Worten

sk-board-decks = Stapel: { $tiles } Plättchen, { $fortunes } Glückskarten, { $hazards } Gefahrenkarten.
sk-board-cave = Leben der Höhle: { $gems ->
    [one] { $gems } Stein.
   *[other] { $gems } Steine.
 }
sk-board-as = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 } als { $token }
sk-board-ghost = { $ghost } ({ $faction }): { $facts }.
sk-fact-backup = wartet auf Verstärkung
sk-fact-dead = tot
sk-fact-place = { $place }
sk-fact-health = { $health } von { $most } Leben
sk-scene-health = { $health } von { $most } Leben
sk-fact-ap = { $ap } AP
sk-fact-ap-moving = { $ap } AP und { $moving } zum Gehen
sk-fact-dazed = benommen
sk-fact-pinned = eingeklemmt
sk-fact-empty-hand = leere Hand
sk-fact-hand = Hand: { $cards }
sk-scene-hand = { $hand }; am Ende eines Zuges darfst du { $limit ->
    [one] { $limit } Gegenstand
   *[other] { $limit } Gegenstände
 } haben
sk-scene-dark = Das Dunkel bei { $cell }
sk-scene-entrance = Höhleneingang ({ $cell })
sk-scene-passage = { $tile } ({ $cell })
sk-scene-way = { $side }: { $place }
sk-scene-wall = { $side }: eine Wand
sk-scene-way-dark = { $side }: das Dunkel
sk-scene-edge = { $side }: der Rand des Tisches
sk-topic-resign = Aufgeben

## The Caves of Casadh: das Ende

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
cc-end-shared = Gleichauf: { $whom }, mit je Schätzen im Wert von { $value }, { $health } Lebenspunkten und { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenständen
 }. Der Sieg ist geteilt.
cc-end-shared-place = Gleichauf auf dem { $place } Platz: { $whom }, mit je Schätzen im Wert von { $value }, { $health } Lebenspunkten und { $items ->
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
cc-end-items = { $both }: beide mit Schätzen im Wert von { $value } und { $health } Lebenspunkten. { $who ->
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

## The Caves of Casadh: was geschehen kann

cc-odds--defused = die Lunte ist gelöscht
cc-odds--explodes = das Dynamit geht hoch, und du stirbst
cc-odds--grue = du darfst einen Grue bewegen
cc-odds--no-grue = die Grues bleiben, wo sie sind
cc-odds--die = du stirbst
cc-odds-lose = du verlierst { $health } Lebenspunkte
cc-odds--cornered = ein Grue treibt dich in die Enge
cc-odds--outbreak = eine Gefahr bricht aus, und du bleibst unverletzt
cc-odds--misfortune = ein Unglück, aber nichts bricht aus
cc-odds--nothing = nichts Schlimmes geschieht

## The Caves of Casadh: eine Stellung in Worten

cc-board-track = Gefahrenleiste: { $rows }.
cc-scene-track = Gefahrenleiste: { $rows }.
cc-board-surface = An der Oberfläche: { $values }.
cc-board-piles = Stapel { $pile }, Karten { $deck }, Beutel { $bag }; Runde { $round }.
cc-board-collapsed = eingestürzt
cc-board-slope = Hang { $nodes }
cc-board-marker = Zeichen in { $node }
cc-board-water = Wasser in { $node }
cc-board-hazard = { $hazard } in { $node }
cc-board-outbreak = { $hazard }! in { $node }
cc-board-grue = ein Grue in { $node }
cc-board-dynamite = { $who ->
    [you] dein Dynamit
   *[other] Dynamit von { $who }
 }, noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
 }
cc-board-spelunker = { $who ->
    [you] du
   *[other] { $who }
 } in { $node }
cc-board-treasures = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 }
cc-board-treasures-seen = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
 } (zuletzt gesehen: { $values })
cc-fact-dead = tot
cc-fact-surface = an der Oberfläche
cc-fact-caves = in den Höhlen
cc-fact-health = { $health } Lebenspunkte
cc-fact-moves = { $mp ->
    [one] { $mp } Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
 }
cc-fact-known = bekannt: { $values }
cc-fact-ways = Ausgänge nach { $sides }
cc-scene-dead = dein Höhlenforscher ist tot
cc-scene-safe = du bist an der Oberfläche in Sicherheit
cc-scene-carry-nothing = du trägst nichts
cc-scene-carry = du trägst: { $items }
cc-scene-worth = Schätze im Wert von { $values }
cc-scene-misfortunes = Unglücke: { $misfortunes }
cc-scene-rubble = aus { $node } nach { $side }: Geröll
cc-scene-way = aus { $node } nach { $side }: { $hex }, Gang { $to }
cc-scene-way-dark = aus { $node } nach { $side }: das Dunkel
cc-scene-dark = Das Dunkel, { $place }

## Cave Pilot 55: das Ende

cp-points = Ansehen
cp-measure = Das Ansehen, wenn das Spiel in diesem Augenblick geendet hätte: Flugzeuge im Ausgang haben ihren Bonus für die Höhle schon.
cp-amount = { $n } Ansehen
cp-end-crashed = Abgestürzt: { $whom }. Das zählt weniger als alle, die nicht ausgeschieden sind, gleich mit welchem Ansehen.
cp-end-stuck = Stecken geblieben: { $whom }. Das zählt weniger als alle, die nicht ausgeschieden sind, gleich mit welchem Ansehen.
cp-end-all-lost = Alle Flugzeuge sind verloren, also gewinnt niemand.
cp-end-only = Nur { $who ->
    [you] du bist
   *[other] { $who } ist
 } noch in der Luft.
cp-end-most = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } das meiste Ansehen: { $n }.
cp-end-shared = { $whom }: je { $n } Ansehen und { $credits } Kredite. Der Sieg ist geteilt.
cp-end-shared-place = { $whom }: je { $n } Ansehen und { $credits } Kredite, gemeinsam auf dem { $place } Platz.
cp-end-credits = { $both }: beide mit { $n } Ansehen. { $who ->
    [you] Du hast
   *[other] { $who } hat
 } mehr Kredite übrig, { $more } zu { $less }, und { $who ->
    [you] belegst
   *[other] belegt
 } den { $place } Platz.
cp-end-team = Zusammen mehr Ansehen, { $more } zu { $less }: { $whom }. Die höhere Summe gewinnt.
cp-end-team-credits = Beide Teams haben { $n } Ansehen. Zusammen mehr Kredite, { $more } zu { $less }, und damit den Sieg: { $whom }.
cp-end-team-shared = Beide Teams haben { $n } Ansehen und { $credits } Kredite, also teilen sich alle vier den Sieg.
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
cp-end-purge = Die Brut ist vertrieben: { $cleared } Brutkarten sind gesäubert.
cp-end-purge-lost = Die Brut lebt weiter: { $cleared } von 5 Brutkarten sind gesäubert, und { $lost } von { $all } Flugzeugen sind verloren.
cp-end-water = Das Wasser war zu langsam: { $home } von { $all } Flugzeugen haben den Ausgang erreicht.
cp-end-water-lost = Das Wasser war schneller: Nur { $home } von { $all } Flugzeugen haben den Ausgang erreicht.
cp-end-grade = { $n } Ansehen je Pilot ergeben { $grade }. Zusammen { $short } mehr wären { $next } gewesen.
cp-end-grade-best = { $n } Ansehen je Pilot ergeben { $grade }. Eine höhere Note gibt es nicht.
cp-column--yellow = Gelbe Höhlen
cp-column--orange = Orangefarbene Höhlen
cp-column--red = Rote Höhlen
cp-column--other = Sonst
cp-column--lost = Verloren
cp-column--bonus = Zuschlag
cp-column--passed = Bestanden
cp-column--failed = Nicht bestanden
cp-column--credits = Kredite

## Cave Pilot 55: was die Würfel zeigen können

cp-odds-face--3 = 3 Treffer
cp-odds-face--2 = 2 Treffer
cp-odds-face--1 = 1 Treffer
cp-odds-face--targeting = 2 Treffer, wo du sie willst
cp-odds-face--die = 1 Treffer, und du darfst noch einmal würfeln
cp-odds-face--reputation = kein Treffer: Es geht um Ansehen
cp-odds-crash = du stürzt ab
cp-odds-card = eine Karte, die niemand vorher kennen kann
cp-odds-pass = du bestehst
cp-odds-fail = { $failed ->
    [one] du scheiterst
    [2] du scheiterst zweimal
   *[other] du scheiterst { $failed }-mal
 }
cp-odds-both = { $passed ->
    [one] du bestehst einmal
    [2] du bestehst zweimal
   *[other] du bestehst { $passed }-mal
 } und { $failed ->
    [one] scheiterst einmal
    [2] scheiterst zweimal
   *[other] scheiterst { $failed }-mal
 }
cp-odds-reputation = { $by } Ansehen
cp-odds-hits = { $n } Treffer

## Cave Pilot 55: eine Stellung in Worten

cp-board-entrance = Eingang
cp-board-exit = Ausgang
cp-board-no-cave = Noch liegt keine Höhlenkarte.
cp-board-empty = leer
cp-board-shop = Laden { $row }: { $cards } ({ $pile } im Stapel).
cp-board-cubes = { $n } Würfelchen
cp-board-plane = { $who ->
    [you] Dein Flugzeug
   *[other] Flugzeug von { $who }
 }
cp-scene-plane = { $who ->
    [you] dein Flugzeug
   *[other] Flugzeug von { $who }
 }
cp-board-player = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 }: { $n } Ansehen, { $credits ->
    [one] { $credits } Kredit
   *[other] { $credits } Kredite
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }; Ort: { $place }.
cp-board-explorations = Erkundung: { $cards }.
cp-board-caves = Höhlenkarten: { $cards }.
cp-board-stack = { $slot }: { $card }, Wert { $value }.
cp-board-stack-hits = { $slot }: { $card }, Wert { $value }, { $hits } Treffer.
cp-scene-gate--outside = Freier Himmel
cp-scene-gate--entrance = Eingang
cp-scene-gate--exit = Ausgang
cp-scene-no-card = { $place } ({ $spot }), noch keine Karte
cp-scene-way--on = weiter: { $place }
cp-scene-way--ceiling = Decke: { $place }
cp-scene-way--floor = Boden: { $place }
cp-scene-way--onward = vorwärts: { $place }
cp-scene-way--onward-down = vorwärts und hinab: { $place }
cp-scene-way--onward-up = vorwärts und hinauf: { $place }
cp-scene-way--down = hinab: { $place }
cp-scene-way--up = hinauf: { $place }
cp-scene-way--back = zurück: { $place }
cp-scene-way--back-down = zurück und hinab: { $place }
cp-scene-way--back-up = zurück und hinauf: { $place }
cp-scene-way-out = vorwärts: der Ausgang
cp-scene-upgrades = hier gibt es Verbesserungen
cp-scene-cleared = gesäubert
cp-scene-flooded = unter Wasser
cp-scene-shop = Laden, Reihe { $row }
cp-scene-pile = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
 }
cp-scene-mat = Dein Tableau
cp-scene-standing = { $n } Ansehen, { $credits ->
    [one] { $credits } Kredit
   *[other] { $credits } Kredite
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }
cp-scene-standing-turn = du bist am Zug: { $n } Ansehen, { $credits ->
    [one] { $credits } Kredit
   *[other] { $credits } Kredite
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }
cp-scene-no-caves = keine Höhlenkarten zu legen
cp-scene-caves = Höhlenkarten zu legen: { $cards }
cp-scene-no-explorations = keine Erkundungskarten
cp-scene-explorations = Erkundungskarten: { $cards }
cp-scene-round = Runde { $round }.
