import { expect, test } from 'vitest';

import { usualChairs } from './chairs';
import { ABSENCES, absenceKindOf, absenceOf, clockOf, PRESETS, presetOf, usualPreset } from './clocks';

test('each clock is found again by its numbers, whatever their order', () => {
  for (const { preset } of PRESETS) expect(presetOf(clockOf(preset))).toBe(preset);
  expect(presetOf({ delay_s: 0, main_s: 1200, kind: 'live', increment_s: 15 })).toBe('live-20');
  expect(presetOf({ kind: 'live', main_s: 77, increment_s: 0, delay_s: 0 })).toBe('own-live');
  expect(presetOf({ kind: 'days', move_s: 77, bank_s: 0 })).toBe('own-days');
  for (const { kind } of ABSENCES) expect(absenceKindOf(absenceOf(kind))).toBe(kind);
});

test('only people from elsewhere are timed by default', () => {
  expect(usualPreset(usualChairs(3), true)).toBe('none');
  expect(usualPreset([{ who: 'me' }, { who: 'guest', name: 'Ben' }], false)).toBe('none');
  expect(usualPreset([{ who: 'me' }, { who: 'open' }], false)).toBe('day');
  expect(usualPreset([{ who: 'me' }, { who: 'open' }], true)).toBe('live-20');
});
