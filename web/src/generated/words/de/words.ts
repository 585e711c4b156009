// Made of messages/de by build/words.ts. Do not edit.

export const anywhere = 'Was ich überall tun kann';

export const changed = 'neu';

export const changedSince = (said: { n: number }): string => `${said.n === 0 ? `Seit deinem letzten Zug hat sich nichts geändert.` : said.n === 1 ? `Seit deinem letzten Zug hat sich ein Ort geändert.` : `Seit deinem letzten Zug haben sich ${said.n} Orte geändert.`}`;

export const counted = (said: { n: string | number; thing: string | number }): string => `${said.thing} (${said.n})`;

export const findingWords = 'Der Spielplan wird beschrieben …';

export const how = 'Mit den Pfeiltasten gehst du durch die Orte und öffnest sie, Buchstaben springen zu einem, Enter tut, was eine Zeile sagt.';

export const nothingYet = 'Es ist noch nichts geschehen.';

export const onTheTable = 'Auf dem Tisch';

export const pictureToo = 'Auch das Bild';

export const places = 'Orte';

export const players = 'Spieler';

export const row = {
  'about': 'Dazu',
  'exit': 'Ausgang',
  'here': 'Hier',
  'news': 'Neu',
  'offer': 'Tun',
};

export const title = 'Der Spielplan in Worten';

export const toDo = (said: { n: number }): string => `${said.n === 1 ? `1 Möglichkeit` : `${said.n} Möglichkeiten`}`;

export const trouble = 'Der Spielplan lässt sich gerade nicht beschreiben; versuch es noch einmal.';

export const whatIMayAsk = 'Fragen, die ich stellen kann';

export const yours = 'deiner';
