### The Caves of Casadh: names.

## The Caves of Casadh: names

cc-an-item--rope = a rope
cc-the-item-object--rope = the rope
cc-an-item--canteen = a canteen
cc-the-item-object--canteen = the canteen
cc-an-item--gas-mask = a gas mask
cc-the-item-object--gas-mask = the gas mask
cc-an-item--hiking-boots = a pair of hiking boots
cc-the-item-object--hiking-boots = the hiking boots
cc-an-item--helmet = a helmet
cc-the-item-object--helmet = the helmet
cc-an-item--brass-lantern = a brass lantern
cc-the-item-object--brass-lantern = the brass lantern
cc-an-item--medkit = a medkit
cc-the-item-object--medkit = the medkit
cc-an-item--battery = a battery
cc-the-item-object--battery = the battery
cc-an-item--dynamite = a stick of dynamite
cc-the-item-object--dynamite = the dynamite
cc-misfortune--thirst = Thirst
cc-misfortune-text--thirst = 1 move point less each turn.
cc-misfortune--flashlight-out = Flashlight Out
cc-misfortune-text--flashlight-out = Each explore costs 1 more move point, and where you would look at treasures and keep one, you get a random one unseen.
cc-misfortune--twisted-ankle = Twisted Ankle
cc-misfortune-text--twisted-ankle = 1 move point less each turn.
cc-misfortune--shaken-nerves = Shaken Nerves
cc-misfortune-text--shaken-nerves = Methane, bats and tremors cost you 1 more health.
cc-misfortune--torn-pack = Torn Pack
cc-misfortune-text--torn-pack = You cannot collect items.
cc-misfortune--rockfall = Rockfall
cc-misfortune-text--rockfall = Lose 1 health; no item helps.
cc-misfortune--tight-squeeze = Tight Squeeze
cc-misfortune-text--tight-squeeze = Lose all your move points.
cc-misfortune--dropped-gear = Dropped Gear
cc-misfortune-text--dropped-gear = Leave one item of your choice on the new hex.
cc-misfortune--hole-in-the-pocket = Hole in the Pocket
cc-misfortune-text--hole-in-the-pocket = Your lowest treasure falls face down on the new hex.
cc-misfortune--bad-air = Bad Air
cc-misfortune-text--bad-air = One extra hazard roll for methane.
cc-misfortune--startled-colony = Startled Colony
cc-misfortune-text--startled-colony = One extra hazard roll for bats.
cc-misfortune--aftershock = Aftershock
cc-misfortune-text--aftershock = One extra hazard roll for tremors.
cc-misfortune--something-stirs = Something Stirs
cc-misfortune-text--something-stirs = One extra hazard roll for Grues.
cc-hazard--methane = methane
cc-hazard--bats = bats
cc-hazard--tremors = tremors
cc-hazard--grue = Grues

## The Caves of Casadh: places

cc-dark = the dark
cc-called = { $hex }, { $place }
