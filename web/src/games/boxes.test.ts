// What the rules pages show of the boxes against the content tables of the ledgers: nothing is missing, and all is said.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { BoxGroup } from '../rules/book';
import { foundIn, wordsOf } from '../rules/search';
import { box as casadh } from './casadh/rules/box';
import { box as pilot } from './cave-pilot/rules/box';
import { box as troll } from './cave-troll/rules/box';
import { box as skulldug } from './skulldug/rules/box';

const BOXES: readonly { ledger: string; box: readonly BoxGroup[]; cards: Readonly<Record<string, number>> }[] = [
  // By group, how many things the ledger counts, copies and all.
  { ledger: 'cave-troll', box: troll, cards: { 'cards-each': 26, artifacts: 6 } },
  {
    ledger: 'skulldug',
    box: skulldug,
    cards: { treasure: 12, equipment: 15, consumable: 24, monster: 18, trap: 16, tiles: 54, explorers: 15 },
  },
  { ledger: 'casadh', box: casadh, cards: { 'hexes-1': 21, 'hexes-2': 20, cards: 60, items: 38, misfortunes: 26 } },
  { ledger: 'cave-pilot', box: pilot, cards: {} },
];

for (const { ledger, box, cards } of BOXES) {
  describe(ledger, () => {
    const pieces = box.flatMap((group) => group.pieces);
    const rules = new Set(
      [
        ...readFileSync(join(import.meta.dirname, '../../../ledger', `${ledger}.md`), 'utf8').matchAll(
          /^- \*\*(\S+)\*\* /gm,
        ),
      ].map(([, id]) => id),
    );

    test('every piece has a name, a print and a rule that exists', () => {
      for (const { id, name, text, rule } of pieces) {
        expect(name, id).not.toBe('');
        expect(
          text.every((sentence) => sentence.trim() !== ''),
          id,
        ).toBe(true);
        if (rule !== undefined) expect(rules.has(rule), `${id}: ${rule}`).toBe(true);
      }
      for (const { id, pieces } of box) expect(new Set(pieces.map((piece) => piece.id)).size, id).toBe(pieces.length);
    });

    test('as many as the ledger counts', () => {
      for (const [group, n] of Object.entries(cards)) {
        const found = box.find(({ id }) => id === group);
        expect(
          found?.pieces.reduce((sum, { copies = 0 }) => sum + copies, 0),
          group,
        ).toBe(n);
      }
    });
  });
}

test('pieces are found by what is printed on them', () => {
  const found = foundIn(skulldug, wordsOf('curse dash'));
  expect(found.map(({ id }) => id)).toEqual(['treasure']);
  expect(found[0]?.pieces.map(({ id }) => id)).toContain('ceremonial-key');
  expect(foundIn(skulldug, wordsOf('no such thing'))).toEqual([]);
  expect(foundIn(skulldug, []).length).toBe(skulldug.length);
});
