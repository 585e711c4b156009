### Skulldug!: what the game waits for.

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
    [you] Du bist am Zug. Wohin gehst du, und was nimmst, schubst oder wirfst du unterwegs?
   *[other] { $who } beginnt gleich den Zug.
 }
sk-ask-first = { $who ->
    [you] Wer von euch beginnt?
   *[other] { $who } sagt, welcher Partner beginnt.
 }
sk-ask-order = { $who ->
    [you] Welche deiner Karten kommt zuerst?
   *[other] { $who } sagt, welche Karte zuerst kommt.
 }
sk-ap = noch { $ap ->
    [one] { $ap } Aktionspunkt (AP)
   *[other] { $ap } Aktionspunkte (AP)
 }
sk-ap-moving = noch { $ap ->
    [one] { $ap } Aktionspunkt (AP)
   *[other] { $ap } Aktionspunkte (AP)
 } und { $moves } zum Gehen
sk-ask-main = { $who ->
    [you] Du bist am Zug: { $left }.
   *[other] { $who } ist am Zug: { $left }.
 }
sk-ask-main-partner = Dein Team ist am Zug: { $name } hat { $left }.
sk-ask-drop = Keine Aktionspunkte mehr. Lass { $items ->
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
