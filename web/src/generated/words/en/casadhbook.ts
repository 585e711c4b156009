// Made of messages/en by build/words.ts. Do not edit.

export const alt = {
  'CC-CARD-02': 'Three cards: a plain one with an item, one with treasures and Thirst, one with Rockfall.',
  'CC-DYN-01': 'The Great Hall with a burning stick of dynamite, a blue spelunker leaves it for Base Camp.',
  'CC-DYN-06': 'Base Camp and east of it a hex full of rubble.',
  'CC-DYN-08': 'A die that shows 3.',
  'CC-EXPL-05': 'Base Camp and east of it the Fault Line, laid with a star towards the camp.',
  'CC-GRUE-02': 'A Grue on the Old Lair; an arrow takes the red spelunker from there to Base Camp.',
  'CC-HAZ-01': 'The hazard track: methane at 3, bats at 1, tremors at 2, Grues at 0, each with the odds of the next roll.',
  'CC-HAZ-04': 'Twin Tunnels and Gas Pocket full of green gas, with a blue spelunker in it; Base Camp between them stays clear.',
  'CC-HAZ-10': 'The Bat Roost with bats all over it and the Fault Line with cracks across it.',
  'CC-HEX-02': 'A hex with two separate tunnels; the tunnel in which a red spelunker stands is lit, with arrows at three sides.',
  'CC-HEX-04': 'A hex in which one tunnel passes over another like a bridge.',
  'CC-HEX-06': 'A hex with two tunnels joined by a green slope. A blue spelunker in the upper tunnel has arrows at all six sides.',
  'CC-HEX-07': 'Four hazard symbols: a gas cloud, a bat, a crack in the ground and the eyes of a Grue.',
  'CC-HEX-08': 'A hex with two tunnels, blue water in one of them and a green spelunker in the other.',
  'CC-HEX-10': 'The Gas Pocket with a marker, on it two treasures and a rope.',
  'CC-ITEM-01': 'Rope, Canteen, Gas Mask, Hiking Boots, Helmet, Brass Lantern, Medkit, Battery and Dynamite.',
  'CC-LEAVE-03': 'Six treasures: 9, 8, 6, 6, 3 and 0.',
  'CC-MODEL-04': 'Base Camp with the Great Hall to its east and the Twin Tunnels to its southeast, all joined.',
  'CC-MOVE-01': 'A red spelunker goes from Base Camp east to the Great Hall.',
  'CC-SETUP-08': 'Base Camp with three spelunkers around the fire and unexplored spaces on every side.',
  'CC-TREAS-01': 'Gold discs with the values 0, 4 and 9, and one face down.',
};

export const caption = {
  'CC-CARD-02': 'A card: what the step costs, what lies on a level 1 and a level 2 hex, and perhaps a misfortune.',
  'CC-DYN-01': 'Blue’s fuse burns in the Great Hall until blue’s next turn begins.',
  'CC-DYN-06': 'Collapsed: nothing gets through here for the rest of the game.',
  'CC-DYN-08': 'Defusing with 3 health: a roll of 1, 2 or 3 puts the fuse out.',
  'CC-EXPL-05': 'Fault Line has stars: one of its starred sides has to face the hex you came from.',
  'CC-GRUE-02': 'A Grue comes to the Old Lair. Red has no lantern and must flee, here to Base Camp.',
  'CC-HAZ-01': 'The track: methane stands at 3. The next methane symbol makes it 4, and it breaks out on a roll of 1, 2 or 3.',
  'CC-HAZ-04': 'Methane breaks out: every hex with its symbol gets a token, and everyone there loses 1 health.',
  'CC-HAZ-10': 'Bats and tremors have broken out here. They affect every passageway of their hexes.',
  'CC-HEX-02': 'Twin Tunnels: two passageways that do not meet. Red is in the upper one and can leave only through its three sides.',
  'CC-HEX-04': 'The Overpass: one passageway crosses above the other.',
  'CC-HEX-06': 'The Slide: the green arrows lead down. From the upper passageway you reach all six sides; from the lower one only its own, unless you carry a Rope.',
  'CC-HEX-07': 'The four hazards: methane, bats, tremors and Grues.',
  'CC-HEX-08': 'Water in one passageway of the Spring Cave; green, in the other, stays thirsty.',
  'CC-HEX-10': 'The cross is the marker: treasures lie there face down, items face up. The circled number is the level.',
  'CC-ITEM-01': 'The nine items.',
  'CC-LEAVE-03': 'The Surface in a game for three. The first to leave takes the 9 and the 8.',
  'CC-MODEL-04': 'Hexes that lie side by side are always joined across their shared edge.',
  'CC-MOVE-01': 'A move: one point, through the mouth between two hexes.',
  'CC-SETUP-08': 'The start: Base Camp alone, and dark all around.',
  'CC-TREAS-01': 'Treasures are worth 0 to 9; face down, nobody knows.',
};

export const colour = {
  'A': 'red',
  'B': 'blue',
  'C': 'green',
  'D': 'yellow',
};

