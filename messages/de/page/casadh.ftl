### Page: The Caves of Casadh.

## The Caves of Casadh, names and printed texts

page-casadh-item-name--rope = Seil
page-casadh-item-name--canteen = Feldflasche
page-casadh-item-name--gas-mask = Gasmaske
page-casadh-item-name--hiking-boots = Wanderstiefel
page-casadh-item-name--helmet = Helm
page-casadh-item-name--brass-lantern = Messinglaterne
page-casadh-item-name--medkit = Verbandskasten
page-casadh-item-name--battery = Batterie
page-casadh-item-name--dynamite = Dynamit
page-casadh-item-text--rope = Du kannst klettern: Hänge gelten auch aufwärts, ob du gehst, erkundest oder fliehst.
page-casadh-item-text--canteen = Kein Durst: Wenn du sie bekommst, lege jeden Durst ab, und gezogener Durst wirkt nicht.
page-casadh-item-text--gas-mask = Methan schadet dir nicht.
page-casadh-item-text--hiking-boots = Beben schaden dir nicht.
page-casadh-item-text--helmet = Fledermäuse schaden dir nicht.
page-casadh-item-text--brass-lantern = Grues weichen und schaden dir nicht, und „Lampe aus“ wirkt nicht.
page-casadh-item-text--medkit = In deinem Zug kostenlos zu verbrauchen: Du hast wieder 4 Lebenspunkte und keinen verstauchten Knöchel mehr.
page-casadh-item-text--battery = Kein „Lampe aus“: Wenn du sie bekommst, lege alle ab, und ein gezogenes wirkt nicht.
page-casadh-item-text--dynamite = In deinem Zug kostenlos zu verbrauchen: Auf deinem Feld brennt eine Lunte. Zu Beginn deines nächsten Zugs explodiert es, und das Feld stürzt ein.

## The Caves of Casadh, the board

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
page-casadh-you-come-into = Dein Gang führt nach { $ways }.
page-casadh-you-come-into-marker = Dein Gang hat das Zeichen und führt nach { $ways }.
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

## The Caves of Casadh, beside the board

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
page-casadh-news = Seit deinem letzten Zug
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
page-casadh-pack-short = Gepäck
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
page-casadh-no-items-yet = Noch keine Gegenstände.
page-casadh-card-cost = <b>{ $n }</b> { $n ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
 }
page-casadh-nothing = nichts
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
page-casadh-leave-ask = Die Höhlen endgültig verlassen? Du behältst, was du trägst, und deine Expedition ist zu Ende.
page-casadh-leave-yes = Höhlen verlassen
