// Made of messages/de by build/words.ts. Do not edit.

export const absence = {
  'bot-master': 'Ein Meisterbot springt ein',
  'bot-novice': 'Ein Anfängerbot springt ein',
  'bot-steady': 'Ein solider Bot springt ein',
  'bot-strong': 'Ein starker Bot springt ein',
  'forfeit': 'Die Partie ist für sie verloren',
  'substitute': 'Jemand anders darf den Platz nehmen',
};

export const advice = {
  'no': 'Nein',
  'yes': 'Ja; die anderen sehen, wer fragt',
};

export const atTheTable = (said: { people: string | number }): string => `Am Tisch: ${said.people}.`;

export const beginGame = 'Partie beginnen';

export const beginsAtOnce = 'Jeder Platz ist besetzt: Die Partie beginnt sofort.';

export const botWords = {
  'master': 'Meister: denkt eine Sekunde voraus. Schlag ihn, wenn du kannst.',
  'novice': 'Anfänger: macht die Fehler einer ersten Partie. Gute Gesellschaft, während du lernst.',
  'random': 'Zufall: tut irgendetwas Erlaubtes. Nur zum Ausprobieren.',
  'steady': 'Solide: denkt eine Aktion voraus und nimmt, was er sieht. Für die meisten ein fairer Gegner.',
  'strong': 'Stark: denkt eine Fünftelsekunde voraus. Bestraft Fehler.',
};

export const bots = {
  'master': (said: { n: string | number }): string => `${said.n} Meisterbots`,
  'novice': (said: { n: string | number }): string => `${said.n} Anfängerbots`,
  'random': (said: { n: string | number }): string => `${said.n} Zufallsbots`,
  'steady': (said: { n: string | number }): string => `${said.n} solide Bots`,
  'strong': (said: { n: string | number }): string => `${said.n} starke Bots`,
};

export const byWhatRules = 'Regeln';

export const clock = 'Uhr';

export const clocksStand = 'Die Uhren stehen still, solange der Server aus ist.';

export const drawAgain = 'Neu auslosen';

export const foundBy = {
  'link': 'Nur wer den Link hat',
  'list': 'Alle, auf der Startseite',
};

export const foundLink = 'Nur wer den Link hat, findet den Tisch.';

export const foundList = 'Alle finden den Tisch auf der Startseite.';

export const hintsLegend = 'Tipps: Was würde ein Meister tun?';

export const hoursSaved = 'Stunden, die man ansparen kann';

export const hoursTurn = 'Stunden pro Zug';

export const howLong = 'Zeit';

export const inShort = 'Kurz gesagt';

export const linkToSend = 'Du bekommst einen Link für die anderen. Die Partie beginnt, wenn jeder Platz besetzt ist.';

export const lookingOn = {
  'all': 'Alle, die ihn finden',
  'players': 'Nur die Spieler',
};

export const meNamed = (said: { name: string | number }): string => `Ich (${said.name})`;

export const minutesEach = 'Minuten pro Person';

export const nameOf = (said: { seat: string | number }): string => `Name der Person auf Platz ${said.seat}`;

export const newTable = 'Neuer Tisch';

export const newToGame = (said: { n: string | number }): string => `Neu in diesem Spiel? <learn>In ${said.n} Minuten lernen</learn>`;

export const onceMore = 'Noch einmal';

export const openSeats = (said: { n: number }): string => `${said.n === 1 ? `ein freier Platz` : `${said.n} freie Plätze`}`;

export const openTable = 'Tisch eröffnen';

export const ownChange = 'Ändere unten, was du magst; alles andere kann bleiben.';

export const ownChanged = 'Du hast etwas geändert: Das ist jetzt dein eigener Tisch.';

export const players = (said: { n: number }): string => `${said.n === 1 ? `1 Spieler` : `${said.n} Spieler`}`;

export const playersFromTo = (said: { first: string | number; last: string | number }): string => `${said.first}–${said.last} Spieler`;

export const playersLegend = 'Wie viele';

export const playersOr = (said: { last: string | number; numbers: string | number }): string => `${said.numbers} oder ${said.last} Spieler`;

export const preset = {
  'day': 'Ein Tag pro Zug',
  'live-10': 'Live, 10 Minuten + 10 s',
  'live-20': 'Live, 20 Minuten + 15 s',
  'live-45': 'Live, 45 Minuten + 30 s',
  'none': 'Keine Uhr',
  'own-days': 'Über Tage, mit eigenen Zeiten …',
  'own-live': 'Live, mit eigenen Zeiten …',
  'three-days': 'Drei Tage pro Zug',
};

export const ready = 'Gleich losspielen';

export const rulesAgreed = (said: { rules: string | number }): string => `Regeln: ${said.rules}.`;

export const rulesPrinted = 'Regeln: wie gedruckt.';

export const secondsFree = 'Freie Sekunden in jedem Zug';

export const secondsMore = 'Sekunden dazu nach jedem Zug';

export const settingUp = 'Wird aufgebaut …';

export const whenLeaves = 'Wenn jemand geht';

export const whenUp = 'Wenn die Zeit um ist oder jemand geht';

export const whoFinds = 'Wer den Tisch findet';

export const whoLooks = 'Wer zuschauen darf';

export const whoPlays = 'Mitspieler';

export const whoSits = (said: { seat: string | number }): string => `Wer auf Platz ${said.seat} sitzt`;

export const you = 'du';

export const yourOwn = 'Dein eigener';
