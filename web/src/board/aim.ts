// What a finger means. It is broader than the small things on a board: what can be chosen is found beside it too, and where
// it may be one of several the board comes closer instead of guessing.

import type { Box, Point } from './geometry';

/** Something that can be chosen, and its box in pixels. */
export interface Mark {
  readonly spot: string;
  readonly box: Box;
}

export type Aim =
  | { readonly aim: 'as-it-is' }
  | { readonly aim: 'spot'; readonly spot: string }
  | { readonly aim: 'closer'; readonly marks: readonly Mark[] };

/** Whatever is smaller than this needs help. */
export const SMALL = 30;
/** Up to this size a finger may slip off it: it is broader than that itself. */
const SLIPPERY = 64;
/** Below this a mouse or a finger does not find one among several; so many are a crowd. */
const CROWDED = { mouse: 22, finger: 34, many: 4 };
/** So far beside a small thing a finger may still mean it, and so far beside a larger one. */
const FINGER = 16;
const SLIP = 12;
/** Places, as the boards call them: things stand on them. */
const GROUND = /^(?:area|cell|space):/;
/** What is nearer by so much is meant. */
const CLEAR = 8;

/** Are some of these too small to be told apart, or too many, so that their place is better opened? Sizes in pixels. */
export function isCrowded(sizes: readonly number[], isPlaceHit: boolean, isFinger: boolean): boolean {
  const isSmall = Math.min(...sizes) < (isFinger ? CROWDED.finger : CROWDED.mouse);
  return sizes.length > 1 && (isSmall || (isPlaceHit && sizes.length >= CROWDED.many));
}

/** What is meant by a tap at a pixel that hit a spot or none. */
export function aimed(at: Point, hit: string | null, choosable: readonly Mark[]): Aim {
  const within = (size: number, reach: number) =>
    choosable
      .filter(({ box: { w, h } }) => Math.min(w, h) < size)
      .map((mark) => ({ ...mark, off: beside(at, mark.box) }))
      .filter(({ off }) => off <= reach)
      .sort((one, other) => one.off - other.off);
  const isHit = ({ spot }: Mark) => spot === hit;
  const small = within(SMALL, FINGER);
  // A finger on something large that can be chosen means that.
  if (choosable.some(isHit) && !small.some(isHit)) return { aim: 'as-it-is' };
  // Beside a larger one it may have slipped to the ground; on anybody else it means them.
  const near = small.length > 0 || (hit !== null && !GROUND.test(hit)) ? small : within(SLIPPERY, SLIP);
  const [first, second] = near;
  if (first === undefined) return { aim: 'as-it-is' };
  if (second === undefined || second.off - first.off > CLEAR)
    return isHit(first) ? { aim: 'as-it-is' } : { aim: 'spot', spot: first.spot };
  return {
    aim: 'closer',
    marks: near.filter(({ off }) => off - first.off <= CLEAR).map(({ spot, box }) => ({ spot, box })),
  };
}

/** How far a pixel is from a box; 0 within it. */
function beside([px, py]: Point, { x, y, w, h }: Box): number {
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
}
