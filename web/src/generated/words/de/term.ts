// Written by `cargo xtask types` from messages/de.ftl. Do not edit.

export const coachHelp = {
  'act': 'tun: 3, move thief E3 R01',
  'back': 'einen Abschnitt zurück',
  'board': 'die Stellung in Worten',
  'list': 'alles, was du darfst',
  'next': 'weiterlesen',
  'quit': 'gehen; du kannst später weitermachen',
  'rules': 'eine Regel nachschlagen',
  'show': 'was der Coach von dir will',
};

export const coachType = {
  'act': 'NUMMER, AKTION',
  'back': 'back',
  'board': 'board',
  'list': 'list',
  'next': 'Enter oder next',
  'quit': 'quit',
  'rules': 'rules WÖRTER',
  'show': 'show',
};

export const help = {
  'action': 'eine Aktion in Notation',
  'board': 'die Stellung, die Geschichte bisher',
  'can': 'was kann ich jetzt tun und was nicht?',
  'hear': 'wieder gefragt werden, was du abgestellt hast',
  'hint': 'was würde ein Meister tun? (steht dann in der Aufzeichnung)',
  'hush': 'wenn etwas bloß angeboten wird: ablehnen, jetzt und für den Rest des Spiels',
  'look': 'wo du bist, oder was an einem Ort ist und wohin man von dort kommt',
  'near': 'was um dich ist, was du hast, was zuletzt geschah',
  'nothing': 'die Angebote noch einmal zeigen',
  'odds': 'wie kann das ausgehen?',
  'offer': 'Angebot 3 nehmen',
  'quit': 'den Tisch verlassen',
  'rules': 'etwas in den Regeln nachschlagen',
  'save': 'das Spiel bis hierher behalten',
  'since': 'was seit deiner letzten Entscheidung geschah, in einem Absatz',
  'undo': 'die letzte Aktion zurücknehmen, wenn seither nichts aufgedeckt wurde',
  'why': 'wozu haben die anderen das getan?',
  'why-action': 'darf ich? und wenn nicht, welche Regel sagt das',
};

export const type = {
  'action': 'move thief E3 R01',
  'board': 'board, log',
  'can': 'can',
  'hear': 'hear, hear THEMA',
  'hint': 'hint',
  'hush': 'hush, hush THEMA',
  'look': 'look, look ORT',
  'near': 'near, hand, last',
  'nothing': '(nichts)',
  'odds': 'odds 3, odds AKTION',
  'offer': '3',
  'quit': 'quit',
  'rules': 'rules WÖRTER',
  'save': 'save DATEI',
  'since': 'since',
  'undo': 'undo',
  'why': 'why',
  'why-action': 'why AKTION',
};
