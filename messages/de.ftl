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
ct-area--R17 = Schlammhort
ct-area--R18 = Spiegelhöhle
ct-area--R19 = Kristallhöhle
ct-area--R20 = Fluthort
ct-area--R21 = Rattenloch
ct-area--R22 = Trollthron
ct-area--R23 = Fledermausloch
ct-area--R24 = Altstollen
ct-area--R25 = Irrstollen
ct-area--R26 = Duckgang
ct-area--R27 = Nassgang
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
ct-area--P2 = Hauptgrube
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
    [you] Du bekommst { $gold } Gold für den ersten Schritt in einen leeren Raum.
   *[other] { $who } bekommt { $gold } Gold für den ersten Schritt in einen leeren Raum.
 }
ct-paid-ending = { $who ->
    [you] Du bekommst { $gold } Gold für das Ende des Spiels.
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
    [you] Ein Höhlentroll kommt nach { $place }! Rette eine deiner Figuren, oder bleib.
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
ct-gain-artifact = bringt ein Artefakt
ct-gain-icons = bringt die Wertung näher, { $icons ->
    [one] { $icons } Symbol liegt auf dem Stapel
   *[other] { $icons } Symbole liegen auf dem Stapel
 }
ct-gain-room-from = { $who ->
    [you] nimmt dir { $place } ab ({ $gold } Gold)
   *[other] nimmt { $who } { $place } ab ({ $gold } Gold)
 }
ct-gain-room = nimmt { $place } ein ({ $gold } Gold)
ct-gain-pay = lässt { $place } { $gold } Gold bringen
ct-cost-room-to = { $who ->
    [you] überlässt dir { $place }
   *[other] überlässt { $who } { $place }
 }
ct-cost-room = gibt { $place } auf ({ $gold } Gold)
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
    [you] { $gold } Gold, du
   *[other] { $gold } Gold, { $who }
 }
ct-board-room-free = { $gold } Gold, herrenlos
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
cc-hex--L1-03 = Fledermaushöhle
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
cc-hex--L2-08 = Grue-Bau
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
 }: { $hex }, { $place }, in Gang { $node }.
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
    [you] Dich trifft: { $misfortune }. { $text }
   *[other] { $who } trifft: { $misfortune }. („{ $text }“)
 }
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
    [you] Du lässt { $item } zurück.
   *[other] { $who } lässt { $item } zurück.
 }
cc-items-taken = { $who ->
    [you] Du nimmst { $items }.
   *[other] { $who } nimmt { $items }.
 }
cc-healed = { $who ->
    [you] Du benutzt einen Verbandskasten und hast wieder { $hp } Lebenspunkte.
   *[other] { $who } benutzt einen Verbandskasten und hat wieder { $hp } Lebenspunkte.
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
    [you] Du tastest im Dunkeln
   *[other] { $who } tastet im Dunkeln
 } { $count ->
    [one] nach { $count } Schatz.
   *[other] unter { $count } Schätzen.
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
    [you] Du verlierst
   *[other] { $who } verliert
 } { $lost ->
    [one] { $lost } Lebenspunkt
   *[other] { $lost } Lebenspunkte
 } ({ $hazard }), noch { $hp }.
cc-warded = { $who ->
    [you] Du bleibst unversehrt ({ $hazard }); es hilft: { $item }.
   *[other] { $who } bleibt unversehrt ({ $hazard }); es hilft: { $item }.
 }
cc-hurt = { $misfortune }: { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
 } { $lost ->
    [one] { $lost } Lebenspunkt
   *[other] { $lost } Lebenspunkte
 }, noch { $hp }.
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
cc-grue-eats = Der Grue bei { $place } frisst alle, die er dort in die Enge getrieben hat.
cc-fuse-lit = { $who ->
    [you] Du zündest Dynamit bei { $place }.
   *[other] { $who } zündet Dynamit bei { $place }.
 }
cc-defuse-enough = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $die } gegen { $hp ->
    [one] { $hp } Lebenspunkt
   *[other] { $hp } Lebenspunkte
 }: Es reicht.
cc-defuse-too-much = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $die } gegen { $hp ->
    [one] { $hp } Lebenspunkt
   *[other] { $hp } Lebenspunkte
 }: zu viel.
cc-defused = { $who ->
    [you] Du löschst
   *[other] { $who } löscht
 } { $owner ->
    [you] die Lunte deines Dynamits.
   *[other] die Lunte am Dynamit von { $owner }.
 }
cc-defused-kept = { $who ->
    [you] Du löschst
   *[other] { $who } löscht
 } { $owner ->
    [you] die Lunte deines Dynamits
   *[other] die Lunte am Dynamit von { $owner }
 } { $who ->
    [you] und behältst es.
   *[other] und behält es.
 }
cc-exploded = { $who ->
    [you] Dein Dynamit explodiert bei { $place }.
   *[other] Das Dynamit von { $who } explodiert bei { $place }.
 }
cc-collapsed = Ein Feld stürzt ein: { $hex }, { $place }.
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
    [you] Du stirbst beim Einsturz des Feldes.
   *[other] { $who } stirbt beim Einsturz des Feldes.
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
    [you] Die Lunte deines Dynamits löschen
   *[other] Die Lunte am Dynamit von { $owner } löschen
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
cc-do-send-grue = Den Grue dorthin treiben: { $hex }
cc-do-pass = Die Grues in Ruhe lassen
cc-do-try-grue = Versuchen, einen Grue zu bewegen: ein Wurf über { $inside }
cc-do-decline = Doch keinen Grue bewegen
cc-do-eat = Der Grue frisst, wen er in die Enge getrieben hat: { $hex }
cc-do-move-grue = Der Grue ({ $hex }) geht nach { $side }: { $to }

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
    [you] die Lunte deines Dynamits zu löschen
   *[other] die Lunte am Dynamit von { $owner } zu löschen
 }: höchstens { $most }.
cc-ask-end = { $who ->
    [you] Dein Zug endet.
   *[other] Der Zug von { $who } endet.
 }
cc-ask-over = Das Spiel ist aus.

## The Caves of Casadh: wozu eine Aktion gut ist, nach "das"

cc-gain-health = heilt { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
cc-cost-health = kostet { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
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
cc-cost-outbreak = macht einen Ausbruch wahrscheinlicher ({ $hazard }: { $sixths } von 6)
cc-gain-near-treasure = führt zu { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätzen
 }
cc-gain-near-item = führt zu einem Gegenstand: { $item }
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
sk-card-text--blasting-charge = Zerstöre einen unbesetzten entdeckten Gang neben deinem, ob verbunden oder nicht, aber nicht den Höhleneingang.
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
    [you] Du spielst: { $token }.
   *[other] { $who } spielt: { $token }.
 }
sk-first-rolled = { $who ->
    [you] Du würfelst { $n } um den ersten Zug.
   *[other] { $who } würfelt { $n } um den ersten Zug.
 }
sk-starts = Zuerst am Zug: { $seats }.
sk-gear-taken = { $who ->
    [you] Du nimmst: { $card }.
   *[other] { $who } nimmt: { $card }.
 }
sk-set-taken = { $who ->
    [you] Du nimmst das Set: { $set }.
   *[other] { $who } nimmt das Set: { $set }.
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
    [you] Du gräbst dich
   *[other] { $who } gräbt sich
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
sk-found = In { $cell } liegt: { $card }.
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
sk-discarded = Abgelegt: { $card }.
sk-used = { $who ->
    [you] Du benutzt: { $card }.
   *[other] { $who } benutzt: { $card }.
 }
sk-copied = { $who ->
    [you] Dein Spottstein ist bis zum Ende des Zuges: { $card }.
   *[other] Der Spottstein von { $who } ist bis zum Ende des Zuges: { $card }.
 }
sk-monster-moved = Von { $from } nach { $to } geht: { $card }.
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
    [you] Du wirfst
   *[other] { $who } wirft
 } { $whom ->
    [you] auf dich: { $card }.
   *[other] auf { $whom }: { $card }.
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
    [you] Du hast { $ap } AP mehr, nur zum Gehen und Rennen.
   *[other] { $who } hat { $ap } AP mehr, nur zum Gehen und Rennen.
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
sk-do-take = Nehmen: { $card }
sk-do-set = Das Set nehmen: { $set }
sk-do-split = Behalten: { $first } und { $second }
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
sk-do-finish = Fertig: In diesem Zug nichts mehr tun
sk-do-yield = Abgeben: den Partner weitermachen lassen
sk-do-move = Gehen: { $way }
sk-way-dark = nach { $side } ins Dunkel ({ $to })
sk-do-dash = Rennen: nach { $first }, dann nach { $then }
sk-do-pick-up = Aufheben: { $card }
sk-do-drop-here = Hier fallen lassen: { $card }
sk-do-drop = Fallen lassen ({ $cell }): { $card }
sk-do-shove = { $who ->
    [you] Dich schubsen: { $way }
   *[other] { $who } schubsen: { $way }
 }
sk-do-throw = { $who ->
    [you] Auf dich werfen: { $card }
   *[other] Auf { $who } werfen: { $card }
 }
sk-do-destroy = Den Gang zerstören: { $way }
sk-do-recover = Die Benommenheit abschütteln
sk-do-pry-free = Dich befreien
sk-do-use = Benutzen: { $card }
sk-do-dig = { $card }: nach { $side } graben
sk-do-fish = { $who ->
    [you] { $card }: dir eine Karte wegangeln
   *[other] { $card }: { $who } eine Karte wegangeln
 }
sk-do-grapple = { $card }: nach { $cell } schwingen
sk-do-crank-left = { $card }: { $cell } nach links drehen
sk-do-crank-right = { $card }: { $cell } nach rechts drehen
sk-this-passage = diesen Gang
sk-do-blast = { $card }: den Gang im { $side } zerstören
sk-do-flare = { $card }: nach { $side } schießen
sk-do-copy = Spottstein wird zu: { $card }
sk-do-gas-here = { $card }: alle hier benommen machen
sk-do-gas = { $card }: alle in { $cell } benommen machen
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
sk-do-choose = Legen: { $tile }
sk-tile-plain = { $tile }, offen nach { $sides }
sk-tile-icons = { $tile }, offen nach { $sides }, { $icons }
sk-hazards = { $n ->
    [one] { $n } Gefahr
   *[other] { $n } Gefahren
 }
sk-fortunes = { $n ->
    [one] { $n } Glückskarte
   *[other] { $n } Glückskarten
 }
sk-do-lay = Offen nach { $sides } legen
sk-do-turn-it = { $turns ->
    [one] { $turns } Mal drehen
   *[other] { $turns } Mal drehen
 }
sk-do-face = Antreten gegen: { $card }
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
sk-ask-gear-team = Nimm eine Startkarte für dein Team.
sk-ask-gear-first = Nimm eine Karte der oberen Reihe oder zwei der unteren.
sk-ask-gear-more = Nimm noch eine Karte, gleich aus welcher Reihe.
sk-ask-gear-other = { $name } nimmt eine Startkarte.
sk-ask-set = Wähle ein Set mit Startgegenständen.
sk-ask-set-other = { $name } wählt ein Set mit Startgegenständen.
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
sk-ask-win = Du bist mit { $treasures } Schätzen zu Hause: Beende den Zug und gewinne! ({ $left })
sk-ask-lay = Drehe das Plättchen und lege es auf { $cell }: { $tile }.
sk-ask-lay-other = { $name } legt ein Plättchen auf { $cell }.
sk-ask-choose = Deine Laterne zeigt zwei Plättchen: Welches legst du?
sk-ask-choose-other = { $name } wählt eines von zwei Plättchen.
sk-ask-face = Gegen wen trittst du zuerst an?
sk-ask-face-other = { $name } wählt die nächste Begegnung.
sk-ask-window-monster = Gleich begegnet dir: { $card }. Eine Karte benutzen?
sk-ask-window-injury = Dir droht eine Verletzung von { $damage }. Eine Karte benutzen?
sk-ask-window-other = { $name } darf eine Karte benutzen.
sk-ask-sign = Das Schild täuscht { $name }. In welche Richtung?
sk-ask-sign-other = { $name } entscheidet, wohin das Schild { $who ->
    [you] dich schickt.
   *[other] { $who } schickt.
 }
sk-ask-flare = Soll die Leuchtkugel weiterfliegen?
sk-ask-flare-other = { $name } entscheidet, ob die Leuchtkugel weiterfliegt.
sk-ask-backup-card = Deine Verstärkung bringt mit: { $card }. Nehmen oder am Höhleneingang lassen?
sk-ask-backup-card-other = { $who ->
    [you] Deine Verstärkung bringt mit: { $card }.
   *[other] Die Verstärkung von { $who } bringt mit: { $card }.
 }
sk-roll-ledge = für den Weg über den Sims
sk-roll-against = gegen „{ $card }“
sk-roll-hit = { $who ->
    [you] für einen Treffer auf dich
   *[other] für einen Treffer auf { $who }
 }
sk-roll-dodge = { $who ->
    [you] für das Ausweichen vor deinem Wurf
   *[other] für das Ausweichen vor dem Wurf von { $who }
 }
sk-roll-fish = { $who ->
    [you] für das Angeln bei dir
   *[other] für das Angeln bei { $who }
 }
sk-roll-for = für „{ $card }“
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
sk-gain-card = bringt „{ $card }“
sk-cost-card = verbraucht „{ $card }“
sk-gain-free = macht wieder frei
sk-gain-entrance = führt zum Höhleneingang
sk-gain-reach = führt nach { $place }

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
cp-upgrade--U-NC6 = Gyroskop
cp-upgrade--U-NC7 = Mad (Pilotin)
cp-upgrade--U-NC8 = Funkpeiler
cp-upgrade--U-NC9 = Echolot
cp-upgrade--U-MNT-B = Wartung
cp-card--adamy = Adamy E4 Cyberangriff
cp-card-text--adamy = Vor einem Herausforderungswurf: Wähle einen Gegner und einen der Werte PO, SH, SR; dieser Wert ist bei ihm bis zum Ende dieses Zuges um 2 niedriger (nicht unter 0).
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
cp-card-text--otis = Wähle eine Höhlenkarte mit Fernangriff, auf der du nicht bist, mit mindestens einem Flugzeug in ihrer Reichweite. Ihre Aktionen treffen die Flugzeuge in Reichweite, das nächste zuerst; das nächste gilt als Auslöser; dein eigenes zählt mit, wenn es in Reichweite ist.
cp-card--power-magnet = Kraftmagnet
cp-card-text--power-magnet = Vor deinem eigenen Schritt, du und das Ziel auf Höhlenkarten in verschiedenen Spalten: Wähle einen Gegner im Abstand von höchstens 3 und zieh ihn 1 oder 2 Felder; jedes Feld ist eine Karte eine Spalte näher an deiner, in einer der Reihen, die du wählst; nicht über deine Spalte hinaus. Er handelt die Karte, auf der er ankommt, sofort ab. Nie in Eingang oder Ausgang. Danach folgt dein Schritt.
cp-card--flare = Zufallsleuchtkugel
cp-card-text--flare = Wenn du Ziel einer Rakete bist oder gleich von einer Karte mit Fernangriff getroffen wirst, die ein anderer ausgelöst hat, vor dem Wurf: Der Angriff geht stattdessen an ein zufälliges anderes erlaubtes Flugzeug (gleiche Chancen): bei einer Rakete an Flugzeuge auf Höhlenkarten in Reichweite des Angreifers außer ihm und dir; bei einer Höhle an Flugzeuge in ihrer Reichweite außer dir. Gibt es keines, ist er verloren.
cp-card--persuator = Samarium-Magnetüberreder
cp-card-text--persuator = Wenn ein Gegner auf einer Höhlenkarte im Abstand von höchstens 3 von deinem Flugzeug (auch auf einer Höhlenkarte) in der ersten Runde seines eigenen Zuges fliegen will: Du wählst seinen Schritt unter seinen erlaubten Schritten auf Höhlenkarten ohne Treibstoff, und er muss ihn tun. Nicht möglich, wenn er keinen hat.
cp-card--k3 = K3-Leitsystem
cp-card-text--k3 = Vor einem Herausforderungswurf: Einer deiner Werte SH, PA, SR, MA, PO, NC ist bis zum Ende dieses Zuges um 2 höher.
cp-card--bone-nullifier = Würfelbann
cp-card-text--bone-nullifier = Nach dem Herausforderungs- oder Raketenwurf eines anderen, bevor er gilt: Der Wurf ist ungültig, dieselben Würfel werden neu geworfen.
cp-card--pulse-p6 = Puls-P6-Störer
cp-card-text--pulse-p6 = Lege alle ausliegenden Ausbauten beider Reihen ab (keinen reservierten), dann fülle jede Reihe auf drei auf. Zählt nicht als Auffrischen in Schritt a.
cp-card--teleport = Teleporter
cp-card-text--teleport = Statt deines Schritts, von einer Höhlenkarte oder dem Eingang: Flieg zu einer Höhlenkarte, deren Spalte sich von deiner um höchstens 3 unterscheidet, besucht oder nicht, ohne Treibstoff. Handle sie ab, wenn du sie noch nie abgehandelt hast.
cp-card--aru = A.R.U.
cp-card-text--aru = Bei einer beliebigen Landung: Entferne bis zu zwei rote Klötzchen von einer deiner Ausbaustellen.
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
cp-card-text--gresham-ledger = Einmal im Zug kostet ein Ausbau (oder eine Wartung) beim Kauf 1 Credit weniger, mindestens 1.
cp-card--davy-lamp = Davy-Lampe
cp-card-text--davy-lamp = Erkunden kostet dich 1 Credit statt 2.
cp-card--smoke-canister = Rauchkanister
cp-card-text--smoke-canister = Vor deinem eigenen Herausforderungswurf: Diese Aktion (oder dieser Teil) wird nicht gewürfelt; weder bestanden noch misslungen. Beim ersten Teil einer zweiteiligen Karte gilt er als bestanden ohne Ansehen; auf einer Windkarte wird das Flugzeug nicht bewegt.
cp-card--trumpet = Heroldstrompete
cp-card-text--trumpet = Vor deinem eigenen Herausforderungswurf: Ist er bestanden, bekommst du 1 Ansehen mehr.
cp-cave-part--lower = unterer Teil
cp-cave-part--maw = Schlund
cp-cave-part--spider = Spinne
cp-cave-part--tendrils = Ranken
cp-cave-part--upper = oberer Teil
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
cp-part-of = { $cave }, { $part }
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
cp-displayed = In Reihe { $row } liegt jetzt aus: { $card }.
cp-found = { $who ->
    [you] Du baust ein: { $card }.
   *[other] { $who } baut ein: { $card }.
 }
cp-turn-begins = { $who ->
    [you] Dein Zug { $number }
   *[other] Zug { $number } von { $who }
 }: { $credits } Credits.
cp-placed = { $who ->
    [you] Du legst an: { $cave }, { $place }.
   *[other] { $who } legt an: { $cave }, { $place }.
 }
cp-exit-opens = Die letzte Höhlenkarte liegt: Der Ausgang öffnet sich.
cp-removed = Aus dem Laden entfernt: { $card }.
cp-fired = { $who ->
    [you] Du feuerst eine Rakete ab. Ziel: { $target }.
   *[other] { $who } feuert eine Rakete ab. Ziel: { $target }.
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
    [you] Du bleibst bei: { $place }.
   *[other] { $who } bleibt bei: { $place }.
 }
cp-stayed-in = { $who ->
    [you] Du bleibst bei: { $place }.
   *[other] { $who } bleibt bei: { $place }.
 }
cp-landed-on = { $who ->
    [you] Du landest bei: { $place }.
   *[other] { $who } landet bei: { $place }.
 }
cp-landed-in = { $who ->
    [you] Du landest bei: { $place }.
   *[other] { $who } landet bei: { $place }.
 }
cp-scrapyard = { $who ->
    [you] Du zahlst 1 Credit für den Schrottplatz.
   *[other] { $who } zahlt 1 Credit für den Schrottplatz.
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
    [you] Du stellst dich der Höhlenkarte: { $cave }.
   *[other] { $who } stellt sich der Höhlenkarte: { $cave }.
 }
cp-attacks = Angriff ({ $cave }) auf: { $planes }.
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
    [you] Bei dir ist der letzte Rest zerstört: { $part }.
   *[other] Bei { $who } ist der letzte Rest zerstört: { $part }.
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
    [you] Du steckst fest und scheidest aus.
   *[other] { $who } steckt fest und scheidet aus.
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
    [you] Du kaufst
   *[other] { $who } kauft
 } für { $price ->
    [one] { $price } Credit:
   *[other] { $price } Credits:
 } { $card }; { $slot }: jetzt { $value }.
cp-gained = { $who ->
    [you] Du bekommst { $thing }.
   *[other] { $who } bekommt { $thing }.
 }
cp-stocked = { $who ->
    [you] Du kaufst
   *[other] { $who } kauft
 } { $thing } für { $price ->
    [one] { $price } Credit.
   *[other] { $price } Credits.
 }
cp-sold = { $who ->
    [you] Du verkaufst
   *[other] { $who } verkauft
 } für { $credits ->
    [one] { $credits } Credit:
   *[other] { $credits } Credits:
 } { $card }.
cp-paid-row = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } { $price ->
    [one] { $price } Credit
   *[other] { $price } Credits
 } für eine weitere Karte in Reihe { $row }.
cp-explored = { $who ->
    [you] Du erkundest für
   *[other] { $who } erkundet für
 } { $price ->
    [one] { $price } Credit.
   *[other] { $price } Credits.
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
cp-cleared = Von der Brut geräumt: { $cave }.
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
    [you] Du fliegst zu: { $place }.
   *[other] { $who } fliegt zu: { $place }.
 }
cp-drawn = { $who ->
    [you] Du wirst angezogen, hin zu: { $place }.
   *[other] { $who } wird angezogen, hin zu: { $place }.
 }
cp-blown = { $who ->
    [you] Du wirst geweht, hin zu: { $place }.
   *[other] { $who } wird geweht, hin zu: { $place }.
 }
cp-pushed = { $who ->
    [you] Du wirst geschoben, hin zu: { $place }.
   *[other] { $who } wird geschoben, hin zu: { $place }.
 }
cp-pulled = { $who ->
    [you] Du wirst gezogen, hin zu: { $place }.
   *[other] { $who } wird gezogen, hin zu: { $place }.
 }
cp-teleported = { $who ->
    [you] Du teleportierst dich zu: { $place }.
   *[other] { $who } teleportiert sich zu: { $place }.
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
cp-over-grade = { $over } Auszeichnung: { $grade }.

## Cave Pilot 55: was man tun kann

cp-do-place = Legen: { $cave }, { $place }
cp-do-refresh = Reihe { $row } des Ladens auffrischen
cp-do-fire = Rakete abfeuern, Ziel: { $target }
cp-do-again = Den Raketenwürfel noch einmal werfen
cp-do-stop = Hier aufhören
cp-do-hit = Treffen: { $item }
cp-do-exit = Durch den Ausgang fliegen
cp-do-fly = Fliegen: { $place }
cp-do-fly-fuel = Für 1 Treibstoff fliegen: { $place }
cp-do-fly-tank = Mit dem Magnus-Reservetank fliegen: { $place }
cp-do-fly-gyro = Mit dem Hele-Shaw-Gyro fliegen: { $place }
cp-do-stay = Hier bleiben
cp-do-scrapyard = 1 Credit für einen Zug auf dem Schrottplatz zahlen
cp-do-hover = Schweben und warten, bis die Höhle wächst
cp-do-give-up = Aufgeben: Es geht nicht weiter
cp-do-use = Benutzen: { $card }
cp-do-shift = Weiter: { $place }
cp-do-continue = Den zweiten Teil annehmen
cp-do-ignore = Den zweiten Teil auslassen und landen
cp-do-extra = Eine Zusatzrunde fliegen
cp-do-extra-fuel = Für 1 Treibstoff eine Zusatzrunde fliegen
cp-do-extra-tank = Mit dem Magnus-Reservetank eine Zusatzrunde fliegen
cp-do-extra-gyro = Mit dem Hele-Shaw-Gyro eine Zusatzrunde fliegen
cp-do-land = Landen
cp-do-begin--refresh = Als Nächstes: den Laden auffrischen
cp-do-begin--fire = Als Nächstes: Raketen abfeuern
cp-do-begin--move = Als Nächstes: fliegen
cp-do-begin--land = Als Nächstes: landen
cp-do-draw = Für 1 Credit eine weitere Karte in Reihe { $row } aufdecken
cp-do-buy = Kaufen: { $card }, { $slot }
cp-do-buy-for = Für { $price ->
    [one] { $price } Credit kaufen:
   *[other] { $price } Credits kaufen:
 } { $card }, { $slot }
cp-do-maintain = Wartung ({ $shelf }) kaufen: { $slot }
cp-do-maintain-for = Wartung ({ $shelf }) für { $price ->
    [one] { $price } Credit
   *[other] { $price } Credits
 } kaufen: { $slot }
cp-do-buy-fuel = Für 3 Credits einen Treibstoff kaufen
cp-do-buy-missile = Für 3 Credits eine Rakete kaufen
cp-do-sell = Verkaufen: { $card }
cp-do-explore = Erkunden: eine Erkundungskarte ziehen
cp-do-discard = Ablegen: { $card }
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
    [you] Du bist am Zug: Feuere eine Rakete ab, oder mach weiter.
   *[other] { $who } darf Raketen abfeuern.
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
    [you] Du bist am Zug: Du bist gelandet. Handle im Laden, erkunde oder beende den Zug.
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
cp-ask-aim = Wähle das Ziel: Wohin { $left ->
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
 } es beginnt bei: { $part }. Welche Karte trifft es?
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
    [you] Du feuerst eine Rakete ab. Ziel: { $target }.
   *[other] { $who } feuert eine Rakete ab. Ziel: { $target }.
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
    [one] { $n } Credit
   *[other] { $n } Credits
 }
cp-cost-credits = kostet { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
 }
cp-gain-handles = handelt „{ $cave }“ ab
cp-gain-out = bringt das Flugzeug hinaus
cp-gain-place = führt zu: { $place }
cp-gain-hits = { $who ->
    [you] trifft dein Flugzeug
   *[other] trifft das Flugzeug von { $who }
 }
cp-gain-installs = baut „{ $card }“ ein
cp-gain-raises = hebt { $property } auf { $n }
cp-cost-hits = bringt { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
 } am eigenen Flugzeug
cp-gain-mends = repariert { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
 }
cp-cost-fuel = verbrennt Treibstoff
cp-cost-missile = verbraucht eine Rakete
cp-gain-fuel = nimmt Treibstoff auf
cp-gain-missile = nimmt eine Rakete auf
cp-gain-card = bringt eine Erkundungskarte

## Seite: eine Adresse, die nirgendwohin führt

page-shell-not-found = Nicht gefunden
page-shell-not-found-picture = Ein Stollen, der im Dunkeln endet
page-shell-not-found-heading = Dieser Stollen endet hier
page-shell-not-found-at--page = Unter <code>{ $path }</code> gibt es keine Seite. Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.
page-shell-not-found-at--table = Unter <code>{ $path }</code> gibt es keinen Tisch. Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
page-shell-not-found-at--game = Unter <code>{ $path }</code> gibt es kein Spiel. Vielleicht ist die Adresse vertippt, oder das Spiel gibt es nicht mehr.
page-shell-not-found-at--record = Unter <code>{ $path }</code> gibt es keine Aufzeichnung. Vielleicht ist die Adresse vertippt, oder die Aufzeichnung gibt es nicht mehr.
page-shell-back-to-the-light = Zurück ans Licht
## Warum nicht, in jedem Spiel

say-no-game-over = das Spiel ist aus
say-no-not-asked = die Entscheidung liegt jetzt nicht bei { $who }
say-no-not-your-decision = die Entscheidung liegt jetzt nicht bei dir
say-no-chance-first = erst entscheidet der Zufall
say-no-not-by-chance = so etwas hat der Zufall jetzt nicht zu entscheiden
say-no-such-action = das ist keine Aktion von { $game }: { $error }
say-no-such-setup = dieser Aufbau ist nicht lesbar: { $error }
say-no-nothing-done = bisher wurde noch nichts getan
say-no-revealed-since = seit deiner letzten Aktion wurde etwas Neues sichtbar
say-no-acted-since = { $who } hat seit deiner letzten Aktion gehandelt
say-no-topic-misspelled = ein Thema ist ein Wort wie `flak-jacket` mit höchstens { $most } Zeichen
say-no-topics-more = höchstens { $most } Themen können an einem Platz stumm sein
say-no-nothing-to-redo = es gibt nichts zu wiederholen
say-no-nothing-done-by-you = du hast noch nichts getan
say-no-not-yours-to-take-back = du kannst nur um die Rücknahme dessen bitten, was du selbst getan hast
say-no-copied = das geschah im Spiel, von dem aus dieses weitergeht

## Cave Troll: warum nicht

