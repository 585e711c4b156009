// Made of messages/de by build/words.ts. Do not edit.

export const checking = 'Jeder Schritt wird geprüft …';

export const chooseFile = 'Datei wählen';

export const file = 'Eine .karst-Datei';

export const looking = 'Aufzeichnungen werden gesucht …';

export const mine = 'Von mir hochgeladen';

export const none = 'Noch keine.';

export const orDrop = 'oder hierher ziehen';

export const records = 'Aufzeichnungen';

export const steps = (said: { n: number }): string => `${said.n === 1 ? `1 Schritt` : `${said.n} Schritte`}`;

export const takeAway = 'Entfernen';

export const takeAwayOf = (said: { names: string | number }): string => `Die Aufzeichnung von ${said.names} entfernen`;

export const tooLarge = 'Diese Datei ist zu groß für eine Aufzeichnung: Höchstens 512 kB sind möglich.';

export const uploadAbout = 'Eine <code>.karst</code>-Datei enthält eine ganze Partie, einen Schritt je Zeile. Lade eine hoch, um sie hier nachzuspielen, sie über ihren Link zu teilen oder von jedem Moment aus weiterzuspielen. Jeder Schritt wird anhand der Regeln geprüft.';

export const uploadTitle = 'Eine Aufzeichnung öffnen';
