// Made of messages/de by build/words.ts. Do not edit.

export const allOfYours = (said: { n: string | number }): string => `Alle deine ${said.n} Tische`;

export const beingPlayed = 'Läuft gerade';

export const fetchingGames = 'Die Spiele werden geholt …';

export const finished = 'Beendet';

export const gathering = 'Wartet auf Mitspieler';

export const goOn = 'Weiter';

export const goOnLesson = 'Weiter mit der Lektion';

export const hero = 'Komm herein aus dem Licht.';

export const heroAbout = 'Höhlen-Brettspiele nach ihren echten Regeln: gegen Bots, zusammen an einem Bildschirm oder mit Freunden über einen Link.';

export const join = 'Mitspielen';

export const learn = 'Spielen lernen';

export const leftOff = (said: { n: number }): string => `${said.n === 0 ? `Wo du aufgehört hast` : said.n === 1 ? `Ein Tisch wartet auf dich` : `${said.n} Tische warten auf dich`}`;

export const lessonFinished = 'Lektion geschafft';

export const lookBack = 'Wiedergabe';

export const looking = 'Tische werden gesucht …';

export const mine = 'Meine Tische';

export const minutes = (said: { least: string | number; most: string | number }): string => `${said.least}–${said.most} Min.`;

export const newTable = 'Neuer Tisch';

export const noneMine = 'Du sitzt noch an keinem Tisch. Spiel gleich los, oder eröffne einen für Freunde.';

export const noneMineFound = 'Keiner deiner Tische passt dazu.';

export const noneOpen = 'Gerade hat kein Tisch einen freien Platz. Eröffne einen öffentlichen, dann finden ihn andere hier.';

export const noneOpenFound = 'Kein offener Tisch passt dazu.';

export const noneRunning = 'Gerade gibt es nichts zum Zuschauen.';

export const noneRunningFound = 'Kein laufender Tisch passt dazu.';

export const opened = 'Offene Tische';

export const pageIsOlder = 'Diese Seite ist älter als der Server. Lade sie neu, um dieses Spiel zu spielen.';

export const picture = {
  'casadh': 'Ein Höhlenforscher mit Lampe geht über eine Brücke in einer Höhle; unten schimmert ein Schatz, und Augen blicken aus dem Dunkel',
  'cave-pilot': 'Ein kleines Flugzeug mit Fledermausflügeln fliegt durch eine Höhle, seine Lampe dem Tageslicht entgegen',
  'cave-troll': 'Ein Höhlentroll ragt über einem Goldhaufen auf, während ein kleiner Held eine Fackel hebt',
  'skulldug': 'Eine Forscherin mit Laterne vor einem Höhleneingang in Form eines Schädels; innen leuchtet ein violetter Edelstein',
};

export const playNow = 'Jetzt gegen Bots spielen';

export const players = (said: { players: string | number }): string => `${said.players} Spieler`;

export const records = 'Aufzeichnungen: eine .karst-Datei ansehen';

export const searchBy = 'Nach Spiel, Name oder Regeln suchen';

export const searchTables = 'Die Tische durchsuchen';

export const settingUp = 'Wird aufgebaut …';

export const shelfTitle = 'Spiele im Regal';

export const showAll = (said: { n: string | number }): string => `Alle ${said.n} zeigen`;

export const tables = 'Tische';

export const wantsSubstitute = 'Sucht Ersatz';

export const watch = 'Zuschauen';

export const weight = (said: { most: string | number; weight: string | number }): string => `Schwierigkeit ${said.weight} von ${said.most}:`;

export const weightMeaning = {
  '1': 'In einer Minute erklärt.',
  '2': 'In fünf Minuten erklärt; in der zweiten Partie spielst du gut.',
  '3': 'In zehn Minuten erklärt; nach ein, zwei Partien kennst du die Karten.',
  '4': 'Eine erste Partie zum Lernen; Pläne zahlen sich aus.',
  '5': 'Ein Abend mit dem Regelheft.',
};

export const weightWord = {
  '1': 'Sehr leicht',
  '2': 'Leicht',
  '3': 'Mittel',
  '4': 'Anspruchsvoll',
  '5': 'Schwer',
};

export const yourTurn = 'Du bist dran';

export const yourTurnLeft = (said: { time: string | number }): string => `Du bist dran, noch ${said.time}`;
