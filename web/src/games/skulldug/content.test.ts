import { describe, expect, it } from 'vitest';

import * as german from '../../generated/words/de/sk';
import * as english from '../../generated/words/en/sk';
import raw from '../../generated/skulldug.content.json';
import { cards, explorers, sets, tiles } from './content';

/** What is said of a thing; nothing where nothing is printed. */
const of = (words: Readonly<Record<string, string>>, id: string): string | null => words[id] ?? null;

describe('the words of what is printed', () => {
  it('are in English those of the data', () => {
    expect(raw.cards.map(({ id, name, when, text }) => ({ id, name, when, text }))).toEqual(cards.map(({ id, name, when, text }) => ({ id, name, when, text })));
    expect(raw.tiles.map(({ id, name, text }) => ({ id, name, text }))).toEqual(tiles.map(({ id, name, text }) => ({ id, name, text })));
    expect(raw.explorers.map(({ id, name }) => ({ id, name }))).toEqual(explorers.map(({ id, name }) => ({ id, name })));
    expect(raw.sets.map(({ id, name }) => ({ id, name }))).toEqual(sets.map(({ id, name }) => ({ id, name })));
  });

  it('are there in German wherever there are English ones', () => {
    for (const { id } of raw.cards) {
      expect(of(german.card, id), id).not.toBeNull();
      expect(of(german.cardText, id) === null, id).toBe(of(english.cardText, id) === null);
      expect(of(german.cardWhen, id) === null, id).toBe(of(english.cardWhen, id) === null);
    }
  });
});
