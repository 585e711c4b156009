### Page: what a table has agreed on, in a few words.

page-agreed-printed = Wie gedruckt
page-agreed-mode--free-for-all = Jeder gegen jeden
page-agreed-mode--duel = Duell
page-agreed-mode--team = Teams
page-agreed-mode--solo-easy = Solo, leicht
page-agreed-mode--solo-normal = Solo, normal
page-agreed-mode--solo-hard = Solo, schwer
page-agreed-mode--competitive = Jeder gegen jeden
page-agreed-mode--tutorial = Erster Flug
page-agreed-mode--night-mail = Nachtpost
page-agreed-mode--purge = Jagd auf die Brut
page-agreed-mode--rising-water = Steigendes Wasser
page-agreed-mode--solo = Solo
page-agreed-set--original = Original-Figuren
page-agreed-set--alternate = Alternativ-Figuren
page-agreed-set--mixed = Gemischte Figuren
page-agreed-gear--suggested = Fertige Startkarten
page-agreed-gear--draft = Startkarten gewählt
page-agreed-fortune--paced = Verteilte Schätze
page-agreed-fortune--plain = Einfach gemischt
page-agreed-deck--easy = Leichte Höhlen
page-agreed-deck--medium = Mittlere Höhlen
page-agreed-deck--hard = Schwere Höhlen
page-agreed-deck--expert = Höhlen für Experten
page-agreed-deck--inferno = Inferno-Höhlen
page-agreed-deck--custom = Eigene Höhlen
page-agreed-deck--short = Kurzer Flug
page-agreed-deck--standard = Normaler Flug
page-agreed-deck--extended = Langer Flug
page-agreed-table = { $n } × { $n } Plätze
page-agreed-house = { $n ->
    [one] 1 Hausregel
   *[other] { $n } Hausregeln
 }