ct-no-first--card = erst wird eine deiner beiden Karten gespielt
ct-no-first--score = nenne erst den Raum, der gewertet wird
ct-no-first--target = sage erst, wo die gespielte Karte wirkt
ct-no-first--flee = sage erst, wer vor dem Höhlentroll flieht, oder bleib
ct-no-first--push = sage erst, wen dein Geist drängt
ct-no-first--rampage = sage erst, wen dein wütender Troll drängt
ct-no-first--walk = geh erst den nächsten Schritt, oder halte an
ct-no-first--wait = warte erst ab
ct-no-not-an-action = das beantwortet eine Frage, die niemand gestellt hat
ct-no-play-without-draw = eine Karte wird nur gespielt, nachdem eine gezogen wurde
ct-no-not-held = { $card } ist keine deiner beiden Karten
ct-no-not-in-deck = { $card } ist nicht in diesem Stapel
ct-no-hero-needs-entrance = ein Held kommt auf einem Eingang ins Spiel, und { $area } ist keiner
ct-no-monster-needs-pit = ein Monster kommt auf einer Grube ins Spiel, und { $area } ist keine
ct-no-troll-needs-room = ein Höhlentroll kommt in einen Raum, und { $area } ist keiner
ct-no-troll-there-already = in { $area } ist schon ein Höhlentroll
ct-no-chest-needs-room = eine Truhe kommt in einen Raum, und { $area } ist keiner
ct-no-score-needs-room = nur ein Raum wird gewertet, und { $area } ist keiner
ct-no-no-such-figure = du hast in { $at } keine solche Figur: { $kind }
ct-no-cave-troll-never-moves = ein Höhlentroll bewegt sich nie
ct-no-troll-has-moved = dein wütender Troll hat sich in diesem Zug schon bewegt
ct-no-already-there = die Figur steht schon in { $area }
ct-no-no-door = keine Tür führt von { $from } nach { $to }
ct-no-beyond-two-steps = { $to } ist mehr als zwei erlaubte Schritte von { $from } entfernt
ct-no-hero-into-pit = ein Held betritt keine Grube, und { $area } ist eine
ct-no-cave-troll-there = niemand kann { $area } betreten: Dort ist ein Höhlentroll
ct-no-knight-there = der Ritter von { $who } bewacht { $area }
ct-no-berserker-there = der Berserker von { $who } ist in { $area }
ct-no-room-full = { $area } ist voll: Fünf sind dort
ct-no-nobody-to-push-out = { $area } ist voll, und dein Geist könnte niemanden hinausdrängen
ct-no-own-among-five = { $area } ist voll, und unter den fünf sind eigene Figuren
ct-no-six-there = in { $area } sind schon sechs
ct-no-must-push = dein Geist hat einen vollen Raum betreten: Er muss jemanden hinausdrängen
ct-no-not-in-room = { $figure } ist nicht in { $room }
ct-no-wraith-pushes-heroes = ein Geist drängt nur Helden, und { $figure } ist keiner
ct-no-barbarian-unpushed = kein Geist kann einen Barbaren drängen
ct-no-push-into-pit = gedrängt wird in einen Raum oder auf einen Eingang, und { $area } ist eine Grube
ct-no-push-barred--pusher = ein Geist kann { $figure } nicht nach { $to } drängen: Diese Figur drängt selbst
ct-no-push-barred--troll = ein Geist kann { $figure } nicht nach { $to } drängen: Dort ist ein Höhlentroll
ct-no-push-barred--knight = ein Geist kann { $figure } nicht nach { $to } drängen: Dort ist ein gegnerischer Ritter
ct-no-push-barred--berserker = ein Geist kann { $figure } nicht nach { $to } drängen: Dort ist ein gegnerischer Berserker
ct-no-push-barred--full = ein Geist kann { $figure } nicht nach { $to } drängen: Fünf sind dort
ct-no-no-flight = geflohen wird in einen benachbarten Raum oder Eingang, und { $area } ist keins von beiden
ct-no-barbarian-stands = ein Barbar flieht nie (Hausregel)
ct-no-not-beside-troll = ein wütender Troll drängt eine andere Figur in { $room }, und { $figure } ist keine
ct-no-rampage-into-rooms = ein wütender Troll drängt in benachbarte Räume, und { $area } ist keiner
ct-no-rampage-must-push = ein wütender Troll drängt zweimal, solange er kann
ct-no-none-in-play = du hast keine solche Figur auf dem Plan: { $kind }
ct-no-only-in-rooms = diese Fähigkeit wirkt nur in einem Raum, und { $at } ist keiner: { $kind }
ct-no-orc-kills-heroes = der Ork tötet Helden, und { $figure } ist keiner
ct-no-not-assassinable = der Meuchler tötet einen einzelnen Helden oder einen einzelnen Orkkrieger, und { $figure } ist keins von beiden
ct-no-not-lone = { $figure } ist dort nicht allein von dieser Farbe
ct-no-nobody-there = in { $room } ist keine solche Figur von { $whose }: { $kind }
ct-no-own-figure = die Figur ist deine eigene
ct-no-banish-to-pit = eine Banshee wird auf eine Grube verbannt, und { $area } ist keine
ct-no-nobody-to-attack = in { $area } ist niemand, den der Orkkrieger angreifen könnte
ct-no-nobody-to-rampage = in { $area } ist sonst niemand, gegen den der Troll wüten könnte
ct-no-not-pullable = die Banshee lockt einen gegnerischen Helden an, und { $figure } ist keiner
ct-no-pull-from-adjacent-rooms = die Banshee lockt aus benachbarten Räumen an, und { $area } ist keiner
ct-no-paladin-protects = der Paladin von { $who } schützt diese Figur
ct-no-pull-into-full = { $area } ist voll; die Banshee kann niemanden anlocken
ct-no-artifact-not-yours = dieses Artefakt hast du nicht: { $artifact }
ct-no-no-lost-hero = einen solchen Helden hast du nicht verloren
ct-no-chalice-to-entrance = der Kelch bringt einen Helden auf einen Eingang, und { $area } ist keiner
ct-no-no-first-step = dieser Held kann keinen Schritt gehen
ct-no-only-heroes-walk = nur Helden tragen das
ct-no-first-step-due = der erste Schritt muss gegangen werden
ct-no-no-step = ein Schritt führt in einen benachbarten Raum oder Eingang, und { $area } ist keins von beiden
ct-no-no-orc-beside = kein Ork oder Orkkrieger von { $who } ist in einem Raum mit einem deiner Helden
ct-no-not-banishable = die Schriftrolle verbannt ein gegnerisches Monster aus einem Raum oder von einem Eingang, aber keinen Höhlentroll
ct-no-scroll-to-pit = die Schriftrolle verbannt auf eine Grube, und { $area } ist keine
ct-no-no-hero-to-tally = du hast keinen Helden in { $area }, oder es ist kein Raum

## The Caves of Casadh: warum nicht

cc-no-first--lay = drehe erst das gezogene Feld, wie du magst, und lege es
cc-no-first--drop = sage erst, welchen Gegenstand du zurücklässt
cc-no-first--keep = behalte erst einen der Schätze in deiner Hand
cc-no-first--flee = flieh erst vor dem Grue
cc-no-first--send-grue = sage erst, wohin deine Laterne den Grue treibt
cc-no-first--try-grue = versuche erst, einen Grue zu bewegen, oder passe
cc-no-first--move-grue = bewege erst einen Grue, lass ihn fressen, oder verzichte
cc-no-first--wait = warte erst ab
cc-no-not-an-action = das beantwortet eine Frage, die niemand gestellt hat; in einem Zug gehst du, erkundest, sammelst, verlässt die Höhlen oder beendest ihn
cc-no-no-such-die = ein Würfel zeigt 1 bis 6, nicht { $n }
cc-no-no-such-seat = { $who } sitzt nicht an diesem Tisch
cc-no-no-exit = nach { $side } führt kein Weg aus deinem Gang; sieh dir deine Ausgänge an
cc-no-nothing-there = im { $side } von dir ist noch nichts erkundet; erkunde stattdessen dort
cc-no-rubble = das Feld im { $side } von dir ist eingestürzt und für immer verschlossen
cc-no-grue-there = im { $side } von dir ist ein Grue; nur mit einer Messinglaterne darfst du dorthin
cc-no-no-slope = kein Hang führt von hier hinab in Gang { $node }; nur mit einem Seil kannst du klettern
cc-no-stood-there = in Gang { $node } hast du schon gestanden, seit du zuletzt einen Bewegungspunkt ausgegeben hast
cc-no-space-taken = der Platz im { $side } von dir ist belegt; erkunde einen leeren
cc-no-pile-empty = der Stapel der Felder ist leer; es gibt nichts mehr zu erkunden
cc-no-no-such-rotation = Drehung { $n } gehört nicht zu den möglichen: Ein Stern zeigt dahin, woher du kamst, und gleiche Drehungen sind eine
cc-no-not-there = das ist nicht da und kann nicht gezogen werden: { $what }
cc-no-not-there-treasure = ein Schatz im Wert von { $value } ist nicht da und kann nicht gezogen werden
cc-no-not-at-marker = Schätze und Gegenstände sammelt man beim Zeichen, und du stehst anderswo
cc-no-no-treasure = hier liegt kein Schatz
cc-no-no-treasure-at-base = im Basislager liegt kein Schatz; verlass die Höhlen, um an denen der Oberfläche teilzuhaben
cc-no-no-item-chosen = wähle mindestens einen Gegenstand
cc-no-item-not-here = das liegt hier nicht: { $item }
cc-no-carries-already = das trägst du schon: { $item }; niemand trägt zwei von einer Sorte
cc-no-torn-pack = mit einem zerrissenen Rucksack kannst du keine Gegenstände sammeln; ruh dich erst im Basislager aus
cc-no-not-carried = das trägst du nicht: { $item }
cc-no-not-hurt = wer alle Lebenspunkte hat, hebt den Verbandskasten für später auf; so will es die Hausregel
cc-no-not-in-the-air = unter den Schätzen in deiner Hand ist keiner im Wert von { $n }
cc-no-not-at-base = die Höhlen verlässt man nur vom Basislager aus
cc-no-no-dynamite-at-base = im Basislager, dem einzigen Ausgang, wird nie Dynamit gezündet
cc-no-no-fuse = auf diesem Feld brennt kein Dynamit von { $who }
cc-no-own-fuse = dein eigenes Dynamit kannst du nicht löschen
cc-no-no-refuge = im { $side } von dir ist keine Zuflucht: Flieh durch deinen Gang auf ein Feld, das noch steht und auf dem kein Grue ist
cc-no-no-place-for-grue = die Laterne treibt einen Grue auf ein Feld mit Grue-Symbol, auf dem weder Höhlenforscher noch Grues sind, und das gilt nicht bei { $space }
cc-no-no-grue-at = bei { $space } ist kein Grue
cc-no-nobody-to-eat = der Grue bei { $space } hat niemanden zu fressen; gefressen wird nur, wer in die Enge getrieben ist
cc-no-grue-eats-first = der Grue bei { $space } hat Beute auf seinem Feld und geht nicht weiter; er frisst
cc-no-grue-no-way = nach { $side } führt den Grue kein Weg
cc-no-grue-not-to-base = ein Grue betritt nie das Basislager
cc-no-grue-not-into-rubble = das Feld im { $side } des Grue ist eingestürzt und auch ihm verschlossen
cc-no-grue-meets-grue = ein Grue betritt kein Feld, auf dem schon ein Grue ist
cc-no-grue-fears-lantern = ein Grue betritt kein Feld mit einer Messinglaterne

## Skulldug!: warum nicht

sk-no-first--token = wähle erst einen Entdecker
sk-no-first--gear = nimm erst eine Startkarte
sk-no-first--set = nimm erst ein vorgeschlagenes Set
sk-no-first--split = teile erst die Startkarten deines Teams auf
sk-no-first--resign = sage erst, ob du diesen Zug spielst oder aufgibst
sk-no-first--partner = sage erst, welcher Partner beginnt
sk-no-first--start = sage erst, welche deiner Karten zuerst drankommt
sk-no-first--backup = nimm erst die Karte der Verstärkung, oder lass sie liegen
sk-no-first--tile = wähle erst eines der beiden Plättchen
sk-no-first--lay = lege erst das Plättchen
sk-no-first--meet = sage erst, was dir als Nächstes begegnet
sk-no-first--card = benutze erst eine Karte, oder passe
sk-no-first--focus = sage erst, wie sehr du dich konzentrierst
sk-no-first--sign = sage erst, wohin das Schild führt
sk-no-first--flare = sage erst, ob die Leuchtkugel weiterfliegt
sk-no-first--wait = warte erst ab
sk-no-not-an-action = das beantwortet eine Frage, die niemand gestellt hat
sk-no-token-taken = { $token } ist vergeben; wähle einen anderen Entdecker
sk-no-not-in-rows = die Karte „{ $card }“ ist keine Startkarte, die noch da ist
sk-no-second-from-bottom = wer zuerst eine Karte von unten nimmt, nimmt eine zweite von dort, und die Karte „{ $card }“ liegt in der oberen Reihe
sk-no-solo-equipment = jetzt wird eine Ausrüstung genommen
sk-no-solo-consumable = jetzt wird ein Verbrauchsgut genommen
sk-no-set-not-free = dieses Set ist vergeben oder nicht für diese Spielart: { $gear_set }
sk-no-not-the-teams = die Karte „{ $card }“ passt dort nicht; nenne zwei der vier Karten des Teams, in der Reihenfolge, in der sie aufgeführt sind
sk-no-too-few-ap = das kostet { $cost } AP, und es sind noch { $left } da
sk-no-hand-too-full = du hast { $held } Gegenstände und darfst den Zug mit { $limit } beenden; lass welche fallen oder benutze sie
sk-no-team-finishes = ein Partner sagt fertig oder gibt ab, statt den Zug zu beenden
sk-no-no-partner = nur Partner sagen fertig oder geben ab; beende stattdessen den Zug
sk-no-partner-done = dein Partner kann nicht weitermachen
sk-no-yielded-back = dein Partner hat gerade abgegeben; handle oder sage fertig
sk-no-resign-too-late = aufgeben kann man nur vor der ersten Aktion eines Zuges
sk-no-nothing-due = die Karte „{ $card }“ hat jetzt nichts abzuhandeln
sk-no-not-a-partner = nur { $who } und der Partner können beginnen
sk-no-pinned = wer eingeklemmt ist, kann nicht weg; befreie dich erst
sk-no-dazed = wer benommen ist, kann nicht rennen; schüttle erst die Benommenheit ab
sk-no-key-forbids-dash = der Ritualschlüssel verbietet das Rennen
sk-no-flooded = niemand rennt aus einem gefluteten Gang oder hindurch
sk-no-wall = nach { $side } führt von hier kein Durchgang
sk-no-not-connected = der Gang im { $side } von hier ist nicht verbunden
sk-no-table-edge = im { $side } von hier endet der Tisch
sk-no-no-tile-left = es ist kein Plättchen mehr da, um den Gang im { $side } von hier zu entdecken
sk-no-dash-into-dark = gerannt wird nur durch entdeckte Gänge
sk-no-dash-through-encounter = in { $cell } wartet eine Begegnung; das Rennen darf dort enden, aber nicht hindurchführen
sk-no-not-held = die Karte „{ $card }“ ist nicht auf deiner Hand
sk-no-not-in-reach = die Karte „{ $card }“ liegt nicht in Reichweite
sk-no-not-an-item = die Karte „{ $card }“ ist ein Monster und kann nicht aufgehoben werden
sk-no-not-in-sight = { $cell } ist nicht in deiner Sichtlinie
sk-no-shoved-already = du hast in diesem Zug schon geschubst
sk-no-not-beside-you = { $pawn } ist nicht in deinem Gang
sk-no-yourself = das kannst du dir nicht selbst antun
sk-no-target-pinned = { $pawn } kann nicht bewegt werden: eingeklemmt
sk-no-target-booted = { $pawn } trägt Nagelstiefel und kann nicht geschubst werden
sk-no-new-ghost = { $pawn } hatte noch keinen ersten Zug
sk-no-not-on-board = { $pawn } ist nicht auf dem Plan
sk-no-not-opponent = { $pawn } ist nicht dein Gegner
sk-no-target-not-in-sight = { $pawn } ist nicht in deiner Sichtlinie
sk-no-destroyed-already = du hast in diesem Zug schon einen Gang zerstört
sk-no-not-faced = dein Gang zeigt nicht nach { $side }
sk-no-nothing-to-destroy = im { $side } von hier ist kein entdeckter Gang
sk-no-occupied = in { $cell } ist jemand
sk-no-cave-entrance = der Höhleneingang kann weder zerstört noch gedreht werden
sk-no-not-dazed = du bist nicht benommen
sk-no-not-pinned = du bist nicht eingeklemmt
sk-no-wrong-use = die Karte „{ $card }“ kann so nicht benutzt werden
sk-no-not-now = die Karte „{ $card }“ wird in diesem Moment nicht benutzt
sk-no-used-this-turn = die Karte „{ $card }“ wurde in diesem Zug schon benutzt
sk-no-place-used = diesen Gang hast du in diesem Zug schon benutzt
sk-no-needs-spring = dafür braucht es eine Heilquelle
sk-no-needs-cart = dafür braucht es eine Lore
sk-no-needs-altar = dafür braucht es den Opferaltar
sk-no-needs-chamber = dafür braucht es die Drehkammer
sk-no-not-a-cart = { $cell } ist keine andere entdeckte Lore
sk-no-too-weak = der Altar nimmt nur von dem ein Leben, der mindestens 2 hat
sk-no-hook-too-short = der Haken reicht in Gänge in deiner Sichtlinie, höchstens 3 entfernt, und { $cell } ist keiner davon
sk-no-not-crankable = die Kurbel dreht deinen Gang oder einen entdeckten, auf den er zeigt, und { $cell } ist keins von beiden
sk-no-already-discovered = der Gang im { $side } von hier ist schon entdeckt
sk-no-not-copyable = die Karte „{ $card }“ kann von hier aus nicht kopiert werden
sk-no-no-monster-in-sight = die Karte „{ $card }“ ist kein Monster in deiner Sichtlinie
sk-no-nobody-to-daze = in { $cell } könnte niemand benommen werden
sk-no-same-passage = { $pawn } ist in deinem eigenen Gang
sk-no-not-one-of-two = { $tile_kind } ist keines der beiden Plättchen
sk-no-same-turn = { $n }-mal gedreht sieht das Plättchen genauso aus
sk-no-must-connect-back = das Plättchen muss mit dem Gang verbunden sein, aus dem du kommst
sk-no-more-connections = das Plättchen muss mit so vielen entdeckten Gängen verbunden sein, wie es kann
sk-no-not-next = die Karte „{ $card }“ kommt nicht als nächste Begegnung in Frage
sk-no-focus-too-high = zum Konzentrieren hast du { $n } AP
sk-no-hourglass-forbids-focus = die Gesprungene Sanduhr verbietet das Konzentrieren
sk-no-sign-leads-nowhere = nach { $side } ist der Gang des Opfers nicht verbunden

## Cave Pilot 55: warum nicht

cp-no-first--place = lege erst eine Höhlenkarte
cp-no-first--refresh = frische erst eine Reihe des Ladens auf, oder passe
cp-no-first--fire = feuere erst eine Rakete ab, oder passe
cp-no-first--shove = benutze erst den Stoßfänger oder den Magneten, oder passe
cp-no-first--move = mache erst deinen Schritt
cp-no-first--extra = beginne erst eine Zusatzrunde, oder lande
cp-no-first--land = nutze erst deine Landung, oder beende den Zug
cp-no-first--order = beginne erst den nächsten Schritt
cp-no-first--exchange = biete erst einen Tausch an, oder passe
cp-no-first--answer = stimme dem Tausch erst zu, oder lehne ihn ab
cp-no-first--discard = lege erst eine deiner fünf Erkundungskarten ab
cp-no-first--window = benutze erst eine Karte, die passt, oder passe
cp-no-first--reroll = wirf erst noch einmal, oder hör auf
cp-no-first--aim = nenne erst die Karte, die getroffen wird
cp-no-first--hits = sage erst, welche Karte den Treffer bekommt
cp-no-first--remove = sage erst, welche Erkundungskarte weggeht
cp-no-first--part-two = nimm erst den zweiten Teil an, oder lass ihn aus
cp-no-first--blow = sage erst, wohin dich der Wind trägt
cp-no-first--push = sage erst, wohin das Flugzeug geht
cp-no-first--wait = warte erst ab
cp-no-no-such-seat = { $who } sitzt nicht an diesem Tisch
cp-no-cave-not-held = die Höhlenkarte „{ $cave }“ liegt nicht vor dir
cp-no-spot-taken = an der Stelle liegt schon eine Karte: { $spot }; lege auf einen leeren Platz
cp-no-not-adjacent = die Stelle berührt keine Karte: { $spot }; lege in Spalte 1, oder links, rechts, über oder unter eine Karte
cp-no-refreshed-already = du hast den Laden in dieser Aktionsrunde schon aufgefrischt
cp-no-refreshed-this-turn = im leichten Spiel wird der Laden einmal im Zug aufgefrischt
cp-no-not-the-refresh-step = Auffrischen ist Schritt a, vor dem Feuern und Fliegen
cp-no-no-missile = du hast keine Rakete
cp-no-fire-from-outside = niemand feuert von außerhalb der Höhle; fliege erst in den Eingang
cp-no-own-plane = das Flugzeug ist dein eigenes; nenne ein anderes oder eine Höhlenkarte
cp-no-planes-spared = im gemeinsamen Spiel sind Raketen nur für Höhlenkarten da
cp-no-plane-not-in-cave = das Flugzeug von { $who } ist auf keiner Höhlenkarte; auf nichts im Eingang oder im Ausgang kann geschossen werden
cp-no-out-of-reach = das ist { $distance } entfernt, und deine Raketen reichen { $reach } weit
cp-no-no-cave = dort liegt keine Höhlenkarte: { $spot }
cp-no-name-the-part = die Karte dort hat zwei Teile: { $spot }; nenne den Teil, auf den du feuerst
cp-no-no-parts = die Karte dort ist ein Ganzes: { $spot }; es gibt keinen Teil zu nennen
cp-no-entrance-first = der erste Schritt führt in den Eingang
cp-no-no-way-back = niemand fliegt in den Eingang zurück
cp-no-no-exit-yet = der Ausgang ist noch nicht da; er öffnet sich, wenn die letzte Höhlenkarte liegt
cp-no-exit-from = den Ausgang erreicht man von Spalte { $n } aus, geradeaus
cp-no-too-far = das ist nicht neben dir: { $place }
cp-no-visited = dort warst du schon: { $spot }; eine Karte wird einmal besucht
cp-no-two-turns-spent = dort hast du schon zwei Züge verbracht: { $spot }
cp-no-forward-only = an diesem Tisch wird nur vorwärts geflogen
cp-no-step-is-free = dieser Schritt kostet nichts
cp-no-diagonal-costs = ein schräger Schritt kostet einen Treibstoff
cp-no-no-fuel = du hast keinen Treibstoff
cp-no-no-tank = du hast keinen Reservetank
cp-no-no-gyro = der Gyro bezahlt einen schrägen Schritt im Zug, und du hast keinen, den du benutzen kannst
cp-no-gyro-takes-it = dein Gyro macht diesen schrägen Schritt kostenlos
cp-no-no-stay = bleiben kann man nur auf Karten mit dem Ausbauzeichen, zusammen zwei Züge lang
cp-no-no-stay-in-entrance = im Eingang darf man nur im zweiten Zug bleiben
cp-no-no-stay-in-extra = in einer Zusatzrunde wird nicht geblieben
cp-no-no-scrapyard = der Schrottplatz ist für den dritten Zug, wenn man zwei im Eingang verbracht hat
cp-no-too-dear = das kostet { $price ->
    [one] { $price } Credit
   *[other] { $price } Credits
 }, und du hast { $have }
cp-no-step-exists = du hast einen erlaubten Schritt, oder du darfst bleiben
cp-no-wrong-surrender = ohne Schritt schwebt ein Flugzeug, solange die Höhle vor ihm noch gebaut wird; wird sie nicht mehr gebaut, steckt es fest
cp-no-no-such-space = dorthin kann das Flugzeug nicht als Nächstes: { $spot }
cp-no-first-space-due = das erste Feld ist Pflicht
cp-no-no-extra-round = eine Zusatzrunde ist jetzt nicht möglich
cp-no-extra-costs = eine Zusatzrunde kostet einen Treibstoff oder den Reservetank
cp-no-not-hittable = diese Karte kann der Treffer nicht treffen: { $item }
cp-no-card-not-yours = diese Karte hast du nicht: { $held }
cp-no-not-now = { $exploration } kann in diesem Moment nicht benutzt werden
cp-no-always-on = { $exploration } wirkt immer; da gibt es nichts zu benutzen
cp-no-wrong-mark = dafür wird die Karte nicht benutzt: { $exploration }
cp-no-no-opponent = { $who } ist kein Gegner, der fliegt
cp-no-not-reached = das Flugzeug von { $who } ist zu weit weg oder auf keiner Höhlenkarte
cp-no-nowhere-to-push = es gibt keine Karte, auf die { $who } bewegt werden könnte
cp-no-not-triggerable = auslösen kann man nur eine Karte mit Fernangriff, auf der man nicht selbst ist und in deren Reichweite ein Flugzeug ist
cp-no-teleport-too-far = der Teleporter erreicht Höhlenkarten, die höchstens drei Spalten entfernt sind
cp-no-no-such-die = so ein Würfel ist nicht in diesem Wurf
cp-no-nothing-to-repair = dort liegt kein rotes Klötzchen: { $slot }
cp-no-missiles-full = du trägst schon so viele Raketen, wie du darfst
cp-no-clock-too-late = die Foliot-Uhr wird vor dem ersten Auffrischen eines Zuges angesagt
cp-no-no-upgrading = hier wird nicht ausgebaut; lande auf einer Karte mit dem Ausbauzeichen oder im Eingang
cp-no-no-exploring = hier wird nicht erkundet; lande auf einer Karte mit dem Erkundungszeichen oder im Eingang
cp-no-explored-twice = du hast hier schon zweimal erkundet
cp-no-nothing-to-draw = es ist keine Karte mehr zu ziehen
cp-no-empty-shelf = bei { $shelf } liegt keine Karte
cp-no-reserved-for = die Karte „{ $upgrade }“ ist für { $who } reserviert
cp-no-wrong-position = die Karte „{ $card }“ passt nicht auf { $slot }
cp-no-no-downgrade = die Karte auf dieser Stelle ist jetzt { $current } wert: { $slot }; nur eine höhere Zahl ersetzt sie
cp-no-nothing-to-maintain = Wartung der Reihe { $row } kommt unter eine Karte von einer Art dieser Reihe
cp-no-carries-two = du trägst schon zwei
cp-no-step-done = ein Schritt der Foliot-Uhr wird einmal gemacht, und Fliegen und Landen kommen vor dem Ende
cp-no-no-partner = { $who } ist kein Teampartner am selben Ort
cp-no-uneven-trade = ein Tausch nennt, was gegeben oder genommen wird, von einer Art
cp-no-not-there = das ist zum Tauschen nicht da: { $item }
cp-no-no-free-position = es ist keine Stelle frei: { $property }
cp-no-no-room-for-card = für eine fünfte Erkundungskarte ist kein Platz
cp-no-enough-traded = in diesem Zug wurde genug getauscht

## Seite: um jede Seite herum

page-shell-no-other-table = Kein anderer Tisch wartet auf dich.
page-shell-skip = Zum Inhalt springen
page-shell-part--set-up = Der Aufbau
page-shell-part--table = Der Tisch
page-shell-part--notifications = Die Benachrichtigungen
page-shell-part--account = Das Konto
page-shell-part--replay = Die Wiedergabe
page-shell-part--records = Die Aufzeichnungen
page-shell-part--rules = Die Regeln
page-shell-part--lesson = Die Lektion
page-shell-part--page = Diese Seite
page-shell-part--here = Dieser Teil der Seite
page-shell-part--board = Der Spielplan
page-shell-part--words = Der Spielplan in Worten
page-shell-part--me = Wer du bist
page-shell-part--options = Die Regeln zur Auswahl
page-shell-part--result = Das Ergebnis
page-shell-part--course = Der Verlauf der Partie
page-shell-part--dice = Der Würfelbericht
page-shell-language = de
page-shell-description = Karst: ein Tisch für Höhlen-Brettspiele, in deinem Browser.
page-shell-needs-script = Karst braucht JavaScript, um seine Tische zu zeigen.
page-shell-crash-missing = Ein Stück der Seite ist nicht angekommen
page-shell-crash-broken = Etwas ist kaputtgegangen
page-shell-crash-not-loaded = { $what }: Das ließ sich nicht laden. Vielleicht wurde der Server gerade aktualisiert, oder die Verbindung ging verloren. Deine Partie ist auf dem Server sicher.
page-shell-crash-stopped = { $what }: Das funktioniert gerade nicht mehr. Deine Partie ist auf dem Server sicher: Jeder Schritt wird dort gespeichert, bevor er gezeigt wird.
page-shell-crash-reload = Seite neu laden
page-shell-crash-retry = Ohne Neuladen versuchen
page-shell-go-home = Zur Startseite
page-shell-home-link = Karst, Startseite
page-shell-main-menu = Hauptmenü
page-shell-tables-wait = { $n ->
    [one] Tisch wartet auf dich
   *[other] Tische warten auf dich
 }
page-shell-rules = Regeln
page-shell-keys = Tasten
page-shell-settings = Einstellungen
page-shell-account = Konto
page-shell-account-of = Konto, { $name }
page-shell-keys-tab = Zum Nächsten, das man wählen kann; mit <kbd>Umschalt</kbd> zurück
page-shell-keys-enter = Auswählen
page-shell-keys-escape = Schließen, was oben liegt
page-shell-keys-off = Tasten mit einem Buchstaben sind in den Einstellungen ausgeschaltet.
page-shell-with-shift = Umschalt { $key }
page-shell-loading = Die Lampe wird angezündet …
page-shell-close = Schließen
page-shell-notices = Mitteilungen
page-shell-not-possible = Das geht nicht.
page-shell-dismiss = Diese Mitteilung schließen
page-shell-as-the-system = Wie das System
page-shell-theme--light = Hell
page-shell-theme--dark = Dunkel
page-shell-motion--normal = Normal
page-shell-motion--fast = Schnell
page-shell-motion--off = Aus
page-shell-shape--picture = Bild
page-shell-shape--both = Bild und Worte
page-shell-shape--words = Worte
page-shell-you-are-now = Ab jetzt heißt du { $name }.
page-shell-my-name = Mein Name
page-shell-save = Speichern
page-shell-theme-legend = Farben
page-shell-motion-legend = Animation
page-shell-size-legend = Schriftgröße
page-shell-board-legend = Der Spielplan am Tisch
page-shell-to-notifications = Benachrichtigungen: erfahren, wenn ein Tisch auf dich wartet
page-shell-letter-keys = Tasten mit einem Buchstaben (? zeigt sie)
page-shell-key-says--keys = Diese Tasten zeigen oder verbergen
page-shell-key-says--rules = Die Regeln öffnen oder schließen
page-shell-key-says--undo = Meine letzte Aktion zurücknehmen
page-shell-key-says--redo = Zurückgenommenes wiederholen
page-shell-key-says--log = Den Verlauf zeigen oder verbergen
page-shell-key-says--chat = Den Chat zeigen oder verbergen
page-shell-key-says--what-now = Was kann ich jetzt tun?
page-shell-key-says--next = Zum nächsten Tisch, der auf mich wartet
page-shell-key-says--where = Wo bin ich?
page-shell-key-says--near = Was ist in der Nähe?
page-shell-key-says--hand = Was habe ich?
page-shell-key-says--last = Was geschah zuletzt?
page-shell-key-says--asked = Was werde ich gefragt?
page-shell-key-says--words = Der Spielplan in Worten oder als Bild
page-shell-no-answer = Der Server antwortet nicht. Läuft er, und bist du online?
page-shell-no-reason = Der Server hat ohne Begründung mit { $status } geantwortet. Versuch es gleich noch einmal.
page-shell-left-before-answer = Du hast den Tisch verlassen, bevor die Antwort kam.
page-shell-just-now = gerade eben
page-shell-refused = Das geht nicht. { $sentence }
page-shell-title-hurry = ⏳ Die Zeit ist knapp · { $place }
page-shell-title-my-turn = ● Du bist dran · { $place }
page-shell-bot-name--random = Zufallsbot { $seat }
page-shell-bot-name--novice = Anfängerbot { $seat }
page-shell-bot-name--steady = Solidbot { $seat }
page-shell-bot-name--strong = Starkbot { $seat }
page-shell-bot-name--master = Meisterbot { $seat }
page-shell-seat-name = Platz { $seat }
page-shell-time--second = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }
page-shell-time--minute = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 }
page-shell-time--hour = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
page-shell-time--day = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
page-shell-figures-days = { $days } T { $hours } h
page-shell-figures-hours = { $hours } h { $minutes } min
page-shell-clock-none = Alle nehmen sich die Zeit, die sie brauchen.
page-shell-clock-live = Alle haben je { $time } für die ganze Partie.
page-shell-clock-live-gain = Alle haben je { $time } für die ganze Partie und bekommen nach jedem Zug { $gain } dazu.
page-shell-clock-delay = Ohne Abzug am Anfang jedes Zuges: { $time }.
page-shell-clock-live-for = Für alle, die sich jetzt zum Spielen hinsetzen.
page-shell-clock-days = Alle haben { $time } für jeden Zug.
page-shell-clock-bank = Was übrig bleibt, wird gespart, höchstens { $time }.
page-shell-clock-no-bank = Gespart wird nichts.
page-shell-clock-days-for = Niemand muss zur selben Zeit da sein.
page-shell-a-bot--random = ein Zufallsbot
page-shell-a-bot--novice = ein Anfängerbot
page-shell-a-bot--steady = ein solider Bot
page-shell-a-bot--strong = ein starker Bot
page-shell-a-bot--master = ein Meisterbot
page-shell-fate-then--bot-sits-in = Dann springt { $bot } ein, bis die Person zurück ist.
page-shell-fate-then--substitute = Dann wartet der Tisch, bis jemand den Platz über den Link übernimmt oder die Person vorher zurückkommt.
page-shell-fate-then--forfeit = Dann scheidet die Person aus: Ein solider Bot spielt für sie weiter, und sie kommt auf den letzten Platz.
page-shell-fate-leaving--bot-sits-in = Wenn jemand diesen Tisch verlässt, springt { $bot } ein, bis die Person zurück ist.
page-shell-fate-leaving--substitute = Wenn jemand diesen Tisch verlässt, wartet der Tisch, bis jemand den Platz über den Link übernimmt oder die Person vorher zurückkommt.
page-shell-fate-leaving--forfeit = Wer diesen Tisch verlässt, scheidet aus: Ein solider Bot spielt weiter, und am Ende steht der letzte Platz.
page-shell-sits-in--random = Zufallsbot spielt
page-shell-sits-in--novice = Anfängerbot spielt
page-shell-sits-in--steady = solider Bot spielt
page-shell-sits-in--strong = starker Bot spielt
page-shell-sits-in--master = Meisterbot spielt
page-shell-sitting-in--random = Zufallsbot sprang ein
page-shell-sitting-in--novice = Anfängerbot sprang ein
page-shell-sitting-in--steady = solider Bot sprang ein
page-shell-sitting-in--strong = starker Bot sprang ein
page-shell-sitting-in--master = Meisterbot sprang ein
page-shell-substitute-wanted = Ersatz gesucht
page-shell-forfeited = aufgegeben
page-shell-instead-of = für { $name }
page-shell-turn-before = Vor dem ersten Zug
page-shell-turn-ghosts = Geister, Zug { $n }
page-shell-turn-of = { $names }, Zug { $n }
page-shell-and = { $first } und { $last }
page-shell-news-last = Umschalt+L sagt das Letzte.
page-shell-news-log = Im Verlauf stehen sie alle.
page-shell-news-somebody = Jemand
page-shell-news-none = { $n ->
    [one] 1 Ereignis.
   *[other] { $n } Ereignisse.
 }