export const cost = {
  'all': 'all',
  'card': 'card',
  'free': 'free',
};

export const goal = 'Get out alive with the most treasure. Only those on the Surface at the end can win.';

export const line = {
  'bats': 'a Helmet helps.',
  'battery': 'no Flashlight Out.',
  'brass-lantern': 'Grues give way and do no harm.',
  'camp': 'End your turn at Base Camp to lose all misfortunes.',
  'canteen': 'no Thirst.',
  'collect-items': 'at the marker: any of them, one of each kind. Ends your turn.',
  'collect-treasure': 'at the marker: look at all of them, keep one.',
  'defuse': 'someone else’s dynamite on your hex: roll your health or less and it is yours; otherwise it goes off.',
  'draw-card': 'Draw a card: pay its cost, suffer its misfortune.',
  'draw-hex': 'Draw a hex and turn it as you like; if it has stars, one must face the hex you came from. You stand on it.',
  'dynamite': 'light it on your hex, not at Base Camp. It goes off as your next turn begins: the hex collapses, and everyone on it dies.',
  'explore': 'the dark beyond one of your sides: see below. Needs 1 MP.',
  'flashlight-out': 'Flashlight Out: exploring costs 1 more, and treasures are kept unseen; cured by a Battery or Base Camp.',
  'grue': 'You need a Brass Lantern to enter its hex. Anyone there must flee to a neighbouring hex, or is cornered.',
  'lay-items': 'Place as many items, face up, as the card shows for the hex’s level.',
  'lay-treasures': 'For each treasure icon, draw as many tokens as there are spelunkers in the caves. Keep one; the rest go face down.',
  'leave': 'from Base Camp, for good, with the two highest treasures left on the Surface.',
  'medkit': 'use it up: health back to 4.',
  'methane': 'a Gas Mask helps.',
  'move': 'to a neighbouring hex through a side of your passageway.',
  'outbreak': 'An outbreak puts a token on every hex with the symbol. Everyone there, and everyone who enters, loses 1 health.',
  'over': 'The game ends when nobody alive is left in the caves. At 0 health you are dead and have lost.',
  'paintings': 'Cave Paintings bring the level 2 hexes into the pile.',
  'points': 'Move points (MP) = your health minus penalties, at least 1. Spend them on actions in any order; at 0 your turn is over.',
  'raise': 'Each hazard symbol raises its track by 1.',
  'roll': 'Roll for each hazard on the new hex: on a roll below its track value it breaks out.',
  'rope': 'climb slopes.',
  'slope': 'down to another passageway of your hex; up only with a Rope.',
  'surface': 'From the Surface, once a turn: roll above the number still in the caves to move a Grue, or to let it eat the cornered.',
  'thirst': 'Misfortunes you keep add up until cured. Thirst: 1 MP less each turn; cured by water, a Canteen or Base Camp.',
  'tremors': 'Hiking Boots help.',
  'winner': 'The highest sum of treasures wins; then more health, then fewer items.',
};

export const name = {
  'bats': 'Bats',
  'battery': 'Battery',
  'brass-lantern': 'Brass Lantern',
  'canteen': 'Canteen',
  'collect-items': 'Collect Items',
  'collect-treasure': 'Collect Treasure',
  'defuse': 'Defuse',
  'dynamite': 'Dynamite',
  'explore': 'Explore',
  'grue': 'Grue',
  'leave': 'Leave',
  'medkit': 'Medkit',
  'methane': 'Methane',
  'move': 'Move',
  'rope': 'Rope',
  'slope': 'Slope',
  'tremors': 'Tremors',
};

export const start = {
  '1': 'You are a spelunker. Explore the caves, pocket treasure, and get back out alive. Only those on the Surface at the end can win, and among them the most treasure wins.',
  '2': 'Each turn you have as many move points as health, four at most, less if misfortune has struck. A step to the next hex costs one. Mind your passageway: some hexes hold tunnels that never meet.',
  '3': 'Step into the dark to explore: draw a hex, turn it as you like and place it. Then draw a card. It tells what the step costs and what you find, and sometimes it brings a misfortune.',
  '4': 'When you find treasure, you look at some tokens, keep one and leave the rest face down at the marker. You know what you left behind; the others do not.',
  '5': 'Each hazard symbol on a new hex raises its track: methane, bats, tremors, Grues. Then you roll. Below the track’s value the hazard breaks out on every hex with its symbol, and everyone there is hurt.',
  '6': 'Grues drive you off their hexes. If you have nowhere to flee, you are cornered, and players who are already out can send a Grue to eat you. A brass lantern keeps them away.',
  '7': 'Base Camp is the only way out. The first to leave takes the two best treasures waiting on the Surface, but can carry nothing more out. When nobody alive is left inside, the survivors add up.',
};

export const title = {
  'end': 'The end',
  'exploring': 'Exploring, step by step',
  'hazards': 'Hazards',
  'items': 'Items',
  'misfortunes': 'Misfortunes',
  'turn': 'Your turn',
};
