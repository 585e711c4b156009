import { expect, test, vi } from 'vitest';

import { shelf } from '../stores/shelf.svelte';
import { ruleTitles, titleOf } from './titles.svelte';

const rules = [
  { id: 'CT-ENTER-04', section: 'Who may enter where', title: 'Who may enter where', text: '', ruling: false },
  { id: 'CT-ENTER-05', section: 'Who may enter where', title: 'Who may enter where', text: '', ruling: false },
  { id: 'CT-R-08', section: 'Rulings: areas', title: 'Rulings: areas', text: '', ruling: true },
];

test('a rule goes by its heading, a ruling by what it is about', () => {
  expect(rules.map(titleOf)).toEqual(['Who may enter where', 'Who may enter where', 'Areas']);
});

test('a link says the heading once it is known, its tip the id too; without the ledger only the tip says the id', async () => {
  const asked = vi.spyOn(shelf, 'rules').mockRejectedValueOnce(new Error('away'));
  await ruleTitles.learn('CT-ENTER-04');
  expect([ruleTitles.link('CT-ENTER-04'), ruleTitles.tip('CT-ENTER-04')]).toEqual(['See the rule', 'Rule CT-ENTER-04']);
  asked.mockResolvedValueOnce(rules);
  await ruleTitles.learn('CT-ENTER-04');
  expect([ruleTitles.link('CT-ENTER-04'), ruleTitles.tip('CT-R-08')]).toEqual([
    'Who may enter where',
    'Areas (CT-R-08)',
  ]);
  await ruleTitles.learn('CT-R-08');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenCalledWith('cave-troll');
});

test('rules under one heading are one link', async () => {
  expect(ruleTitles.distinct(['CT-ENTER-04', 'CT-ENTER-05', 'CT-R-08', 'SK-DASH-01'])).toEqual([
    'CT-ENTER-04',
    'CT-R-08',
    'SK-DASH-01',
  ]);
});
