### Page: the rules.

## the rules

page-rules-title = Regeln von { $game }
page-rules-rules-of = Die Regeln von
page-rules-summary = Die Regeln auf einer Seite
page-rules-print = Die Regeln drucken
page-rules-new-table = Neuer Tisch
page-rules-all-rules = { $n } Regeln und Entscheide, jede mit eigener Nummer zum Verlinken.
page-rules-found-rules = { $found } von { $n } Regeln passen.
page-rules-contents = Inhalt
page-rules-house-rules = Hausregeln
page-rules-rule-link-copied = Der Link zu { $rule } ist kopiert.
page-rules-rule-link-here = Die Adresse dieser Seite führt jetzt zu { $rule }.
page-rules-copy-rule-link = Link zu { $rule } kopieren
page-rules-copy-link = Link kopieren
page-rules-house-about = Andere faire Lesarten und Varianten. Alle sind aus, solange sich ein Tisch beim Aufbau nicht auf sie einigt.
page-rules-without-it = Ohne sie
page-rules-on-one-page = { $game } auf einer Seite
page-rules-all = Alle Regeln
page-rules-print-page = Diese Seite drucken
page-rules-facts = { $players } Spieler · { $least }–{ $most } Minuten
page-rules-what-it-costs = Was es kostet

## what is in the boxes

page-rules-box = Was in der Schachtel ist
page-rules-box-about = Jede Karte, jedes Plättchen und jeder Spielstein, mit allem, was darauf steht.
page-rules-box-pieces = { $n ->
    [one] 1 Sorte
   *[other] { $n } Sorten
 }
page-rules-copies = { $n ->
    [one] einmal in der Schachtel
   *[other] { $n }-mal in der Schachtel
 }
page-rules-governed-by = Regel:
page-rules-start = In zwei Minuten
page-rules-lookup = Alle Regeln
