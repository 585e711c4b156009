### The Caves of Casadh: names that refusals need, too.

## The Caves of Casadh: names

cc-hex--BASE = Base Camp
cc-hex--L1-01 = Great Hall
cc-hex--L1-02 = Dripstone Chamber
cc-hex--L1-03 = Bat Roost
cc-hex--L1-04 = Side Pocket
cc-hex--L1-05 = Twin Tunnels
cc-hex--L1-06 = The Overpass
cc-hex--L1-07 = Spring Cave
cc-hex--L1-08 = The Slide
cc-hex--L1-09 = Chimney Ledge
cc-hex--L1-10 = Three Ways
cc-hex--L1-11 = Scratched Walls
cc-hex--L1-12 = The Crawlway
cc-hex--L1-13 = Gas Pocket
cc-hex--L1-14 = Sinkhole Pool
cc-hex--L1-15 = Fault Line
cc-hex--L1-16 = Woven Passages
cc-hex--L1-17 = Old Lair
cc-hex--L1-18 = Flooded Fork
cc-hex--L1-19 = Ledge Walk
cc-hex--L1-20 = Cave Paintings
cc-hex--L2-01 = Abyssal Hall
cc-hex--L2-02 = Crystal Vault
cc-hex--L2-03 = Underground Lake
cc-hex--L2-04 = Firedamp Gallery
cc-hex--L2-05 = The Pit
cc-hex--L2-06 = Spiral Descent
cc-hex--L2-07 = The Knot
cc-hex--L2-08 = Grue Warren
cc-hex--L2-09 = The Rift
cc-hex--L2-10 = Stalactite Forest
cc-hex--L2-11 = Sulphur Vents
cc-hex--L2-12 = Black Chasm
cc-hex--L2-13 = Dead Man's Squeeze
cc-hex--L2-14 = Forgotten Shrine
cc-hex--L2-15 = The Cistern
cc-hex--L2-16 = Honeycomb
cc-hex--L2-17 = Unstable Bridge
cc-hex--L2-18 = Choke-damp Cellar
cc-hex--L2-19 = Nesting Caves
cc-hex--L2-20 = Heart of Casadh
cc-item--rope = rope
cc-item--canteen = canteen
cc-item--gas-mask = gas mask
cc-item--hiking-boots = hiking boots
cc-item--helmet = helmet
cc-item--brass-lantern = brass lantern
cc-item--medkit = medkit
cc-item--battery = battery
cc-item--dynamite = dynamite
cc-side--E = east
cc-side--NE = northeast
cc-side--NW = northwest
cc-side--W = west
cc-side--SW = southwest
cc-side--SE = southeast

## The Caves of Casadh: places

cc-base = Base Camp
cc-place-one = { $far } { $side } of Base Camp
cc-place-two = { $far } { $side } and { $more } { $turn } of Base Camp
cc-spot = the hex { $place }