page-shell-news-one = { $n ->
    [one] { $first }: 1 Ereignis.
   *[other] { $first }: { $n } Ereignisse.
 }
page-shell-news-two = { $n ->
    [one] { $first } und { $second }: 1 Ereignis.
   *[other] { $first } und { $second }: { $n } Ereignisse.
 }
page-shell-news-many = { $n ->
    [one] { $first } und { $others } andere: 1 Ereignis.
   *[other] { $first } und { $others } andere: { $n } Ereignisse.
 }
page-table-no-visible-change = Man sieht nicht gleich, was sich geändert hat; vielleicht bereitet es etwas vor.
page-table-chat-says = { $name } sagt: { $words }

## Seite: der Spielplan jedes Spiels

page-board-all-i-can-do = Was ich tun kann
page-board-less = Weniger
page-board-more = Mehr
page-board-only-choices-with = Nur Möglichkeiten mit diesen Wörtern
page-board-search = Suchen
page-board-nothing-now = Gerade nichts.
page-board-nothing-with = Nichts mit diesen Wörtern.
page-board-what-to-do = Was tun
page-board-about-how-likely = Ungefähr wie wahrscheinlich
page-board-how-likely = Wie wahrscheinlich
page-board-what-is-asked = Was gefragt ist
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
page-board-zoom-all-key = Einpassen (0)

## Seite: der Spielplan in Worten

page-words-row--news = Neu
page-words-row--here = Hier
page-words-row--about = Es ist
page-words-row--offer = Tun
page-words-row--exit = Ausgang
page-words-title = Der Spielplan in Worten
page-words-picture-too = Auch das Bild
page-words-what-i-may-ask = Was ich fragen kann
page-words-finding-words = Die Worte werden gesucht …
page-words-how = Pfeiltasten gehen durch die Orte und öffnen sie, Buchstaben finden einen, Enter tut, was eine Zeile sagt.
page-words-changed-since = { $n ->
    [0] Seit deinem letzten Zug hat sich nichts geändert.
    [one] Seit deinem letzten Zug hat sich ein Ort geändert.
   *[other] Seit deinem letzten Zug haben sich { $n } Orte geändert.
 }
page-words-places = Orte
page-words-yours = deiner
page-words-changed = neu
page-words-to-do = { $n } zu tun
page-words-players = Spieler
page-words-on-the-table = Auf dem Tisch
page-words-anywhere = Was ich überall tun kann
page-words-counted = { $thing } ({ $n })
page-words-trouble = Die Lage auf dem Tisch lässt sich gerade nicht beschreiben; versuch es noch einmal.
page-words-nothing-yet = Es ist noch nichts geschehen.

## Seite: Startseite

page-home-shelf-title = Spiele im Regal
page-home-fetching-games = Die Spiele werden geholt …
page-home-players = { $players } Spieler
page-home-minutes = { $least }–{ $most } Min.
page-home-setting-up = Wird aufgebaut …
page-home-play-now = Jetzt gegen Bots spielen
page-home-new-table = Neuer Tisch
page-home-page-is-older = Diese Seite ist älter als der Server. Lade sie neu, um dieses Spiel zu spielen.
page-home-hero = Komm herein aus dem Licht.
page-home-hero-about = Höhlen-Brettspiele nach ihren echten Regeln: gegen Bots, zusammen an einem Bildschirm oder mit Freunden über einen Link.
page-home-learn = Spielen lernen
page-home-lesson-finished = Lektion geschafft
page-home-go-on-lesson = Weiter mit der Lektion
page-home-left-off = { $n ->
    [0] Wo du aufgehört hast
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
 }
page-home-all-of-yours = Alle deine { $n } Tische
page-home-go-on = Weiter
page-home-show-all = Alle { $n } zeigen
page-home-your-turn = Du bist dran
page-home-your-turn-left = Du bist dran, noch { $time }
page-home-wants-substitute = Sucht Ersatz
page-home-gathering = Wartet auf Mitspieler
page-home-finished = Beendet
page-home-being-played = Wird gespielt
page-home-look-back = Zurückblicken
page-home-tables = Tische
page-home-records = Aufzeichnungen: eine .karst-Datei ansehen
page-home-search-tables = Die Tische durchsuchen
page-home-search-by = Nach Spiel, Name oder Aufbau suchen
page-home-looking = Tische werden gesucht …
page-home-mine = Meine Tische
page-home-none-mine = Du sitzt noch an keinem Tisch. Spiel gleich los, oder eröffne einen für Freunde.
page-home-none-mine-found = Keiner deiner Tische enthält diese Wörter.
page-home-opened = Offene Tische
page-home-none-open = Kein Tisch hat einen freien Platz für dich. Eröffne einen öffentlichen, dann finden ihn andere hier.
page-home-none-open-found = Kein offener Tisch enthält diese Wörter.
page-home-join = Mitspielen
page-home-none-running = Gerade gibt es nichts zum Zuschauen.
page-home-none-running-found = Kein laufender Tisch enthält diese Wörter.
page-home-watch = Zuschauen
page-home-weight = Schwierigkeit { $weight } von { $most }:
page-home-weight-word--1 = Sehr leicht
page-home-weight-word--2 = Leicht
page-home-weight-word--3 = Mittel
page-home-weight-word--4 = Anspruchsvoll
page-home-weight-word--5 = Schwer
page-home-weight-meaning--1 = In einer Minute erklärt.
page-home-weight-meaning--2 = In fünf Minuten erklärt; in der zweiten Partie spielst du gut.
page-home-weight-meaning--3 = In zehn Minuten erklärt; nach ein, zwei Partien kennst du die Karten.
page-home-weight-meaning--4 = Eine erste Partie zum Lernen; Pläne zahlen sich aus.
page-home-weight-meaning--5 = Ein Abend mit dem Regelheft.
page-home-picture--casadh = Ein Höhlenforscher mit Lampe geht über eine Brücke in einer Höhle; unten schimmert ein Schatz, und Augen blicken aus dem Dunkel
page-home-picture--cave-pilot = Ein kleines Flugzeug mit Fledermausflügeln fliegt durch eine Höhle, seine Lampe dem Tageslicht entgegen
page-home-picture--cave-troll = Ein Höhlentroll ragt über einem Goldhaufen auf, während ein kleiner Held eine Fackel hebt
page-home-picture--skulldug = Eine Forscherin mit Laterne vor einem Höhleneingang in Form eines Schädels; innen leuchtet ein violetter Edelstein

## Seite: Konto und Benachrichtigungen

page-account-guest = Gast
page-account-notifications = Benachrichtigungen
page-account-one-moment = Einen Moment …
page-account-keep-title = Behalte, was du gespielt hast
page-account-keep-about = Du bist <b>{ $name }</b>, zu Gast in diesem Browser. Mit einem Namen und einem Passwort gehören dir deine Tische auf jedem Gerät; mehr wird nicht von dir verlangt.
page-account-claim = Konto anlegen
page-account-name = Name
page-account-password = Passwort
page-account-sign-in = Anmelden
page-account-sign-in-about = Du hast hier ein Konto? Die Tische, an denen du auf diesem Gerät als Gast gespielt hast, kommen mit.
page-account-data-title = Deine Daten
page-account-data-about = Alles, was der Server von dir aufbewahrt, in einer Datei: dein Konto, deine Geräte, deine Tische, deine Plätze, was du gesagt hast und jeder deiner Schritte.
page-account-download = Meine Daten herunterladen
page-account-delete-open = Meine Daten löschen …
page-account-delete-about = Dein Name und alles, was du gesagt hast, verschwinden von jedem Tisch, deine Anmeldungen und Token enden, und Tische, die noch nicht begonnen haben, werden geschlossen. Begonnene Partien bleiben für die anderen lesbar; auf deinen Plätzen sitzt dann jemand, der gegangen ist. <b>Das lässt sich nicht zurücknehmen.</b>
page-account-delete-button = Endgültig löschen
page-account-account = Konto
page-account-your-password = Dein Passwort
page-account-type-delete = Tippe das Wort <i>delete</i>
page-account-plain-json = Reines JSON
page-account-added = Hinzugefügt. Schick eine Testnachricht, um zu sehen, ob es klappt.
page-account-test-arrived = Die Testnachricht ist angekommen.
page-account-test-failed = Die Testnachricht ist gescheitert: { $error }
page-account-notifications-about = Wenn ein Tisch auf dich wartet und du ihn nicht gerade ansiehst, werden diese Adressen aufgerufen: jedes Mal einmal, noch einmal, wenn deine Zeit knapp wird, und wenn sie um ist. Die Nachrichten kommen in der Sprache, in der du die Adresse hinzufügst oder zuletzt ausprobierst.
page-account-looking = Wird gesucht …
page-account-told-nowhere = Du wirst noch nirgends benachrichtigt. Auf der Seite zeigen Titel und Lampe des Tabs, wenn ein Tisch wartet.
page-account-called-error = { $when }: { $error }
page-account-called-well = Letzter Aufruf { $when }: alles gut.
page-account-not-called = Noch nicht aufgerufen.
page-account-calling = Wird aufgerufen …
page-account-send-test = Test schicken
page-account-take-away = { $what } entfernen
page-account-form = Format
page-account-address = Adresse
page-account-add = Hinzufügen
page-account-help-discord = In Discord: Einstellungen eines Kanals, Integrationen, Webhooks, Neu, URL kopieren. Die Adresse ist geheim: Sie wird nicht noch einmal ganz gezeigt.
page-account-help-json = Sie bekommt ein POST mit Tisch, Platz, Spiel, Link und dem Ende deiner Zeit. Die Adresse ist geheim: Sie wird nicht noch einmal ganz gezeigt.
page-account-renamed = Ab jetzt heißt du { $name }, auch beim Anmelden.
page-account-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
page-account-password-title = Name und Passwort
page-account-change-name = Namen ändern
page-account-choose-password = <b>Wähle ein neues Passwort.</b> Das, mit dem du dich angemeldet hast, galt nur dieses eine Mal.
page-account-change-password = Passwort ändern
page-account-password-now = Jetziges Passwort
page-account-new-password = Neues Passwort
page-account-hide = Verbergen
page-account-show = Zeigen
page-account-hide-typed = Verbergen, was getippt ist
page-account-show-typed = Zeigen, was getippt ist
page-account-password-hint = 8 Zeichen oder mehr; ein paar Wörter hintereinander sind gut.
page-account-the-device = Das Gerät
page-account-a-device = Ein Gerät
page-account-signed-out-there = { $device } ist abgemeldet.
page-account-signed-in-on = Angemeldet auf
page-account-this-one = dieses
page-account-since = seit { $date }, zuletzt gesehen { $when }
page-account-sign-out = Abmelden
page-account-sign-out-there = { $device } abmelden, zuletzt gesehen { $when }
page-account-sign-out-here = Hier abmelden
page-account-sign-out-everywhere = Überall abmelden
page-account-scope--read = meine Tische und Partien sehen
page-account-scope--play = Plätze einnehmen und spielen
page-account-scope--tables = Tische eröffnen, beginnen und schließen
page-account-token-revoked = Das Token { $name } gilt nicht mehr.
page-account-token-copied = Das Token ist kopiert.
page-account-token-not-copied = Dieser Browser lässt die Seite nicht kopieren; markiere das Token und kopiere es selbst.
page-account-tokens-title = Token für Programme
page-account-tokens-about = Ein eigener Bot spielt mit einem Token statt mit deinem Passwort: <code>Authorization: Bearer …</code>. <link>Was er abfragen kann</link>
page-account-token-made = <b>{ $name }</b>: Kopiere das Token jetzt. Es wird nicht noch einmal gezeigt, denn der Server bewahrt es nicht auf.
page-account-copy = Kopieren
page-account-never-used = nie benutzt
page-account-last-used = zuletzt benutzt { $when }
page-account-revoke = Widerrufen
page-account-revoke-token = { $name } widerrufen
page-account-make-token = Token erstellen
page-account-token-for = Wofür ist es?
page-account-my-bot = Mein Bot
page-account-it-may = Es darf
page-account-claimed = Das Konto gehört dir. Melde dich mit diesem Namen und Passwort auf jedem Gerät an.
page-account-welcome = { $n ->
    [0] Willkommen zurück, { $name }.
    [one] Willkommen zurück, { $name }. Der Tisch, an dem du hier gespielt hast, ist mitgekommen.
   *[other] Willkommen zurück, { $name }. Die { $n } Tische, an denen du hier gespielt hast, sind mitgekommen.
 }
page-account-signed-out-here = Du bist hier abgemeldet. Du kannst als Gast weiterspielen.
page-account-signed-out-everywhere = Du bist auf jedem Gerät abgemeldet.
page-account-forgotten = Du bist hier vergessen. Wenn du weiterspielst, dann als jemand Neues.

## Seite: Aufzeichnungen

page-records-records = Aufzeichnungen
page-records-too-large = Diese Datei ist zu groß für eine Aufzeichnung: Höchstens 512 kB sind möglich.
page-records-upload-title = Eine Aufzeichnung ansehen
page-records-upload-about = Eine <code>.karst</code>-Datei enthält eine ganze Partie, einen Schritt je Zeile. Lade eine hoch, um sie hier nachzuspielen, sie über ihren Link zu teilen oder von jedem Moment aus weiterzuspielen. Jeder Schritt wird anhand der Regeln geprüft.
page-records-file = Eine .karst-Datei
page-records-checking = Jeder Schritt wird geprüft …
page-records-choose-file = Datei wählen
page-records-or-drop = oder hierher ziehen
page-records-mine = Von mir hochgeladen
page-records-looking = Aufzeichnungen werden gesucht …
page-records-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
page-records-take-away-of = Die Aufzeichnung von { $names } entfernen
page-records-take-away = Entfernen
page-records-none = Noch keine.

## Seite: einen Tisch aufbauen

page-setup-new-table = Neuer Tisch
page-setup-me-named = Ich ({ $name })
page-setup-who-sits = Wer auf Platz { $seat } sitzt
page-setup-name-of = Name der Person auf Platz { $seat }
page-setup-clock = Uhr
page-setup-minutes-each = Minuten für jeden
page-setup-seconds-more = Sekunden dazu nach jedem Zug
page-setup-seconds-free = Freie Sekunden in jedem Zug
page-setup-hours-turn = Stunden für jeden Zug
page-setup-hours-saved = Stunden, die man ansparen kann
page-setup-when-leaves = Wenn jemand geht
page-setup-when-up = Wenn die Zeit um ist oder jemand geht
page-setup-clocks-stand = Die Uhren stehen still, solange der Server aus ist.
page-setup-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
 }
page-setup-players-from-to = { $first }–{ $last } Spieler
page-setup-players-or = { $numbers } oder { $last } Spieler
page-setup-ready = Gleich losspielen
page-setup-your-own = Dein eigener
page-setup-own-changed = Du hast etwas geändert: Dieser Tisch ist so, wie du ihn magst.
page-setup-own-change = Ändere unten, was du magst; alles andere kann bleiben.
page-setup-found-by--link = Nur wer den Link hat
page-setup-found-by--list = Alle, auf der Startseite
page-setup-looking-on--all = Alle, die ihn finden
page-setup-looking-on--players = Nur die Spieler
page-setup-advice--yes = Für alle, die fragen; die anderen sehen es
page-setup-advice--no = Keine
page-setup-once-more = Noch einmal
page-setup-in-short = Kurz gesagt
page-setup-who-plays = Wer spielt
page-setup-players-legend = Spieler
page-setup-who-finds = Wer den Tisch findet
page-setup-who-looks = Wer zuschauen darf
page-setup-hints-legend = Tipps: Was würde ein Meister tun?
page-setup-how-long = Wie lange
page-setup-by-what-rules = Nach welchen Regeln
page-setup-setting-up = Wird aufgebaut …
page-setup-open-table = Tisch eröffnen
page-setup-begin-game = Partie beginnen
page-setup-link-to-send = Du bekommst einen Link für die anderen. Die Partie beginnt, wenn jeder Platz besetzt ist.
page-setup-begins-at-once = Jeder Platz ist besetzt: Die Partie beginnt sofort.
page-chairs-kind--me = Ich
page-chairs-kind--guest = Jemand an diesem Bildschirm
page-chairs-kind--bot-novice = Anfängerbot: macht Fehler
page-chairs-kind--bot-steady = Solider Bot: denkt eine Aktion voraus
page-chairs-kind--bot-strong = Starker Bot: denkt voraus
page-chairs-kind--bot-master = Meisterbot: denkt am längsten
page-chairs-kind--bot-random = Zufallsbot: tut irgendetwas
page-chairs-kind--open = Frei für alle
page-chairs-player = Spieler { $seat }
page-chairs-nameless = Gib der Person auf Platz { $seat } einen Namen, damit man ihr den Bildschirm weitergeben kann.
page-chairs-same-name = Zwei Personen an diesem Bildschirm haben denselben Namen.
page-setup-preset--none = Keine Uhr
page-setup-preset--live-10 = Live, 10 Minuten + 10 s
page-setup-preset--live-20 = Live, 20 Minuten + 15 s
page-setup-preset--live-45 = Live, 45 Minuten + 30 s
page-setup-preset--day = Ein Tag je Zug
page-setup-preset--three-days = Drei Tage je Zug
page-setup-preset--own-live = Live, mit eigenen Zahlen …
page-setup-preset--own-days = Über Tage, mit eigenen Zahlen …
page-setup-absence--bot-steady = Ein solider Bot springt ein
page-setup-absence--bot-novice = Ein Anfängerbot springt ein
page-setup-absence--bot-strong = Ein starker Bot springt ein
page-setup-absence--bot-master = Ein Meisterbot springt ein
page-setup-absence--substitute = Jemand anders darf den Platz nehmen
page-setup-absence--forfeit = Die Partie ist für sie verloren
page-setup-bot-words--novice = Anfänger: macht die Fehler einer ersten Partie. Gute Gesellschaft, während du lernst.
page-setup-bot-words--steady = Solide: denkt eine Aktion voraus und nimmt, was er sieht. Für die meisten ein fairer Gegner.
page-setup-bot-words--strong = Stark: denkt eine Fünftelsekunde voraus. Bestraft Fehler.
page-setup-bot-words--master = Meister: denkt eine Sekunde voraus. Schlag ihn, wenn du kannst.
page-setup-bot-words--random = Zufall: tut irgendetwas Erlaubtes. Nur zum Ausprobieren.
page-setup-bots--novice = { $n } Anfängerbots
page-setup-bots--steady = { $n } solide Bots
page-setup-bots--strong = { $n } starke Bots
page-setup-bots--master = { $n } Meisterbots
page-setup-bots--random = { $n } Zufallsbots
page-setup-you = du
page-setup-open-seats = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
 }
page-setup-at-the-table = Am Tisch: { $people }.
page-setup-rules-printed = Regeln: wie gedruckt.
page-setup-rules-agreed = Regeln: { $rules }.
page-setup-found-list = Alle finden den Tisch auf der Startseite.
page-setup-found-link = Nur wer den Link hat, findet den Tisch.

## Seite: ein Tisch

page-table-table = Tisch
page-table-link-for-first = Der Link ist kopiert: Wer ihn zuerst öffnet, kann den Platz nehmen.
page-table-send-this-link = Verschick diesen Link: { $link }
page-table-bot-first--random = Ein Zufallsbot
page-table-bot-first--novice = Ein Anfängerbot
page-table-bot-first--steady = Ein solider Bot
page-table-bot-first--strong = Ein starker Bot
page-table-bot-first--master = Ein Meisterbot
page-table-sat-in = { $bot } spielt für dich.
page-table-sat-in-as = { $bot } spielt für dich als { $name }.
page-table-take-seat-back = Meinen Platz zurücknehmen
page-table-seat-is-open = Dein Platz steht einem Ersatz offen, bis du ihn zurücknimmst.
page-table-copy-link = Link kopieren
page-table-you-forfeited = Du hast aufgegeben; ein Bot spielt für dich weiter. Du kannst zuschauen.
page-table-is-away = { $name } ist weg. Wer sich zuerst dorthin setzt, spielt weiter und sieht alles, was der Platz sieht.
page-table-take-the-seat = Den Platz nehmen
page-table-copy-for-substitute = Link für einen Ersatz kopieren
page-table-chat-everybody = Alle hier lesen das.
page-table-chat-onlookers = Das lesen nur die Zuschauer.
page-table-chat-players = Das lesen nur die Spieler.
page-table-chat = Chat
page-table-close-chat = Den Chat schließen
page-table-what-was-said = Was gesagt wurde, das Neueste zuletzt
page-table-hide = Ausblenden
page-table-mute = Zeig mir nicht, was { $name } sagt
page-table-nobody-said = Noch hat niemand etwas gesagt.
page-table-is-hidden = { $name } ist ausgeblendet.
page-table-show = Einblenden
page-table-say-something = Etwas sagen
page-table-say = Sagen
page-table-time-runs-out = Deine Zeit läuft ab: noch { $time }.
page-table-bot-sits-in-now = Jetzt spielt ein Bot für dich. Nimm deinen Platz zurück, wann immer du magst.
page-table-line-back = Die Verbindung ist wieder da. Nichts ging verloren.
page-table-table-left = Der Tisch wurde verlassen.
page-table-sign-in = Anmelden
page-table-line-lost = <b>Die Verbindung zum Server ist weg.</b> Es wird von selbst weiter versucht; was du getan hast, bleibt.
page-table-try-now = Jetzt versuchen
page-table-eyes-off = Bitte nicht hinsehen
page-table-pass-to = Gib das Gerät weiter an <name>{ $name }</name>
page-table-i-am = Ich bin { $name }
page-table-being-dealt = Die Partie wird ausgeteilt
page-table-is-thinking = { $n ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
page-table-who-wants-to-look = Wer möchte so lange den Tisch ansehen?
page-table-the-game = Das Spiel
page-table-page-is-older = Diese Seite ist älter als der Server und kann dieses Spiel nicht zeichnen. Lade sie neu.
page-table-public-table = Öffentlicher Tisch
page-table-table-by-link = Tisch per Link
page-table-seats-free = { $n ->
    [0] Jeder Platz ist besetzt. Die Partie beginnt, wenn alle besetzt sind.
    [one] Ein Platz ist frei. Die Partie beginnt, wenn alle besetzt sind.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, wenn alle besetzt sind.
 }
page-table-seats = Plätze
page-table-free = Frei
page-table-you = du
page-table-away = weg
page-table-sit-here = Hier sitzen<seat>, Platz { $seat }</seat>
page-table-sit-here-too = Auch hier sitzen<seat>, Platz { $seat }</seat>
page-table-leave-seat = Verlassen<seat>, Platz { $seat }</seat>
page-table-start-with-bots = Jetzt beginnen, Bots füllen die freien Plätze
page-table-start = Beginnen
page-table-close-table = Tisch schließen
page-table-hint-about = Nur du siehst ihn; die anderen und die Aufzeichnung sehen, dass du gefragt hast
page-table-thinking = Überlegt …
page-table-hint = Tipp
page-table-do-it = Ausführen
page-table-close-hint = Den Tipp schließen
page-table-hush = Frag mich nicht mehr nach
page-table-hush-whole = Frag mich in dieser Partie nicht mehr nach: { $words }
page-table-hushed = Nicht gefragt nach ({ $n })
page-table-hear-whole = Frag mich wieder nach: { $words }
page-table-hear = Frag mich wieder
page-table-link-copied = Der Link ist kopiert.
page-table-link-marked = Der Link ist markiert: Kopiere ihn mit Strg+C.
page-table-come-and-play = Komm und spiel { $game } mit mir.
page-table-invite-title = Lade die anderen ein
page-table-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
page-table-link-to-table = Link zu diesem Tisch
page-table-share-link = Teilen
page-table-leave = Verlassen
page-table-leave-as = Als { $name } verlassen
page-table-forfeit = Aufgeben
page-table-forfeit-as = Als { $name } aufgeben
page-table-leave-title = Die Partie verlassen?
page-table-stay = Bleiben
page-table-log = Verlauf
page-table-close-log = Den Verlauf schließen
page-story-only-steps-with = Nur Schritte mit diesen Wörtern
page-story-filter = Nach Wörtern filtern
page-table-only-steps-of = Nur Schritte von
page-table-everybody = Alle
page-table-good-for = Wozu war Schritt { $step } gut?
page-table-nothing-yet = Es ist noch nichts geschehen.
page-story-no-step-fits = Kein Schritt passt zum Filter.
page-table-all-turns = Alle { $n } Züge zeigen
page-table-newest-first = Züge, der neueste zuerst
page-table-finding = Der Tisch wird gesucht …
page-table-players-only = Nur Spieler
page-table-looking-on = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
 }
page-table-open-to-onlookers = Offen für Zuschauer
page-table-close-to-onlookers = Den Tisch für Zuschauer schließen
page-table-let-look-on = Andere zuschauen lassen
page-table-you-look-on = Du schaust zu; nur wer am Tisch sitzt, entscheidet.
page-table-what-now-key = Was kann ich jetzt tun? (Taste: w)
page-table-what-now = Was jetzt?
page-table-in-words = Worte
page-table-look-back = Zurückblicken
page-table-laying-out = Das Spiel wird ausgelegt …
page-table-play-again = Noch einmal spielen
page-table-join-rematch = Zur Revanche
page-table-took-hints = { $n ->
    [one] nahm einen Tipp
   *[other] nahm { $n } Tipps
 }
page-table-name-took-hints = { $n ->
    [one] { $name } nahm einen Tipp
   *[other] { $name } nahm { $n } Tipps
 }
page-table-decides-now = entscheidet gerade
page-table-time-left = noch { $time }
page-table-so-far = Bisher:
page-table-since-last-turn = Seit deinem letzten Zug:
page-table-close-since = Schließen, was seit meinem letzten Zug geschah
page-table-since-more = Alles lesen, was seit meinem letzten Zug geschah
page-table-since-less = Zwei Zeilen genügen
page-table-first-title = Erste Schritte: { $game }
page-table-first-board = Was leuchtet, lässt sich wählen: Zeig darauf, oder nimm eine Zeile aus der Liste dessen, was du tun kannst. Ein falscher Klick kostet nichts, und du erfährst, warum es nicht geht.
page-table-first-learn = Schritt für Schritt lernen
page-table-first-done = Verstanden
page-table-first-close = Die ersten Schritte schließen; für dieses Spiel kommen sie nicht wieder
page-table-first-unfold = Worum es in dem Spiel geht und wie man das Brett benutzt
page-table-my-seats = Meine Plätze: durch wessen Augen ich sehe
page-table-look-as = Ansicht
page-table-unread-word = ungelesen
page-table-takeback = Zurücknahme
page-table-asking-back = Du möchtest zurücknehmen. Es fehlt noch: { $names }.
page-table-waiting-for = Es fehlt noch: { $names }.
page-table-never-mind = Doch nicht
page-table-let-them = Einverstanden
page-table-no = Nein
page-table-key-redo = Taste: U
page-table-do-again = Wiederholen
page-table-take-back-ask = Zurücknehmen …
page-table-take-back = Zurücknehmen
page-table-alone-about = Es ist sonst niemand da, den es stört. Dieselben Schritte treffen wieder auf dieselben Würfel, andere auf neue.
page-table-others-about = Die anderen müssen zustimmen. Dieselben Schritte treffen wieder auf dieselben Würfel, andere auf neue.
page-table-take-back-alone = Trotzdem zurücknehmen
page-table-ask-back = Um Zurücknahme bitten
page-table-ways = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
 }
page-table-what-can-i-do = Was kann ich jetzt tun?
page-table-not-your-decision = Du entscheidest gerade nicht.
page-table-looking-up = Wird nachgesehen …
page-table-odds-of = Chancen von: { $words }
page-table-odds = Chancen
page-table-odds-unknown = Die Chancen lassen sich gerade nicht ausrechnen.
page-table-no-chance = Dabei spielen weder Würfel noch Karten eine Rolle.
page-table-not-now = Jetzt nicht
page-table-rule = Regel { $rule }

## Seite: nach der Partie

page-after-result-link-copied = Der Link zu diesem Ergebnis ist kopiert.
page-after-result-link-here = Dieser Browser lässt Seiten nicht kopieren. Der Link zu diesem Ergebnis steht in der Adresszeile.
page-after-with-hints = { $n ->
    [one] mit einem Tipp
   *[other] mit { $n } Tipps
 }
page-after-change-set-up = Aufbau ändern
page-after-replay = Wiedergabe
page-after-save-record = Aufzeichnung speichern
page-after-dice-report = Würfelbericht
page-after-share-result = Teilen
page-after-what-dice-did = Was die Würfel taten
page-after-fair = Waren die Würfel fair? Prüf sie selbst
page-after-fair-about = Vor der Partie hat der Server sein Geheimnis mit dessen BLAKE3-Hash versprochen; jetzt, da sie vorbei ist, liegt es offen. Speichere die Aufzeichnung und starte
page-after-fair-command = <code>karst verify { $file }</code>
page-after-fair-deals = – das teilt die ganze Partie aus dem Geheimnis noch einmal aus.
page-after-promised = Versprochen
page-after-secret = Geheimnis
page-after-in-a-moment = gleich zu sehen
page-after-nobody-wins = Niemand gewinnt.
page-after-you-win = Du gewinnst!
page-after-wins = { $name } gewinnt.
page-after-you-share = Du und { $names } teilt euch den Sieg.
page-after-share = { $names } teilen sich den Sieg.
page-after-final-table = Endstand
page-after-how-it-went = Wie es lief
page-after-after-the-game = Nach der Partie
page-after-look-at-moment = Diesen Moment ansehen
page-after-go-on-against-bots = Von hier gegen Bots weiterspielen
page-after-over-time = { $points } im Lauf der Partie
page-after-end-mark = Ende
page-after-as-table = Als Tabelle
page-after-turn-by-turn = { $points } Zug für Zug
page-after-when-began = Am Anfang des Zuges
page-after-place = Platz
page-after-what-turned = Was die Partie gewendet hat
page-after-go-on-here = Von hier weiterspielen
page-after-go-on-here-at = Von hier weiterspielen: { $sentence }
page-after-the-end = Das Ende
page-after-turn = Zug { $n }
page-after-turn-of = Zug { $n }: { $names }

## Seite: zurückblicken

page-replay-replay = Wiedergabe
page-replay-replay-of = Wiedergabe: { $game }
page-replay-moment-told = { $at } von { $last }. { $words }
page-replay-past = Das ist vergangen: Hier lässt sich nichts ändern. Spiel von diesem Moment an einem eigenen Tisch weiter.
page-replay-turning-back = Es wird zurückgeblättert …
page-replay-everything-open = Alles offen
page-replay-as-spectator = Als Zuschauer
page-replay-before-first = Vor dem ersten Schritt.
page-replay-step-is = Schritt { $n }.
page-replay-way-through = Der Weg durch die Partie
page-replay-to-beginning = Zum Anfang
page-replay-key-home = Pos1
page-replay-step-back = Ein Schritt zurück
page-replay-stop = Anhalten
page-replay-play = Abspielen
page-replay-key-space = Leertaste
page-replay-step-on = Ein Schritt weiter
page-replay-to-end = Zum Ende
page-replay-key-end = Ende
page-replay-moment = Moment
page-replay-moment-at = { $at } von { $last }: { $words }
page-replay-speed = Tempo
page-replay-dice-about = Der Balken zeigt, wie oft etwas kam, der Strich, wie oft es zu erwarten war. Bei wenigen Ziehungen sieht der Zufall ungleich aus; so ist der Zufall.
page-replay-dice-partly = Solange die Partie läuft, steht hier nur, was du selbst mitzählen könntest; der Rest kommt, wenn sie vorbei ist.
page-replay-times = { $n ->
    [one] einmal
   *[other] { $n }-mal
 }
