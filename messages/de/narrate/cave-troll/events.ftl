### Cave Troll: what happened.

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
    [you] Du bekommst { $gold } Gold für den ersten Schritt in einen leeren Raum.
   *[other] { $who } bekommt { $gold } Gold für den ersten Schritt in einen leeren Raum.
 }
ct-paid-ending = { $who ->
    [you] Du bekommst { $gold } Gold für das Ende des Spiels.
   *[other] { $who } bekommt { $gold } Gold für das Ende des Spiels.
 }
ct-kept = { $who ->
    [you] Du bekommst { $gold } Gold für ein behaltenes Artefakt: { $artifact }.
   *[other] { $who } bekommt { $gold } Gold für ein behaltenes Artefakt: { $artifact }.
 }
ct-pile-grew = Der Wertungsstapel zeigt { $icons ->
    [one] { $icons } von 5 Sternen.
   *[other] { $icons } von 5 Sternen.
 }
ct-pile-cleared = Der Wertungsstapel kommt aus dem Spiel.
ct-over-won = Das Spiel ist aus. { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
 }
ct-over-shared = Das Spiel ist aus. { $winners } teilen sich den Sieg.
