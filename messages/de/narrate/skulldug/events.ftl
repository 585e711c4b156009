### Skulldug!: what happened.

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
