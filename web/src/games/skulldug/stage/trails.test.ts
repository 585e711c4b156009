import { describe, expect, it } from 'vitest';

import type { Story } from '../../../generated/protocol';
import type { Event } from '../../../generated/skulldug';
import { trails } from './trails';

const step = (seat: number | null, ...events: Event[]) => ({ seat, events, sentences: [] }) as unknown as Story;
const moved = (who: string, from: string, to: string): Event => ({ event: 'moved', who, from, to, how: 'moves' });

describe('trails', () => {
  const story = [
    step(1, moved('B', 'a1', 'b1')),
    step(0, moved('A', 'a1', 'a2')),
    step(1, moved('B', 'b1', 'c1')),
    step(1, moved('B', 'c1', 'c2')),
    step(null, moved('ghost-1', 'a1', 'b1')),
  ];

  it('are the ways of the others since I decided, in one line each', () => {
    const [ben, ghost] = trails(story, 0);
    expect(ben?.pawn).toBe('B');
    expect(ben?.way).toHaveLength(3);
    expect(ghost?.pawn).toBe('ghost-1');
  });

  it('do not lie on each other', () => {
    const [ben, ghost] = trails(story, 0);
    expect(ben?.way[0]).not.toEqual(ghost?.way[1]);
  });
});
