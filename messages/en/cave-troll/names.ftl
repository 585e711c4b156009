### Cave Troll: names that refusals need, too.

## Cave Troll: names

ct-area--R01 = Northwest Vault
ct-area--R02 = Fungus Gallery
ct-area--R03 = North Hall
ct-area--R04 = Lichen Gallery
ct-area--R05 = Northeast Vault
ct-area--R06 = Dripping Passage
ct-area--R07 = Gravel Passage
ct-area--R08 = Pebble Passage
ct-area--R09 = Seeping Passage
ct-area--R10 = Bone Chapel
ct-area--R11 = Rope Landing
ct-area--R12 = Ladder Landing
ct-area--R13 = West Warren
ct-area--R14 = Ember Cave
ct-area--R15 = Cinder Cave
ct-area--R16 = East Warren
ct-area--R17 = Sunken Hoard
ct-area--R18 = Mirror Cave
ct-area--R19 = Crystal Cave
ct-area--R20 = Drowned Hoard
ct-area--R21 = Rat Hole
ct-area--R22 = Troll's Throne
ct-area--R23 = Bat Hole
ct-area--R24 = Old Mine
ct-area--R25 = Lost Mine
ct-area--R26 = Low Crawl
ct-area--R27 = Wet Crawl
ct-area--R28 = Antechamber
ct-area--R29 = Southwest Cellar
ct-area--R30 = Root Cave
ct-area--R31 = Moss Cave
ct-area--R32 = Southeast Cellar
ct-area--R33 = South Hall
ct-area--E1 = Northwest Stair
ct-area--E2 = Northeast Stair
ct-area--E3 = Southeast Stair
ct-area--E4 = Southwest Stair
ct-area--P1 = West Pit
ct-area--P2 = Great Pit
ct-area--P3 = East Pit
ct-artifact--chalice = Chalice of Life
ct-artifact--cloak = Cloak of Invisibility
ct-artifact--sword = Orcbane Sword
ct-artifact--boots = Boots of Haste
ct-artifact--scroll = Scroll of Banishment
ct-artifact--tally = Tally Stone
ct-kind--adventurer = Adventurer
ct-figure--adventurer = { $who ->
    [you] your adventurer
   *[other] { $who }'s adventurer
 }
ct-figure-object--adventurer = { $who ->
    [you] your adventurer
   *[other] { $who }'s adventurer
 }
ct-kind--barbarian = Barbarian
ct-figure--barbarian = { $who ->
    [you] your barbarian
   *[other] { $who }'s barbarian
 }
ct-figure-object--barbarian = { $who ->
    [you] your barbarian
   *[other] { $who }'s barbarian
 }
ct-kind--thief = Thief
ct-figure--thief = { $who ->
    [you] your thief
   *[other] { $who }'s thief
 }
ct-figure-object--thief = { $who ->
    [you] your thief
   *[other] { $who }'s thief
 }
ct-kind--knight = Knight
ct-figure--knight = { $who ->
    [you] your knight
   *[other] { $who }'s knight
 }
ct-figure-object--knight = { $who ->
    [you] your knight
   *[other] { $who }'s knight
 }
ct-kind--dwarf = Dwarf
ct-figure--dwarf = { $who ->
    [you] your dwarf
   *[other] { $who }'s dwarf
 }
ct-figure-object--dwarf = { $who ->
    [you] your dwarf
   *[other] { $who }'s dwarf
 }
ct-kind--cave-troll = Cave Troll
ct-figure--cave-troll = { $who ->
    [you] your cave troll
   *[other] { $who }'s cave troll
 }
ct-figure-object--cave-troll = { $who ->
    [you] your cave troll
   *[other] { $who }'s cave troll
 }
ct-kind--orc = Orc
ct-figure--orc = { $who ->
    [you] your orc
   *[other] { $who }'s orc
 }
ct-figure-object--orc = { $who ->
    [you] your orc
   *[other] { $who }'s orc
 }
ct-kind--wraith = Wraith
ct-figure--wraith = { $who ->
    [you] your wraith
   *[other] { $who }'s wraith
 }
ct-figure-object--wraith = { $who ->
    [you] your wraith
   *[other] { $who }'s wraith
 }
ct-kind--berserker = Berserker
ct-figure--berserker = { $who ->
    [you] your berserker
   *[other] { $who }'s berserker
 }
ct-figure-object--berserker = { $who ->
    [you] your berserker
   *[other] { $who }'s berserker
 }
ct-kind--assassin = Assassin
ct-figure--assassin = { $who ->
    [you] your assassin
   *[other] { $who }'s assassin
 }
ct-figure-object--assassin = { $who ->
    [you] your assassin
   *[other] { $who }'s assassin
 }
ct-kind--paladin = Paladin
ct-figure--paladin = { $who ->
    [you] your paladin
   *[other] { $who }'s paladin
 }
ct-figure-object--paladin = { $who ->
    [you] your paladin
   *[other] { $who }'s paladin
 }
ct-kind--giant-slayer = Giant Slayer
ct-figure--giant-slayer = { $who ->
    [you] your giant slayer
   *[other] { $who }'s giant slayer
 }
ct-figure-object--giant-slayer = { $who ->
    [you] your giant slayer
   *[other] { $who }'s giant slayer
 }
ct-kind--rampaging-troll = Rampaging Troll
ct-figure--rampaging-troll = { $who ->
    [you] your rampaging troll
   *[other] { $who }'s rampaging troll
 }
ct-figure-object--rampaging-troll = { $who ->
    [you] your rampaging troll
   *[other] { $who }'s rampaging troll
 }
ct-kind--grunt = Grunt
ct-figure--grunt = { $who ->
    [you] your grunt
   *[other] { $who }'s grunt
 }
ct-figure-object--grunt = { $who ->
    [you] your grunt
   *[other] { $who }'s grunt
 }
ct-kind--siren-banshee = Siren Banshee
ct-figure--siren-banshee = { $who ->
    [you] your siren banshee
   *[other] { $who }'s siren banshee
 }
ct-figure-object--siren-banshee = { $who ->
    [you] your siren banshee
   *[other] { $who }'s siren banshee
 }

## Cave Troll: cards

ct-card-adventurer = { $icons ->
    [0] Adventurer
    [one] Adventurer with { $icons } icon
   *[other] Adventurer with { $icons } icons
 }
ct-card-treasure = Treasure
ct-card-score = Score a Room
ct-card-find = Find an Artifact
