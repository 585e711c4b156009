import { expect, test } from 'vitest';

import { agreedWords } from './agreed';

test.each([
  ['players 3, mode free-for-all, gear suggested', 'Free-for-all · Suggested sets'],
  ['players 2, mode duel, table 9, house a b', 'Duel · 9 × 9 spaces · 2 house rules'],
  ['players 2, set original', 'Original figures'],
  ['players 3, set mixed 0 127 85, house chests-survive-trolls', 'Mixed figures · 1 house rule'],
  ['competitive, players 2, deck easy 12', 'Free-for-all · Easy caves'],
  ['night-mail, players 4', 'Night mail'],
  ['solo, players 1, deck short', 'Solo · Short flight'],
  ['players 2', 'As printed'],
  ['players 2, stall 30', 'As printed'],
])('%s is told as %s', (notation, words) => expect(agreedWords(notation)).toBe(words));
