### Alles, was Karst sagt, auf Deutsch. Wie die englische Datei aufgebaut ist, steht an ihrem Anfang.

## Kleine Wörter

say-list-two = { $first } und { $last }
say-that = das { $words }
say-that-but = das { $words }, aber { $worst }
say-somebody = Jemand

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
cc-the-item--rope = das Seil
cc-the-item-object--rope = das Seil
cc-item--canteen = Feldflasche
cc-an-item--canteen = eine Feldflasche
cc-the-item--canteen = die Feldflasche
cc-the-item-object--canteen = die Feldflasche
cc-item--gas-mask = Gasmaske
cc-an-item--gas-mask = eine Gasmaske
cc-the-item--gas-mask = die Gasmaske
cc-the-item-object--gas-mask = die Gasmaske
cc-item--hiking-boots = Wanderstiefel
cc-an-item--hiking-boots = ein Paar Wanderstiefel
cc-the-item--hiking-boots = die Wanderstiefel
cc-the-item-object--hiking-boots = die Wanderstiefel
cc-item--helmet = Helm
cc-an-item--helmet = ein Helm
cc-the-item--helmet = der Helm
cc-the-item-object--helmet = den Helm
cc-item--brass-lantern = Messinglaterne
cc-an-item--brass-lantern = eine Messinglaterne
cc-the-item--brass-lantern = die Messinglaterne
cc-the-item-object--brass-lantern = die Messinglaterne
cc-item--medkit = Verbandskasten
cc-an-item--medkit = ein Verbandskasten
cc-the-item--medkit = der Verbandskasten
cc-the-item-object--medkit = den Verbandskasten
cc-item--battery = Batterie
cc-an-item--battery = eine Batterie
cc-the-item--battery = die Batterie
cc-the-item-object--battery = die Batterie
cc-item--dynamite = Dynamit
cc-an-item--dynamite = eine Stange Dynamit
cc-the-item--dynamite = das Dynamit
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
