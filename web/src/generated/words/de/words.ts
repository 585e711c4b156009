// Made of messages/de by build/words.ts. Do not edit.

export const anywhere = 'Was ich überall tun kann';

export const changed = 'neu';

export const changedSince = (said: { n: number }): string => `${said.n === 0 ? `Seit deinem letzten Zug hat sich nichts geändert.` : said.n === 1 ? `Seit deinem letzten Zug hat sich ein Ort geändert.` : `Seit deinem letzten Zug haben sich ${said.n} Orte geändert.`}`;

export const counted = (said: { n: string | number; thing: string | number }): string => `${said.thing} (${said.n})`;

export const findingWords = 'Die Worte werden gesucht …';

export const how = 'Pfeiltasten gehen durch die Orte und öffnen sie, Buchstaben finden einen, Enter tut, was eine Zeile sagt.';

export const nothingYet = 'Es ist noch nichts geschehen.';

export const onTheTable = 'Auf dem Tisch';

export const pictureToo = 'Auch das Bild';

export const places = 'Orte';

export const players = 'Spieler';

export const row = {
  'about': 'Es ist',
  'exit': 'Ausgang',
  'here': 'Hier',
  'news': 'Neu',
  'offer': 'Tun',
};

export const title = 'Der Spielplan in Worten';

export const toDo = (said: { n: string | number }): string => `${said.n} zu tun`;

export const trouble = 'Die Lage auf dem Tisch lässt sich gerade nicht beschreiben; versuch es noch einmal.';

export const whatIMayAsk = 'Was ich fragen kann';

export const yours = 'deiner';
