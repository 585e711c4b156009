### Cave Troll: the end.

ct-points = Gold
ct-measure = Das Gold, wenn das Spiel in diesem Augenblick geendet hätte: jeder Raum noch einmal gewertet, dazu die behaltenen Artefakte.
ct-amount = { $gold } Gold
ct-end-most = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } das meiste Gold: { $gold }.
ct-end-shared = { $whom }: je { $gold } Gold, mehr als alle anderen. Nichts entscheidet diesen Gleichstand, also ist der Sieg geteilt.
ct-end-place = { $whom }: je { $gold } Gold, gemeinsam auf dem { $place } Platz.
ct-end-stale = So lange hat niemand eine Karte gezogen, dass das Spiel beendet wurde; die 3 Gold dafür bekommt niemand.
ct-column-board = Planwertung { $n }
ct-column--rooms = Einzelne Räume
ct-column--last = Letzte Wertung
ct-column--slayer = Riesentöter
ct-column--ended = Spiel beendet
ct-column--kept = Behaltene Artefakte
