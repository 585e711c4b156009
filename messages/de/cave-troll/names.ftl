### Cave Troll: names that refusals need, too.

## Cave Troll: names

ct-area--R01 = Nordwestgruft
ct-area--R02 = Pilzgalerie
ct-area--R03 = Nordhalle
ct-area--R04 = Flechtengalerie
ct-area--R05 = Nordostgruft
ct-area--R06 = Tropfgang
ct-area--R07 = Geröllgang
ct-area--R08 = Kieselgang
ct-area--R09 = Sickergang
ct-area--R10 = Beinkapelle
ct-area--R11 = Seilabsatz
ct-area--R12 = Leiterabsatz
ct-area--R13 = Westbau
ct-area--R14 = Gluthöhle
ct-area--R15 = Aschenhöhle
ct-area--R16 = Ostbau
ct-area--R17 = Schlammhort
ct-area--R18 = Spiegelhöhle
ct-area--R19 = Kristallhöhle
ct-area--R20 = Fluthort
ct-area--R21 = Rattenloch
ct-area--R22 = Trollthron
ct-area--R23 = Fledermausloch
ct-area--R24 = Altstollen
ct-area--R25 = Irrstollen
ct-area--R26 = Duckgang
ct-area--R27 = Nassgang
ct-area--R28 = Vorkammer
ct-area--R29 = Südwestkeller
ct-area--R30 = Wurzelhöhle
ct-area--R31 = Mooshöhle
ct-area--R32 = Südostkeller
ct-area--R33 = Südhalle
ct-area--E1 = Nordwesttreppe
ct-area--E2 = Nordosttreppe
ct-area--E3 = Südosttreppe
ct-area--E4 = Südwesttreppe
ct-area--P1 = Westgrube
ct-area--P2 = Hauptgrube
ct-area--P3 = Ostgrube
ct-artifact--chalice = Kelch des Lebens
ct-artifact--cloak = Tarnmantel
ct-artifact--sword = Schwert Orkfluch
ct-artifact--boots = Stiefel der Eile
ct-artifact--scroll = Schriftrolle der Verbannung
ct-artifact--tally = Kerbstein
ct-kind--adventurer = Abenteurer
ct-figure--adventurer = { $who ->
    [you] dein Abenteurer
   *[other] der Abenteurer von { $who }
 }
ct-figure-object--adventurer = { $who ->
    [you] deinen Abenteurer
   *[other] den Abenteurer von { $who }
 }
ct-kind--barbarian = Barbar
ct-figure--barbarian = { $who ->
    [you] dein Barbar
   *[other] der Barbar von { $who }
 }
ct-figure-object--barbarian = { $who ->
    [you] deinen Barbaren
   *[other] den Barbaren von { $who }
 }
ct-kind--thief = Dieb
ct-figure--thief = { $who ->
    [you] dein Dieb
   *[other] der Dieb von { $who }
 }
ct-figure-object--thief = { $who ->
    [you] deinen Dieb
   *[other] den Dieb von { $who }
 }
ct-kind--knight = Ritter
ct-figure--knight = { $who ->
    [you] dein Ritter
   *[other] der Ritter von { $who }
 }
ct-figure-object--knight = { $who ->
    [you] deinen Ritter
   *[other] den Ritter von { $who }
 }
ct-kind--dwarf = Zwerg
ct-figure--dwarf = { $who ->
    [you] dein Zwerg
   *[other] der Zwerg von { $who }
 }
ct-figure-object--dwarf = { $who ->
    [you] deinen Zwerg
   *[other] den Zwerg von { $who }
 }
ct-kind--cave-troll = Höhlentroll
ct-figure--cave-troll = { $who ->
    [you] dein Höhlentroll
   *[other] der Höhlentroll von { $who }
 }
ct-figure-object--cave-troll = { $who ->
    [you] deinen Höhlentroll
   *[other] den Höhlentroll von { $who }
 }
ct-kind--orc = Ork
ct-figure--orc = { $who ->
    [you] dein Ork
   *[other] der Ork von { $who }
 }
ct-figure-object--orc = { $who ->
    [you] deinen Ork
   *[other] den Ork von { $who }
 }
ct-kind--wraith = Geist
ct-figure--wraith = { $who ->
    [you] dein Geist
   *[other] der Geist von { $who }
 }
ct-figure-object--wraith = { $who ->
    [you] deinen Geist
   *[other] den Geist von { $who }
 }
ct-kind--berserker = Berserker
ct-figure--berserker = { $who ->
    [you] dein Berserker
   *[other] der Berserker von { $who }
 }
ct-figure-object--berserker = { $who ->
    [you] deinen Berserker
   *[other] den Berserker von { $who }
 }
ct-kind--assassin = Meuchler
ct-figure--assassin = { $who ->
    [you] dein Meuchler
   *[other] der Meuchler von { $who }
 }
ct-figure-object--assassin = { $who ->
    [you] deinen Meuchler
   *[other] den Meuchler von { $who }
 }
ct-kind--paladin = Paladin
ct-figure--paladin = { $who ->
    [you] dein Paladin
   *[other] der Paladin von { $who }
 }
ct-figure-object--paladin = { $who ->
    [you] deinen Paladin
   *[other] den Paladin von { $who }
 }
ct-kind--giant-slayer = Riesentöter
ct-figure--giant-slayer = { $who ->
    [you] dein Riesentöter
   *[other] der Riesentöter von { $who }
 }
ct-figure-object--giant-slayer = { $who ->
    [you] deinen Riesentöter
   *[other] den Riesentöter von { $who }
 }
ct-kind--rampaging-troll = Wütender Troll
ct-figure--rampaging-troll = { $who ->
    [you] dein wütender Troll
   *[other] der wütende Troll von { $who }
 }
ct-figure-object--rampaging-troll = { $who ->
    [you] deinen wütenden Troll
   *[other] den wütenden Troll von { $who }
 }
ct-kind--grunt = Orkkrieger
ct-figure--grunt = { $who ->
    [you] dein Orkkrieger
   *[other] der Orkkrieger von { $who }
 }
ct-figure-object--grunt = { $who ->
    [you] deinen Orkkrieger
   *[other] den Orkkrieger von { $who }
 }
ct-kind--siren-banshee = Sirenen-Banshee
ct-figure--siren-banshee = { $who ->
    [you] deine Sirenen-Banshee
   *[other] die Sirenen-Banshee von { $who }
 }
ct-figure-object--siren-banshee = { $who ->
    [you] deine Sirenen-Banshee
   *[other] die Sirenen-Banshee von { $who }
 }

## Cave Troll: cards

ct-card-adventurer = { $icons ->
    [0] Abenteurer
    [one] Abenteurer mit { $icons } Symbol
   *[other] Abenteurer mit { $icons } Symbolen
 }
ct-card-treasure = Schatz
ct-card-score = Raum werten
ct-card-find = Artefakt finden
