// Made of messages/en by build/words.ts. Do not edit.

export const actionsLeft = (said: { n: number }): string => `${said.n === 1 ? `${said.n} action left` : `${said.n} actions left`}`;

export const adventurers = (said: { n: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `your ${said.n} adventurers` : `${said.who.name}'s ${said.n} adventurers`}`;

export const anArtifact = 'An artifact';

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} and ${said.last}`;

export const andMore = (said: { n: string | number }): string => `and ${said.n} more.`;

export const arrives = {
  'hero': 'Enters at an entrance.',
  'monster': 'Enters at a pit.',
};

export const artifact = 'Artifact';

export const artifactText = {
  'boots': 'One of your heroes takes up to three steps.',
  'chalice': 'Place one of your lost heroes on any entrance.',
  'cloak': 'One of your heroes takes one or two steps; knights do not stop it.',
  'scroll': 'Send an opponent’s monster (not a cave troll) from a room or an entrance to any pit.',
  'sword': 'Discard an opponent\'s orc or grunt in a room with one of your heroes.',
  'tally': 'Score a room that holds one of your heroes.',
};

export const artifacts = (said: { n: string | number }): string => `Artifacts <b>${said.n}</b>`;

export const artifactsLeft = (said: { n: string | number }): string => `Artifacts left to find: <b>${said.n}</b>`;

export const artifactsLeftPlayed = (said: { n: string | number; names: string | number }): string => `Artifacts left to find: <b>${said.n}</b> · played: ${said.names}`;

export const artifactsTitle = 'Face-down artifacts';

export const boardIsScored = 'The board is scored.';

export const boardPays = (said: { n: string | number }): string => `Board <b>+${said.n}</b>`;

export const boardPaysTitle = 'What a scoring would pay now';

export const canBeChosen = 'Can be chosen.';

export const card = {
  'find-an-artifact': 'Find an Artifact',
  'score-a-room': 'Score a Room',
  'treasure': 'Treasure',
};

export const cardText = {
  'find-an-artifact': 'Draw an artifact, look at it and keep it face down.',
  'score-a-room': 'Choose any room. It is scored at once.',
  'treasure': 'Place your chest in any room. It adds 4 gold whenever the room is scored, for whoever controls it.',
};

export const chest = 'Chest';

export const chestIn = (said: { place: string | number }): string => `in ${said.place}`;

export const chestLost = 'lost';

export const chestOf = (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `yours` : `${said.who.name}'s`}`;

export const chestToCome = 'not played yet';

export const chestsThere = (said: { n: number; owners: string | number }): string => `${said.n === 1 ? `Chest` : `Chests`}: ${said.owners}.`;

export const chooseATarget = 'Choose a target';

export const coins = (said: { n: number }): string => `${said.n === 1 ? `1 coin.` : `${said.n} coins.`}`;

export const decides = 'deciding';

export const deck = (said: { n: string | number }): string => `Deck <b>${said.n}</b>`;

export const deckTitle = 'Cards in the deck';

export const doorsTo = (said: { areas: string | number }): string => `Doors to ${said.areas}.`;

export const drawn = 'Drawn';

export const entrance = 'Entrance: heroes come in here.';

export const figure = {
  'adventurer': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your adventurer` : `${said.who.name}'s adventurer`}`,
  'assassin': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your assassin` : `${said.who.name}'s assassin`}`,
  'barbarian': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your barbarian` : `${said.who.name}'s barbarian`}`,
  'berserker': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your berserker` : `${said.who.name}'s berserker`}`,
  'cave-troll': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your cave troll` : `${said.who.name}'s cave troll`}`,
  'dwarf': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your dwarf` : `${said.who.name}'s dwarf`}`,
  'giant-slayer': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your giant slayer` : `${said.who.name}'s giant slayer`}`,
  'grunt': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your grunt` : `${said.who.name}'s grunt`}`,
  'knight': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your knight` : `${said.who.name}'s knight`}`,
  'orc': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your orc` : `${said.who.name}'s orc`}`,
  'paladin': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your paladin` : `${said.who.name}'s paladin`}`,
  'rampaging-troll': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your rampaging troll` : `${said.who.name}'s rampaging troll`}`,
  'siren-banshee': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your siren banshee` : `${said.who.name}'s siren banshee`}`,
  'thief': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your thief` : `${said.who.name}'s thief`}`,
  'wraith': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `your wraith` : `${said.who.name}'s wraith`}`,
};

export const figureIn = (said: { figure: string | number; place: string | number }): string => `${said.figure} in ${said.place}.`;

export const figureText = {
  'adventurer': 'No special ability.',
  'assassin': '1 action: discard a lone hero (not an assassin) or a lone grunt in her room.',
  'barbarian': 'Counts as two heroes when his room is scored. Wraiths cannot push him.',
  'berserker': 'When an opponent controls his room, the two of you share its gold. He may be the sixth in a full room that holds none of your figures and no opponent’s berserker.',
  'cave-troll': 'Place it in any room without a cave troll. Each player may save one figure from that room; the rest are discarded. It never moves, and nobody may enter.',
  'dwarf': 'Doubles the printed coins of his room, whoever controls it. Chests are not doubled.',
  'giant-slayer': 'Once a turn, gain 1 gold when he enters an empty room. 1 action: discard him together with a rampaging troll in his room.',
  'grunt': '1 action: discard all opponents’ adventurers in its room.',
  'knight': 'Opponents’ figures cannot enter his room, except knights. He discards every orc in a room he enters.',
  'orc': '1 action: discard any hero in its room.',
  'paladin': 'Banshees cannot pull your heroes from his room, and grunts cannot attack your adventurers there. 1 action: send an opponent’s banshee from his room to a pit.',
  'rampaging-troll': 'Moves once a turn. 1 action: push two other figures out of its room, then discard all that are left there.',
  'siren-banshee': 'One action moves it one or two steps. 1 action: pull an opponent’s hero from an adjacent room into its own.',
  'thief': 'One action takes her to any room or entrance she may enter.',
  'wraith': 'When it enters a room, or for 1 action, it pushes one hero into an adjacent room or entrance. It may enter a full room if it then pushes.',
};

