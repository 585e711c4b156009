### Page: what is in the boxes.

page-box-group--cards-each = Each player’s cards
page-box-group--figures = Heroes and monsters
page-box-group--artifacts = Artifacts
page-box-group--areas = Rooms, entrances and pits
page-box-group--treasure = Treasures
page-box-group--equipment = Equipment
page-box-group--consumable = Consumables
page-box-group--monster = Monsters
page-box-group--trap = Traps
page-box-group--tiles = Passages
page-box-group--explorers = Explorers
page-box-group--sets = Suggested starting items
page-box-group--hexes-1 = Level 1 hexes
page-box-group--hexes-2 = Level 2 hexes
page-box-group--cards = Cards
page-box-group--items = Items
page-box-group--misfortunes = Misfortunes
page-box-group--yellow = Yellow Cave cards
page-box-group--orange = Orange Cave cards
page-box-group--red = Red Cave cards
page-box-group--upgrades-A = Upgrades, row A
page-box-group--upgrades-B = Upgrades, row B
page-box-group--explorations = Exploration cards
page-box-group--dice = Dice
page-box-group--scenarios = Scenarios
page-box-kept = Worth { $n } gold if you keep it to the end.
page-box-icons = Scoring icons: { $n }.
page-box-gear = Gear: can be a starting item.
page-box-discovery = When discovered: { $hazards } Hazards, { $fortunes } Fortunes.
page-box-card = Card { $id }
page-box-card-cost = Costs { $cost ->
    [one] 1 move point
   *[other] { $cost } move points
 }.
page-box-card-level = On a level { $level } hex: treasures { $treasures }, items { $items }.
page-box-card-misfortune = Misfortune: { $misfortune }.
page-box-stays = Stays with you until cured.
page-box-at-once = Happens at once, then is discarded.
page-box-cured-by = Cured by { $cures }.
page-box-paintings = Cave Paintings: the level 2 hexes join the pile.
page-box-stars = A starred side must face the hex you came from; stars: { $n }.
page-box-upgrade = { $property } { $value }, costs { $price }.
page-box-maintenance = Adds 1 to an upgrade, costs { $price }.
page-box-uses = { $n ->
    [one] Works once.
   *[other] Works { $n } times.
 }
page-box-lasts = Works as long as it lasts.
page-box-faces = Faces: { $faces }.
page-box-die--yellow = Yellow die
page-box-die--orange = Orange die
page-box-die--missile = Missile die