page-replay-dice-outcome = Ergebnis
page-replay-dice-share = Anteil
page-replay-dice-came = Kam
page-replay-dice-expected = Erwartet
page-replay-show-all = Alle { $n } zeigen
page-replay-chance-nothing-yet = Der Zufall hat noch nichts entschieden, das du sehen könntest.
page-replay-chance-nothing = Der Zufall hat in dieser Partie nichts entschieden.
page-goon-running = { $n ->
    [one] Ein neuer Tisch beginnt mit dem ersten Schritt dieser Partie. Dort sitzt du, wo du hier sitzt, Bots nehmen die anderen Plätze, und neue Würfel entscheiden für den Zufall. Die Partie, die du spielst, geht weiter, wie sie ist.
   *[other] Ein neuer Tisch beginnt mit den ersten { $n } Schritten dieser Partie. Dort sitzt du, wo du hier sitzt, Bots nehmen die anderen Plätze, und neue Würfel entscheiden für den Zufall. Die Partie, die du spielst, geht weiter, wie sie ist.
 }
page-goon-over = { $n ->
    [one] Ein neuer Tisch beginnt mit dem ersten Schritt dieser Partie. Von da an entscheidest du für einen Platz, Bots für die anderen und neue Würfel für den Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.
   *[other] Ein neuer Tisch beginnt mit den ersten { $n } Schritten dieser Partie. Von da an entscheidest du für einen Platz, Bots für die anderen und neue Würfel für den Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.
 }
page-goon-i-play = Ich spiele
page-goon-others-are = Die anderen sind
page-goon-setting-up = Wird aufgebaut …
page-goon-go-on = Von hier weiterspielen
page-replay-moment-copied = Der Link zu genau diesem Moment ist kopiert.
page-replay-moment-here = Dieser Browser lässt Seiten nicht kopieren. Der Link zu genau diesem Moment steht in der Adresszeile.
page-replay-not-on-screen = Der Spielplan ist noch nicht auf dem Bildschirm; versuch es gleich noch einmal.
page-replay-uploaded = <mark>Hochgeladene Aufzeichnung</mark>, nicht hier gespielt; die Regeln sind geprüft.
page-replay-looking-back = Rückblick; die Partie geht weiter
page-replay-goes-on-from = · geht von Schritt { $n } einer anderen Partie aus weiter
page-replay-look-as = Ansicht
page-replay-table = Tisch
page-replay-back-to-game = Zurück zur Partie
page-replay-copy-moment = Link zu diesem Moment kopieren
page-replay-link = Link
page-replay-go-on-here = Von hier weiterspielen
page-replay-go-on = Weiter
page-replay-save = Speichern
page-replay-record-karst = Aufzeichnung (.karst)
page-replay-record-json = Aufzeichnung (JSON)
page-replay-picture-svg = Bild (SVG)
page-replay-picture-png = Bild (PNG)
page-replay-what-dice-did = Was die Würfel taten
page-replay-dice = Würfel
page-replay-steps = Schritte
page-replay-broken = { $sentence } Davor endet die Wiedergabe.
page-replay-go-on-from-step = Von Schritt { $n } weiterspielen
page-replay-close-steps = Die Liste der Schritte schließen
page-replay-before-first-step = Vor dem ersten Schritt
page-replay-cannot-draw = Dieser Browser kann keine Bilder zeichnen.
page-replay-too-large-png = Dieser Browser kann aus einem so großen Bild kein PNG machen.
page-story-chance = Zufall
page-story-rule = Regel { $rule }

## Seite: die Regeln

page-rules-title = Regeln von { $game }
page-rules-rules-of = Die Regeln von
page-rules-summary = Kurzfassung auf einer Seite
page-rules-print = Die Regeln drucken
page-rules-new-table = Neuer Tisch
page-rules-all-rules = { $n } Regeln und Entscheide, jede mit ihrer Kennung.
page-rules-found-rules = { $found } von { $n } Regeln gefunden.
page-shell-no-rule-found = Keine Regel enthält alle diese Wörter.
page-shell-show-all-rules = Alle Regeln zeigen
page-rules-contents = Inhalt
page-rules-house-rules = Hausregeln
page-rules-rule-link-copied = Der Link zu { $rule } ist kopiert.
page-rules-rule-link-here = Die Adresse dieser Seite führt jetzt zu { $rule }.
page-rules-copy-rule-link = Link zu { $rule } kopieren
page-rules-copy-link = Link kopieren
page-rules-house-about = Andere faire Lesarten und Varianten. Alle sind aus, solange sich ein Tisch beim Aufbau nicht auf sie einigt.
page-rules-without-it = Ohne sie
page-shell-why = Warum
page-rules-on-one-page = { $game } auf einer Seite
page-rules-all = Alle Regeln
page-rules-print-page = Diese Seite drucken
page-rules-facts = { $players } Spieler · { $least }–{ $most } Minuten
page-rules-what-it-costs = Was es kostet
page-shell-rule = Regel { $rule }
page-shell-rule-for = Die Regel für { $what }: { $rule }
page-shell-link-to-rule = { $id }, Link zu dieser Regel
page-shell-link-to-ruling = { $id }, Link zu diesem Entscheid
page-shell-close-rules = Die Regeln schließen
page-shell-read-as-page = Als Seite lesen, mit Bildern
page-shell-summary = Kurzfassung auf einer Seite
page-shell-rules-found = Gefundene Regeln
page-shell-all-rules = { $n } Regeln und Entscheide
page-shell-found-rules = { $found } von { $n } gefunden
page-shell-search-rules = Die Regeln nach Wörtern oder Kennung durchsuchen
page-shell-words-or-id = Wörter oder eine Kennung
page-shell-hit-of = { $at } von { $n }
page-shell-hits = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 }
page-shell-previous-hit = Voriger Treffer
page-shell-next-hit = Nächster Treffer
page-shell-key-back-hit = Umschalt+Enter
page-shell-key-next-hit = Enter

## Seite: die Lektion

page-learn-lesson = Lektion
page-learn-title = { $game } lernen
page-learn-coach-coming = Der Coach ist unterwegs …
page-learn-read = , gelesen
page-learn-tasks = { $n ->
    [one] 1 Aufgabe
   *[other] { $n } Aufgaben
 }
page-learn-about = Insgesamt etwa { $n } Minuten. Du kannst jederzeit gehen; dieser Browser merkt sich, wo du warst.
page-learn-coach = Der Coach
page-learn-where = Kapitel { $chapter } von { $chapters }, { $beat } von { $beats }
page-learn-more = Mehr
page-learn-less = Weniger
page-learn-chapters = Kapitel
page-learn-leave-lesson = Die Lektion verlassen; du kannst später weitermachen
page-learn-leave-short = Verlassen; du kannst später weitermachen
page-learn-how-far = Wie weit das Kapitel gelesen ist
page-learn-coach-says = Was der Coach sagt
page-learn-just-happened = Was gerade geschah
page-learn-before-that = Davor: { $n } weitere.
page-learn-the-rules = { $n ->
    [one] Die Regel:
   *[other] Die Regeln:
 }
page-learn-do-this = Tu dies: <b>{ $words }</b>. Es steht auch in der Liste mit allem, was du tun kannst.
page-learn-do-it-for-me = Mach es für mich
page-learn-back = Zurück
page-learn-set-up-real = Eine echte Partie aufbauen
page-learn-show-me = Zeig es mir
page-learn-next = Weiter
## Wer am Tisch sitzt

say-bot--random = Zufallsbot { $seat }
say-bot--novice = Anfängerbot { $seat }
say-bot--steady = Solidbot { $seat }
say-bot--strong = Starkbot { $seat }
say-bot--master = Meisterbot { $seat }
say-seat = Platz { $seat }
say-player = Spieler { $seat }

## Seite: die Sprache

page-shell-language-legend = Sprache
page-shell-tongue--en = English
page-shell-tongue--de = Deutsch
page-setup-new-to-game = Neu in diesem Spiel? <learn>Erste Partie, { $n } Minuten</learn>
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
sk-verb--take = Eine Startkarte nehmen.
sk-verb--set = Ein vorgeschlagenes Set nehmen.
sk-verb--split = Die Startkarten deines Teams aufteilen.
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
sk-verb--drop = Einen Gegenstand irgendwo in deiner Sichtlinie fallen lassen, kostenlos.
sk-verb--shove = Einen anderen Entdecker aus deinem Gang schubsen, für 1 AP, einmal im Zug.
sk-verb--throw = Einen Gegenstand auf einen Gegner in deiner Sichtlinie werfen, für 1 AP.
sk-verb--destroy = Einen unbesetzten Gang zerstören, auf den deiner zeigt, für 1 AP, einmal im Zug.
sk-verb--recover = Die Benommenheit abschütteln, für 2 AP.
sk-verb--pry-free = Dich befreien.
sk-verb--use = Eine Karte deiner Hand benutzen.
sk-verb--dig = Dich mit der Schaufel durch eine Wand graben.
sk-verb--fish = Mit der Angel nach einer Karte fischen.
sk-verb--grapple = Dich mit dem Haken in einen Gang schwingen.
sk-verb--crank = Mit der Kurbel einen Gang drehen.
sk-verb--blast = Einen Gang sprengen.
sk-verb--flare = Die Leuchtpistole ins Dunkel abfeuern.
sk-verb--copy = Den Spottstein zur Kopie einer Karte machen.
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
sk-verb--stop = Die Leuchtkugel erlöschen lassen.

## The Caves of Casadh: was es alles zu tun gibt

cc-verb--end-turn = Den Zug beenden; übrige Bewegungspunkte verfallen.
cc-verb--move = Auf ein Nachbarfeld gehen, für 1 Bewegungspunkt.
cc-verb--explore = Das Dunkel erkunden: ein neues Feld legen und eine Karte ziehen, die sagt, wie viele Bewegungspunkte es kostet.
cc-verb--slope = Über einen Hang in einen anderen Gang dieses Feldes, kostenlos.
cc-verb--collect-treasure = Die Schätze hier ansehen und einen behalten, für 1 Bewegungspunkt.
cc-verb--collect-items = Gegenstände nehmen, die hier liegen; damit endet der Zug.
cc-verb--leave = Die Höhlen für immer verlassen, mit zwei Schätzen der Oberfläche.
cc-verb--use-medkit = Den Verbandskasten benutzen, kostenlos.
cc-verb--deploy = Dein Dynamit hier zünden, kostenlos.
cc-verb--defuse = Versuchen, die Lunte von brennendem Dynamit zu löschen: höchstens so viel würfeln, wie du Lebenspunkte hast.
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
cp-verb--fire = Eine Rakete auf ein Flugzeug oder eine Höhlenkarte abfeuern, höchstens zwei Felder entfernt.
cp-verb--again = Den Raketenwürfel noch einmal werfen.
cp-verb--stop = Hier aufhören.
cp-verb--hit = Wählen, was den Treffer nimmt.
cp-verb--move = Ein Feld weit fliegen: geradeaus oder zwischen Decke und Boden kostenlos, schräg für Treibstoff.
cp-verb--stay = Bleiben, wo du bist.
cp-verb--scrapyard = Einen dritten Zug im Eingang verbringen, für 1 Credit.
cp-verb--hover = Schweben, bis die Höhle weitergeht.
cp-verb--give-up = Aufgeben: Du steckst fest.
cp-verb--use = Eine Erkundungskarte benutzen.
cp-verb--shift = Das nächste Feld des Flugzeugs wählen.
cp-verb--continue = Den zweiten Teil der Karte annehmen.
cp-verb--ignore = Den zweiten Teil auslassen und landen.
cp-verb--extra = Eine Zusatzrunde fliegen, für Treibstoff.
cp-verb--land = Landen.
cp-verb--begin = Den nächsten Schritt deines Zuges wählen.
cp-verb--draw = Noch eine Karte im Laden aufdecken, für 1 Credit.
cp-verb--buy = Einen Ausbau kaufen, für seine Zahl oder für den Unterschied.
cp-verb--buy-fuel = Treibstoff kaufen, für 3 Credits.
cp-verb--buy-missile = Eine Rakete kaufen, für 3 Credits.
cp-verb--sell = Eine Erkundungskarte verkaufen.
cp-verb--explore = Erkunden: eine Erkundungskarte ziehen, für 2 Credits.
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

say-since-more = Im Verlauf { $n ->
    [one] steht noch { $n } Ereignis.
   *[other] stehen noch { $n } Ereignisse.
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
 } den letzten Zug der Partie.
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
say-compared-first = Das ist deine erste beendete Partie dieser Art.
say-compared-best = Dein bestes Ergebnis bisher: Vorher waren es { $amount } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } dieser Art.
say-compared-equal = So gut wie dein bestes Ergebnis aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } dieser Art zuvor.
say-compared-less = Dein bestes Ergebnis bisher: { $amount }, in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } dieser Art zuvor.

## Cave Troll: das Ende

ct-points = Gold
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
ct-odds--score = du ziehst „Raum werten“
ct-odds--find = du ziehst „Artefakt finden“

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
    [one] { $gems } Edelstein.
   *[other] { $gems } Edelsteine.
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

## The Caves of Casadh: was geschehen kann

