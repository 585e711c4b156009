### Page: what is in the boxes.

page-box-group--cards-each = Karten jedes Spielers
page-box-group--figures = Helden und Monster
page-box-group--artifacts = Artefakte
page-box-group--areas = Räume, Eingänge und Gruben
page-box-group--treasure = Schätze
page-box-group--equipment = Ausrüstung
page-box-group--consumable = Verbrauchsgüter
page-box-group--monster = Monster
page-box-group--trap = Fallen
page-box-group--tiles = Gänge
page-box-group--explorers = Entdecker
page-box-group--sets = Empfohlene Startkarten
page-box-group--hexes-1 = Felder der Ebene 1
page-box-group--hexes-2 = Felder der Ebene 2
page-box-group--cards = Karten
page-box-group--items = Gegenstände
page-box-group--misfortunes = Missgeschicke
page-box-group--yellow = Gelbe Höhlenkarten
page-box-group--orange = Orangefarbene Höhlenkarten
page-box-group--red = Rote Höhlenkarten
page-box-group--upgrades-A = Ausbauten der Reihe A
page-box-group--upgrades-B = Ausbauten der Reihe B
page-box-group--explorations = Erkundungskarten
page-box-group--dice = Würfel
page-box-group--scenarios = Szenarien
page-box-kept = Bringt { $n } Gold, wenn du es bis zum Ende behältst.
page-box-icons = Wertungssymbole: { $n }.
page-box-gear = Darf Startkarte sein.
page-box-discovery = Bei der Entdeckung: Gefahren { $hazards }, Glück { $fortunes }.
page-box-card = Karte { $id }
page-box-card-cost = Kostet { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
 }.
page-box-card-level = Auf einem Feld der Ebene { $level }: Schätze { $treasures }, Gegenstände { $items }.
page-box-card-misfortune = Missgeschick: { $misfortune }.
page-box-stays = Bleibt bei dir, bis es geheilt ist.
page-box-at-once = Geschieht sofort und wird abgelegt.
page-box-cured-by = Geheilt durch: { $cures }.
page-box-paintings = Höhlenmalereien: Die Felder der Ebene 2 kommen in den Stapel.
page-box-stars = Eine Seite mit Stern muss dorthin zeigen, woher du kommst; Sterne: { $n }.
page-box-upgrade = { $property } { $value }, kostet { $price }.
page-box-maintenance = Gibt einem Ausbau 1 dazu, kostet { $price }.
page-box-uses = { $n ->
    [one] Wirkt einmal.
   *[other] Wirkt { $n }-mal.
 }
page-box-lasts = Wirkt, solange es hält.
page-box-faces = Seiten: { $faces }.
page-box-die--yellow = Gelber Würfel
page-box-die--orange = Orangefarbener Würfel
page-box-die--missile = Raketenwürfel
