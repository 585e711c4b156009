import { describe, expect, it } from 'vitest';

import * as german from '../../generated/words/de/cp';
import raw from '../../generated/cave-pilot.content.json';
import { caves, explorations, scenarios, upgrades } from './content';
import { spelled } from './print';

describe('the words of what is printed', () => {
  it('are in English those of the data', () => {
    expect(caves.map(({ id, title, parts }) => ({ id, title, parts: parts.map(({ name }) => name) }))).toEqual(raw.caves.map(({ id, title, part }) => ({ id, title, parts: part.map(({ name }) => name) })));
    expect(upgrades.map(({ id, title }) => ({ id, title }))).toEqual(raw.upgrades.map(({ id, title }) => ({ id, title })));
    expect(explorations.map(({ id, title, text }) => ({ id, title, text }))).toEqual(raw.explorations.map(({ id, title, text }) => ({ id, title, text: spelled(text) })));
    expect(scenarios.map(({ id, title, text }) => ({ id, title, text }))).toEqual(raw.scenarios.map(({ id, title, text }) => ({ id, title, text })));
  });

  it('leave no letters to be spelled out that the page does not know', () => {
    const texts: readonly string[] = Object.values(german.cardText);
    expect(texts.flatMap((text) => spelled(text).match(/\b[A-ZÄÖÜ]{3,}\b/g) ?? [])).toEqual([]);
  });
});
