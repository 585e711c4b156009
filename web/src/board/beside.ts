// Where something that tells of a place stands beside it: on the screen, never over the place itself, and over as little as
// possible of what may be wanted next.
import type { Box } from './geometry';

export type Size = { readonly w: number; readonly h: number };

const GAP = 10;
const EDGE = 6;
/** To cover the place itself is worse than to cover anything else. */
const OWN = 20;

/** The left upper corner, in the pixels in which the boxes are given. */
export function beside(box: Box, card: Size, screen: Size, avoid: readonly Box[] = []): { x: number; y: number } {
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2];
  const aside = (x: number) =>
    [box.y, middleY - card.h / 2, box.y + box.h - card.h].map((y) => ({ x, y, w: card.w, h: card.h }));
  const along = (y: number) =>
    [middleX - card.w / 2, box.x, box.x + box.w - card.w].map((x) => ({ x, y, w: card.w, h: card.h }));
  const corners = [EDGE, screen.w - card.w - EDGE].flatMap((x) =>
    [EDGE, screen.h - card.h - EDGE].map((y) => ({ x, y, w: card.w, h: card.h })),
  );
  const [first, ...others] = [
    ...(middleX > screen.w / 2
      ? [aside(box.x - card.w - GAP), aside(box.x + box.w + GAP)]
      : [aside(box.x + box.w + GAP), aside(box.x - card.w - GAP)]),
    along(box.y - card.h - GAP),
    along(box.y + box.h + GAP),
    corners,
  ]
    .flat()
    .map((place) => within(place, screen));
  const cost = (place: Box) => OWN * common(place, box) + avoid.reduce((sum, other) => sum + common(place, other), 0);
  return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first ?? { ...box });
}

function within(place: Box, screen: Size): Box {
  const clamped = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(room - size - EDGE, at));
  return { ...place, x: clamped(place.x, place.w, screen.w), y: clamped(place.y, place.h, screen.h) };
}

/** The area that two boxes share. */
function common(one: Box, other: Box): number {
  const [w, h] = [
    Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x),
    Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y),
  ];
  return w > 0 && h > 0 ? w * h : 0;
}
