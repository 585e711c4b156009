### Cave Troll: what the game waits for.

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