export const goTo = (said: { places: string | number }): string => `Go to ${said.places}.`;

export const goToOneOf = (said: { n: string | number }): string => `Can go to ${said.n} places.`;

export const gold = 'Gold';

export const goldAndSoon = (said: { gold: string | number; soon: string | number }): string => `${said.gold} gold; a scoring would pay ${said.soon} now`;

export const goldRead = (said: { n: string | number }): string => `${said.n}<read> gold</read>`;

export const hand = (said: { n: string | number }): string => `Hand <b>${said.n}</b>`;

export const handTitle = 'Cards in hand';

export const heading = {
  'abilities': 'Abilities',
  'artifacts': 'Artifacts',
  'cards': 'Cards',
  'turn': 'Turn',
  'where': 'Where',
};

export const headingFlee = (said: { figure: string | number }): string => `Flee with ${said.figure}`;

export const headingMove = (said: { figure: string | number; place: string | number }): string => `${said.figure} in ${said.place}`;

export const holds = (said: { what: string | number }): string => `Holds <b>${said.what}</b>`;

export const inHand = 'In hand';

export const inPlay = 'In play';

export const isPicked = 'Selected.';

export const keptGold = 'Gold at the end if never played';

export const key = {
  'a': 'abilities and artifacts',
  'arrows': 'from area to area on the map',
  'cards': 'play a card',
  'd': 'draw',
  'e': 'end the turn',
  'enter': 'choose',
  'esc': 'go back',
  'm': 'more or fewer options',
  's': 'stay, no push, stop',
  't': 'next thing you can choose',
  'tab': 'to the figures there',
  'zoom': 'zoom, whole cave',
};

export const keyOf = (said: { key: string | number }): string => `Key: ${said.key}`;

export const map = 'Cave map. Arrow keys move from area to area, Tab goes to the figures there, Enter chooses, Escape goes back.';

export const myCards = 'My cards';

export const nameYou = (said: { name: string | number }): string => `${said.name} (you)`;

export const nobody = 'nobody';

export const nobodyThere = 'Nobody is there.';

export const none = 'none';

export const onTurn = 'current turn';

export const or = (said: { first: string | number; last: string | number }): string => `${said.first} or ${said.last}`;

export const owned = {
  'hero': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Your hero` : `${said.who.name}'s hero`}`,
  'monster': (said: { who: { name: string; you: boolean } }): string => `${said.who.you ? `Your monster` : `${said.who.name}'s monster`}`,
};

export const pays = (said: { gold: string | number; who: { name: string; you: boolean } }): string => `${said.who.you ? `You control it` : `${said.who.name} controls it`}: ${said.gold} gold.`;

export const paysEach = (said: { gold: string | number; sharer: { name: string; you: boolean }; who: { name: string; you: boolean } }): string => `${said.who.you ? `You control it` : `${said.who.name} controls it`} and ${said.sharer.you ? `you share` : `${said.sharer.name} shares`}: ${said.gold} gold each.`;

export const paysNobody = (said: { gold: string | number }): string => `Nobody controls it, so its ${said.gold} gold would go to nobody.`;

export const pickedNow = (said: { n: number; what: string | number }): string => `${said.what}. ${said.n === 1 ? `1 option.` : `${said.n} options.`}`;

export const pile = {
  'discards': 'Discards',
  'lost': 'Lost',
  'removed': 'Out of the game',
  'scoring': 'On the scoring pile',
  'supply': 'Not in play yet',
};

export const piles = (said: { lost: string | number; played: string | number; supply: string | number }): string => `Lost ${said.lost} · supply ${said.supply} · played ${said.played}`;

export const pit = 'Pit: monsters come in here; no hero enters.';

export const play = 'Play:';

export const playIt = (said: { n: string | number }): string => `Play it (${said.n})`;

export const playedArtifacts = (said: { names: string | number }): string => `Played: ${said.names}`;

export const playerAt = (said: { name: string | number; seat: string | number }): string => `${said.name}, seat ${said.seat}`;

export const scoredSoFar = (said: { n: number }): string => `${said.n === 1 ? `Scored once so far.` : `Scored ${said.n} times so far.`}`;

export const scoringIcons = (said: { n: number }): string => `${said.n === 1 ? `${said.n} scoring icon` : `${said.n} scoring icons`}`;

export const scoringPile = 'Scoring pile';

export const scoringPileTitle = 'Scoring pile: at five the whole board is scored';

export const scoringWouldPay = 'What a scoring would pay now';

export const seat = (said: { n: string | number }): string => `Seat ${said.n}`;

export const soon = (said: { soon: string | number }): string => `A scoring would pay ${said.soon} now`;

export const standing = 'Standings';

export const thinking = 'thinking';

export const untilScored = (said: { n: string | number }): string => `${said.n} more, and the whole board is scored.`;

export const useIt = 'Use it';

export const verb = {
  'attack': 'Attack',
  'draw': 'Draw',
  'end-turn': 'End turn',
  'no-push': 'No push',
  'rampage': 'Rampage',
  'stay': 'Stay',
  'stop': 'Stop here',
};

export const whoComesBack = 'Who comes back?';

export const whoIsThere = (said: { who: string | number }): string => `There: ${said.who}.`;

export const you = 'You';
