// Made of messages/en by build/words.ts. Do not edit.

export const anItem = {
  'battery': 'a battery',
  'brass-lantern': 'a brass lantern',
  'canteen': 'a canteen',
  'dynamite': 'a stick of dynamite',
  'gas-mask': 'a gas mask',
  'helmet': 'a helmet',
  'hiking-boots': 'a pair of hiking boots',
  'medkit': 'a medkit',
  'rope': 'a rope',
};

export const hazard = {
  'bats': 'bats',
  'grue': 'Grues',
  'methane': 'methane',
  'tremors': 'tremors',
};

export const hex = {
  'BASE': 'Base Camp',
  'L1-01': 'Great Hall',
  'L1-02': 'Dripstone Chamber',
  'L1-03': 'Bat Roost',
  'L1-04': 'Side Pocket',
  'L1-05': 'Twin Tunnels',
  'L1-06': 'The Overpass',
  'L1-07': 'Spring Cave',
  'L1-08': 'The Slide',
  'L1-09': 'Chimney Ledge',
  'L1-10': 'Three Ways',
  'L1-11': 'Scratched Walls',
  'L1-12': 'The Crawlway',
  'L1-13': 'Gas Pocket',
  'L1-14': 'Sinkhole Pool',
  'L1-15': 'Fault Line',
  'L1-16': 'Woven Passages',
  'L1-17': 'Old Lair',
  'L1-18': 'Flooded Fork',
  'L1-19': 'Ledge Walk',
  'L1-20': 'Cave Paintings',
  'L2-01': 'Abyssal Hall',
  'L2-02': 'Crystal Vault',
  'L2-03': 'Underground Lake',
  'L2-04': 'Firedamp Gallery',
  'L2-05': 'The Pit',
  'L2-06': 'Spiral Descent',
  'L2-07': 'The Knot',
  'L2-08': 'Grue Warren',
  'L2-09': 'The Rift',
  'L2-10': 'Stalactite Forest',
  'L2-11': 'Sulphur Vents',
  'L2-12': 'Black Chasm',
  'L2-13': 'Dead Man\'s Squeeze',
  'L2-14': 'Forgotten Shrine',
  'L2-15': 'The Cistern',
  'L2-16': 'Honeycomb',
  'L2-17': 'Unstable Bridge',
  'L2-18': 'Choke-damp Cellar',
  'L2-19': 'Nesting Caves',
  'L2-20': 'Heart of Casadh',
};

export const item = {
  'battery': 'battery',
  'brass-lantern': 'brass lantern',
  'canteen': 'canteen',
  'dynamite': 'dynamite',
  'gas-mask': 'gas mask',
  'helmet': 'helmet',
  'hiking-boots': 'hiking boots',
  'medkit': 'medkit',
  'rope': 'rope',
};

export const misfortune = {
  'aftershock': 'Aftershock',
  'bad-air': 'Bad Air',
  'dropped-gear': 'Dropped Gear',
  'flashlight-out': 'Flashlight Out',
  'hole-in-the-pocket': 'Hole in the Pocket',
  'rockfall': 'Rockfall',
  'shaken-nerves': 'Shaken Nerves',
  'something-stirs': 'Something Stirs',
  'startled-colony': 'Startled Colony',
  'thirst': 'Thirst',
  'tight-squeeze': 'Tight Squeeze',
  'torn-pack': 'Torn Pack',
  'twisted-ankle': 'Twisted Ankle',
};

export const misfortuneText = {
  'aftershock': 'One extra hazard roll for tremors.',
  'bad-air': 'One extra hazard roll for methane.',
  'dropped-gear': 'Leave one item of your choice on the new hex.',
  'flashlight-out': 'Each explore costs 1 more move point, and where you would look at treasures and keep one, you get a random one unseen.',
  'hole-in-the-pocket': 'Your lowest treasure falls face down on the new hex.',
  'rockfall': 'Lose 1 health; no item helps.',
  'shaken-nerves': 'Methane, bats and tremors cost you 1 more health.',
  'something-stirs': 'One extra hazard roll for Grues.',
  'startled-colony': 'One extra hazard roll for bats.',
  'thirst': '1 move point less each turn.',
  'tight-squeeze': 'Lose all your move points.',
  'torn-pack': 'You cannot collect items.',
  'twisted-ankle': '1 move point less each turn.',
};

export const side = {
  'E': 'east',
  'NE': 'northeast',
  'NW': 'northwest',
  'SE': 'southeast',
  'SW': 'southwest',
  'W': 'west',
};

export const theItemObject = {
  'battery': 'the battery',
  'brass-lantern': 'the brass lantern',
  'canteen': 'the canteen',
  'dynamite': 'the dynamite',
  'gas-mask': 'the gas mask',
  'helmet': 'the helmet',
  'hiking-boots': 'the hiking boots',
  'medkit': 'the medkit',
  'rope': 'the rope',
};