cc-odds--defused = die Lunte ist gelöscht
cc-odds--explodes = das Dynamit geht hoch, und du stirbst
cc-odds--grue = du darfst einen Grue bewegen
cc-odds--no-grue = die Grues bleiben, wo sie sind
cc-odds--die = du stirbst
cc-odds-lose = du verlierst { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
cc-odds--cornered = ein Grue treibt dich in die Enge
cc-odds--outbreak = eine Gefahr bricht aus, und du bleibst unverletzt
cc-odds--misfortune = ein Missgeschick, aber nichts bricht aus
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
cc-fact-health = { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
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
cc-scene-misfortunes = Missgeschicke: { $misfortunes }
cc-scene-rubble = aus { $node } nach { $side }: Trümmer
cc-scene-way = aus { $node } nach { $side }: { $hex }, Gang { $to }
cc-scene-way-dark = aus { $node } nach { $side }: das Dunkel
cc-scene-dark = Das Dunkel, { $place }

## Cave Pilot 55: das Ende

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
cp-board-cubes = { $n } Klötzchen
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
    [one] { $credits } Credit
   *[other] { $credits } Credits
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
cp-scene-upgrades = hier gibt es Ausbauten
cp-scene-cleared = geräumt
cp-scene-flooded = unter Wasser
cp-scene-shop = Laden, Reihe { $row }
cp-scene-pile = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
 }
cp-scene-mat = Dein Tableau
cp-scene-standing = { $n } Ansehen, { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }
cp-scene-standing-turn = du bist am Zug: { $n } Ansehen, { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
 }, { $fuel } Treibstoff, { $missiles ->
    [one] { $missiles } Rakete
   *[other] { $missiles } Raketen
 }
cp-scene-no-caves = keine Höhlenkarten zu legen
cp-scene-caves = Höhlenkarten zu legen: { $cards }
cp-scene-no-explorations = keine Erkundungskarten
cp-scene-explorations = Erkundungskarten: { $cards }
cp-scene-round = Runde { $round }.
## Lektionen

say-lesson-nothing-to-do = Die Regeln erlauben das, aber gerade ist nichts zu tun. Lies erst weiter.

## Seite: Cave Troll, Namen und gedruckte Texte

page-troll-figure--adventurer = { $who ->
    [you] dein Abenteurer
   *[other] der Abenteurer von { $who }
 }
page-troll-figure--barbarian = { $who ->
    [you] dein Barbar
   *[other] der Barbar von { $who }
 }
page-troll-figure--thief = { $who ->
    [you] dein Dieb
   *[other] der Dieb von { $who }
 }
page-troll-figure--knight = { $who ->
    [you] dein Ritter
   *[other] der Ritter von { $who }
 }
page-troll-figure--dwarf = { $who ->
    [you] dein Zwerg
   *[other] der Zwerg von { $who }
 }
page-troll-figure--cave-troll = { $who ->
    [you] dein Höhlentroll
   *[other] der Höhlentroll von { $who }
 }
page-troll-figure--orc = { $who ->
    [you] dein Ork
   *[other] der Ork von { $who }
 }
page-troll-figure--wraith = { $who ->
    [you] dein Geist
   *[other] der Geist von { $who }
 }
page-troll-figure--berserker = { $who ->
    [you] dein Berserker
   *[other] der Berserker von { $who }
 }
page-troll-figure--assassin = { $who ->
    [you] dein Meuchler
   *[other] der Meuchler von { $who }
 }
page-troll-figure--paladin = { $who ->
    [you] dein Paladin
   *[other] der Paladin von { $who }
 }
page-troll-figure--giant-slayer = { $who ->
    [you] dein Riesentöter
   *[other] der Riesentöter von { $who }
 }
page-troll-figure--rampaging-troll = { $who ->
    [you] dein wütender Troll
   *[other] der wütende Troll von { $who }
 }
page-troll-figure--grunt = { $who ->
    [you] dein Orkkrieger
   *[other] der Orkkrieger von { $who }
 }
page-troll-figure--siren-banshee = { $who ->
    [you] deine Sirenen-Banshee
   *[other] die Sirenen-Banshee von { $who }
 }
page-troll-adventurers = { $who ->
    [you] deine { $n } Abenteurer
   *[other] die { $n } Abenteurer von { $who }
 }
page-troll-owned--hero = { $who ->
    [you] Dein Held
   *[other] Held von { $who }
 }
page-troll-owned--monster = { $who ->
    [you] Dein Monster
   *[other] Monster von { $who }
 }
page-troll-figure-text--adventurer = Keine besondere Fähigkeit.
page-troll-figure-text--barbarian = Zählt bei der Wertung seines Raums als zwei Helden. Kein Geist kann ihn drängen.
page-troll-figure-text--thief = Für eine Aktion kommt er in jeden Raum und zu jedem Eingang, den er betreten darf.
page-troll-figure-text--knight = Figuren der Gegner dürfen seinen Raum nicht betreten, nur Ritter. Orks in einem Raum, den er betritt, gehen verloren.
page-troll-figure-text--dwarf = Verdoppelt die aufgedruckten Münzen seines Raums, egal wer dort herrscht. Truhen werden nicht verdoppelt.
page-troll-figure-text--cave-troll = Kommt in einen Raum ohne Höhlentroll. Jeder darf eine Figur daraus retten; der Rest geht verloren. Bewegt sich nie; niemand darf hinein.
page-troll-figure-text--orc = Tötet für eine Aktion einen beliebigen Helden in seinem Raum.
page-troll-figure-text--wraith = Betritt er einen Raum, oder für eine Aktion, drängt er einen Helden in einen Nachbarraum oder Eingang. Er darf in einen Raum mit fünf Figuren, wenn er dann drängt.
page-troll-figure-text--berserker = Herrscht ein Gegner in seinem Raum, teilen sich beide das Gold. Er darf in einen Raum mit fünf Figuren, wenn keine davon deine ist, aber in keinen mit dem Berserker eines Gegners.
page-troll-figure-text--assassin = Tötet für eine Aktion einen einzelnen Helden (keinen Meuchler) oder einen einzelnen Orkkrieger in seinem Raum.
page-troll-figure-text--paladin = Deine Helden in seinem Raum kann keine Banshee anlocken, deine Abenteurer dort kein Orkkrieger töten. Für eine Aktion schickt er die Banshee eines Gegners aus seinem Raum in eine Grube.
page-troll-figure-text--giant-slayer = Bekommt 1 Gold, wenn er einen leeren Raum betritt, einmal je Zug. Für eine Aktion gehen er und ein wütender Troll in seinem Raum beide verloren.
page-troll-figure-text--rampaging-troll = Bewegt sich einmal je Zug. Für eine Aktion drängt er zwei andere Figuren aus seinem Raum; alle, die dann noch dort sind, gehen verloren.
page-troll-figure-text--grunt = Tötet für eine Aktion alle Abenteurer der Gegner in seinem Raum.
page-troll-figure-text--siren-banshee = Geht für eine Aktion einen oder zwei Schritte. Für eine Aktion lockt sie den Helden eines Gegners aus einem Nachbarraum zu sich.
page-troll-artifact-text--chalice = Stelle einen deiner verlorenen Helden auf einen beliebigen Eingang.
page-troll-artifact-text--cloak = Einer deiner Helden geht einen oder zwei Schritte; kein Ritter hält ihn auf.
page-troll-artifact-text--sword = Töte einen Ork oder Orkkrieger eines Gegners in einem Raum mit einem deiner Helden.
page-troll-artifact-text--boots = Einer deiner Helden geht bis zu drei Schritte.
page-troll-artifact-text--scroll = Stelle ein Monster eines Gegners, aber keinen Höhlentroll, aus einem Raum oder Eingang auf eine beliebige Grube.
page-troll-artifact-text--tally = Werte einen Raum, in dem einer deiner Helden steht.
page-troll-card--treasure = Schatz
page-troll-card--score-a-room = Raum werten
page-troll-card--find-an-artifact = Artefakt finden
page-troll-card-text--treasure = Stelle deine Truhe in einen beliebigen Raum. Sie bringt bei jeder Wertung des Raums 4 Gold mehr, für den, der dort herrscht.
page-troll-card-text--score-a-room = Wähle einen beliebigen Raum. Er wird sofort gewertet.
page-troll-card-text--find-an-artifact = Ziehe ein Artefakt, sieh es an und behalte es verdeckt.
page-troll-arrives--hero = Kommt zu einem Eingang.
page-troll-arrives--monster = Kommt in eine Grube.

## Seite: Cave Troll, der Plan

page-troll-you = Du
page-troll-seat = Platz { $n }
page-troll-and = { $first } und { $last }
page-troll-or = { $first } oder { $last }
page-troll-coins = { $n ->
    [one] 1 Münze.
   *[other] { $n } Münzen.
 }
page-troll-entrance = Eingang: Hier kommen Helden herein.
page-troll-pit = Grube: Hier kommen Monster herein; kein Held darf hinein.
page-troll-who-is-there = Dort: { $who }.
page-troll-nobody-there = Niemand ist dort.
page-troll-chests-there = { $n ->
    [one] Truhe
   *[other] Truhen
 }: { $owners }.
page-troll-chest-of = { $who ->
    [you] deine
   *[other] die von { $who }
 }
page-troll-pays-nobody = Niemand herrscht hier; die { $gold } Gold bekäme niemand.
page-troll-pays = { $who ->
    [you] Du herrschst hier
   *[other] { $who } herrscht hier
 }: { $gold } Gold.
page-troll-pays-each = { $who ->
    [you] Du herrschst hier
   *[other] { $who } herrscht hier
 }, und { $sharer ->
    [you] du bekommst die Hälfte
   *[other] { $sharer } bekommt die Hälfte
 }: je { $gold } Gold.
page-troll-go-to-one-of = Gehe an einen von { $n } Orten.
page-troll-go-to = Gehe nach { $places }.
page-troll-and-more = und { $n } weitere.
page-troll-figure-in = { $figure } in { $place }.
page-troll-can-be-chosen = Wählbar.
page-troll-is-picked = Ausgewählt.
page-troll-picked-now = { $what }. { $n ->
    [one] 1 Möglichkeit.
   *[other] { $n } Möglichkeiten.
 }
page-troll-map = Plan der Höhle. Pfeiltasten führen von Ort zu Ort, Tab zu den Figuren dort, Enter wählt, Escape nimmt zurück.
page-troll-doors-to = Türen nach: { $areas }.
page-troll-close = Schließen
page-troll-who-comes-back = Wer kommt zurück?
page-troll-skip = Überspringen ▸▸
page-troll-nobody = niemand
page-troll-verb--draw = Karte ziehen
page-troll-verb--stay = Bleiben
page-troll-verb--no-push = Nicht drängen
page-troll-verb--stop = Hier anhalten
page-troll-verb--end-turn = Zug beenden
page-troll-verb--attack = Angreifen
page-troll-verb--rampage = Wüten
page-troll-heading--turn = Zug
page-troll-heading--cards = Karten
page-troll-heading--where = Wohin
page-troll-heading--abilities = Fähigkeiten
page-troll-heading--artifacts = Artefakte
page-troll-heading-move = { $figure } in { $place }
page-troll-heading-flee = Flucht: { $figure }

## Seite: Cave Troll, neben dem Plan

page-troll-an-artifact = Ein Artefakt
page-troll-kept-gold = Gold am Ende, wenn nie gespielt
page-troll-my-cards = Meine Karten
page-troll-in-play = Im Spiel
page-troll-in-hand = Auf der Hand
page-troll-drawn = Gezogen
page-troll-key-of = Taste: { $key }
page-troll-play = Spielen:
page-troll-play-it = Spielen ({ $n })
page-troll-choose-a-target = Wähle ein Ziel
page-troll-use-it = Benutzen
page-troll-artifact = Artefakt
page-troll-keys = Tasten
page-troll-key--arrows = auf dem Plan von Ort zu Ort
page-troll-key--tab = zu den Figuren dort
page-troll-key--enter = wählen
page-troll-key--t = das nächste, was wählbar ist
page-troll-key--esc = zurücknehmen
page-troll-key--d = eine Karte ziehen
page-troll-key--e = den Zug beenden
page-troll-key--s = bleiben, nicht drängen, anhalten
page-troll-key--cards = eine Karte spielen
page-troll-key--a = Fähigkeiten und Artefakte
page-troll-key--m = alles, was ich tun kann, lang oder kurz
page-troll-key--zoom = vergrößern, ganze Höhle
page-troll-scoring-icons = { $n ->
    [one] { $n } Wertungssymbol
   *[other] { $n } Wertungssymbole
 }
page-troll-chest-in = in { $place }
page-troll-chest-lost = verloren
page-troll-chest-to-come = noch nicht gespielt
page-troll-pile--supply = Noch nicht im Spiel
page-troll-pile--lost = Verloren
page-troll-pile--discards = Ablage
page-troll-pile--scoring = Auf dem Wertungsstapel
page-troll-pile--removed = Aus dem Spiel
page-troll-piles = Verloren { $lost } · Vorrat { $supply } · gespielt { $played }
page-troll-none = keine
page-troll-chest = Truhe
page-troll-actions-left = { $n ->
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
 }
page-troll-player-at = { $name }, Platz { $seat }
page-troll-name-you = { $name } (du)
page-troll-thinking = denkt nach
page-troll-decides = entscheidet
page-troll-on-turn = am Zug
page-troll-gold = Gold
page-troll-gold-read = { $n }<read> Gold</read>
page-troll-gold-and-soon = { $gold } Gold; der Plan brächte jetzt { $soon }
page-troll-soon = Der Plan brächte jetzt { $soon }
page-troll-deck = Stapel <b>{ $n }</b>
page-troll-deck-title = Karten im Stapel
page-troll-hand = Hand <b>{ $n }</b>
page-troll-hand-title = Karten auf der Hand
page-troll-artifacts = Artefakte <b>{ $n }</b>
page-troll-artifacts-title = Verdeckte Artefakte
page-troll-board-pays = Plan <b>+{ $n }</b>
page-troll-board-pays-title = Was der Plan jetzt brächte
page-troll-holds = Hat <b>{ $what }</b>
page-troll-scoring-pile = Wertungsstapel
page-troll-board-is-scored = Der Plan wird gewertet.
page-troll-until-scored = Noch { $n }, dann wird der ganze Plan gewertet.
page-troll-scored-so-far = { $n ->
    [one] Bisher einmal gewertet.
   *[other] Bisher { $n }-mal gewertet.
 }
page-troll-played-artifacts = Gespielt: { $names }
page-troll-artifacts-left = Artefakte noch zu finden: <b>{ $n }</b>
page-troll-artifacts-left-played = Artefakte noch zu finden: <b>{ $n }</b> · gespielt: { $names }
page-troll-standing = Wie es steht
page-troll-scoring-would-pay = Was eine Wertung des Plans jetzt brächte
page-troll-scoring-pile-title = Wertungsstapel: Bei fünf wird der ganze Plan gewertet

## Seite: Cave Troll, vor dem Spiel

page-trollsetup-figures = Figuren
page-trollsetup-figures-in-the-game = Figuren im Spiel
page-trollsetup-figures-of = Figuren von Platz { $seat }
page-trollsetup-seat = Platz { $seat }
page-trollsetup-either = { $seat }: { $one } oder { $other }
page-trollsetup-draw-again = Neu auslosen
page-trollsetup-house-rules = Hausregeln
page-trollsetup-house-rules-text = Andere faire Lesarten der Regeln. Ohne sie gilt am Tisch das Regelbuch.
page-trollsetup-agreed-figures = Figuren: { $set }
page-trollsetup-preset--usual = Das Spiel wie gedruckt
page-trollsetup-preset--first = Erstes Spiel
page-trollsetup-preset--half = Halb und halb
page-trollsetup-preset--wild = Wilde Höhle
page-trollsetup-preset-text--usual = Die sieben Originalfiguren, solide Bots. So spielen die meisten.
page-trollsetup-preset-text--first = Originalfiguren, Truhen, die Trolle überstehen, und standhafte Barbaren: freundlicher für Neue. Anfängerbots.
page-trollsetup-preset-text--half = Vier neue Figuren zu drei alten: für alle, die die ersten kennen.
page-trollsetup-preset-text--wild = Nur alternative Figuren gegen starke Bots: wütende Trolle, Banshees, Meuchler.

## Seite: The Caves of Casadh, Namen und gedruckte Texte

page-casadh-item-name--rope = Seil
page-casadh-item-name--canteen = Feldflasche
page-casadh-item-name--gas-mask = Gasmaske
page-casadh-item-name--hiking-boots = Wanderstiefel
page-casadh-item-name--helmet = Helm
page-casadh-item-name--brass-lantern = Messinglaterne
page-casadh-item-name--medkit = Verbandskasten
page-casadh-item-name--battery = Batterie
page-casadh-item-name--dynamite = Dynamit
page-casadh-item-text--rope = Hänge hinauf: Ob du gehst, erkundest, einen Hang nimmst oder fliehst, Hänge gelten auch aufwärts.
page-casadh-item-text--canteen = Kein Durst: Wenn du sie bekommst, lege jeden Durst ab, und gezogener Durst wirkt nicht.
page-casadh-item-text--gas-mask = Methan schadet dir nicht.
page-casadh-item-text--hiking-boots = Beben schaden dir nicht.
page-casadh-item-text--helmet = Fledermäuse schaden dir nicht.
page-casadh-item-text--brass-lantern = Grues weichen und schaden dir nicht, und „Lampe aus“ wirkt nicht.
page-casadh-item-text--medkit = In deinem Zug kostenlos zu verbrauchen: Du hast wieder 4 Lebenspunkte und keinen verstauchten Knöchel mehr.
page-casadh-item-text--battery = Kein „Lampe aus“: Wenn du sie bekommst, lege alle ab, und ein gezogenes wirkt nicht.
page-casadh-item-text--dynamite = In deinem Zug kostenlos zu verbrauchen: Auf deinem Feld brennt eine Lunte. Zu Beginn deines nächsten Zugs explodiert es, und das Feld stürzt ein.

## Seite: The Caves of Casadh, der Plan

page-casadh-you = Du
page-casadh-seat = Platz { $n }
page-casadh-and = { $first } und { $last }
page-casadh-or = { $first } oder { $last }
page-casadh-bearing-one = { $far } nach { $side } vom Basislager aus
page-casadh-bearing-two = { $far } nach { $side } und { $more } nach { $turn } vom Basislager aus
page-casadh-camp-collapsed = Basislager, eingestürzt
page-casadh-unexplored = Unerkundet, { $where }
page-casadh-rubble-of = Trümmer: { $hex }, { $where }
page-casadh-place = { $hex }, { $where }
page-casadh-nobody-yet = Dort war noch niemand.
page-casadh-rubble = Trümmer: Hier kommt bis zum Ende des Spiels nichts mehr durch.
page-casadh-person-in = { $who ->
    [you] du
   *[other] { $who }
 } in Gang { $node }
page-casadh-level = Ebene { $n }.
page-casadh-camp = Wer hier einen Zug beendet, wird alle Missgeschicke los und darf von hier hinaus.
page-casadh-slope-leads = Ein Hang führt von Gang { $upper } hinab in Gang { $lower }.
page-casadh-marker-in = Das Zeichen ist in Gang { $node }.
page-casadh-water-in = Wasser in Gang { $node }.
page-casadh-grue-symbol = Symbol in Gang { $node }: Grue.
page-casadh-hazard-symbol = Symbol in Gang { $node }: { $hazard }.
page-casadh-broke-out = Ausbruch: { $hazard }. Betreten kostet 1 Lebenspunkt.
page-casadh-grue-lurks = Ein Grue lauert in Gang { $node }.
page-casadh-dynamite-goes-off = { $who ->
    [you] Dein Dynamit explodiert
   *[other] Das Dynamit von { $who } explodiert
 } { $n ->
    [one] zu Beginn des nächsten Zugs.
   *[other] in { $n } Zügen.
 }
page-casadh-dynamite-label = { $who ->
    [you] Dein Dynamit
   *[other] Das Dynamit von { $who }
 }, explodiert { $n ->
    [one] zu Beginn des nächsten Zugs
   *[other] in { $n } Zügen
 }
page-casadh-it-goes-off = Es explodiert { $n ->
    [one] zu Beginn des nächsten Zugs.
   *[other] in { $n } Zügen.
 } Dann stürzt das Feld ein, und wer darauf ist, stirbt.
page-casadh-who-is-there = Dort: { $people }.
page-casadh-items-there = Gegenstände: { $items }.
page-casadh-face-down = { $n ->
    [one] 1 verdeckter Schatz.
   *[other] { $n } verdeckte Schätze.
 }
page-casadh-saw = Du hast { $values } gesehen.
page-casadh-saw-since = Du hast { $values } gesehen; seither: { $since }.
page-casadh-took = { $who ->
    [you] du nahmst
   *[other] { $who } nahm
 } { $n }
page-casadh-no-longer-followed = { $n } nicht mehr zu verfolgen
page-casadh-lot = { $values }: { $holders }.
page-casadh-holder = { $who ->
    [you] bei dir
   *[other] bei { $who }
 }
page-casadh-holder-bag = wieder im Beutel
page-casadh-risk = { $hazard } { $chance }
page-casadh-risks = Zeigt das Feld ihr Symbol, bricht eine Gefahr aus: { $risks }.
page-casadh-chance = { $sixths ->
    [0] kein Risiko
    [6] sicher
   *[other] { $sixths } von 6
 }
page-casadh-one-cave = Eine Höhle mit Wegen nach allen Seiten.
page-casadh-passageway = { $node } nach { $sides }
page-casadh-passageways = Gänge: { $each }.
page-casadh-and-more = und { $n } weitere.
page-casadh-spelunker = { $who ->
    [you] Dein Höhlenforscher
   *[other] Der Höhlenforscher von { $who }
 }
page-casadh-grue-in = Der Grue: { $place }
page-casadh-slope-to = Der Hang zu Gang { $node }
page-casadh-treasures-in = Die Schätze: { $place }
page-casadh-items-in = Die Gegenstände: { $place }
page-casadh-dynamite-of = { $who ->
    [you] Dein Dynamit
   *[other] Das Dynamit von { $who }
 }
page-casadh-treasure-of = Schatz im Wert von { $value }
page-casadh-treasure-face-down = Ein verdeckter Schatz
page-casadh-about--collect = Einsammeln
page-casadh-about--take = Gegenstände
page-casadh-about--leave = Die Höhlen verlassen
page-casadh-about--medkit = Verbandskasten
page-casadh-about--deploy = Dynamit
page-casadh-about--defuse = Dynamit
page-casadh-about--try = Versuchen
page-casadh-about--pass = Passen
page-casadh-about--decline = Verzichten
page-casadh-about--end-turn = Zug beenden
page-casadh-about--eat = Fressen
page-casadh-verb--collect = Schatz nehmen
page-casadh-verb--take = Gegenstände nehmen
page-casadh-verb--leave = Höhlen verlassen
page-casadh-verb--medkit = Verbandskasten benutzen
page-casadh-verb--deploy = Dynamit zünden
page-casadh-verb--defuse = Lunte löschen
page-casadh-verb--try = Grue bewegen
page-casadh-verb--pass = Passen
page-casadh-verb--decline = In Ruhe lassen
page-casadh-verb--end-turn = Zug beenden
page-casadh-heading--go = Gehen
page-casadh-heading--explore = Erkunden
page-casadh-heading--collect = Einsammeln
page-casadh-heading--use = Benutzen
page-casadh-heading--lay = Das Feld legen
page-casadh-heading--flee = Fliehen
page-casadh-heading--grues = Grues
page-casadh-heading--turn = Zug
page-casadh-lay-it-so = So legen
page-casadh-lay = Legen: { $hex }
page-casadh-you-come-into = Du kommst in Gang { $node }. Wege nach: { $ways }.
page-casadh-you-come-into-marker = Du kommst in Gang { $node }, beim Zeichen. Wege nach: { $ways }.
page-casadh-turned-into = In Gang { $node }. Wege nach { $ways }.
page-casadh-turned-into-marker = In Gang { $node }, beim Zeichen. Wege nach { $ways }.
page-casadh-turn-left = Gegen den Uhrzeigersinn drehen
page-casadh-turn-right = Im Uhrzeigersinn drehen
page-casadh-key-of = Taste: { $key }
page-casadh-to-be-laid = { $hex }, noch zu legen. Pfeiltasten drehen, Enter legt.
page-casadh-picked-now = { $what }. { $n ->
    [one] 1 Möglichkeit.
   *[other] { $n } Möglichkeiten.
 }
page-casadh-map = Plan der Höhlen. Pfeiltasten führen von Feld zu Feld, Tab zu dem, was dort ist, Enter wählt, Escape nimmt zurück.
page-casadh-can-be-chosen = Wählbar
page-casadh-items-label = { $n ->
    [one] 1 Gegenstand
   *[other] { $n } Gegenstände
 }: { $items }
page-casadh-pawn-label = { $who ->
    [you] Du
   *[other] { $who }
 }, { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
 }, in Gang { $node }: { $place }
page-casadh-close = Schließen
page-casadh-skip = Überspringen ▸▸
page-casadh-some-of = { $n } von { $values }
page-casadh-person-lore = { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
 } · { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
 } · nächster Zug { $mp ->
    [one] 1 Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
 }
page-casadh-person-at = In Gang { $node }: { $place }. Wege hinaus nach: { $ways }.
page-casadh-carries = Dabei: { $items }.
page-casadh-a-grue = Ein Grue
page-casadh-grue-lore = In Gang { $node }: { $place }. Niemand ohne Messinglaterne darf hierher, und wer hier ist, muss fliehen.
page-casadh-rule-of--grues = Grues
page-casadh-rule-of--treasures = Schätze
page-casadh-rule-of--dynamite = Dynamit
page-casadh-rule-of--hexes = Felder
page-casadh-treasures-face-down = { $n ->
    [one] 1 Schatz, verdeckt
   *[other] { $n } Schätze, verdeckt
 }
page-casadh-not-looked = Du hast sie nicht angesehen.
page-casadh-items-count = { $n ->
    [one] 1 Gegenstand
   *[other] { $n } Gegenstände
 }
page-casadh-roll-hazard--out = Ausbruch!
page-casadh-roll-hazard--quiet = Alles bleibt ruhig.
page-casadh-roll-grue--obeys = Ein Grue gehorcht.
page-casadh-roll-grue--ignores = Kein Grue rührt sich.
page-casadh-roll-defuse--put-out = Die Lunte ist aus.
page-casadh-roll-defuse--goes-off = Es explodiert!
page-casadh-need-hazard = { $hazard }: weniger als { $track }
page-casadh-need-grue = { $who ->
    [you] Du
   *[other] { $who }
 }: mehr als { $inside }
page-casadh-need-defuse = { $who ->
    [you] Du
   *[other] { $who }
 }: höchstens { $hp }
page-casadh-no-harm = Nichts passiert.
page-casadh-is-dead = { $who ->
    [you] Du bist tot
   *[other] { $who } ist tot
 }
page-casadh-keep-one-of-these = Behalte einen dieser Schätze
page-casadh-only-you-see = Nur du siehst sie. Behalte einen.
page-casadh-looks-at-treasures = { $who ->
    [you] Du siehst dir Schätze an
   *[other] { $who } sieht sich Schätze an
 }
page-casadh-looks-at = { $who ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } { $n ->
    [one] einen Schatz an.
   *[other] { $n } Schätze an.
 }
page-casadh-keep-the = Die { $value } behalten
page-casadh-which-items = Welche Gegenstände
page-casadh-take-which = Welche Gegenstände nimmst du? Dein Zug endet.
page-casadh-take = Nehmen
page-casadh-not-now = Jetzt nicht

## Seite: The Caves of Casadh, neben dem Plan

page-casadh-you-are-dead = Dein Höhlenforscher ist tot. Die anderen spielen ohne dich weiter.
page-casadh-known = Was ich von verdeckten Schätzen weiß
page-casadh-treasures-lie = { $n ->
    [one] 1 Schatz.
   *[other] { $n } Schätze.
 }
page-casadh-died--methane = im Methan gestorben
page-casadh-died--bats = unter den Fledermäusen gestorben
page-casadh-died--tremors = im Beben gestorben
page-casadh-died--grue = im Rachen eines Grue gestorben
page-casadh-died--rockfall = im Steinschlag gestorben
page-casadh-died--collapse = in einem Einsturz gestorben
page-casadh-died--dark = im Dunkeln verloren gegangen
page-casadh-surface = Die Oberfläche
page-casadh-surface-empty = Alle Schätze sind weg.
page-casadh-surface-next = Wer als Nächster draußen ist, bekommt die zwei höchsten.
page-casadh-surface-out = Draußen:
page-casadh-surface-stir = Jeden Zug darfst du { $n ->
    [one] den Grue
   *[other] einen von { $n } Grues
 } aufscheuchen, mit einem Wurf über { $inside }: { $sixths } von 6.
page-casadh-surface-no-grue = Es ist kein Grue da, den du aufscheuchen könntest.
page-casadh-surface-inside = Noch drinnen: { $people }.
page-casadh-nobody = niemand
page-casadh-news = Seit deiner letzten Entscheidung
page-casadh-player-at = { $name }, Platz { $seat }
page-casadh-name-you = { $name } (du)
page-casadh-thinking = denkt nach
page-casadh-decides = entscheidet
page-casadh-on-turn = am Zug
page-casadh-dead = Tot
page-casadh-on-the-surface = An der Oberfläche
page-casadh-treasures-title = Schätze, verdeckt
page-casadh-treasures-read = <b>{ $n }</b><read> Schätze</read>
page-casadh-you-know-title = Was du von ihnen weißt
page-casadh-you-know = du kennst { $values }
page-casadh-next-turn-title = Bewegungspunkte im nächsten Zug
page-casadh-next-turn = nächster Zug <b>{ $n }</b>
page-casadh-items = Gegenstände
page-casadh-treasures-count = { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
 }
page-casadh-health = { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
 }
page-casadh-health-of = { $n } von { $full } Lebenspunkten
page-casadh-pack = Was ich habe
page-casadh-points-in = <b>{ $points }</b> Punkte in { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätzen
 }
page-casadh-my-treasures = Meine Schätze
page-casadh-cured-by = Hilfe: { $cures }.
page-casadh-cure--water = Wasser
page-casadh-cure--canteen = Feldflasche
page-casadh-cure--battery = Batterie
page-casadh-cure--medkit = Verbandskasten
page-casadh-cure--camp = Zugende im Basislager
page-casadh-nothing-wrong = Noch keine Gegenstände, und dir fehlt nichts.
page-casadh-card-cost = <b>{ $n }</b> { $n ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
 }
page-casadh-nothing = nichts
page-casadh-keys = Tasten
page-casadh-key--arrows = auf dem Plan von Feld zu Feld
page-casadh-key--tab = zu dem, was dort ist
page-casadh-key--enter = wählen
page-casadh-key--t = das nächste, was wählbar ist
page-casadh-key--sides = Nordwesten bis Südosten: gehen, erkunden, fliehen
page-casadh-key--turn = das Feld in der Hand drehen
page-casadh-key--lay = legen
page-casadh-key--esc = zurücknehmen
page-casadh-key--list = alles, was ich tun kann, lang oder kurz
page-casadh-key--zoom = vergrößern, ganze Höhle
page-casadh-key-verb--collect = Schatz nehmen
page-casadh-key-verb--take = Gegenstände nehmen
page-casadh-key-verb--leave = die Höhlen verlassen
page-casadh-key-verb--medkit = Verbandskasten benutzen
page-casadh-key-verb--deploy = Dynamit zünden
page-casadh-key-verb--defuse = eine Lunte löschen
page-casadh-key-verb--try = einen Grue bewegen
page-casadh-key-verb--pass = passen
page-casadh-key-verb--decline = die Grues in Ruhe lassen
page-casadh-key-verb--end-turn = den Zug beenden
page-casadh-move-points-left = { $n ->
    [one] noch { $n } Bewegungspunkt
   *[other] noch { $n } Bewegungspunkte
 }
page-casadh-hazards = Gefahren
page-casadh-hazards-text = Zeigt das nächste Feld ihr Symbol, bricht eine Gefahr bei einem Wurf unter dem neuen Wert aus.
page-casadh-hazard-does--methane = Methan kostet 1 Lebenspunkt; eine Gasmaske hilft
page-casadh-hazard-does--bats = Fledermäuse kosten 1 Lebenspunkt; ein Helm hilft
page-casadh-hazard-does--tremors = Beben kosten 1 Lebenspunkt; Wanderstiefel helfen
page-casadh-hazard-does--grue = Grues vertreiben alle von ihren Feldern; eine Laterne hilft
page-casadh-hexes-left = { $n ->
    [one] 1 Feld zu erkunden
   *[other] { $n } Felder zu erkunden
 }
page-casadh-hexes-left-aside = { $n ->
    [one] 1 Feld zu erkunden
   *[other] { $n } Felder zu erkunden
 }, { $aside } von Ebene 2 noch beiseite
page-casadh-in-the-bag = { $n ->
    [one] 1 Schatz im Beutel
   *[other] { $n } Schätze im Beutel
 }
page-casadh-in-the-supply = { $n ->
    [one] 1 Gegenstand im Vorrat
   *[other] { $n } Gegenstände im Vorrat
 }
page-casadh-round = Runde { $n }
page-casadh-vengeance = Rache { $n }
page-casadh-standing = Wie es steht
page-casadh-strip-dead = tot
page-casadh-strip-out = draußen
page-casadh-treasures = Schätze
page-casadh-treasures-strip = { $n }<read> Schätze</read>
page-casadh-hazard-track = Gefahrenleiste
page-casadh-hazard-now = { $hazard } { $value }: mit einem Symbol mehr { $chance }
page-casadh-hazard-read = <b>{ $value }</b><read> { $hazard }, { $chance } mit einem Symbol mehr</read>

## Seite: The Caves of Casadh, vor dem Spiel

page-casadhsetup-alone = Allein spielst du um Punkte: Es zählt, was du lebend herausbringst.
page-casadhsetup-house-rules = Hausregeln
page-casadhsetup-house-rules-text = Andere faire Lesarten der Regeln. Ohne sie gilt am Tisch das Regelbuch.
page-casadhsetup-lost-in-the-dark = Verloren im Dunkeln
page-casadhsetup-lost-in-the-dark-text = Ein Spiel, in dem nichts mehr geschieht, muss enden: Wer noch drinnen ist, ist verloren.
page-casadhsetup-after-idle-rounds = Nach <field>stall</field> Runden ohne Fortschritt
page-casadhsetup-after-round = Nach Runde <field>round</field>
page-casadhsetup-agreed-idle = Verloren nach { $n } Runden ohne Fortschritt
page-casadhsetup-preset--usual = Das Spiel wie gedruckt
page-casadhsetup-preset--first = Erster Abstieg
page-casadhsetup-preset--alone = Allein
page-casadhsetup-preset--crowd = Volle Höhlen
page-casadhsetup-preset--greedy = Magere Jahre
page-casadhsetup-preset-text--usual = Jede Regel des Hefts und solide Bots. So spielen die meisten.
page-casadhsetup-preset-text--first = Nach dem Heft, gegen ein oder zwei Anfängerbots, die Fehler machen.
page-casadhsetup-preset-text--alone = Du gegen die Höhle: Bring heraus, so viel du dich traust.
page-casadhsetup-preset-text--crowd = Fünf oder sechs Höhlenforscher: Die Toten lassen ihre Sachen zurück, so gibt es mehr zu finden und zu streiten.
page-casadhsetup-preset-text--greedy = Ein Schatz je Erkundung, Verbandskästen nur bei Wunden, starke Bots: Jeder Schritt zählt.

## Seite: The Caves of Casadh, das Regelheft

page-casadhbook-caption--CC-MODEL-04 = Zwei Felder, die nebeneinander liegen, sind über ihre Kante immer verbunden.
page-casadhbook-alt--CC-MODEL-04 = Das Basislager mit der Großen Halle im Osten und den Zwillingstunneln im Südosten, alle verbunden.
page-casadhbook-caption--CC-HEX-02 = Zwillingstunnel: zwei Gänge, die sich nicht treffen. Rot ist im oberen und verlässt ihn nur durch seine drei Seiten.
page-casadhbook-alt--CC-HEX-02 = Ein Feld mit zwei getrennten Tunneln; der Tunnel, in dem ein roter Höhlenforscher steht, leuchtet, mit Pfeilen an drei Seiten.
page-casadhbook-caption--CC-HEX-04 = Die Überführung: Ein Gang führt über den anderen hinweg.
page-casadhbook-alt--CC-HEX-04 = Ein Feld, in dem ein Tunnel wie eine Brücke über einen anderen führt.
page-casadhbook-caption--CC-HEX-06 = Die Rutsche: Die grünen Pfeile führen hinab. Vom oberen Gang aus sind alle sechs Seiten zu erreichen, vom unteren nur seine eigenen, außer man hat ein Seil.
page-casadhbook-alt--CC-HEX-06 = Ein Feld mit zwei Tunneln, die ein grüner Hang verbindet. Ein blauer Höhlenforscher im oberen Tunnel hat Pfeile an allen sechs Seiten.
page-casadhbook-caption--CC-HEX-07 = Die vier Gefahren: Methan, Fledermäuse, Beben und Grues.
page-casadhbook-alt--CC-HEX-07 = Vier Gefahrensymbole: eine Gaswolke, eine Fledermaus, ein Riss im Boden und die Augen eines Grue.
page-casadhbook-caption--CC-HEX-08 = Wasser in einem Gang der Quellhöhle; Grün, im anderen, bleibt durstig.
page-casadhbook-alt--CC-HEX-08 = Ein Feld mit zwei Tunneln, blaues Wasser in dem einen und ein grüner Höhlenforscher im anderen.
page-casadhbook-caption--CC-HEX-10 = Das Kreuz ist das Zeichen: Dort liegen Schätze verdeckt und Gegenstände offen. Die Zahl im Kreis ist die Ebene.
page-casadhbook-alt--CC-HEX-10 = Die Gastasche mit einem Zeichen, darauf zwei Schätze und ein Seil.
page-casadhbook-caption--CC-SETUP-08 = Der Anfang: das Basislager allein, und ringsum Dunkel.
page-casadhbook-alt--CC-SETUP-08 = Das Basislager mit drei Höhlenforschern am Feuer und unerkundeten Feldern auf allen Seiten.
page-casadhbook-caption--CC-MOVE-01 = Ein Schritt: ein Punkt, durch die Öffnung zwischen zwei Feldern.
page-casadhbook-alt--CC-MOVE-01 = Ein roter Höhlenforscher geht vom Basislager nach Osten in die Große Halle.
page-casadhbook-caption--CC-EXPL-05 = Die Verwerfung hat Sterne: Eine ihrer Seiten mit Stern muss zu dem Feld zeigen, von dem man kommt.
page-casadhbook-alt--CC-EXPL-05 = Das Basislager und östlich davon die Verwerfung, mit einem Stern zum Lager hin gelegt.
page-casadhbook-caption--CC-CARD-02 = Eine Karte: was der Schritt kostet, was auf einem Feld der Ebene 1 und der Ebene 2 liegt, und vielleicht ein Missgeschick.
page-casadhbook-alt--CC-CARD-02 = Drei Karten: eine schlichte mit einem Gegenstand, eine mit Schätzen und Durst, eine mit Steinschlag.
page-casadhbook-caption--CC-HAZ-01 = Die Leiste: Methan steht bei 3. Mit dem nächsten Methansymbol sind es 4, und bei einem Wurf von 1, 2 oder 3 bricht es aus.
page-casadhbook-alt--CC-HAZ-01 = Die Gefahrenleiste: Methan bei 3, Fledermäuse bei 1, Beben bei 2, Grues bei 0, jeweils mit der Chance beim nächsten Wurf.
page-casadhbook-caption--CC-HAZ-04 = Methan bricht aus: Jedes Feld mit seinem Symbol bekommt eine Marke, und wer dort ist, verliert 1 Lebenspunkt.
page-casadhbook-alt--CC-HAZ-04 = Zwillingstunnel und Gastasche voll von grünem Gas, darin ein blauer Höhlenforscher; das Basislager dazwischen bleibt frei.
page-casadhbook-caption--CC-HAZ-10 = Hier sind Fledermäuse und Beben ausgebrochen. Sie treffen alle Gänge ihrer Felder.
page-casadhbook-alt--CC-HAZ-10 = Die Fledermaushöhle, übersät von Fledermäusen, und die Verwerfung, von Rissen durchzogen.
page-casadhbook-caption--CC-GRUE-02 = Ein Grue kommt in den Alten Bau. Rot hat keine Laterne und muss fliehen, hier ins Basislager.
page-casadhbook-alt--CC-GRUE-02 = Ein Grue im Alten Bau; ein Pfeil bringt den roten Höhlenforscher von dort ins Basislager.
page-casadhbook-caption--CC-ITEM-01 = Die neun Gegenstände.
page-casadhbook-alt--CC-ITEM-01 = Seil, Feldflasche, Gasmaske, Wanderstiefel, Helm, Messinglaterne, Verbandskasten, Batterie und Dynamit.
page-casadhbook-caption--CC-DYN-01 = Die blaue Lunte brennt in der Großen Halle, bis der nächste Zug von Blau beginnt.
page-casadhbook-alt--CC-DYN-01 = Die Große Halle mit einer brennenden Stange Dynamit; ein blauer Höhlenforscher verlässt sie zum Basislager.
page-casadhbook-caption--CC-DYN-06 = Eingestürzt: Hier kommt bis zum Ende des Spiels nichts mehr durch.
page-casadhbook-alt--CC-DYN-06 = Das Basislager und östlich davon ein Feld voller Trümmer.
page-casadhbook-caption--CC-DYN-08 = Löschen mit 3 Lebenspunkten: Bei einem Wurf von 1, 2 oder 3 geht die Lunte aus.
page-casadhbook-alt--CC-DYN-08 = Ein Würfel, der 3 zeigt.
page-casadhbook-caption--CC-TREAS-01 = Schätze sind 0 bis 9 wert; verdeckt weiß es niemand.
page-casadhbook-alt--CC-TREAS-01 = Goldscheiben mit den Werten 0, 4 und 9 und eine verdeckte.
page-casadhbook-caption--CC-LEAVE-03 = An der Oberfläche in einem Spiel zu dritt. Wer als Erster hinausgeht, nimmt die 9 und die 8.
page-casadhbook-alt--CC-LEAVE-03 = Sechs Schätze: 9, 8, 6, 6, 3 und 0.
page-casadhbook-title--turn = Dein Zug
page-casadhbook-title--exploring = Erkunden, Schritt für Schritt
page-casadhbook-title--hazards = Gefahren
page-casadhbook-title--items = Gegenstände
page-casadhbook-title--misfortunes = Missgeschicke
page-casadhbook-title--end = Das Ende
page-casadhbook-goal = Komm lebend hinaus und bring die meisten Schätze mit. Nur wer am Ende an der Oberfläche steht, kann gewinnen.
page-casadhbook-line--points = Bewegungspunkte (BP) = deine Lebenspunkte minus Abzüge, mindestens 1. Gib sie in beliebiger Folge für Aktionen aus; bei 0 ist der Zug vorbei.
page-casadhbook-name--move = Gehen
page-casadhbook-line--move = auf ein Nachbarfeld, durch eine Seite deines Gangs.
page-casadhbook-name--slope = Hang
page-casadhbook-line--slope = hinab in einen anderen Gang deines Felds; hinauf nur mit Seil.
page-casadhbook-name--explore = Erkunden
page-casadhbook-line--explore = einen dunklen Platz hinter einer Seite: siehe unten. Braucht 1 BP.
page-casadhbook-name--collect-treasure = Schatz einsammeln
page-casadhbook-line--collect-treasure = beim Zeichen: alle ansehen, einen behalten.
page-casadhbook-name--collect-items = Gegenstände einsammeln
page-casadhbook-line--collect-items = beim Zeichen: beliebige, einen von jeder Art. Beendet den Zug.
page-casadhbook-name--leave = Verlassen
page-casadhbook-line--leave = vom Basislager aus, für immer, mit den zwei höchsten Schätzen, die an der Oberfläche noch liegen.
page-casadhbook-line--camp = Wer einen Zug im Basislager beendet, wird alle Missgeschicke los.
page-casadhbook-line--draw-hex = Ziehe ein Feld und drehe es, wie du willst; ein Stern muss zu dem Feld zeigen, von dem du kommst. Du stehst darauf.
page-casadhbook-line--raise = Jedes Gefahrensymbol erhöht seine Leiste um 1.
page-casadhbook-line--draw-card = Ziehe eine Karte: Zahle ihre Kosten, erleide ihr Missgeschick.
page-casadhbook-line--lay-items = Gegenstandssymbole für die Ebene des Felds: So viele Gegenstände kommen offen darauf.
page-casadhbook-line--lay-treasures = Ziehe für jedes Schatzsymbol so viele Schätze, wie Höhlenforscher in den Höhlen sind, behalte einen, der Rest kommt verdeckt aufs Feld.
page-casadhbook-line--roll = Würfle für jede Gefahr auf dem neuen Feld: Unter ihrem Wert auf der Leiste bricht sie aus.
page-casadhbook-line--paintings = Die Höhlenmalerei bringt die Felder der Ebene 2 in den Stapel.
page-casadhbook-line--outbreak = Ein Ausbruch legt eine Marke auf jedes Feld mit dem Symbol. Sie trifft alle, die dort sind oder das Feld betreten: 1 Lebenspunkt.
page-casadhbook-name--methane = Methan
page-casadhbook-line--methane = eine Gasmaske hilft.
page-casadhbook-name--bats = Fledermäuse
page-casadhbook-line--bats = ein Helm hilft.
page-casadhbook-name--tremors = Beben
page-casadhbook-line--tremors = Wanderstiefel helfen.
page-casadhbook-name--grue = Grue
page-casadhbook-line--grue = Niemand ohne Messinglaterne betritt sein Feld; wer dort ist, muss auf ein Nachbarfeld fliehen oder ist in die Enge getrieben.
page-casadhbook-line--surface = Von der Oberfläche: Einmal je Zug mit einem Wurf über der Zahl derer in den Höhlen einen Grue bewegen oder fressen lassen, wen er in die Enge getrieben hat.
page-casadhbook-name--rope = Seil
page-casadhbook-line--rope = Hänge auch hinauf.
page-casadhbook-name--canteen = Feldflasche
page-casadhbook-line--canteen = kein Durst.
page-casadhbook-name--battery = Batterie
page-casadhbook-line--battery = kein „Lampe aus“.
page-casadhbook-name--brass-lantern = Messinglaterne
page-casadhbook-line--brass-lantern = Grues weichen und schaden nicht.
page-casadhbook-name--medkit = Verbandskasten
page-casadhbook-line--medkit = wird verbraucht: wieder 4 Lebenspunkte.
page-casadhbook-name--dynamite = Dynamit
page-casadhbook-line--dynamite = auf dein Feld gelegt, nicht ins Basislager. Es explodiert, wenn dein nächster Zug beginnt: Das Feld stürzt ein, und alle darauf sterben.
page-casadhbook-name--defuse = Löschen
page-casadhbook-line--defuse = fremdes Dynamit auf deinem Feld: Würfle höchstens so viel, wie du Lebenspunkte hast, und es gehört dir; sonst explodiert es.
page-casadhbook-line--thirst = Behaltene addieren sich, bis sie geheilt sind. Durst: 1 BP weniger je Zug; Wasser, Feldflasche oder Basislager helfen.
page-casadhbook-line--flashlight-out = Lampe aus: Erkunden kostet 1 mehr, und Schätze nimmst du blind; eine Batterie oder das Basislager helfen.
page-casadhbook-line--over = Das Spiel endet, wenn niemand mehr lebend in den Höhlen ist. Mit 0 Lebenspunkten bist du tot und hast verloren.
page-casadhbook-line--winner = Die höchste Summe der Schätze gewinnt; dann mehr Lebenspunkte, dann weniger Gegenstände.
page-casadhbook-cost--free = gratis
page-casadhbook-cost--card = Karte
page-casadhbook-cost--all = alle
page-casadhbook-colour--A = Rot
page-casadhbook-colour--B = Blau
page-casadhbook-colour--C = Grün
page-casadhbook-colour--D = Gelb

## Seite: Cave Troll, das Regelheft

page-trollbook-caption--CT-TERM-01 = Drei Arten von Orten: Die Treppe E1 ist ein Eingang, der dunkle Schacht P1 eine Grube, alle anderen sind Räume. Die Münzen zeigen, was ein Raum wert ist.
page-trollbook-alt--CT-TERM-01 = Der Nordwesten des Plans: ein Eingang mit Treppe, darum Räume mit Stapeln von Münzen, darunter eine dunkle Grube.
page-trollbook-caption--CT-TERM-04 = Helden stehen auf runden Sockeln, Monster auf eckigen; Farbe, Rand und Wappen sagen, wem sie gehören.
page-trollbook-alt--CT-TERM-04 = Sechs Figuren: Abenteurer, Ritter und Dieb auf runden Sockeln, Höhlentroll, Ork und Geist auf eckigen.
page-trollbook-caption--CT-DRAW-04 = Eine Karte: ihr Name in der Farbe des Besitzers, die Figur, die ins Spiel kommt, und was sie tut. Die Sterne sind Wertungssymbole.
page-trollbook-alt--CT-DRAW-04 = Drei Karten: ein Abenteurer mit zwei Wertungssymbolen, ein Ritter und ein Ork.
page-trollbook-caption--CT-DRAW-06 = Helden kommen an einem Eingang ins Spiel, Monster in einer Grube.
page-trollbook-alt--CT-DRAW-06 = Zwei Helden am Eingang E1, ein Ork und ein Geist in der Grube P1.
page-trollbook-caption--CT-DRAW-13 = Die drei Karten, die keine Figuren sind.
page-trollbook-alt--CT-DRAW-13 = Die Karten Schatz, Raum werten und Artefakt finden.
page-trollbook-caption--CT-MOVE-01 = Der Abenteurer darf durch jede Tür von R14 außer der zur Grube; die ist für Monster. Die Wand zu R13 hat keine Tür.
page-trollbook-alt--CT-MOVE-01 = Ein Abenteurer im Raum R14 mit Pfeilen durch seine Türen nach R07, R10, R11 und R18; die Grube P2 ist gesperrt.
page-trollbook-caption--CT-MOVE-06 = Fünf Figuren: R14 ist voll. Truhen zählen nicht.
page-trollbook-alt--CT-MOVE-06 = Der Raum R14 mit fünf Figuren von drei Spielern und einer Truhe; ein Abenteurer in R18 darf nicht hinein.
page-trollbook-caption--CT-ENTER-04 = Der rote Ritter bewacht R18: Blaue Figuren bleiben draußen, rote dürfen hinein.
page-trollbook-alt--CT-ENTER-04 = Ein roter Ritter in R18. Ein blauer Abenteurer und ein blauer Ork stehen in R14, ein roter Abenteurer in R22 mit einem Pfeil nach R18.
page-trollbook-caption--CT-ART-04 = Die sechs Artefakte. Die Zahl in Gold zählt am Ende für den, der die Karte behalten hat.
page-trollbook-alt--CT-ART-04 = Die sechs Artefaktkarten: Kelch des Lebens, Tarnmantel, Schwert Orkfluch, Stiefel der Eile, Schriftrolle der Verbannung, Kerbstein.
page-trollbook-caption--CT-SCORE-02 = Der Wertungsstapel zeigt vier Symbole; mit dem nächsten wird der ganze Plan gewertet.
page-trollbook-alt--CT-SCORE-02 = Fünf Plätze für Wertungssymbole, vier davon leuchten.
page-trollbook-caption--CT-SCORE-09 = Rot hat zwei Helden in R14, Blau einen und ein Monster, das nicht zählt. Vier Münzen, vom Zwerg verdoppelt, und 4 für die Truhe machen 12 Gold für Rot.
page-trollbook-alt--CT-SCORE-09 = Der Raum R14 mit rotem Abenteurer und rotem Zwerg, blauem Abenteurer, blauem Ork und einer Truhe. Die rote Fahne zeigt 12.
page-trollbook-caption--CT-SCORE-07 = Je ein Held: In R22 herrscht niemand, und die fünf Münzen bleiben liegen.
page-trollbook-alt--CT-SCORE-07 = Der Trollthron R22, 5 wert, mit einem roten und einem grünen Abenteurer und ohne Fahne.
page-trollbook-caption--CT-HERO-BARBARIAN-01 = Der Barbar zählt für zwei: Grün herrscht in R18.
page-trollbook-alt--CT-HERO-BARBARIAN-01 = Ein grüner Barbar und ein gelber Abenteurer in R18; die Fahne von R18 ist grün und zeigt 3.
page-trollbook-caption--CT-HERO-THIEF-01 = Für eine Aktion kommt der Dieb in jeden Raum und zu jedem Eingang, den er betreten darf.
page-trollbook-alt--CT-HERO-THIEF-01 = Ein Dieb am Eingang E1, und weit weg leuchten die Räume um die Grube P2.
page-trollbook-caption--CT-HERO-KNIGHT-03 = Der Ritter kommt herein, und jeder Ork im Raum geht verloren, egal wem er gehört.
page-trollbook-alt--CT-HERO-KNIGHT-03 = Ein roter Ritter geht von R14 nach R18; dort sind ein blauer und ein grüner Ork durchgestrichen.
page-trollbook-caption--CT-MON-TROLL-02 = Ein Höhlentroll kommt nach R18. Jeder darf eine Figur durch eine Tür retten; was bleibt, geht verloren, auch die Truhe.
page-trollbook-alt--CT-MON-TROLL-02 = Ein Höhlentroll in R18. Pfeile führen nach R14 und R26 hinaus, für je eine Figur; der Rest ist durchgestrichen.
page-trollbook-caption--CT-MON-ORC-01 = Für eine Aktion tötet der Ork einen beliebigen Helden in seinem Raum.
page-trollbook-alt--CT-MON-ORC-01 = Ein blauer Ork in R14 neben zwei roten Helden, einer davon ist durchgestrichen.
page-trollbook-caption--CT-MON-WRAITH-02 = Der Geist betritt R14 und drängt einen Helden nach R11.
page-trollbook-alt--CT-MON-WRAITH-02 = Ein blauer Geist ist aus der Grube P2 nach R14 gekommen; ein Pfeil bringt einen roten Abenteurer von R14 nach R11.
page-trollbook-caption--CT-ALT-BERSERKER-01 = Rot herrscht in R22, der blaue Berserker nimmt die Hälfte: je zwei Gold, die übrige Münze verfällt.
page-trollbook-alt--CT-ALT-BERSERKER-01 = R22 mit zwei roten Abenteurern und einem blauen Berserker; zwei Fahnen zeigen je 2.
page-trollbook-caption--CT-ALT-ADVENTURER-01 = Die alternativen Figuren: Berserker, Meuchler, Paladin, Riesentöter, wütender Troll, Orkkrieger und Sirenen-Banshee.
page-trollbook-alt--CT-ALT-ADVENTURER-01 = Sieben Figuren: vier Helden auf runden Sockeln und drei Monster auf eckigen.
page-trollbook-caption--CT-ALT-TROLL-03 = Der Troll wütet: Zwei Figuren werden in Nachbarräume gedrängt, die anderen gehen verloren.
page-trollbook-alt--CT-ALT-TROLL-03 = Ein wütender Troll in R18; Pfeile drängen Figuren nach R14 und R22, ein Abenteurer ist durchgestrichen.
page-trollbook-title--turn = Dein Zug
page-trollbook-title--cards = Eine Karte spielen
page-trollbook-title--entering = Wer hinein darf
page-trollbook-title--scoring = Wertung
page-trollbook-title--end = Das Ende
page-trollbook-title--original = Originalfiguren
page-trollbook-title--alternate = Alternative Figuren
page-trollbook-goal = Habe das meiste Gold, wenn ein Stapel leer ist. Räume zahlen bei der Wertung an den, der die meisten Helden darin hat.
page-trollbook-line--actions = Bis zu 4 Aktionen, jeder Art, in beliebiger Folge. In der ersten Runde hat der erste Spieler 1, der zweite 2, der dritte 3.
page-trollbook-name--draw = Ziehen und spielen
page-trollbook-line--draw = Ziehe eine Karte, dann spiele eine von deinen zweien. Die andere bleibt verdeckt auf der Hand.
page-trollbook-name--move = Bewegen
page-trollbook-line--move = Eine deiner Figuren geht durch eine Tür an einen Nachbarort, den sie betreten darf.
page-trollbook-name--ability = Fähigkeit
page-trollbook-line--ability = Nutze eine Fähigkeit einer Figur, die eine Aktion kostet.
page-trollbook-name--artifact = Artefakt
page-trollbook-line--artifact = Benutze eines von deinen, dann kommt es aus dem Spiel.
page-trollbook-name--hero = Held
page-trollbook-line--hero = kommt zu einem der 4 Eingänge.
page-trollbook-name--monster = Monster
page-trollbook-line--monster = kommt in eine der 3 Gruben; der Höhlentroll in einen beliebigen Raum.
page-trollbook-name--treasure = Schatz
page-trollbook-line--treasure = Deine Truhe kommt in einen beliebigen Raum: 4 Gold mehr bei jeder Wertung, für den, der dort herrscht.
page-trollbook-name--score-a-room = Raum werten
page-trollbook-line--score-a-room = Ein beliebiger Raum wird sofort gewertet.
page-trollbook-name--find-an-artifact = Artefakt finden
page-trollbook-line--find-an-artifact = Ziehe eines und behalte es verdeckt, um es später zu spielen oder bis zum Ende zu behalten.
page-trollbook-name--icon = Wertungssymbol
page-trollbook-line--icon = Eine Karte mit Symbolen kommt auf den gemeinsamen Wertungsstapel. Bei 5 oder mehr wird der ganze Plan gewertet, und der Stapel kommt aus dem Spiel.
page-trollbook-line--who-enters = Helden: Räume und Eingänge. Monster: auch Gruben.
page-trollbook-line--full = In einen Raum passen 5 Helden und Monster; Truhen zählen nicht.
page-trollbook-line--closed = Niemand betritt einen Raum mit Höhlentroll; nur Ritter betreten einen Raum mit dem Ritter eines Gegners.
page-trollbook-line--rooms-only = Fähigkeiten wirken nur in Räumen. Eingänge sind sicherer Boden.
page-trollbook-line--most-heroes = Die meisten Helden im Raum, allein: Du bekommst sein Gold. Gleichstand bringt niemandem etwas; Monster zählen nicht.
page-trollbook-line--gold = Gold = Münzen (verdoppelt, wenn ein Zwerg da ist) + 4 für jede Truhe.
page-trollbook-line--last-scoring = Beendet jemand eine Aktion mit leerem Stapel, werden alle Räume noch einmal gewertet. Dafür gibt es 3 Gold; behaltene Artefakte bringen, was sie zeigen.
page-trollbook-line--winner = Das meiste Gold gewinnt; bei Gleichstand teilt ihr euch den Sieg.
page-trollbook-name--barbarian = Barbar
page-trollbook-line--barbarian = zählt als 2 Helden; kein Geist drängt ihn.
page-trollbook-name--thief = Dieb
page-trollbook-line--thief = kommt in jeden Raum und zu jedem Eingang, den er betreten darf.
page-trollbook-name--knight = Ritter
page-trollbook-line--knight = hält Gegner fern, außer Rittern; kommt er herein, tötet er jeden Ork dort.
page-trollbook-name--dwarf = Zwerg
page-trollbook-line--dwarf = verdoppelt die Münzen seines Raums für alle, die dort bezahlt werden.
page-trollbook-name--cave-troll = Höhlentroll
page-trollbook-line--cave-troll = Jeder darf eine Figur aus seinem Raum durch eine Tür retten, sein Besitzer zuletzt; alle anderen gehen verloren, und der Raum ist zu.
page-trollbook-name--orc = Ork
page-trollbook-line--orc = tötet einen Helden in seinem Raum.
page-trollbook-name--wraith = Geist
page-trollbook-line--wraith = drängt einen Helden in einen Nachbarraum oder Eingang: wenn er hereinkommt, oder für 1 Aktion. Er darf in einen vollen Raum, wenn er drängt.
page-trollbook-name--berserker = Berserker
page-trollbook-line--berserker = nimmt die Hälfte, wenn ein Raum an andere zahlt; darf der sechste im Raum sein.
page-trollbook-name--assassin = Meuchler
page-trollbook-line--assassin = tötet einen einzelnen Helden oder Orkkrieger in seinem Raum.
page-trollbook-name--paladin = Paladin
page-trollbook-line--paladin = schickt die Banshee eines Gegners in eine Grube; schützt deine Figuren vor Orkkriegern und Lockrufen.
page-trollbook-name--giant-slayer = Riesentöter
page-trollbook-line--giant-slayer = stirbt mit einem wütenden Troll; 1 Gold je Zug, wenn er einen leeren Raum betritt.
page-trollbook-name--rampaging-troll = Wütender Troll
page-trollbook-line--rampaging-troll = drängt zwei Figuren hinaus, der Rest geht verloren; bewegt sich einmal je Zug.
page-trollbook-name--grunt = Orkkrieger
page-trollbook-line--grunt = tötet alle Abenteurer der Gegner in seinem Raum.
page-trollbook-name--siren-banshee = Sirenen-Banshee
page-trollbook-line--siren-banshee = geht bis zu zwei Schritte; lockt den Helden eines Gegners von nebenan herein.
page-trollbook-colour--A = Rot
page-trollbook-colour--B = Blau
page-trollbook-colour--C = Grün
page-trollbook-colour--D = Gelb

## Seite: Skulldug!, wer und wo

page-skulldug-you = Du
page-skulldug-seat = Platz { $n }
page-skulldug-ghost = Geist { $n }
page-skulldug-and = { $first } und { $last }
page-skulldug-place-named = { $name } ({ $cell })
page-skulldug-dark = Das Dunkel ({ $cell })
page-skulldug-passage = Gang { $cell }
page-skulldug-undiscovered = Unentdeckt.
page-skulldug-open = Offen nach { $sides }.
page-skulldug-open-so = Offen nach { $sides }
page-skulldug-open-not-so = Offen nach { $sides }: so nicht, { $why }
page-skulldug-open-why = Offen nach { $sides }: { $why }
page-skulldug-open-why-sentence = Offen nach { $sides }: { $why }.
page-skulldug-who-is-there = Dort: { $who }.
page-skulldug-what-is-there = Darin: { $cards }.
page-skulldug-in-sight = In deiner Sichtlinie.
page-skulldug-can-be-chosen = Wählbar.
page-skulldug-picked = Ausgewählt.
page-skulldug-ghost-of = { $name } der { $faction }
page-skulldug-explorer-of = { $name } ({ $token })
page-skulldug-of-faction = der { $faction }
page-skulldug-health-of = Leben { $n } von { $most }.
page-skulldug-health-label = Leben { $n } von { $most }
page-skulldug-health = Leben
page-skulldug-dazed-sentence = Benommen: kein Rennen, −1 auf jeden Wurf.
page-skulldug-pinned-sentence = Eingeklemmt: kann den Gang nicht verlassen.
page-skulldug-holds = Hat { $cards }.
page-skulldug-holds-nothing = Hat nichts.
page-skulldug-choices-left = { $picked }. { $n ->
    [one] { $n } Möglichkeit.
   *[other] { $n } Möglichkeiten.
 }
page-skulldug-not-that-way = So nicht: { $why }.
page-skulldug-focus-now = Konzentration { $n }.
page-skulldug-map = Plan der Höhle. Pfeiltasten gehen von Ort zu Ort, Tab zu dem, was dort liegt und wer dort steht, Enter wählt, T geht zum nächsten Wählbaren, Escape nimmt zurück.
page-skulldug-hanging = { $tile }, hängt über { $cell }. Klick, um es zu drehen.
page-skulldug-close = Schließen
page-skulldug-passages = Gänge
page-skulldug-and-more = und { $n } weitere
page-skulldug-skip = Überspringen ▸▸

## Seite: Skulldug!, Karten

page-skulldug-sort--treasure = Schatz
page-skulldug-sort--equipment = Ausrüstung
page-skulldug-sort--consumable = Verbrauchsgut
page-skulldug-sort--monster = Monster
page-skulldug-sort--trap = Falle
page-skulldug-card-brief--treasure = { $name }, Schatz
page-skulldug-card-brief--equipment = { $name }, Ausrüstung
page-skulldug-card-brief--consumable = { $name }, Verbrauchsgut
page-skulldug-card-brief--monster = { $name }, Monster
page-skulldug-card-brief--trap = { $name }, Falle
page-skulldug-hazard-brief--monster = { $name }, Monster { $difficulty }
page-skulldug-hazard-brief--trap = { $name }, Falle { $difficulty }
page-skulldug-difficulty-and-damage = Schwierigkeit { $difficulty }, Schaden { $damage }.
page-skulldug-costs = Kostet { $ap } AP.
page-skulldug-on-injury = Bei Verletzung: { $text }
page-skulldug-no-fleeing = Davor fliehst du nicht.
page-skulldug-copied-by = { $sort }, kopiert von { $card }
page-skulldug-damage = Schaden { $n }
page-skulldug-no-damage = 0 Schaden
page-skulldug-used = benutzt
page-skulldug-used-sentence = In diesem Zug benutzt.
page-skulldug-your-hand = Deine Hand
page-skulldug-hand-limit = So viele Gegenstände darfst du am Ende des Zuges haben
page-skulldug-hand-size = { $n } von { $limit }
page-skulldug-hand-over = { $n } von { $limit }: { $over } fallen lassen oder benutzen
page-skulldug-hand-empty = Leer. Hierher kommen Karten, die du aufhebst oder gewinnst, für alle offen.
page-skulldug-hand-of = Hand von { $name }

## Seite: Skulldug!, was man tun kann

page-skulldug-verb--play = Zug spielen
page-skulldug-verb--use = Benutzen
page-skulldug-verb--keep = Nehmen
page-skulldug-verb--leave = Liegen lassen
page-skulldug-verb--dash = Rennen
page-skulldug-verb--destroy = Zerstören
page-skulldug-verb--drink = Trinken
page-skulldug-verb--bleed = Bluten
page-skulldug-verb--turn-left = Nach links drehen
page-skulldug-verb--turn-right = Nach rechts drehen
page-skulldug-verb--recover = Benommenheit abschütteln
page-skulldug-verb--pry-free = Befreien
page-skulldug-verb--farther = Weiterfliegen
page-skulldug-verb--stop = Erlöschen lassen
page-skulldug-verb--pass = Passen
page-skulldug-verb--yield = Abgeben
page-skulldug-verb--finish = Fertig
page-skulldug-verb--end-turn = Zug beenden
page-skulldug-verb--resign = Aufgeben
page-skulldug-title--turn = Zug
page-skulldug-title--explorers = Entdecker
page-skulldug-title--starting-items = Startgegenstände
page-skulldug-title--move = Gehen
page-skulldug-title--dash = Rennen
page-skulldug-title--pick-up = Aufheben
page-skulldug-title--shove = Schubsen
page-skulldug-title--destroy = Zerstören
page-skulldug-title--use = Karte benutzen
page-skulldug-title--passage = Dieser Gang
page-skulldug-title--decide = Entscheiden
page-skulldug-title-throw = Werfen: { $card }
page-skulldug-title-drop = Fallen lassen: { $card }

## Seite: Skulldug!, Fragen des Augenblicks

page-skulldug-use = Benutzen: { $card }
page-skulldug-face = Antreten gegen: { $card }
page-skulldug-first = { $card } zuerst
page-skulldug-face-first = Gegen wen trittst du zuerst an?
page-skulldug-before-monster = Bevor du ihm begegnest
page-skulldug-before-injury = Bevor du { $n } Leben verlierst
page-skulldug-backup-brings = Deine Verstärkung bringt mit
page-skulldug-which-first = Was kommt zuerst?
page-skulldug-partner-first = { $who ->
    [you] Du zuerst
   *[other] { $who } zuerst
 }
page-skulldug-lay-the-tile = Das Plättchen legen
page-skulldug-icons = { $hazards ->
    [one] { $hazards } Gefahr
   *[other] { $hazards } Gefahren
 }, { $fortunes ->
    [one] { $fortunes } Glückskarte
   *[other] { $fortunes } Glückskarten
 }
page-skulldug-icons-and-text = { $hazards ->
    [one] { $hazards } Gefahr
   *[other] { $hazards } Gefahren
 }, { $fortunes ->
    [one] { $fortunes } Glückskarte
   *[other] { $fortunes } Glückskarten
 }. { $text }
page-skulldug-icons-read = { $hazards ->
    [one] { $hazards } Gefahr
   *[other] { $hazards } Gefahren
 } und { $fortunes ->
    [one] { $fortunes } Glückskarte
   *[other] { $fortunes } Glückskarten
 }.
page-skulldug-ways-to-lay = So kann es liegen
page-skulldug-turn-left = Nach links drehen
page-skulldug-turn-left-key = Nach links drehen (,)
page-skulldug-turn-right = Nach rechts drehen
page-skulldug-turn-right-key = Nach rechts drehen (.)
page-skulldug-lay-it = Legen
page-skulldug-two-tiles = Zwei Plättchen im Laternenlicht
page-skulldug-roll--trap = Die Falle entschärfen
page-skulldug-roll--monster = Das Monster bekämpfen
page-skulldug-roll--danger = Über den Sims
page-skulldug-roll--attack = Das Ziel treffen
page-skulldug-roll--defence = Dem Wurf ausweichen
page-skulldug-roll--card = Für die Karte würfeln
page-skulldug-roll-of = { $name }: { $roll }
page-skulldug-the-die = Der Würfel
page-skulldug-die-shows = Der Würfel zeigt { $n }
page-skulldug-needed = <b>{ $needs }+</b> nötig
page-skulldug-needed-parts = ({ $parts })
page-skulldug-or-damage = sonst −{ $n } Leben
page-skulldug-part--printed = Aufgedruckt
page-skulldug-part--treasures = Deine Schätze
page-skulldug-part--dazed = Benommen
page-skulldug-part--played = Gespielte Karten
page-skulldug-sum = Würfel { $die } = <b>{ $total }</b>
page-skulldug-sum-focus = Würfel { $die } + Konzentration { $focus } = <b>{ $total }</b>
page-skulldug-sum-enough = Würfel { $die } = <b>{ $total }</b>: reicht
page-skulldug-sum-focus-enough = Würfel { $die } + Konzentration { $focus } = <b>{ $total }</b>: reicht
page-skulldug-sum-short = Würfel { $die } = <b>{ $total }</b>: reicht nicht
page-skulldug-sum-focus-short = Würfel { $die } + Konzentration { $focus } = <b>{ $total }</b>: reicht nicht
page-skulldug-focus = Konzentration <b>{ $ap }</b> AP
page-skulldug-odds = Chance: { $odds }
page-skulldug-odds-none = keine Chance
page-skulldug-odds-certain = sicher
page-skulldug-odds-of-six = { $good } von 6, { $percent } %
page-skulldug-defence-hint = So hoch wie möglich: Wer wirft, muss das erreichen.
page-skulldug-roll-now = Würfeln
page-skulldug-roll-with-focus = Mit Konzentration +{ $ap } würfeln

## Seite: Skulldug!, was über der Karte erzählt wird

page-skulldug-plan--treasure = Dort liegt ein Schatz.
page-skulldug-plan--carries-treasure = Er hat einen Schatz und jagt dich.
page-skulldug-plan--no-treasure = Kein Schatz liegt herum: Er jagt dich.
page-skulldug-outcome--won = Gewonnen!
page-skulldug-outcome--lost = Verloren
page-skulldug-outcome--skipped = Vorbeigeschlüpft
page-skulldug-the-ledge = der Sims
page-skulldug-scene-against = { $who } – { $what }
page-skulldug-scene-needs = { $needs }+ nötig
page-skulldug-scene-needs-focus = { $needs }+ nötig, Konzentration +{ $focus }
page-skulldug-scene-needs-total = { $needs }+ nötig: <b>{ $total }</b>
page-skulldug-scene-needs-focus-total = { $needs }+ nötig, Konzentration +{ $focus }: <b>{ $total }</b>
page-skulldug-scene-throw = { $by } → { $at }: { $card }
page-skulldug-scene-dodge = Ausweichen <b>{ $defence }</b>
page-skulldug-scene-dodge-throw = Ausweichen <b>{ $defence }</b>, Wurf <b>{ $attack }</b>
page-skulldug-hit = Getroffen!
page-skulldug-missed = Verfehlt
page-skulldug-roll-comes-to = Der Wurf ergibt <b>{ $total }</b>
page-skulldug-die-is-cast = Der Würfel rollt
page-skulldug-heads-for = { $ghost } will nach { $cell }
page-skulldug-cave-health-left = Leben der Höhle: { $left }
page-skulldug-cave-collapses = Die Höhle stürzt ein!
page-skulldug-cave-holds = Sie hält.
page-skulldug-mark-injury = Verletzung
page-skulldug-mark-health-lost = −{ $n } Leben
page-skulldug-mark-health-gained = +{ $n } Leben
page-skulldug-mark-unhurt = Unverletzt
page-skulldug-mark-dazed = Benommen
page-skulldug-mark-clear = Wieder klar
page-skulldug-mark-pinned = Eingeklemmt
page-skulldug-mark-free = Frei
page-skulldug-mark-ap = +{ $n } AP
page-skulldug-mark-ap-gone = Alle AP weg

## Seite: Skulldug!, Mitspieler

page-skulldug-player-at = { $name }, Platz { $letter }
page-skulldug-name-you = { $name } (du)
page-skulldug-name-partner = { $name } (Partner)
page-skulldug-thinking = denkt nach …
page-skulldug-decides = entscheidet
page-skulldug-on-turn = am Zug
page-skulldug-no-explorer = Noch kein Entdecker
page-skulldug-explorer-waits = { $explorer }, wartet auf Verstärkung
page-skulldug-explorer-in = { $explorer }, { $place }
page-skulldug-status--dazed = Benommen
page-skulldug-status--pinned = Eingeklemmt
page-skulldug-status--resigned = Aufgegeben
page-skulldug-status--shoved = Hat geschubst
page-skulldug-status--destroyed = Hat zerstört
page-skulldug-status--finished = Fertig
page-skulldug-status-why--dazed = Kein Rennen, −1 auf jeden Wurf
page-skulldug-status-why--pinned = Kann den Gang nicht verlassen
page-skulldug-status-why--resigned = Verstärkung kommt im nächsten Zug
page-skulldug-status-why--shoved = Einmal schubsen im Zug
page-skulldug-status-why--destroyed = Einmal zerstören im Zug
page-skulldug-status-why--finished = In diesem Zug fertig
page-skulldug-ability--adventurers = Nimmt Glückskarten auch aus verbundenen Gängen.
page-skulldug-ability--rogues = Stiehlt in deinem Gang deine wertvollste Glückskarte.
page-skulldug-ability--henchmen = Wirft nach dir, was er trägt, wenn er dich sieht.
page-skulldug-ability--suits = Dreht am Ende seines Zuges seinen Gang.
page-skulldug-ability--cultists = Nimmt Fallen auch aus verbundenen Gängen.
page-skulldug-ghost-dead = Tot: im nächsten Zug zurück am Höhleneingang.
page-skulldug-ghost-at = { $place }.
page-skulldug-ghost-untouchable = Vor seinem ersten Zug unantastbar.
page-skulldug-team-turn = Der Zug deines Teams
page-skulldug-team--dead = tot
page-skulldug-team--resigned = hat aufgegeben
page-skulldug-team--finished = ist fertig
page-skulldug-team--moves = am Zug
page-skulldug-team--may = kann ziehen
page-skulldug-team--you-move = am Zug
page-skulldug-how-it-stands = Wie es steht
page-skulldug-of-three = { $n } von 3 Schätzen
page-skulldug-strip-health = {""} Leben
page-skulldug-cave-health-title = Leben der Höhle: Bei 5 oder weniger kann sie einstürzen
page-skulldug-strip-cave = Höhle <b>{ $n }</b>
page-skulldug-strip-tiles = Plättchen <b>{ $n }</b>
page-skulldug-strip-tiles-title = Plättchen im Stapel
page-skulldug-strip-fortunes = Glück <b>{ $n }</b>
page-skulldug-strip-fortunes-title = Karten im Glücksstapel
page-skulldug-strip-hazards = Gefahren <b>{ $n }</b>
page-skulldug-strip-hazards-title = Karten im Gefahrenstapel
page-skulldug-ap-left = Noch { $ap } AP
page-skulldug-ap-and-moves-left = Noch { $ap } AP und { $move } nur zum Gehen
page-skulldug-ap = { $ap } AP
page-skulldug-ap-and-moves = { $ap }+{ $move } AP

## Seite: Skulldug!, vor dem ersten Zug

page-skulldug-draft = Vor dem ersten Zug
page-skulldug-draft-title--token = Wer geht hinein?
page-skulldug-draft-title--roll = Wer beginnt?
page-skulldug-draft-title--gear = Rüste dich aus
page-skulldug-top-row = Obere Reihe: Ausrüstung
page-skulldug-bottom-row = Untere Reihe: Verbrauchsgüter und Fallen
page-skulldug-team-cards = Die Karten des Teams: Wähle zwei für dich
page-skulldug-one-picked = Eine ist gewählt. Wähle die zweite.
page-skulldug-take-back = Zurücknehmen
page-skulldug-set-taken = <b>{ $set }</b> – vergeben
page-skulldug-taken-by = { $explorer }, gespielt von { $name }

## Seite: Skulldug!, das Ende

page-skulldug-haul-home = <b>{ $name }</b>: { $value } von 3 am Höhleneingang
page-skulldug-haul-away = <b>{ $name }</b>: { $value } von 3 in der Höhle
page-skulldug-haul-home-key = <b>{ $name }</b>: { $value } von 3 (der Ritualschlüssel zählt als 2) am Höhleneingang
page-skulldug-haul-away-key = <b>{ $name }</b>: { $value } von 3 (der Ritualschlüssel zählt als 2) in der Höhle

## Seite: Skulldug!, Tasten

page-skulldug-keys = Tasten
page-skulldug-key--arrows = von Ort zu Ort auf dem Plan
page-skulldug-key--tab = zu dem, was dort liegt und wer dort steht
page-skulldug-key--enter = wählen: hingehen, aufheben, zielen
page-skulldug-key--t = das nächste Wählbare
page-skulldug-key--digits = eine Karte deiner Hand auswählen
page-skulldug-key--a = die gewählte Karte benutzen
page-skulldug-key--dx = Schritt für Schritt rennen, zerstören
page-skulldug-key--turn = das Plättchen drehen; weniger oder mehr Konzentration
page-skulldug-key--g = das Plättchen legen, würfeln
page-skulldug-key--c = Benommenheit abschütteln, befreien
page-skulldug-key--kp = nehmen oder weiter; passen, lassen oder stoppen
page-skulldug-key--ey = Zug beenden oder fertig; abgeben
page-skulldug-key--esc = zurücknehmen
page-skulldug-key--m = alles, was ich tun kann, lang oder kurz
page-skulldug-key--zoom = Zoom, ganze Höhle

## Seite: Skulldug!, die Absprache

page-skulldugsetup-mode = Spielart
page-skulldugsetup-starting-items = Startgegenstände
page-skulldugsetup-fortune-deck = Glücksstapel
page-skulldugsetup-table = Tisch
page-skulldugsetup-table-hint = Plätze je Seite. Auf kleinen Tischen trifft man sich eher.
page-skulldugsetup-table-size = { $n } × { $n }
page-skulldugsetup-house-rules = Hausregeln
page-skulldugsetup-places = { $n } × { $n } Plätze
page-skulldugsetup-preset--usual = Jeder gegen jeden
page-skulldugsetup-preset--first = Erstes Spiel
page-skulldugsetup-preset--full = Alles
page-skulldugsetup-preset--duel = Duell
page-skulldugsetup-preset--team = Teams
page-skulldugsetup-preset--alone = Allein
page-skulldugsetup-preset-text--usual = Fertige Sets, der ganze Tisch, solide Bots. So spielen die meisten.
page-skulldugsetup-preset-text--first = Eine kleinere Höhle und Anfängerbots: Schätze, Fallen und Mitspieler begegnen dir früher.
page-skulldugsetup-preset-text--full = Startgegenstände werden reihum gewählt, und Schätze kommen, wann sie kommen. Länger und tiefer.
page-skulldugsetup-preset-text--duel = Zu zweit gegeneinander, aus einer Ecke des Tisches.
page-skulldugsetup-preset-text--team = Zwei oder drei Paare, die gemeinsam ziehen und gemeinsam gewinnen.
page-skulldugsetup-preset-text--alone = Du, zwei Geister und eine Höhle, die hinter dir einstürzt.

## Seite: Skulldug!, Bilder der Regeln

page-skulldugbook-caption--SK-GOAL-01 = Darum geht es: drei Schätze in der Hand und den Höhleneingang unter den Füßen, wenn dein Zug endet.
page-skulldugbook-alt--SK-GOAL-01 = Ein Entdecker am Höhleneingang und daneben, im nächsten Gang, drei Schätze.
page-skulldugbook-caption--SK-GOAL-02 = Drei Schätze und ihre Flüche.
page-skulldugbook-alt--SK-GOAL-02 = Die Karten Blutsteinamulett, Bleierner Götze und Schreiender Schädel mit ihren Texten.
page-skulldugbook-caption--SK-COMP-02 = Jede Sorte hat ihre Form: Schätze sind Edelsteine, Ausrüstung ist eckig, Verbrauchsgüter sind rund, Monster gezackt, Fallen dreieckig. Die Zahl ist die Schwierigkeit.
page-skulldugbook-alt--SK-COMP-02 = Fünf Kartenplättchen: ein Edelstein, ein Quadrat, eine Scheibe, eine gezackte Platte und ein Dreieck.
page-skulldugbook-caption--SK-SETUP-02 = Der Anfang: alle Entdecker am Höhleneingang, und niemand weiß, was ringsum liegt.
page-skulldugbook-alt--SK-SETUP-02 = Drei Entdecker am Höhleneingang mit seinen vier Durchgängen und Fragezeichen auf allen Seiten.
page-skulldugbook-caption--SK-HLTH-01 = Von fünf Leben sind drei übrig.
page-skulldugbook-alt--SK-HLTH-01 = Fünf Edelsteine, zwei davon leer.
page-skulldugbook-caption--SK-PASS-07 = a1 und b1 sind verbunden: Ihre Durchgänge treffen sich. c1 liegt neben b1, aber seine Wand ist im Weg; b1 zeigt trotzdem auf ihn.
page-skulldugbook-alt--SK-PASS-07 = Drei Gänge in einer Reihe. Durchgänge verbinden die ersten beiden; der dritte hat eine Wand zum zweiten.
page-skulldugbook-caption--SK-DISC-01 = Ins Dunkel: Das Plättchen wird gezogen, gedreht und dort gelegt, wo das Fragezeichen war.
page-skulldugbook-alt--SK-DISC-01 = Ein Entdecker geht aus einem Gang mit zwei Durchgängen nach Osten an einen unentdeckten Ort.
page-skulldugbook-caption--SK-DISC-03 = Das neue T auf b2 schließt an b1 an und auch an a2: an so viele Gänge wie möglich.
page-skulldugbook-alt--SK-DISC-03 = Vier Gänge im Quadrat um den Entdecker: Der neue verbindet seine beiden Nachbarn.
page-skulldugbook-caption--SK-DISC-05 = Die Symbole eines Plättchens: So viele Gefahrenkarten und Glückskarten werden hineingezogen.
page-skulldugbook-alt--SK-DISC-05 = Ein rotes Dreieck mit Ausrufezeichen für eine Gefahr und eine goldene Scheibe mit Edelstein für eine Glückskarte.
page-skulldugbook-caption--SK-CARD-04 = Gefahren: zwei Monster und eine Falle. Die Rauten sind der Schaden einer Niederlage.
page-skulldugbook-alt--SK-CARD-04 = Die Karten Basilisk, Frecher Affe und Bärenfalle mit Schwierigkeit, Schaden und Text.
page-skulldugbook-caption--SK-CARD-01 = Glückskarten: Ausrüstung bleibt auf der Hand, ein Verbrauchsgut wird beim Benutzen abgelegt.
page-skulldugbook-alt--SK-CARD-01 = Die Karten Treue Peitsche, Robuste Schaufel und Schutzweste.
page-skulldugbook-caption--SK-DASH-01 = Rennen: zwei entdeckte Gänge für einen AP, wenn im ersten nichts lauert.
page-skulldugbook-alt--SK-DASH-01 = Ein Entdecker rennt vom Eingang durch einen Gang in den nächsten; Pfeile zeigen beide Schritte.
page-skulldugbook-caption--SK-DASH-02 = An den Fledermäusen rennt man nicht vorbei: Man kann nur gehen, und dann begegnet man ihnen.
page-skulldugbook-alt--SK-DASH-02 = Im Gang zwischen dem Entdecker und dem Ziel sind Blutdurstige Fledermäuse; er ist durchgestrichen.
page-skulldugbook-caption--SK-LOS-01 = Die Sichtlinie von a1: geradeaus durch offene Durchgänge bis zu einer Wand oder ins Dunkel.
page-skulldugbook-alt--SK-LOS-01 = Ein Entdecker sieht die zwei Gänge östlich von sich; der um die Ecke ist nicht erleuchtet.
page-skulldugbook-caption--SK-SHOVE-01 = Schubsen: Wer in deinem Gang steht, kommt nach nebenan, zum Monster.
page-skulldugbook-alt--SK-SHOVE-01 = Zwei Entdecker in einem Gang; ein Pfeil schubst den zweiten in den nächsten Gang, wo ein Basilisk wartet.
page-skulldugbook-caption--SK-DEST-01 = b1 zu zerstören versperrt den Weg: Das Plättchen wird abgelegt, die Karten kommen zurück auf ihre Stapel.
page-skulldugbook-alt--SK-DEST-01 = Ein Entdecker auf a1; der unbesetzte Gang b1 daneben ist durchgestrichen.
page-skulldugbook-caption--SK-ENC-03 = Die Skelettwache hat Schwierigkeit 4: Eine 4 besiegt sie, oder eine 3 und ein AP Konzentration.
page-skulldugbook-alt--SK-ENC-03 = Ein Würfel, der 4 zeigt.
page-skulldugbook-caption--SK-FLEE-01 = Vom Basilisken geschlagen: zurück, woher du kamst.
page-skulldugbook-alt--SK-FLEE-01 = Ein Pfeil führt aus dem Gang mit dem Basilisken zurück in den davor.
page-skulldugbook-caption--SK-FACT-01 = Ein Entdecker aus jeder Schar: Abenteurer, Schurken, Handlanger, Anzugträger, Kultisten.
page-skulldugbook-alt--SK-FACT-01 = Fünf Entdecker mit den Hüten und Farben ihrer Schar.
page-skulldugbook-caption--SK-DUEL-01 = Das Duell und das Spiel allein beginnen in einer Ecke: Der Eingang ist nach Osten und Süden offen.
page-skulldugbook-alt--SK-DUEL-01 = Der Höhleneingang mit zwei Durchgängen nach Osten und Süden, dahinter Fragezeichen.
page-skulldugbook-caption--SK-GHOST-03 = Ein Schatz ist gefunden, und mit ihm kommt ein Geist.
page-skulldugbook-alt--SK-GHOST-03 = Ein Geist neben einem Schatz im nächsten Gang.

## Seite: Skulldug!, die Regeln auf einem Blatt

page-skulldugbook-goal = Beende deinen Zug am Höhleneingang mit 3 Schätzen auf der Hand. Jeder Schatz ist verflucht, solange du ihn hast.
page-skulldugbook-block--turn = Dein Zug: 3 AP (Team: je 2)
page-skulldugbook-name--move = Gehen
page-skulldugbook-text--move = in einen verbundenen Gang; ein dunkler wird sofort entdeckt.
page-skulldugbook-name--dash = Rennen
page-skulldugbook-text--dash = durch einen entdeckten Gang ohne Gefahren in einen anderen entdeckten.
page-skulldugbook-name--pick-up = Aufheben
page-skulldugbook-text--pick-up = einen Gegenstand aus deinem Gang, auch eine Falle.
page-skulldugbook-name--drop = Fallen lassen
page-skulldugbook-text--drop = einen Gegenstand in einen Gang in deiner Sichtlinie.
page-skulldugbook-name--shove = Schubsen
page-skulldugbook-text--shove = einen anderen Entdecker nach nebenan, einmal im Zug. Er entdeckt, was dort ist, und stellt sich ihm.
page-skulldugbook-name--throw = Werfen
page-skulldugbook-text--throw = einen Gegenstand auf einen Gegner in Sicht. Er würfelt, dann du: Gleich viel oder mehr trifft und kostet 1 Leben und eine zufällige Karte.
page-skulldugbook-name--destroy = Zerstören
page-skulldugbook-text--destroy = einen unbesetzten Gang, auf den deiner zeigt, einmal im Zug; nie den Eingang. Seine Karten kommen oben auf ihre Stapel.
page-skulldugbook-name--recover = Benommenheit abschütteln
page-skulldugbook-text--recover = in deinem eigenen Zug.
page-skulldugbook-name--card = Karte
page-skulldugbook-text--card = Ausrüstung kostet, was darauf steht; Verbrauchsgüter werden für 0 AP abgelegt.
page-skulldugbook-text--hand = Am Ende des Zuges höchstens 5 Gegenstände auf der Hand.
page-skulldugbook-block--discovering = Entdecken
page-skulldugbook-text--tile = Zieh ein Plättchen. Es muss an den Gang anschließen, aus dem du kommst, und dann an so viele wie möglich.
page-skulldugbook-text--icons = Zieh für jedes Symbol eine Gefahren- oder Glückskarte, offen.
page-skulldugbook-text--sight = Sichtlinie: geradeaus durch offene Durchgänge; dein eigener Gang immer.
page-skulldugbook-block--encounters = Begegnungen
page-skulldugbook-text--facing = Betrittst du einen Gang mit Gefahren, stell dich allen, Fallen zuerst. Auch einem Monster, das zu Beginn deines Zuges bei dir ist.
page-skulldugbook-name--focus = Konzentration
page-skulldugbook-cost--any = beliebig
page-skulldugbook-text--focus = Vor einem Wurf zählt jeder AP, den du einsetzt, 1 mehr.
page-skulldugbook-name--roll = Würfeln
page-skulldugbook-text--roll = die Schwierigkeit oder mehr gewinnt.
page-skulldugbook-name--victory = Sieg
page-skulldugbook-text--victory = Ein Monster wird abgelegt, eine Falle gehört dir.
page-skulldugbook-name--defeat = Niederlage
page-skulldugbook-text--defeat = Du verlierst Leben und erleidest den Text der Karte; vor einem Monster fliehst du dorthin, woher du in diesem Zug kamst.
page-skulldugbook-name--dazed = Benommen
page-skulldugbook-text--dazed = Kein Rennen und 1 weniger auf jeden Wurf.
page-skulldugbook-block--health = Leben und Tod
page-skulldugbook-text--health = Höchstens 5 Leben (Team 4). Bei 0 fällt deine ganze Hand, wo du bist, und dein Zug ist vorbei.
page-skulldugbook-text--backup = Im nächsten Zug bist du mit vollem Leben und einer Glückskarte zurück am Eingang (nicht im Team).
page-skulldugbook-text--resign = Vor einem Zug darfst du aufgeben: Du stirbst jetzt und kommst im nächsten Zug wieder.
page-skulldugbook-block--cards = Karten
page-skulldugbook-name--treasure = Schatz
page-skulldugbook-text--treasure = 3 davon gewinnen; jeder hat einen Fluch.
page-skulldugbook-name--equipment = Ausrüstung
page-skulldugbook-text--equipment = wirkt, solange sie auf der Hand ist.
page-skulldugbook-name--consumable = Verbrauchsgut
page-skulldugbook-text--consumable = wird für seine Wirkung abgelegt.
page-skulldugbook-name--monster = Monster
page-skulldugbook-text--monster = bleibt in seinem Gang, bis es besiegt ist.
page-skulldugbook-name--trap = Falle
page-skulldugbook-text--trap = trifft jeden, der eintritt; kann aufgehoben und fallen gelassen werden.
page-skulldugbook-text--open-hands = Hände liegen offen. Gefahren am Eingang werden am Ende jedes Zuges abgelegt.
page-skulldugbook-block--modes = Andere Spielarten
page-skulldugbook-name--duel = Duell
page-skulldugbook-text--duel = Der Eingang liegt in einer Ecke, die L-Seite oben.
page-skulldugbook-name--team = Team
page-skulldugbook-text--team = Partner ziehen gemeinsam. Einer am Eingang mit 3 Schätzen gewinnt, oder beide dort mit zusammen 3.
page-skulldugbook-name--solo = Allein
page-skulldugbook-text--solo = Ein Leben. Jeder gezogene Schatz ruft einen Geist; nach jedem Zug geht ein Edelstein vom Leben der Höhle, und bei 5 oder weniger bringt ein Wurf über dieser Zahl sie zum Einsturz.
page-skulldugbook-name--ghosts = Geister
page-skulldugbook-text--ghosts = jagen Schätze, dann dich. Ein Treffer, Benommenheit oder ein Schubser schickt sie zurück zum Eingang.

## Seite: Cave Pilot 55, wer und wo

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
page-pilot-my-mat = Mein Tableau
page-pilot-on-turn-round = { $who ->
    [you] Du bist am Zug, Runde { $round }.
   *[other] { $who } ist am Zug, Runde { $round }.
 }
page-pilot-the-cave = Die Höhle. Pfeiltasten gehen von Ort zu Ort, Enter wählt, t geht zur nächsten Möglichkeit, Escape nimmt zurück.
page-pilot-skip = Überspringen ▸▸
page-pilot-close = Schließen

## Seite: Cave Pilot 55, was auf den Karten steht

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

## Seite: Cave Pilot 55, was man tun kann

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

## Seite: Cave Pilot 55, ein genauerer Blick

page-pilot-lore-cubes = Rote Klötzchen: { $n }. Jedes senkt, was die Würfel zählen.
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

## Seite: Cave Pilot 55, Karten und Tableaus

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
page-pilot-rolled-undoable = Gewürfelt; der Wurf kann noch ungültig werden.
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
page-pilot-draw-one = +1 Karte für 1
page-pilot-refresh = auffrischen
page-pilot-pile-left = noch { $n }
page-pilot-missile-chances = Chancen der Rakete

## Seite: Cave Pilot 55, was gerade geschah

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

## Seite: Cave Pilot 55, Mitspieler

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

## Seite: Cave Pilot 55, das Ziel und das Ende

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

## Seite: Cave Pilot 55, Tasten

page-pilot-keys = Tasten
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

## Seite: Cave Pilot 55, die Absprache

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
page-pilotsetup-preset--alone = Allein
page-pilotsetup-preset--inferno = Inferno
page-pilotsetup-preset-text--usual = Zwölf sanfte Höhlen, jeder für sich. So spielen die meisten.
page-pilotsetup-preset-text--first = Zehn Höhlen zum Lernen, keine tückischen Karten, Anfängerbots.
page-pilotsetup-preset-text--quick = Acht Höhlen in einer halben Stunde.
page-pilotsetup-preset-text--together = Nachtpost: Niemand gewinnt, wenn nicht jedes Flugzeug seine Post hinausbringt.
page-pilotsetup-preset-text--alone = Ein Flugzeug, sechzehn Höhlen und ein Titel dafür, wie gut du warst.
page-pilotsetup-preset-text--inferno = Sechzehn orangefarbene und rote Höhlen und starke Bots. Für Asse.

## Seite: Cave Pilot 55, Bilder der Regeln

page-pilotbook-caption--CP-GEN-02 = Die Höhle wächst vom Eingang aus: eine Reihe an der Decke und eine am Boden.
page-pilotbook-alt--CP-GEN-02 = Der Eingang, zwei Spalten Höhlenkarten an Decke und Boden und dazwischen zwei Flugzeuge in der Luft.
page-pilotbook-caption--CP-CARD-01 = Eine Höhlenkarte: die Herausforderung, links der Lohn, wenn sie gelingt, rechts der Preis, wenn nicht, ×2 für zwei Aktionen; Schraubenschlüssel und Laterne sind die Zeichen für Ausbauen und Erkunden.
page-pilotbook-alt--CP-CARD-01 = Die Höhlenkarten Steinregen, Kristallhöhle und Spinnennetz.
page-pilotbook-caption--CP-CARD-02 = Schilde, Panzerung, Nahangriff, Wendigkeit, Leistung, Navigation & Steuerung, Treibstoff.
page-pilotbook-alt--CP-CARD-02 = Die sieben Zeichen für die Werte eines Flugzeugs.
page-pilotbook-caption--CP-CARD-05 = Erkundungskarten: die Schritte, in denen sie wirken, „jeder Zug“ bei denen, die auch in fremden Zügen wirken, und grüne Klötzchen für ihre Benutzungen.
page-pilotbook-alt--CP-CARD-05 = Die Erkundungskarten K3-Leitsystem, Würfelbann und Davy-Lampe.
page-pilotbook-caption--CP-CARD-06 = Die sechs Schritte: Laden auffrischen, Raketen abfeuern, fliegen, die Höhle abhandeln, Zusatzrunde, landen.
page-pilotbook-alt--CP-CARD-06 = Die sechs Zeichen für die Schritte eines Zuges.
page-pilotbook-caption--CP-SETUP-06 = Der Höhlenladen: zwei Reihen mit je drei Karten. Die äußerste Karte geht zuerst.
page-pilotbook-alt--CP-SETUP-06 = Zwei Reihen Ausbaukarten mit ihren Werten, jede neben ihrem Stapel.
page-pilotbook-caption--CP-SETUP-09 = Vor dem ersten Zug: Die Flugzeuge warten draußen, und nichts ist gebaut. Die erste Karte kommt an die Decke oder den Boden von Spalte 1.
page-pilotbook-alt--CP-SETUP-09 = Zwei Flugzeuge vor dem Eingang; dahinter leuchten ein leerer Platz an der Decke und einer am Boden.
page-pilotbook-caption--CP-PLACE-03 = Wohin die nächste Karte darf: in Spalte 1 oder neben, über oder unter eine Karte, die schon liegt.
page-pilotbook-alt--CP-PLACE-03 = Drei Höhlenkarten und die leuchtenden leeren Plätze daneben.
page-pilotbook-caption--CP-MISSILE-03 = Auf alles im Abstand 0, 1 oder 2 kann geschossen werden; schräg zählt eins.
page-pilotbook-alt--CP-MISSILE-03 = Ein Flugzeug in Spalte 1; alle Plätze der Spalten 1 bis 3 leuchten als Ziele, Spalte 4 nicht.
page-pilotbook-caption--CP-MISSILE-07 = Der Raketenwürfel: Treffer als Zahl oder die Zeichen Würfel, Ziel und Ansehen.
page-pilotbook-alt--CP-MISSILE-07 = Vier Seiten des Raketenwürfels: 2, noch einmal, ein Ziel, Ansehen.
page-pilotbook-caption--CP-MISSILE-12 = Zwei rote Klötzchen: auf dieser Karte 2 weniger beim Wurf, für alle und für immer.
page-pilotbook-alt--CP-MISSILE-12 = Eine Höhlenkarte mit zwei roten Klötzchen.
page-pilotbook-caption--CP-MOVE-04 = Geradeaus und zwischen Decke und Boden ist kostenlos, schräg kostet einen Treibstoff.
page-pilotbook-alt--CP-MOVE-04 = Ein Flugzeug auf C1 mit Pfeilen nach C2, nach F1 und schräg nach F2.
page-pilotbook-caption--CP-MOVE-06 = Der Schraubenschlüssel: Hier darf man zwei Züge lang landen und ausbauen.
page-pilotbook-alt--CP-MOVE-06 = Das Ausbauzeichen und das Erkundungszeichen.
page-pilotbook-caption--CP-HANDLE-02 = Echokammer: Navigation & Steuerung gegen den gelben Würfel plus 1. Mit 4 gelingt es bei einer 2 (4 > 3), bei einer 3 nicht.
page-pilotbook-alt--CP-HANDLE-02 = Der gelbe Würfel, einmal mit 2 und einmal mit 3.
page-pilotbook-caption--CP-HANDLE-09 = Die Hängenden Minen auf C2 reichen bis zum Abstand 1: Beide Flugzeuge werden angegriffen, zuerst das, das hineinflog.
page-pilotbook-alt--CP-HANDLE-09 = Hängende Minen auf C2; die Plätze ringsum liegen in rotem Licht, mit einem Flugzeug auf C2 und einem auf F1.
page-pilotbook-caption--CP-DAMAGE-03 = Die Reihenfolge der Treffer: Schilde, Panzerung, Nahangriff, Wendigkeit, Leistung, Erkundungskarten, Raketen, Treibstoff, Navigation.
page-pilotbook-alt--CP-DAMAGE-03 = Die Zeichen der Trefferreihenfolge von Schilde bis Navigation.
page-pilotbook-caption--CP-UPG-11 = Ein Tableau: Jede Art hat ihre Stellen; was eingebaut ist, zählt zusammen. Darunter Treibstoff, Raketen und Credits.
page-pilotbook-alt--CP-UPG-11 = Ein Tableau mit Schilden, einem Geschütz, zwei Motoren und einem Piloten, 2 Treibstoff, 1 Rakete und 5 Credits.
page-pilotbook-caption--CP-SPEC-01 = Besondere Höhlenkarten: Eine Turbine bläst, der Schleim macht seine Nachbarn schwerer, ein Netz hat zwei Teile.
page-pilotbook-alt--CP-SPEC-01 = Die Höhlenkarten Windturbine, Säureschleim und Fleischfressende Pflanze.
page-pilotbook-caption--CP-SPEC-02 = Bestanden: Die Turbine bläst das Flugzeug zwei Spalten weiter.
page-pilotbook-alt--CP-SPEC-02 = Ein Flugzeug auf der Windturbine auf C1 mit einem Pfeil nach C3.
page-pilotbook-caption--CP-END-02 = Der Ausgang steht neben der äußersten Spalte. Fliegt jemand hindurch, wird die Runde zu Ende gespielt.
page-pilotbook-alt--CP-END-02 = Ein Flugzeug fliegt von C2 in den Ausgang, ein anderes ist noch auf F1.

## Seite: Cave Pilot 55, die Regeln auf einem Blatt

page-pilotbook-goal = Baut gemeinsam die Höhle, fliegt hindurch und kommt mit dem meisten Ansehen heraus. Wer abstürzt oder feststeckt, hat verloren.
page-pilotbook-block--turn = Dein Zug
page-pilotbook-name--collect = 1 Einnehmen
page-pilotbook-text--collect = 3 Credits.
page-pilotbook-name--place = 2 Anlegen
page-pilotbook-text--place = eine deiner Höhlenkarten (solo: zwei) in Spalte 1 oder neben, über oder unter eine andere Karte.
page-pilotbook-name--act = 3 Handeln
page-pilotbook-text--act = Schritte a bis f, siehe unten.
page-pilotbook-name--refill = 4 Nachziehen
page-pilotbook-text--refill = auf drei Höhlenkarten (solo: vier).
page-pilotbook-block--acting = Handeln
page-pilotbook-name--refresh = a Auffrischen
page-pilotbook-text--refresh = Wenn du willst: Die äußerste Karte einer Reihe geht, die Karten rücken nach außen, jede Reihe wird auf drei aufgefüllt.
page-pilotbook-name--fire = b Feuern
page-pilotbook-cost--missile = Rakete
page-pilotbook-text--fire = Wenn du willst: auf ein Flugzeug oder eine Karte im Abstand 0 bis 2, bevor du fliegst. Treffer auf einer Karte bleiben und senken ihre Würfel.
page-pilotbook-name--move = c Fliegen
page-pilotbook-text--move = einen Schritt, Pflicht. Geradeaus oder zwischen Decke und Boden kostenlos, schräg 1 Treibstoff. Jede Karte einmal; zwei Züge auf einer mit Ausbauzeichen.
page-pilotbook-name--handle = d Abhandeln
page-pilotbook-text--handle = die Karte, auf die du geflogen bist, so oft, wie sie Aktionen hat.
page-pilotbook-name--again = e Noch einmal
page-pilotbook-cost--fuel = 1 Treibstoff
page-pilotbook-text--again = Wenn du willst: noch eine Karte anlegen und a bis d wiederholen.
page-pilotbook-name--land = f Landen
page-pilotbook-text--land = Dann ausbauen und erkunden, wo die Karte es erlaubt.
page-pilotbook-text--entering = Zug 1: in den Eingang fliegen. Zug 2: bleiben oder hinein. Zug 3: hinein oder einmal auf den Schrottplatz für 1 Credit.
page-pilotbook-block--challenge = Eine Herausforderung
page-pilotbook-text--beat = Deine Werte müssen mehr sein als Wurf + Zahl + Änderungen − rote Klötzchen. Gleich viel misslingt.
page-pilotbook-text--pass = Jedes Bestehen bringt sein Ansehen, jedes Misslingen kostet seine Strafe.
page-pilotbook-text--ranged = Eine Karte mit Fernangriff trifft dich, dann die nächsten anderen, bis ihre Aktionen verbraucht sind.
page-pilotbook-text--two-parts = Zwei Teile: Wer den ersten besteht, darf den zweiten auslassen und landen.
page-pilotbook-text--turbine = Turbine: Wirf den gelben Würfel, 0 oder 2 ist die obere Zeile; bestanden bläst sie dich 2 weiter, misslungen 2 zurück.
page-pilotbook-block--damage = Treffer, in dieser Reihenfolge
page-pilotbook-text--shields = Schilde
page-pilotbook-text--armor = Panzerung
page-pilotbook-text--attack = Nahangriff
page-pilotbook-text--maneuver = Wendigkeit
page-pilotbook-text--power = Leistung
page-pilotbook-text--middle = Erkundungskarten, Raketen, Treibstoff
page-pilotbook-text--navigation = Navigation & Steuerung, dann von vorn
page-pilotbook-text--flow = Treffer gehen zuerst auf die genannte Art und von dort weiter. Ist nichts mehr da, stürzt du ab.
page-pilotbook-block--landed = Gelandet
page-pilotbook-name--upgrade = Ausbauen
page-pilotbook-text--upgrade = mit dem Zeichen oder im Eingang, so oft du zahlen kannst:
page-pilotbook-name--buy = Kaufen
page-pilotbook-cost--number = Zahl
page-pilotbook-text--buy = ein Teil für eine freie Stelle; oder zahl den Unterschied und ersetze ein schwächeres.
page-pilotbook-name--maintenance = Wartung
page-pilotbook-text--maintenance = +1 auf ein Teil.
page-pilotbook-name--stock = Treibstoff, Rakete
page-pilotbook-text--stock = je Stück; trage höchstens 2 von jedem.
page-pilotbook-name--extra = Zusatzkarte
page-pilotbook-text--extra = wird in einer Reihe des Ladens aufgedeckt.
page-pilotbook-name--sell = Verkaufen
page-pilotbook-text--sell = eine Erkundungskarte: 1 Credit für jede übrige Benutzung, 3 für eine dauerhafte.
page-pilotbook-name--explore = Erkunden
page-pilotbook-text--explore = mit dem Zeichen oder im Eingang: Zieh eine Erkundungskarte, zweimal je Höhle; höchstens 4.
page-pilotbook-block--end = Das Ende
page-pilotbook-text--exit = Der Ausgang kommt mit der letzten Höhlenkarte. Erreicht ihn ein Flugzeug, wird die Runde zu Ende gespielt.
page-pilotbook-text--bonus = Wer herauskam, gewinnt ein Drittel der Zahl der Höhlenkarten. Das meiste Ansehen gewinnt, dann die meisten Credits.
page-pilotbook-text--title = 55 Ansehen: der Titel und zwei Erkundungskarten.

## Cave Troll: warum kein Tisch so spielen kann

ct-no-setup-players = Cave Troll ist für 2 bis 4 Spieler, nicht für { $players } (CT-SETUP-01)
ct-no-setup-sets = es sind { $players } Spieler, angegeben sind aber die Figurensätze von { $sets } (CT-SETUP-07)
ct-no-setup-no-such-set = ein Figurensatz ist eine Zahl von 0 bis 127, nicht { $set } (CT-SETUP-07)

## The Caves of Casadh: warum kein Tisch so spielen kann

cc-no-setup-players = The Caves of Casadh ist für 1 bis 6 Spieler, nicht für { $players } (CC-R-01)
cc-no-setup-limits = die Grenzen für Stillstand und Runden sind Zahlen von 1 bis 1000 (CC-R-49)

## Skulldug!: warum kein Tisch so spielen kann

sk-no-setup-players--free-for-all = Jeder gegen jeden ist für 3, 4 oder 5 Spieler, nicht für { $players } (SK-GOAL-03)
sk-no-setup-players--duel = ein Duell ist für 2 Spieler, nicht für { $players } (SK-GOAL-03)
sk-no-setup-players--team = das Teamspiel ist für 4 oder 6 Spieler, nicht für { $players } (SK-TEAM-01)
sk-no-setup-players--solo-easy = das leichte Spiel allein ist für 1 Spieler, nicht für { $players } (SK-GOAL-03)
sk-no-setup-players--solo-normal = das normale Spiel allein ist für 1 Spieler, nicht für { $players } (SK-GOAL-03)
sk-no-setup-players--solo-hard = das schwere Spiel allein ist für 1 Spieler, nicht für { $players } (SK-GOAL-03)
sk-no-setup-table = ein Tisch ist von einer Ecke aus 5 bis 13 Plätze breit und um die Mitte herum 7, 9, 11 oder 13, nicht { $table } (SK-R-01)
sk-no-setup-cap = eine Zuggrenze ist mindestens 1 (SK-R-14)

## Cave Pilot 55: warum kein Tisch so spielen kann

cp-no-setup-players--competitive = das Spiel gegeneinander ist für 2 bis 4 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-players--tutorial = das Lehrspiel ist für 2 bis 4 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-players--team = das Teamspiel ist für 4 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-players--night-mail = Nachtpost ist für 2 bis 4 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-players--purge = Jagd auf die Brut ist für 2 bis 4 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-players--rising-water = Steigendes Wasser ist für 2 bis 4 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-players--solo = das Spiel allein ist für 1 Spieler, nicht für { $players } (CP-GEN-01)
cp-no-setup-wrong-deck--competitive = das Spiel gegeneinander wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-wrong-deck--tutorial = das Lehrspiel wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-wrong-deck--team = das Teamspiel wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-wrong-deck--night-mail = Nachtpost wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-wrong-deck--purge = Jagd auf die Brut wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-wrong-deck--rising-water = Steigendes Wasser wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-wrong-deck--solo = das Spiel allein wird nicht mit diesem Stapel gespielt (CP-SETUP-01)
cp-no-setup-cards = eine Höhle hat 8, 12 oder ab 16 Karten, nicht { $cards } (CP-SETUP-01)
cp-no-setup-too-few-cards = der Stapel braucht { $wanted } Karten, wo es nur { $there } gibt (CP-R-68)
cp-no-setup-two-for-each = { $cards } Karten sind keine zwei für jeden (CP-SETUP-03)
## Seite: Skulldug!, lange Wörter der Karten, und wo sie getrennt werden dürfen

page-skulldug-breaks = Aben|teurer Adrenalin|trank Anzug|träger Aus|rüstung Blut|durstige Blutstein|amulett Eifer|süchtiger Fein|werkzeug Fleder|mäuse Frag|würdige Friedens|pfeife Gas|granate Geizhals|münze Gesprun|gene Glücks|unter|hose Hand|langer Hasen|pfote Hilfs|sheriff Hin|reißender Höhlen|eingang Hypno|tischer Kristall|galerie Leder|tasche Leucht|pistole Nagel|stiefel Profes|sorin Rauch|bombe Riesen|grube Ritual|maske Ritual|schlüssel Ritual|schwert Schlur|fende Schmier|fett Schrei|ender Schutz|weste Schwin|gende Sieben|und|zwanzig Skelett|wache Spreng|ladung Stock|dunkle Tausch|pulver Tentakel|ding Troglo|dyt Über|lebender Über|zeugendes Verbrauchs|gut Ver|gessener Ver|lassenes

## Seite: Cave Pilot 55, lange Wörter der Karten, und wo sie getrennt werden dürfen

page-pilot-breaks = Asbest|mantel Ausge|glichenes Beta|tuch|schild Birken|schicht|holz Cyber|angriff Dampf|turbine Duralumin|haut Eisen|kuppel Enten|flügel Faraday|scher Fleder|maus|flügel Fowler|klappen Funk|peiler Glimmer|gitter Gutta|percha|schürze Har|nisch Harvey|stahl Herolds|trompete Kassen|buch Keramik|mosaik Kessel|blech Knick|flügel Kraft|magnet Leit|system Lombard|pfand Magnet|kompass Magnet|über|reder Naphtha|diesel Pedal|dynamo Polar|licht|schild Puls|strahl|trieb|werk Quarz|ablenker Ram|bouil|let Rauch|kanister Reihen|motor Reserve|tank Schall|angriff Schwarz|lose Segel|tuch|schirm Sieben|zylinder Signal|pistole Stern|motor Stoß|fänger Trag|flächen|ver|windung Umlauf|motor Ver|besserter Wasser|waage Wende|zeiger Wootz|panzer Zemen|tierte Zinn|ver|kleidung Zufalls|leucht|kugel

## Was der Server ablehnt

say-no-not-begun-past = Das Spiel hat noch nicht begonnen; es gibt nichts anzusehen.
say-no-eyes = Sieh durch einen Platz (A bis F), als `public` oder, wenn das Spiel aus ist, als `all`.
say-no-seat-here = Diesen Platz gibt es an diesem Tisch nicht.
say-no-eyes-running = Solange das Spiel läuft, siehst du mit deinen Augen oder als Zuschauer zurück; wenn es aus ist, mit allen.
say-no-replay = Dieses Spiel lässt sich hier nicht nachspielen; nichts wurde geändert.
say-no-unfinished = Dieses Spiel wurde nicht zu Ende gespielt; nur auf ein beendetes kann man zurückblicken.
say-no-token-known = Dieses Token ist unbekannt oder wurde widerrufen; mach dir auf der Kontoseite ein neues.
say-no-address = Diese Adresse gibt es nicht; siehe /api/openapi.json.
say-no-page-writing = Seiten kann man nur lesen.
say-no-file = Diese Datei gibt es nicht.
say-no-password-fits = Der Name oder das Passwort ist falsch.
say-no-session = Dort bist du nicht mehr angemeldet.
say-no-choices = Entscheidungen sind Zahlen mit Punkten dazwischen, etwa 0.2.0.
say-no-lesson-works = Dieser Teil der Lektion funktioniert nicht; mach mit einem anderen Kapitel weiter.
say-no-lesson-place = Diese Stelle hat die Lektion nicht; sie beginnt bei Kapitel 1, Abschnitt 1.
say-no-record-host = Nur wer diese Aufzeichnung hochgeladen hat, darf sie entfernen.
say-no-record = Diese Aufzeichnung gibt es nicht; vielleicht wurde sie entfernt.
say-no-record-yet = Die Aufzeichnung kann man lesen, wenn das Spiel aus ist; sie zeigt verdeckte Karten.
say-no-second-account = Du hast schon ein Konto; melde dich ab, um ein anderes anzulegen.
say-no-one-to-forget = Hier ist niemand angemeldet; es gibt nichts zu vergessen.
say-no-guest-password = Ein Gast hat kein Passwort; bestätige mit dem Wort `delete`.
say-no-word-for-account = Ein Konto löscht man mit seinem Passwort.
say-no-word-delete = Bestätige mit dem Wort `delete`; nichts wurde gelöscht.
say-no-account = Dafür brauchst du ein Konto; wähle zuerst einen Namen und ein Passwort.
say-no-longer-signed-in = Du bist hier abgemeldet; melde dich wieder an, um weiterzumachen.
say-no-own-password = Das ist nicht dein Passwort; nichts wurde geändert.
say-no-free-name = Es gibt schon ein Konto mit diesem Namen. Melde dich an, wenn es deins ist, oder wähle einen anderen Namen.
say-no-webhook = Diesen Webhook hast du nicht; vielleicht wurde er entfernt.
say-no-course-yet = Auf ein Spiel blickt man zurück, wenn es aus ist; die Zwischenstände würden Verdecktes verraten.
say-no-scopes = Ein Token braucht mindestens ein Recht: `read`, `play` oder `tables`.
say-no-more-tokens = Du hast schon 50 Token; widerrufe eines, das nicht mehr gebraucht wird.
say-no-token-yours = Dieses Token hast du nicht.
say-no-one-to-export = Hier ist niemand angemeldet; von dir wird nichts aufbewahrt.
say-no-seat = Diesen Platz gibt es nicht.
say-no-record-so-large = Die Datei ist zu groß für eine Aufzeichnung.
say-no-request-in-time = Die Anfrage kam nicht rechtzeitig an.
say-no-request-so-large = Die Anfrage ist zu groß.
say-no-json = Die Anfrage muss JSON sein, mit `content-type: application/json`.
say-no-table = Diesen Tisch gibt es nicht; vielleicht hat der Gastgeber ihn geschlossen.
say-no-copy-while-played = Solange Leute es spielen, kann man ein Spiel nicht anderswo fortsetzen: Eine Kopie würde Verdecktes zeigen. Es geht, wenn es aus ist, oder wenn man allein spielt.
say-no-copy-of-others = Solange das Spiel läuft, ist die Kopie für die Plätze, auf denen du sitzt; Bots nehmen alle anderen.
say-no-more-connections = Zu viele Verbindungen von dieser Adresse; schließe einige und versuch es noch einmal.
say-no-more-messages = Zu viele Nachrichten in kurzer Zeit; warte einen Moment.
say-no-message-so-large = Diese Nachricht ist zu groß.
say-no-message-bytes = Nachrichten sind Text, keine Bytes.
say-no-keeping-up = Diese Verbindung kam nicht mehr mit; verbinde dich neu.
say-no-server-now = Der Server hält jetzt an; das Spiel ist gespeichert und geht weiter, wenn er wieder da ist.
say-no-more-requests = Zu viele Anfragen in kurzer Zeit; warte einen Moment.
say-no-idea-what-happened = Im Server ging etwas schief; nichts wurde geändert.
say-no-foreign-page = Diese Seite gehört zu einem anderen Server; öffne die eigene Adresse des Tisches.
say-no-longer-so = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin.
say-no-disk = Die Platte des Servers antwortet nicht; nichts wurde geändert. Versuch es bald noch einmal.
say-no-database = Die Datenbank des Servers ist weg; ob das gespeichert wurde, zeigt sich, wenn sie wieder da ist. Versuch es bald noch einmal.
say-no-name-empty = Ein Name braucht mindestens ein Zeichen.
say-no-name-so-long = Ein Name hat höchstens 24 Zeichen.
say-no-name-unseen = Ein Name darf keine unsichtbaren Zeichen haben.
say-no-setup-read = Dieser Aufbau ist nicht lesbar.
say-no-live-time = Die Zeit für eine Live-Partie ist eine Sekunde bis ein Tag.
say-no-live-increment = Zuschlag und Schonzeit einer Live-Uhr sind höchstens eine Stunde.
say-no-days-time = Die Zeit für einen Zug, und was man davon sparen kann, ist höchstens 60 Tage.
say-no-copy-seats = Ein Spiel geht mit dir und Bots weiter; gib jeden Platz einem davon.
say-no-copy-over = In diesem Moment ist das Spiel aus; spiel von einem früheren weiter.
say-no-second-takeback = Jemand möchte schon etwas zurücknehmen; beantworte zuerst das.
say-no-takeback-asked = Niemand möchte jetzt etwas zurücknehmen; das Spiel ist weitergegangen.
say-no-own-consent = Die anderen müssen zustimmen, dass du zurücknimmst; du kannst die Bitte zurückziehen.
say-no-second-consent = Du hast schon zugestimmt.
say-no-odds = Das lässt sich nicht ausrechnen.
say-no-seat-free = Dort sitzt schon jemand.
say-no-seat-of-yours = Dort sitzt du nicht.
say-no-table-any-more = Der Gastgeber hat diesen Tisch geschlossen.
say-no-longer-gathering = Das Spiel hat begonnen.
say-no-host = Das darf nur, wer diesen Tisch eröffnet hat.
say-no-entropy-so-long = Was du den Würfeln beigibst, hat höchstens 64 Zeichen.
say-no-rematch = Nur wer mitgespielt hat, kann noch eine Runde wünschen.
say-no-end-yet = Das Spiel ist noch nicht aus.
say-no-seat-to-leave = Du hast diesen Platz schon verlassen.
say-no-return = Du hast dieses Spiel aufgegeben; du kannst nur noch zusehen.
say-no-one-wanted = Das Spiel hat begonnen, und dort wird niemand gesucht.
say-no-begin-yet = Das Spiel hat noch nicht begonnen; es sind noch Plätze frei.
say-no-id = Die Kennung einer Nachricht hat 1 bis 64 sichtbare Zeichen.
say-no-table-loaded = Dieser Tisch lässt sich nicht laden; sein Protokoll passt nicht zu den Regeln dieses Servers.
say-no-nameless-chat = Hier sprechen nur Gäste mit einem Namen.
say-no-chat-so-fast = Du redest schneller, als andere lesen können; warte ein paar Sekunden.
say-no-watching = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen, solange gespielt wird.
say-no-chat-words = Darin steht nichts.
say-no-chat-so-long = Das sind mehr als 500 Zeichen; sag es in zwei Teilen.
say-no-hints = An diesem Tisch gibt es keine Tipps.
say-no-second-hint = Gerade wird schon jemand beraten; warte einen Moment.
say-no-idea = Gerade hat niemand eine gute Idee; versuch es noch einmal.
say-no-step = Diesen Schritt gibt es in diesem Spiel nicht.
say-no-answer = Der Tisch antwortet nicht; nichts wurde geändert. Versuch es noch einmal.
say-no-sign-in-now = Gerade melden sich viele an; nichts wurde geändert. Versuch es gleich noch einmal.
say-no-password-short = Ein Passwort hat mindestens 8 Zeichen; ein paar Wörter hintereinander merkt man sich leicht.
say-no-password-long = Ein Passwort hat höchstens 256 Zeichen.
say-no-password-plain = Ein Passwort aus lauter gleichen Zeichen ist zu leicht zu erraten.
say-no-password-name = Das Passwort darf nicht der Name sein.
say-no-token-for-this = Das geht nicht mit einem Token; melde dich mit Namen und Passwort an.
say-no-record-game = Das ist keine Aufzeichnung: Sie nennt kein Spiel; eine `.karst`-Datei beginnt mit `karst 1`.
say-no-more-records = Du hast hier { $most } Aufzeichnungen, mehr geht nicht; entferne erst eine.
say-no-more-webhooks = Du hast schon { $most } Webhooks; entferne erst einen.
say-no-method = Diese Adresse nimmt { $method } nicht an.
say-no-moments = Dieses Spiel hat die Momente 0 bis { $last }, vom ersten bis zum letzten.
say-no-more-steps = Dieses Spiel hat nur { $last } Schritte.
say-no-message-read = Diese Nachricht ist nicht lesbar: { $error }.
say-no-setup-seats = Der Aufbau ist für { $wanted } Plätze, aber { $given } sind angegeben.
say-no-more-seats = Ein Tisch hat höchstens { $most } Plätze.
say-no-seat-called = Dieser Tisch hat keinen Platz { $seat }.
say-no-scope = Diesem Token fehlt das Recht `{ $scope }`; mach dir auf der Kontoseite eines, das es hat.
say-no-more-tries = Zu viele Versuche; versuch es in { $seconds } s noch einmal.
say-no-record-line = Zeile { $line }: { $error }
say-no-frozen = Dieses Spiel steht nach Schritt { $steps } still: Was folgt, passt nicht mehr zu den Regeln dieses Servers ({ $why }). Es begann mit Regeln { $before } von { $game }, und das sind Regeln { $now }. Bis hierher kann man es ansehen.
say-no-step-fits = Schritt { $number } passt nicht mehr zu den Regeln dieses Servers: { $why }.

## Zurücknehmen

say-takeback-last = { $name } möchte die letzte Aktion und alles danach zurücknehmen: zusammen { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }.
say-takeback-more = { $name } möchte Aktionen und alles danach zurücknehmen: zusammen { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }.
say-barred-over = Das Spiel ist aus, und seine Würfel liegen offen; nichts lässt sich zurücknehmen.
say-barred-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
say-barred-shown = Deine letzte Aktion hat etwas gezeigt.
say-barred-shown-this = Deine letzte Aktion hat etwas gezeigt: { $told }
say-barred-chance = Seit deiner letzten Aktion hat der Zufall entschieden.
say-barred-chance-this = Seit deiner letzten Aktion hat der Zufall entschieden: { $told }
say-barred-acted = Seit deiner letzten Aktion hat jemand entschieden: { $name }.
say-barred-acted-this = Seit deiner letzten Aktion hat { $name } entschieden: { $told }

## Die Würfel eines Spiels

say-dice-few = Zu wenige, um etwas zu sagen.
say-dice-very-uneven = Sehr ungleich: Kaum eines von 100 Spielen mit denselben Chancen fällt ungleicher aus.
say-dice-uneven = Ungleich: Nur { $n } von 100 Spielen mit denselben Chancen fallen ungleicher aus.
say-dice-usual = Nichts Ungewöhnliches: { $n } von 100 Spielen mit denselben Chancen fallen ungleicher aus.
say-dice-even = Auffallend gleichmäßig: { $n } von 100 Spielen mit denselben Chancen fallen ungleicher aus.

## Webhooks

say-no-webhook-long = Die Adresse hat mehr als { $most } Zeichen.
say-no-webhook-address = Das ist keine Adresse; sie sieht aus wie https://discord.com/api/webhooks/….
say-no-webhook-scheme = Die Adresse muss mit https:// oder http:// beginnen.
say-no-webhook-user = In der Adresse darf kein Benutzername stehen.
say-no-webhook-machine = Einen Rechner namens { $host } gibt es nicht.
say-no-webhook-inside = Die Adresse führt ins eigene Netz des Servers; sie wird nicht aufgerufen.
say-webhook-turn = { $game } wartet auf dich auf Platz { $seat }.
say-webhook-turn-within = { $game } wartet auf dich auf Platz { $seat }. Du hast { $left }.
say-webhook-short = Deine Zeit bei { $game } läuft ab: Dir bleibt nur noch wenig Zeit auf Platz { $seat }.
say-webhook-short-within = Deine Zeit bei { $game } läuft ab: Auf Platz { $seat } hast du noch { $left }.
say-webhook-up = Deine Zeit bei { $game } auf Platz { $seat } ist abgelaufen.
say-webhook-taken = { $by } hat deinen Platz { $seat } bei { $game } übernommen.
say-webhook-test = Das ist eine Testnachricht von Karst: Hier erfährst du, wenn ein Tisch auf dich wartet.
say-webhook-unchecked = Der Name des Rechners lässt sich nicht prüfen.
say-webhook-insecure = Keine sichere Verbindung: { $error }.
say-webhook-silent = Keine Antwort innerhalb von fünf Sekunden.
say-webhook-unreached = Keine Verbindung: { $error }.
say-webhook-broke = Die Verbindung ist abgebrochen: { $error }.
say-webhook-uncallable = Diese Adresse lässt sich nicht rufen.
say-webhook-answered = Die Antwort war { $status }.
say-webhook-redirected = Die Antwort war { $status }; Umleitungen wird nicht gefolgt, gib die endgültige Adresse an.
say-time-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }
say-time-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 }
say-time-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
say-time-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }

