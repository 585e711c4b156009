### Page: Cave Troll.

## Cave Troll, names and printed texts

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

## Cave Troll, the board

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
page-troll-go-to-one-of = Kann an { $n } Orte gehen.
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
page-troll-who-comes-back = Wer kommt zurück?
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

## Cave Troll, beside the board

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
    [one] { $n } Wertungsstern
   *[other] { $n } Wertungssterne
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
