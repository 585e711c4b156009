// What the games add to their rules against the ledgers: every id that is named exists, and there is enough to see.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { RulePicture, Summary } from '../rules/book';
import { pieces } from '../rules/search';
import { artifacts, figures } from './cave-troll/content';
import { ruleOfArtifact, ruleOfCard, ruleOfFigure } from './cave-troll/rules/governing';
import { pictures as trollPictures } from './cave-troll/rules/pictures';
import { summary as trollSummary } from './cave-troll/rules/summary';
import { items, misfortunes } from './casadh/content';
import { RULE_OF, ruleOfItem, ruleOfMisfortune } from './casadh/rules/governing';
import { pictures as casadhPictures } from './casadh/rules/pictures';
import { summary as casadhSummary } from './casadh/rules/summary';
import { caves, explorations } from './cave-pilot/content';
import { ruleOfCave, ruleOfExploration } from './cave-pilot/rules/governing';
import { pictures as pilotPictures } from './cave-pilot/rules/pictures';
import { summary as pilotSummary } from './cave-pilot/rules/summary';
import { cards } from './skulldug/content';
import { RULE_OF_PASSAGE, ruleOfCard as ruleOfSkulldugCard } from './skulldug/rules/governing';
import { pictures as skulldugPictures } from './skulldug/rules/pictures';
import { summary as skulldugSummary } from './skulldug/rules/summary';

interface Checked {
  ledger: string;
  pictures: readonly RulePicture[];
  summary: Summary;
  governing: readonly string[];
}

const BOOKS: Checked[] = [
  {
    ledger: 'cave-troll',
    pictures: trollPictures,
    summary: trollSummary,
    governing: [
      ...figures.map(({ id }) => ruleOfFigure(id)),
      ...artifacts.map(({ id }) => ruleOfArtifact(id)),
      ...['adventurer+2', 'knight', 'treasure', 'score-a-room', 'find-an-artifact'].map(ruleOfCard),
    ],
  },
  {
    ledger: 'casadh',
    pictures: casadhPictures,
    summary: casadhSummary,
    governing: [
      ...items.map(({ id }) => ruleOfItem(id)),
      ...misfortunes.map(({ id }) => ruleOfMisfortune(id)),
      ...Object.values(RULE_OF),
    ],
  },
  {
    ledger: 'cave-pilot',
    pictures: pilotPictures,
    summary: pilotSummary,
    governing: [...caves.map(ruleOfCave), ...explorations.map(({ id }) => ruleOfExploration(id))],
  },
  {
    ledger: 'skulldug',
    pictures: skulldugPictures,
    summary: skulldugSummary,
    governing: [...cards.map(({ id }) => ruleOfSkulldugCard(id)), RULE_OF_PASSAGE],
  },
];

function entries(ledger: string): { id: string; text: string }[] {
  const text = readFileSync(join(import.meta.dirname, '../../../ledger', `${ledger}.md`), 'utf8');
  return [...text.matchAll(/^- \*\*(\S+)\*\* (.*)$/gm)].map(([, id = '', words = '']) => ({ id, text: words }));
}

describe.each(BOOKS)('$ledger', ({ ledger, pictures, summary, governing }) => {
  const all = entries(ledger);
  const ids = new Set(all.map(({ id }) => id));
  const unknown = (named: readonly string[]): string[] => named.filter((id) => !ids.has(id));
  const lines = [summary.goal, ...summary.blocks.flatMap((block) => block.lines)];

  test('has at least twelve pictures, each beside a rule of the ledger, with words for whoever does not see it', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(12);
    expect(unknown(pictures.map(({ rule }) => rule))).toEqual([]);
    expect(pictures.filter(({ alt, caption }) => alt.length < 15 || caption.length < 10)).toEqual([]);
  });

  test('sums up rules of the ledger, a line never without', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(unknown(lines.flatMap(({ rules }) => rules))).toEqual([]);
  });

  test('names a rule of the ledger for every card', () => {
    expect(governing.length).toBeGreaterThan(10);
    expect(unknown(governing)).toEqual([]);
  });

  test('refers to rules that exist', () => {
    const references = all.flatMap(({ id, text }) =>
      pieces(text, []).flatMap((piece) => (piece.is === 'rule' ? [`${id} → ${piece.id}`] : [])),
    );
    expect(references.filter((reference) => unknown([reference.split(' → ')[1] ?? '']).length > 0)).toEqual([]);
  });
});