## Gäste

say-guest-name = Gast { $number }

## The Caves of Casadh: auf der Schachtel

cc-shelf--1 = Deck die Höhle Feld für Feld auf und steck ein, was glitzert.
cc-shelf--2 = Fledermäuse, Gas, Beben und Grues werden mit jedem Zug schlimmer.
cc-shelf--3 = Nur Schätze, die du an die Oberfläche bringst, zählen.
cc-choice--house-one-treasure-per-explore = Ein Schatz je Erkundung
cc-choice-text--house-one-treasure-per-explore = Wie viele Schatzsymbole eine Karte auch hat: Wer erkundet, sieht alle Schätze zusammen an und behält einen.
cc-choice--house-dynamite-at-base-camp = Dynamit im Basislager
cc-choice-text--house-dynamite-at-base-camp = Dynamit darf im Basislager gezündet werden, und dann kommt dort niemand mehr hinaus.
cc-choice--house-dead-leave-belongings = Die Toten lassen alles liegen
cc-choice-text--house-dead-leave-belongings = Gegenstände und Schätze eines toten Höhlenforschers bleiben, wo er starb.
cc-choice--house-keep-at-the-marker = Behalten nur beim Zeichen
cc-choice-text--house-keep-at-the-marker = Wer nicht beim Zeichen hereinkommt, sieht nichts an und behält nichts.
cc-choice--house-medkit-only-when-hurt = Verbandskasten nur bei Wunden
cc-choice-text--house-medkit-only-when-hurt = Mit vollen Lebenspunkten ist ein Verbandskasten nicht zu benutzen.

