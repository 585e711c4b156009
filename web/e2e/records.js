// Whole games of steady bots, prepared once: `karst play GAME --seat steady,steady,… --seed 7 --record FILE`.

import { readFileSync } from 'node:fs';

/** The moments worth looking at: the first turns, the middle, and when the board is full. */
export const RECORDS = {
  'cave-troll': { early: 60, middle: 180, full: 300 },
  skulldug: { early: 120, middle: 350, full: 560 },
  casadh: { early: 60, middle: 180, full: 225 },
  'cave-pilot': { early: 60, middle: 215, full: 300 },
};

const textOf = (game) => readFileSync(new URL(`records/${game}.karst`, import.meta.url), 'utf8');

/** What is sent as the page itself would. */
async function post(page, house, path, data, type = 'application/json') {
  const answer = await page.request.post(path, { data, headers: { 'content-type': type, origin: house.address } });
  if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
  return answer.json();
}

/**
 * Uploads the record of a game and shows a moment of it.
 * @param {import('playwright-core').Page} page
 * @param {import('./house.js').House} house
 * @param {string} game
 * @param {number} at
 */
export async function openRecord(page, house, game, at) {
  const { id } = await post(page, house, '/api/records', textOf(game), 'text/plain');
  await page.goto(`/records/${id}?at=${at}`);
  await page.locator(`[data-testid="replay"][data-at="${at}"]`).waitFor();
}

/**
 * Opens a table that goes on from the first moment at or after `near` in which seat A decides; I am A, the others are bots.
 * @param {import('playwright-core').Page} page
 * @param {import('./house.js').House} house
 * @param {string} game
 * @param {number} near
 */
export async function goOnFrom(page, house, game, near) {
  const text = textOf(game);
  const [head, body] = text.split('\n\n');
  const steps = body.trim().split('\n');
  const step = steps.findIndex((line, at) => at >= near && line.startsWith('A: '));
  const players = head.split('\n').filter((line) => line.startsWith('seat ')).length;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { who: 'me', name: null, entropy: '00'.repeat(16) } : { who: 'bot', bot: 'steady' },
  );
  const { id } = await post(page, house, '/api/records', text, 'text/plain');
  const table = await post(page, house, `/api/records/${id}/continue`, { step, seats, public: false, hot_seat: false });
  await page.goto(`/tables/${table.id}`);
  await page.getByTestId('game').waitFor();
}
