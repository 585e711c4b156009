// Whole games of steady bots, prepared once: `karst play GAME --seat steady,steady,… --seed 7 --record FILE`.

import { readFileSync } from 'node:fs';

/** The moments worth looking at: the first turns, the middle, and when the board is full. */
export const RECORDS = {
  'cave-troll': { early: 60, middle: 180, full: 300 },
  skulldug: { early: 120, middle: 350, full: 560 },
  casadh: { early: 60, middle: 180, full: 225 },
  'cave-pilot': { early: 60, middle: 215, full: 300 },
};

/** Uploads the record of a game and shows a moment of it. */
export async function openRecord(page, house, game, at, seat = null) {
  const text = readFileSync(new URL(`records/${game}.karst`, import.meta.url), 'utf8');
  const answer = await page.request.post('/api/records', { data: text, headers: { 'content-type': 'text/plain', origin: house.address } });
  if (!answer.ok()) throw new Error(`the record of ${game} was refused: ${await answer.text()}`);
  const { id } = await answer.json();
  await page.goto(`/records/${id}?at=${at}${seat === null ? '' : `&seat=${seat}`}`);
  await page.locator(`[data-testid="replay"][data-at="${at}"]`).waitFor();
}
