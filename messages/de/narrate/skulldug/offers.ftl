### Skulldug!: what can be done.

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
