### The Caves of Casadh: what happened.

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
