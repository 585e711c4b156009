// Made of messages/de by build/words.ts. Do not edit.

export const kind = {
  'bot-master': 'Meisterbot: denkt am längsten',
  'bot-novice': 'Anfängerbot: macht Fehler',
  'bot-random': 'Zufallsbot: tut irgendetwas',
  'bot-steady': 'Solider Bot: denkt eine Aktion voraus',
  'bot-strong': 'Starker Bot: denkt voraus',
  'guest': 'Jemand an diesem Bildschirm',
  'me': 'Ich',
  'open': 'Frei für alle',
};

export const nameless = (said: { seat: string | number }): string => `Gib der Person auf Platz ${said.seat} einen Namen, damit ihr wisst, wer den Bildschirm bekommt.`;

export const player = (said: { seat: string | number }): string => `Spieler ${said.seat}`;

export const sameName = 'Zwei Personen an diesem Bildschirm haben denselben Namen.';
