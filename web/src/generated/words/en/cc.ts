// Written by `cargo xtask types` from messages/en.ftl. Do not edit.

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

export const choice = {
  'house-dead-leave-belongings': 'The dead leave their things',
  'house-dynamite-at-base-camp': 'Dynamite at Base Camp',
  'house-keep-at-the-marker': 'Keep at the marker only',
  'house-medkit-only-when-hurt': 'Medkit only when hurt',
  'house-one-treasure-per-explore': 'One treasure per Explore',
};

export const choiceText = {
  'house-dead-leave-belongings': 'Items and treasures of a dead spelunker stay where it died.',
  'house-dynamite-at-base-camp': 'Dynamite may be lit at Base Camp, and then nobody leaves that way any more.',
  'house-keep-at-the-marker': 'An explorer who does not come in at the location marker looks at nothing and keeps nothing.',
  'house-medkit-only-when-hurt': 'At full health a Medkit cannot be used.',
  'house-one-treasure-per-explore': 'However many treasure icons a card has, the explorer looks at all tokens together and keeps one.',
};

export const column = {
  'collected': 'Picked up',
  'dropped': 'Dropped',
  'found': 'Found',
  'health': 'Health',
  'items': 'Items',
  'lost': 'Lost in death',
  'surface': 'At the Surface',
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
  'dropped-gear': 'Lay one of your items, your choice, on the new hex.',
  'flashlight-out': 'Each explore costs one move point more, and where you would look at treasures and keep one, you get one at random unseen.',
  'hole-in-the-pocket': 'Your lowest treasure is laid face down on the new hex.',
  'rockfall': 'Lose one health; no item helps.',
  'shaken-nerves': 'Methane, bats and tremors cost you one health more.',
  'something-stirs': 'One extra hazard roll for Grues.',
  'startled-colony': 'One extra hazard roll for bats.',
  'thirst': 'One move point less each turn.',
  'tight-squeeze': 'Lose all your move points.',
  'torn-pack': 'You cannot collect items.',
  'twisted-ankle': 'One move point less each turn.',
};

export const noFirst = {
  'drop': 'first say which item you drop',
  'flee': 'first flee from the Grue',
  'keep': 'first keep one of the treasures you hold',
  'lay': 'first turn the drawn hex as you like and lay it',
  'move-grue': 'first move a Grue, let it eat, or decline',
  'send-grue': 'first say where your lantern drives the Grue',
  'try-grue': 'first try to move a Grue, or pass',
  'wait': 'first wait',
};

export const odds = {
  'cornered': 'a Grue corners you',
  'defused': 'the fuse is out',
  'die': 'you die',
  'explodes': 'the dynamite goes off and you die',
  'grue': 'you may move a Grue',
  'misfortune': 'a misfortune, but nothing breaks out',
  'no-grue': 'the Grues stay where they are',
  'nothing': 'nothing bad happens',
  'outbreak': 'a hazard breaks out, and you are unhurt',
};

export const shelf = {
  '1': 'Turn up the cave hex by hex and pocket what glitters.',
  '2': 'Bats, gas, tremors and Grues get worse with every turn.',
  '3': 'Only treasure carried back to the surface counts.',
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

export const verb = {
  'collect-items': 'Take items that lie here; that ends the turn.',
  'collect-treasure': 'Look at the treasures here and keep one, for 1 move point.',
  'decline': 'Move no Grue after all.',
  'defuse': 'Try to put out dynamite that burns here: a roll of your health or less.',
  'deploy': 'Light your dynamite here, for nothing.',
  'drop-item': 'Choose the item that falls out of your pack.',
  'eat': 'Let a Grue eat whom it has cornered.',
  'end-turn': 'End the turn; move points that are left are lost.',
  'explore': 'Explore the dark: lay a new hex and draw a card, which says how many move points it costs.',
  'flee': 'Flee from the Grue.',
  'keep': 'Keep one of the treasures.',
  'leave': 'Leave the caves for good, with two treasures of the Surface.',
  'move': 'Go to a neighbouring hex, for 1 move point.',
  'move-grue': 'Move a Grue to a neighbouring hex.',
  'pass': 'Leave the Grues alone.',
  'rotate': 'Choose how the new hex lies.',
  'send-grue': 'Choose where your lantern drives the Grue.',
  'slope': 'Take a slope to another passageway of this hex, for nothing.',
  'try-grue': 'Try to move a Grue: a roll above the number of spelunkers in the caves.',
  'use-medkit': 'Use the medkit, for nothing.',
};
