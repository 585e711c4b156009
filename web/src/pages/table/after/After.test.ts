import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import type { Course } from '../../../generated/protocol';
import After from './After.svelte';

afterEach(cleanup);

const course: Course = {
  points: 'Gold',
  measure: 'Gold if the game had ended then.',
  ranks: [
    { seat: 1, place: 1, won: true, score: 9 },
    { seat: 0, place: 2, won: false, score: 7 },
  ],
  columns: [
    { title: 'Single rooms', adds: true, values: [4, 0] },
    { title: 'Last scoring', adds: true, values: [3, 9] },
    { title: 'Deaths', adds: false, values: [1, 0] },
  ],
  reasons: [{ sentence: 'Ben has the most gold, 9.', rules: ['CT-END-05'] }],
  earlier: null,
  turns: [
    { step: 3, seats: [0], scores: [0, 0] },
    { step: 8, seats: [1], scores: [4, 0] },
    { step: 12, seats: [], scores: [7, 9] },
  ],
  turning: [
    {
      step: 10,
      turn: 2,
      what: 'for-good',
      seats: [1],
      sentence: 'Ben takes the lead in turn 2: 9 gold against 7.',
      cause: ['The board is scored.'],
    },
  ],
};

const shown = () => render(After, { past: { of: 'tables', id: 't1' }, course, names: ['Anna', 'Ben'], mine: [0] });

test('the final table names places, parts and reasons, the winner first', () => {
  shown();
  const rows = [...screen.getByTestId('final-table').querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['1.', '2.'],
    ['–', '4'],
    ['9', '3'],
    ['9', '7'],
    ['0', '1'],
  ]);
  expect(screen.getByTitle('CT-END-05').getAttribute('href')).toBe('#rule=CT-END-05');
});

test('the chart is read turn by turn with keys, and moments have addresses', async () => {
  shown();
  await fireEvent.click(screen.getByTestId('leaf-course'));
  const chart = screen.getByTestId('chart');
  expect(chart.getAttribute('aria-valuetext')).toBe('The end. Anna 7, Ben 9.');
  await fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Turn 2: Ben. Anna 4, Ben 0.');
  expect(screen.getByTestId('open-moment').getAttribute('href')).toBe('/tables/t1/replay?at=8');
  expect(chart.querySelectorAll('polyline')).toHaveLength(2);
  expect(screen.getByText('Ben takes the lead in turn 2: 9 gold against 7.').closest('a')?.getAttribute('href')).toBe(
    '/tables/t1/replay?at=10',
  );
});
