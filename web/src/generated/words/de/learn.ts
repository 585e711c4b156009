// Made of messages/de by build/words.ts. Do not edit.

export const about = (said: { n: string | number }): string => `Insgesamt etwa ${said.n} Minuten. Du kannst jederzeit gehen; dieser Browser merkt sich, wo du warst.`;

export const back = 'Zurück';

export const beforeThat = (said: { n: string | number }): string => `Davor: ${said.n} weitere.`;

export const chapters = 'Kapitel';

export const coach = 'Der Coach';

export const coachComing = 'Der Coach ist unterwegs …';

export const coachSays = 'Was der Coach sagt';

export const doItForMe = 'Mach es für mich';

export const doThis = (said: { words: string | number }): string => `Tu dies: <b>${said.words}</b>. Du findest es auch unter deinen Möglichkeiten.`;

export const howFar = 'Fortschritt in diesem Kapitel';

export const justHappened = 'Was gerade geschah';

export const leaveLesson = 'Die Lektion verlassen; du kannst später weitermachen';

export const leaveShort = 'Verlassen; du kannst später weitermachen';

export const less = 'Weniger';

export const lesson = 'Lektion';

export const more = 'Mehr';

export const next = 'Weiter';

export const read = ', gelesen';

export const setUpReal = 'Eine echte Partie aufbauen';

export const showMe = 'Zeig es mir';

export const tasks = (said: { n: number }): string => `${said.n === 1 ? `1 Aufgabe` : `${said.n} Aufgaben`}`;

export const theRules = (said: { n: number }): string => `${said.n === 1 ? `Die Regel:` : `Die Regeln:`}`;

export const title = (said: { game: string | number }): string => `${said.game} lernen`;

export const where = (said: { beat: string | number; beats: string | number; chapter: string | number; chapters: string | number }): string => `Kapitel ${said.chapter} von ${said.chapters}, ${said.beat} von ${said.beats}`;
