// Written by `cargo xtask types` from messages/en.ftl. Do not edit.

export const coachHelp = {
  'act': 'do it: 3, move thief E3 R01',
  'back': 'one beat back',
  'board': 'the position in words',
  'list': 'all you may do',
  'next': 'read on',
  'quit': 'leave; you can go on later',
  'rules': 'look a rule up',
  'show': 'what the coach wants you to do',
};

export const coachType = {
  'act': 'NUMBER, ACTION',
  'back': 'back',
  'board': 'board',
  'list': 'list',
  'next': 'Enter or next',
  'quit': 'quit',
  'rules': 'rules WORDS',
  'show': 'show',
};

export const help = {
  'action': 'take an action by its notation',
  'board': 'the position, the story so far',
  'can': 'what kinds of thing can I do now, and what not?',
  'hear': 'be asked again about what you have hushed',
  'hint': 'what would a master do? (marked in the record)',
  'hush': 'when something is merely offered: decline, now and for the rest of the game',
  'look': 'where you are, or what is in a place and where one gets from there',
  'near': 'what is around you, what you hold, what happened last',
  'nothing': 'show the offers again',
  'odds': 'how may that turn out?',
  'offer': 'take offer 3',
  'quit': 'leave the table',
  'rules': 'look something up in the rules',
  'save': 'keep the game so far',
  'since': 'what happened since you last decided, in a paragraph',
  'undo': 'take back your last action, if nothing was revealed since',
  'why': 'what did the others do that for?',
  'why-action': 'may I? and if not, which rule says so',
};

export const type = {
  'action': 'move thief E3 R01',
  'board': 'board, log',
  'can': 'can',
  'hear': 'hear, hear TOPIC',
  'hint': 'hint',
  'hush': 'hush, hush TOPIC',
  'look': 'look, look PLACE',
  'near': 'near, hand, last',
  'nothing': '(nothing)',
  'odds': 'odds 3, odds ACTION',
  'offer': '3',
  'quit': 'quit',
  'rules': 'rules WORDS',
  'save': 'save FILE',
  'since': 'since',
  'undo': 'undo',
  'why': 'why',
  'why-action': 'why ACTION',
};
