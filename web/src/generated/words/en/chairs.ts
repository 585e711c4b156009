// Made of messages/en by build/words.ts. Do not edit.

export const kind = {
  'bot-master': 'Master bot: thinks longest',
  'bot-novice': 'Novice bot: makes mistakes',
  'bot-random': 'Random bot: does anything',
  'bot-steady': 'Steady bot: looks one action ahead',
  'bot-strong': 'Strong bot: thinks ahead',
  'guest': 'Someone at this screen',
  'me': 'Me',
  'open': 'Open for anyone',
};

export const nameless = (said: { seat: string | number }): string => `Give the person in seat ${said.seat} a name, so you know whom to pass the screen to.`;

export const player = (said: { seat: string | number }): string => `Player ${said.seat}`;

export const sameName = 'Two people at this screen have the same name.';
