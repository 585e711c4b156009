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