## Cave Pilot 55: auf der Schachtel

cp-shelf--1 = Bau die Höhle, während du hindurchfliegst.
cp-shelf--2 = Kauf bessere Teile, und stell den anderen Fallen.
cp-shelf--3 = Komm mit dem besten Ruf am Ausgang heraus.
cp-choice--mode-competitive = Jeder für sich
cp-choice-text--mode-competitive = Zwei bis vier Flugzeuge; das meiste Ansehen gewinnt.
cp-choice--mode-tutorial = Erster Flug
cp-choice-text--mode-tutorial = Zehn sanfte Höhlen und keine tückischen Karten, für zwei bis vier.
cp-choice--mode-team = Zwei gegen zwei
cp-choice-text--mode-team = Partner zählen ihr Ansehen zusammen und dürfen Teile tauschen.
cp-choice--mode-night-mail = Nachtpost
cp-choice-text--mode-night-mail = Gemeinsam: Jedes Flugzeug muss seine Post rechtzeitig hinausbringen.
cp-choice--mode-purge = Jagd auf die Brut
cp-choice-text--mode-purge = Gemeinsam: Räumt fünf der sechs Bruthöhlen.
cp-choice--mode-rising-water = Steigendes Wasser
cp-choice-text--mode-rising-water = Gemeinsam: Die Höhle läuft vom Eingang her voll.
cp-choice--mode-solo = Allein
cp-choice-text--mode-solo = Ein Flugzeug, für einen Titel.
cp-choice--deck-easy = Leicht
cp-choice-text--deck-easy = Nur gelbe Höhlen.
cp-choice--deck-medium = Mittel
cp-choice-text--deck-medium = Zwei gelbe Höhlen auf eine orangefarbene.
cp-choice--deck-hard = Schwer
cp-choice-text--deck-hard = So viele orangefarbene Höhlen wie gelbe.
cp-choice--deck-expert = Experte
cp-choice-text--deck-expert = Meist orangefarbene Höhlen.
cp-choice--deck-inferno = Inferno
cp-choice-text--deck-inferno = Orangefarbene und rote Höhlen.
cp-choice--length-8 = Kurz
cp-choice-text--length-8 = Acht Höhlen, 30 bis 60 Minuten.
cp-choice--length-12 = Normal
cp-choice-text--length-12 = Zwölf Höhlen, 40 bis 80 Minuten.
cp-choice--length-16 = Lang
cp-choice-text--length-16 = Sechzehn Höhlen, 50 bis 100 Minuten; beliebig viele Raketen und Treibstoff.
cp-choice--solo-short = Kurz
cp-choice-text--solo-short = Acht Höhlen, etwa 20 Minuten.
cp-choice--solo-standard = Normal
cp-choice-text--solo-standard = Sechzehn Höhlen, etwa 30 Minuten.
cp-choice--solo-extended = Lang
cp-choice-text--solo-extended = Zweiundzwanzig Höhlen, auch rote, etwa 40 Minuten.
cp-choice--house-easy-mode = Leichter Laden
cp-choice-text--house-easy-mode = Der Laden darf in jedem Moment der eigenen Aktionen aufgefrischt werden, einmal im Zug.
cp-choice--house-plus-set = Plus-Set
cp-choice-text--house-plus-set = Zehn weitere gelbe Höhlen kommen in den Stapel.
cp-choice--house-forward-only = Nur vorwärts
cp-choice-text--house-forward-only = Kein Flugzeug fliegt zum Eingang zurück.
cp-choice--house-solo-trim = Allein ohne nutzlose Karten
cp-choice-text--house-solo-trim = Allein bleiben die Erkundungskarten, die einen Gegner brauchen, in der Schachtel.

