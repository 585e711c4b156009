import { expect, test } from 'vitest';

import { UNTIMED, USUAL_DOORS } from './chairs';
import { company, inShort } from './summary';

test('who sits at the table is told by kinds', () => {
  expect(company([{ who: 'me' }, { who: 'bot', bot: 'steady' }, { who: 'bot', bot: 'steady' }])).toBe(
    'At the table: you and 2 steady bots.',
  );
  expect(company([{ who: 'me' }, { who: 'guest', name: 'Anna' }, { who: 'bot', bot: 'novice' }, { who: 'open' }])).toBe(
    'At the table: you, Anna, a novice bot, and an open seat.',
  );
});

test('clock and doors are worth a word only when somebody else may come', () => {
  const alone = inShort([{ who: 'me' }, { who: 'bot', bot: 'steady' }], ['Duel'], UNTIMED, USUAL_DOORS);
  expect(alone).toEqual(['At the table: you and a steady bot.', 'Rules: Duel.']);
  const open = inShort([{ who: 'me' }, { who: 'open' }], [], UNTIMED, { ...USUAL_DOORS, listed: true });
  expect(open).toEqual([
    'At the table: you and an open seat.',
    'Rules: as printed.',
    'Everyone takes the time they need.',
    'Everyone can find the table on the home page.',
  ]);
});
