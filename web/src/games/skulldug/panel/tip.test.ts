import { describe, expect, it } from 'vitest';

import { tipPlace } from './tip.svelte';

describe('the tip of a card', () => {
  const screen = { w: 360, h: 780 };

  it('stays on a narrow screen', () => {
    expect(tipPlace({ left: 0, right: 60, top: 100, bottom: 160 }, screen)).toEqual({ left: 8, top: 168 });
    expect(tipPlace({ left: 300, right: 360, top: 700, bottom: 760 }, screen)).toEqual({ left: 122, bottom: 88 });
  });
});