## Cave Troll: auf der Schachtel

ct-shelf--1 = Führe Helden in dreiunddreißig Räume voller Gold.
ct-shelf--2 = Schick den anderen Orks, Geister und Trolle hinterher.
ct-shelf--3 = Hab die Mehrheit, wo es zählt, wenn Räume gewertet werden.
ct-choice--set-original = Original
ct-choice-text--set-original = Barbar, Dieb, Ritter, Zwerg, Höhlentroll, Ork und Geist.
ct-choice--set-alternate = Alternativ
ct-choice-text--set-alternate = Berserker, Meuchler, Paladin, Riesentöter, wütender Troll, Orkkrieger und Sirenen-Banshee.
ct-choice--set-half = Halb und halb
ct-choice-text--set-half = Berserker, Paladin, wütender Troll und Sirenen-Banshee, dazu Dieb, Zwerg und Ork.
ct-choice--set-drawn = Ausgelost
ct-choice-text--set-drawn = Für jede Figur entscheidet der Zufall, welche der zwei es ist, für alle gleich.
ct-choice--set-mixed = Jeder wählt
ct-choice-text--set-mixed = Alle wählen für jede der sieben Figuren selbst.
ct-choice--house-dwarf-doubles-board-only = Zwerg verdoppelt nur den Plan
ct-choice-text--house-dwarf-doubles-board-only = Der Zwerg verdoppelt Münzen, wenn der ganze Plan gewertet wird, nicht bei einem einzelnen Raum.
ct-choice--house-chests-survive-trolls = Truhen überstehen Trolle
ct-choice-text--house-chests-survive-trolls = Ein Höhlentroll lässt die Truhe in seinem Raum.
ct-choice--house-wraiths-push-monsters = Geister drängen Monster
ct-choice-text--house-wraiths-push-monsters = Ein Geist darf auch Monster drängen, aber keinen Höhlentroll.
ct-choice--house-pushed-knights-join-knights = Gedrängte Ritter zu Rittern
ct-choice-text--house-pushed-knights-join-knights = Ein Geist darf einen Ritter in einen Raum mit einem gegnerischen Ritter drängen.
ct-choice--house-rampage-pushes-optional = Wüten ohne Drängen
ct-choice-text--house-rampage-pushes-optional = Ein wütender Troll muss nicht drängen, bevor der Rest verloren geht.
ct-choice--house-slayer-paid-on-own-turn = Lohn nur im eigenen Zug
ct-choice-text--house-slayer-paid-on-own-turn = Der Riesentöter verdient seine Münze nur im Zug seines Besitzers.
ct-choice--house-barbarians-stand-fast = Barbaren bleiben stehen
ct-choice-text--house-barbarians-stand-fast = Ein Barbar flieht nie vor einem Höhlentroll.

## Skulldug!: auf der Schachtel

sk-shelf--1 = Finde drei verfluchte Schätze in einer Höhle, die niemand kennt.
sk-shelf--2 = Schubse, wirf, und reiß den Weg hinter dir ein.
sk-shelf--3 = Sei als Erster wieder draußen am Eingang.
sk-choice--mode-free-for-all = Jeder gegen jeden
sk-choice-text--mode-free-for-all = Drei bis fünf Entdecker, jeder für sich.
sk-choice--mode-duel = Duell
sk-choice-text--mode-duel = Zwei Entdecker, von einer Ecke des Tisches aus.
sk-choice--mode-team = Teams
sk-choice-text--mode-team = Zwei oder drei Zweierteams, die gemeinsam am Zug sind.
sk-choice--mode-solo-easy = Allein, leicht
sk-choice-text--mode-solo-easy = 9 Leben, ein Geist und eine Höhle, die hält.
sk-choice--mode-solo-normal = Allein, normal
sk-choice-text--mode-solo-normal = 7 Leben, zwei Geister; nach höchstens 20 Zügen ist die Höhle dahin.
sk-choice--mode-solo-hard = Allein, schwer
sk-choice-text--mode-solo-hard = 5 Leben, drei Geister, und die Höhle stürzt ein.
sk-choice--gear-suggested = Vorgeschlagene Sets
sk-choice-text--gear-suggested = Alle nehmen ein fertiges Set; am schnellsten, und am besten für die erste Partie.
sk-choice--gear-draft = Startkarten wählen
sk-choice-text--gear-draft = Die Startkarten werden reihum gewählt, hin und zurück.
sk-choice--fortune-paced = Verteilte Schätze
sk-choice-text--fortune-paced = Schätze kommen in gleichmäßigen Abständen.
sk-choice--fortune-plain = Einfach gemischt
sk-choice-text--fortune-plain = Schätze kommen, wann sie kommen.
sk-choice--house-keep-soulbond-in-solo = Seelenband auch allein
sk-choice-text--house-keep-soulbond-in-solo = Das Seelenband bleibt im Stapel, wenn du allein spielst.
say-lesson-over = Die Lektion ist zu Ende.

## Am Terminal

term-left = Du verlässt den Tisch. Das Spiel ist nicht aus.
term-over = Das Spiel ist aus.
term-input-ended = Die Eingabe ist zu Ende.
term-offers = Es gibt die Angebote 1 bis { $most }.
term-help-hint = { $why } Mit ? bekommst du Hilfe.
term-taken-back = Zurückgenommen.
term-name-file = Nenne eine Datei: save spiel.karst
term-saved = Gespeichert in { $file }.
term-allowed = Das darfst du.
term-name-words = Nenne ein paar Wörter: rules Zwerg
term-no-rule = Keine Regel spricht von `{ $words }`.
term-ruling = (Entscheid)
term-nothing-since = Seit deiner Entscheidung hat niemand sonst etwas getan.
term-kind-offers = { $words } Angebote { $first } bis { $last }.
term-not-now = Jetzt nicht:
term-name-offer = Nenne ein Angebot von 1 bis { $most } oder eine Aktion: odds 1
term-no-odds = Das geht jetzt nicht; `why AKTION` sagt, warum.
term-no-chance = Dabei spielen weder Würfel noch Karten eine Rolle.
term-no-place = Kein Ort heißt `{ $words }`.
term-changed = Anders: { $news }
term-here = Hier: { $thing }
term-exit = Ausgang { $words }
term-nothing-yet = Noch ist nichts geschehen.
term-thinking = Lass mich nachdenken …
term-hint = Ein Meister würde Angebot { $number } nehmen: { $words }. { $reason }
term-no-reasons = Seit deiner Aktion hat niemand etwas getan, was sich erklären ließe.
term-must-decide = Das muss entschieden werden; abstellen lässt sich nur, was bloß angeboten wird.
term-not-about = Hier geht es nicht um `{ $words }`.
term-hushed = Danach wirst du nicht mehr gefragt: { $topic }.
term-not-hushed = Das hast du nicht abgestellt.
term-heard = Danach wirst du wieder gefragt: { $topic }.
term-hush-one = hush  In diesem Spiel nicht mehr fragen: { $topic }
term-or = { $first } oder { $last }
term-pass = Gib das Gerät weiter an { $name }.
term-pass-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht:
term-nobody-wins = Niemand gewinnt.
term-wins = { $name } gewinnt.
term-share = { $names } teilen sich den Sieg.
term-turned = Was die Partie gewendet hat:
term-after-step = Nach Schritt { $step } von { $all }:

## Am Terminal: was man tippen kann

term-type--offer = 3
term-help--offer = Angebot 3 nehmen
term-type--action = move thief E3 R01
term-help--action = eine Aktion in Notation
term-type--nothing = (nichts)
term-help--nothing = die Angebote noch einmal zeigen
term-type--why-action = why AKTION
term-help--why-action = darf ich? und wenn nicht, welche Regel sagt das
term-type--why = why
term-help--why = wozu haben die anderen das getan?
term-type--can = can
term-help--can = was kann ich jetzt tun und was nicht?
term-type--odds = odds 3, odds AKTION
term-help--odds = wie kann das ausgehen?
term-type--since = since
term-help--since = was seit deiner letzten Entscheidung geschah, in einem Absatz
term-type--hint = hint
term-help--hint = was würde ein Meister tun? (steht dann in der Aufzeichnung)
term-type--undo = undo
term-help--undo = die letzte Aktion zurücknehmen, wenn seither nichts aufgedeckt wurde
term-type--hush = hush, hush THEMA
term-help--hush = wenn etwas bloß angeboten wird: ablehnen, jetzt und für den Rest des Spiels
term-type--hear = hear, hear THEMA
term-help--hear = wieder gefragt werden, was du abgestellt hast
term-type--rules = rules WÖRTER
term-help--rules = etwas in den Regeln nachschlagen
term-type--board = board, log
term-help--board = die Stellung, die Geschichte bisher
term-type--look = look, look ORT
term-help--look = wo du bist, oder was an einem Ort ist und wohin man von dort kommt
term-type--near = near, hand, last
term-help--near = was um dich ist, was du hast, was zuletzt geschah
term-type--save = save DATEI
term-help--save = das Spiel bis hierher behalten
term-type--quit = quit
term-help--quit = den Tisch verlassen

## Am Terminal: der Lehrer

term-lesson-over = Die Lektion ist zu Ende. Eine richtige Partie: karst play { $game }
term-lesson-later = Später weiter: karst learn { $game } --at { $chapter }.{ $beat }
term-lesson-task = Der Coach wartet auf dich: Tippe, was zu tun ist, oder `show`.
term-lesson-begin = Das ist der Anfang.
term-lesson-type = Tippe: { $wanted }
term-lesson-nothing = Hier ist nichts zu tun; drücke Enter.
term-lesson-no-rule = Keine Regel gefunden: Nenne ein paar Wörter oder die Nummer einer Regel.
term-lesson-offers = Es gibt die Angebote 1 bis { $most }; `list` zeigt sie.
term-coach-type--next = Enter oder next
term-coach-help--next = weiterlesen
term-coach-type--back = back
term-coach-help--back = einen Abschnitt zurück
term-coach-type--act = NUMMER, AKTION
term-coach-help--act = tun: 3, move thief E3 R01
term-coach-type--show = show
term-coach-help--show = was der Coach von dir will
term-coach-type--list = list
term-coach-help--list = alles, was du darfst
term-coach-type--board = board
term-coach-help--board = die Stellung in Worten
term-coach-type--rules = rules WÖRTER
term-coach-help--rules = eine Regel nachschlagen
term-coach-type--quit = quit
term-coach-help--quit = gehen; du kannst später weitermachen

## Seite: Was in den Schachteln ist

page-rules-box = Was in der Schachtel ist
page-rules-box-about = Jede Karte, jedes Plättchen und jeder Spielstein, mit allem, was darauf steht.
page-rules-box-pieces = { $n ->
    [one] 1 Sorte
   *[other] { $n } Sorten
 }
page-rules-copies = { $n ->
    [one] einmal in der Schachtel
   *[other] { $n }-mal in der Schachtel
 }
page-rules-governed-by = Regel:
page-box-group--cards-each = Karten jedes Spielers
page-box-group--figures = Helden und Monster
page-box-group--artifacts = Artefakte
page-box-group--areas = Räume, Eingänge und Gruben
page-box-group--treasure = Schätze
page-box-group--equipment = Ausrüstung
page-box-group--consumable = Verbrauchsgüter
page-box-group--monster = Monster
page-box-group--trap = Fallen
page-box-group--tiles = Gänge
page-box-group--explorers = Entdecker
page-box-group--sets = Empfohlene Startkarten
page-box-group--hexes-1 = Felder der Ebene 1
page-box-group--hexes-2 = Felder der Ebene 2
page-box-group--cards = Karten
page-box-group--items = Gegenstände
page-box-group--misfortunes = Missgeschicke
page-box-group--yellow = Gelbe Höhlenkarten
page-box-group--orange = Orangefarbene Höhlenkarten
page-box-group--red = Rote Höhlenkarten
page-box-group--upgrades-A = Ausbauten der Reihe A
page-box-group--upgrades-B = Ausbauten der Reihe B
page-box-group--explorations = Erkundungskarten
page-box-group--dice = Würfel
page-box-group--scenarios = Szenarien
page-box-kept = Bringt { $n } Gold, wenn es bis zum Ende behalten wird.
page-box-icons = Wertungssymbole: { $n }.
page-box-gear = Darf Startkarte sein.
page-box-discovery = Bei der Entdeckung: Gefahren { $hazards }, Glück { $fortunes }.
page-box-card = Karte { $id }
page-box-card-cost = Kostet { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
 }.
page-box-card-level = Auf einem Feld der Ebene { $level }: Schätze { $treasures }, Gegenstände { $items }.
page-box-card-misfortune = Missgeschick: { $misfortune }.
page-box-stays = Bleibt bei dir, bis es geheilt ist.
page-box-at-once = Geschieht sofort und wird abgelegt.
page-box-cured-by = Geheilt durch: { $cures }.
page-box-paintings = Höhlenmalereien: Die Felder der Ebene 2 kommen in den Stapel.
page-box-stars = Eine Seite mit Stern zeigt dorthin, woher man kommt; Sterne: { $n }.
page-box-upgrade = { $property } { $value }, kostet { $price }.
page-box-maintenance = Gibt einem Ausbau 1 dazu, kostet { $price }.
page-box-uses = { $n ->
    [one] Wirkt einmal.
   *[other] Wirkt { $n }-mal.
 }
page-box-lasts = Wirkt, solange es hält.
page-box-faces = Seiten: { $faces }.
page-box-die--yellow = Gelber Würfel
page-box-die--orange = Orangefarbener Würfel
page-box-die--missile = Raketenwürfel
