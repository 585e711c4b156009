### Page: Skulldug!.

## Skulldug!, who and where

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
page-skulldug-hanging = { $tile }, hängt über { $cell }. Wähl es noch einmal, um es zu drehen.
page-skulldug-passages = Gänge
page-skulldug-and-more = und { $n } weitere

## Skulldug!, cards

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
page-skulldug-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
page-skulldug-hand-limit = So viele Gegenstände darfst du am Ende des Zuges haben
page-skulldug-hand-size = { $n } von { $limit }
page-skulldug-hand-over = { $n } von { $limit }: { $over } fallen lassen oder benutzen
page-skulldug-hand-empty = Leer. Hierher kommen Karten, die du aufhebst oder gewinnst, für alle offen.
page-skulldug-hand-of = Hand von { $name }

## Skulldug!, what can be done

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

## Skulldug!, questions of the moment

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
page-skulldug-defence-hint = Würfle hoch: Wer wirft, muss es erreichen.
page-skulldug-roll-now = Würfeln
page-skulldug-roll-with-focus = Mit Konzentration +{ $ap } würfeln

## Skulldug!, what is told over the map

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

## Skulldug!, players

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
page-skulldug-ap-left = Noch { $ap } Aktionspunkte (AP)
page-skulldug-ap-and-moves-left = Noch { $ap } Aktionspunkte (AP) und { $move } nur zum Gehen

## Skulldug!, before the first turn

page-skulldug-draft = Vor dem ersten Zug
page-skulldug-draft-title--token = Wer geht hinein?
page-skulldug-draft-title--roll = Wer beginnt?
page-skulldug-draft-title--gear = Rüste dich aus
page-skulldug-looks-only = Sie unterscheiden sich nur im Aussehen: Nimm, wer dir gefällt.
page-skulldug-good-for--adventurers = Greif nach Dingen im nächsten Gang, und päppel dich auf.
page-skulldug-good-for--rogues = Komm an Fallen vorbei, und wirf noch einmal, wenn es zählt.
page-skulldug-good-for--henchmen = Schlag in jedem Kampf härter zu, und steck eine Wunde weg.
page-skulldug-good-for--suits = Grab, wo kein Weg ist, und schick Rivalen in die Irre.
page-skulldug-good-for--cultists = Ein mächtiger Hieb, eine Falle für andere und eine Verschnaufpause.
page-skulldug-good-for--archaeologist = Greif nach Dingen im nächsten Gang, und päppel dich auf.
page-skulldug-good-for--miner = Grab, wo kein Weg ist, und spreng ihn hinter dir.
page-skulldug-good-for--thief = Komm an Fallen vorbei, und wirf noch einmal, wenn es zählt.
page-skulldug-good-for--brawler = Schlag in jedem Kampf härter zu, und wehr einen Hieb ganz ab.
page-skulldug-good-for--survivor = Gute Würfe heilen dich, und eine Wunde schmerzt weniger.
page-skulldug-good-for--sadist = Ein mächtiger Hieb, und eine Falle für andere.
page-skulldug-top-row = Obere Reihe: Ausrüstung
page-skulldug-bottom-row = Untere Reihe: Verbrauchsgüter und Fallen
page-skulldug-team-cards = Die Karten des Teams: Wähle zwei für dich
page-skulldug-one-picked = Eine ist gewählt. Wähle die zweite.
page-skulldug-take-back = Zurücknehmen
page-skulldug-set-taken = <b>{ $set }</b> – vergeben
page-skulldug-taken-by = { $explorer }, gespielt von { $name }

## Skulldug!, the end

page-skulldug-haul-home = <b>{ $name }</b>: { $value } von 3 am Höhleneingang
page-skulldug-haul-away = <b>{ $name }</b>: { $value } von 3 in der Höhle
page-skulldug-haul-home-key = <b>{ $name }</b>: { $value } von 3 (der Ritualschlüssel zählt als 2) am Höhleneingang
page-skulldug-haul-away-key = <b>{ $name }</b>: { $value } von 3 (der Ritualschlüssel zählt als 2) in der Höhle

## Skulldug!, keys

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

## Skulldug!, long words of the cards, and where they may be broken

page-skulldug-breaks = Aben|teurer Adrenalin|trank Anzug|träger Aus|rüstung Blut|durstige Blutstein|amulett Eifer|süchtiger Fein|werkzeug Fleder|mäuse Frag|würdige Friedens|pfeife Gas|granate Geizhals|münze Gesprun|gene Glücks|unter|hose Hand|langer Hasen|pfote Hilfs|sheriff Hin|reißender Höhlen|eingang Hypno|tischer Kristall|galerie Leder|tasche Leucht|pistole Nagel|stiefel Profes|sorin Rauch|bombe Riesen|grube Ritual|maske Ritual|schlüssel Ritual|schwert Schlur|fende Schmier|fett Schrei|ender Schutz|weste Schwin|gende Sieben|und|zwanzig Skelett|wache Spreng|ladung Stock|dunkle Tausch|pulver Tentakel|ding Troglo|dyt Über|lebender Über|zeugendes Verbrauchs|gut Ver|gessener Ver|lassenes
page-skulldug-resign-ask = Aufgeben? Deine Figur stirbt, dieser Zug verfällt, und mit dem nächsten kommst du zurück.
page-skulldug-resign-yes = Aufgeben
page-skulldug-resign-next = Vor meinem nächsten Zug aufgeben
page-skulldug-resign-waits = Vor deinem nächsten Zug wirst du gefragt.
page-skulldug-pick-it = Zeigen, was sie kann
