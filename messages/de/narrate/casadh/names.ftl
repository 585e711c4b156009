### The Caves of Casadh: names.

## The Caves of Casadh: names

cc-an-item--rope = ein Seil
cc-the-item-object--rope = das Seil
cc-an-item--canteen = eine Feldflasche
cc-the-item-object--canteen = die Feldflasche
cc-an-item--gas-mask = eine Gasmaske
cc-the-item-object--gas-mask = die Gasmaske
cc-an-item--hiking-boots = ein Paar Wanderstiefel
cc-the-item-object--hiking-boots = die Wanderstiefel
cc-an-item--helmet = ein Helm
cc-the-item-object--helmet = den Helm
cc-an-item--brass-lantern = eine Messinglaterne
cc-the-item-object--brass-lantern = die Messinglaterne
cc-an-item--medkit = ein Verbandskasten
cc-the-item-object--medkit = den Verbandskasten
cc-an-item--battery = eine Batterie
cc-the-item-object--battery = die Batterie
cc-an-item--dynamite = eine Stange Dynamit
cc-the-item-object--dynamite = das Dynamit
cc-misfortune--thirst = Durst
cc-misfortune-text--thirst = Ein Bewegungspunkt weniger in jedem Zug.
cc-misfortune--flashlight-out = Lampe aus
cc-misfortune-text--flashlight-out = Jedes Erkunden kostet einen Bewegungspunkt mehr, und wo du Schätze ansehen und einen behalten dürftest, bekommst du ungesehen einen zufälligen.
cc-misfortune--twisted-ankle = Verstauchter Knöchel
cc-misfortune-text--twisted-ankle = Ein Bewegungspunkt weniger in jedem Zug.
cc-misfortune--shaken-nerves = Blanke Nerven
cc-misfortune-text--shaken-nerves = Methan, Fledermäuse und Beben kosten dich je einen Lebenspunkt mehr.
cc-misfortune--torn-pack = Zerrissener Rucksack
cc-misfortune-text--torn-pack = Du kannst keine Gegenstände einsammeln.
cc-misfortune--rockfall = Steinschlag
cc-misfortune-text--rockfall = Verliere einen Lebenspunkt; kein Gegenstand hilft.
cc-misfortune--tight-squeeze = Engstelle
cc-misfortune-text--tight-squeeze = Verliere alle deine Bewegungspunkte.
cc-misfortune--dropped-gear = Ausrüstung verloren
cc-misfortune-text--dropped-gear = Lege einen deiner Gegenstände, nach deiner Wahl, auf das neue Feld.
cc-misfortune--hole-in-the-pocket = Loch in der Tasche
cc-misfortune-text--hole-in-the-pocket = Dein niedrigster Schatz wird verdeckt auf das neue Feld gelegt.
cc-misfortune--bad-air = Schlechte Luft
cc-misfortune-text--bad-air = Ein zusätzlicher Gefahrenwurf für Methan.
cc-misfortune--startled-colony = Aufgeschreckte Kolonie
cc-misfortune-text--startled-colony = Ein zusätzlicher Gefahrenwurf für Fledermäuse.
cc-misfortune--aftershock = Nachbeben
cc-misfortune-text--aftershock = Ein zusätzlicher Gefahrenwurf für Beben.
cc-misfortune--something-stirs = Etwas regt sich
cc-misfortune-text--something-stirs = Ein zusätzlicher Gefahrenwurf für Grues.
cc-hazard--methane = Methan
cc-hazard--bats = Fledermäuse
cc-hazard--tremors = Beben
cc-hazard--grue = Grues

## The Caves of Casadh: places

cc-dark = dem Dunkel
cc-called = { $hex }, { $place }
