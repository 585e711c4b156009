### Cave Pilot 55: names.

## Cave Pilot 55: names

cp-cave-part--lower = unterer Teil
cp-cave-part--maw = Schlund
cp-cave-part--spider = Spinne
cp-cave-part--tendrils = Ranken
cp-cave-part--upper = oberer Teil
cp-cave-part--web = Netz
cp-part--shields = Schilde
cp-part--armor = Panzerung
cp-part--attack = Nahangriff
cp-part--maneuver = Wendigkeit
cp-part--power = Leistung
cp-part--navigation = Navigation & Steuerung
cp-part--explorations = Erkundungskarten
cp-part--missiles = Raketen
cp-part--fuel = Treibstoff
cp-title--rookie = Anfänger
cp-title--novice = Neuling
cp-title--flying-ace = Fliegerass
cp-title--cave-pilot = Höhlenpilot
cp-grade--bronze = Bronze
cp-grade--silver = Silber
cp-grade--gold = Gold
cp-die--yellow = gelben
cp-die--orange = orangefarbenen

## Cave Pilot 55: places and things

cp-spot = { $cave } ({ $spot })
cp-item-on = { $card } ({ $slot })
cp-plane = { $who ->
    [you] dein Flugzeug
   *[other] das Flugzeug von { $who }
 }
cp-part-of = { $cave }, { $part }
cp-part-number = Teil { $n } von { $place }
cp-nothing = nichts
cp-the-cave = die Höhle
cp-something = etwas
cp-missile = eine Rakete
cp-fuel = einen Treibstoff
cp-on-property = { $card } für { $property }
cp-on-of = { $who ->
    [you] { $card } gegen dich: { $property }
   *[other] { $card } gegen { $who }: { $property }
 }
cp-on-plane = { $who ->
    [you] { $card } gegen dich
   *[other] { $card } gegen { $who }
 }
cp-on-forward = { $who ->
    [you] { $card } gegen dich, vorwärts
   *[other] { $card } gegen { $who }, vorwärts
 }
cp-on-backward = { $who ->
    [you] { $card } gegen dich, rückwärts
   *[other] { $card } gegen { $who }, rückwärts
 }
cp-on-place = { $card } für { $place }
cp-on-die = { $card } für den { $die } Würfel
cp-on-shelf = { $card } für { $upgrade } ({ $shelf })
