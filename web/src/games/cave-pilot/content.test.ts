import { describe, expect, it } from 'vitest';

import * as german from '../../generated/words/de/cp';
import * as english from '../../generated/words/en/cp';
import { explorations } from './content';
import { spelled } from './print';

describe('the words of what is printed', () => {
  it('are on every card, without numbers of rules and cards', () => {
    const ids = explorations.map(({ id }) => id).sort();
    for (const { cardText } of [english, german]) {
      expect(Object.keys(cardText).sort()).toEqual(ids);
      expect(Object.values(cardText).filter((text) => /CP-|X1/.test(text))).toEqual([]);
    }
  });

  it('leave no letters to be spelled out that the page does not know', () => {
    const texts: readonly string[] = Object.values(german.cardText);
    expect(texts.flatMap((text) => spelled(text).match(/\b[A-ZÄÖÜ]{3,}\b/g) ?? [])).toEqual([]);
  });
});
