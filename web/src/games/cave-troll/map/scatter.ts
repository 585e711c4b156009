// Pebbles, cracks and hatching: the small marks that make a drawing look drawn. All fixed by their place.
//
// Each kind comes as several paths, one for every patch of the cave: whoever looks at a part of it has only that part painted.
import { areas, type Point } from '../content';
import { WORLD, bounds, edgeDistance, inside, scaled, type Box } from './geometry';
import { chance, grain, hills } from './noise';

const prints = areas.map(({ outline }) => outline.map(scaled));

/** Hatching goes this far into the rock. */
const FAR = 54;

/** Rough walls reach about this far into an area. Printed outlines are few corners: quick to measure by. */
const WALL = 16;

/** Marks that lie this near to each other are one path. */
const PATCH = 260;

/** A mark, and where it is. */
type Mark = { readonly at: Point; readonly d: string };

/** Small stones on the floors, more of them along the walls. */
export const pebbles: readonly string[] = everyFloor(17, (at, edge) => {
  const dense = edge < WALL + 24 ? 0.5 : 0.13;
  if (edge < WALL + 6 || chance(at[0], at[1], 11) > dense) return '';
  const r = 1.2 + 2.4 * chance(at[0], at[1], 12);
  // Six corners are round enough for a stone, and cheaper to paint than a curve.
  return `M${n(at[0] - r)} ${n(at[1])}l${n(r * 0.5)} ${n(-r * 0.75)}h${n(r)}l${n(r * 0.5)} ${n(r * 0.75)}l${n(-r * 0.5)} ${n(r * 0.75)}h${n(-r)}Z`;
});

/** Cracks in the floors: short crooked lines. */
export const cracks: readonly string[] = everyFloor(46, (at, edge) => {
  if (edge < WALL + 26 || chance(at[0], at[1], 21) > 0.42) return '';
  let [x, y] = at;
  let angle = Math.PI * grain(x, y, 22);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < 3; i++) {
    angle += 0.9 * grain(x, y, 23 + i);
    x += 9 * Math.cos(angle);
    y += 9 * Math.sin(angle);
    d += `L${n(x)} ${n(y)}`;
  }
  return d;
});

/** Hatching in the rock around the cave, as map makers do it: small bundles of strokes, each bundle its own way. */
export const hatching: readonly string[] = hatch();

function everyFloor(pitch: number, mark: (at: Point, edge: number) => string): string[] {
  const marks: Mark[] = [];
  for (const print of prints) {
    for (const at of jittered(bounds(print), pitch)) {
      if (inside(at, print)) marks.push({ at, d: mark(at, edgeDistance(at, print)) });
    }
  }
  return patches(marks);
}

function hatch(): string[] {
  const marks: Mark[] = [];
  const fences = prints.map((print) => ({ print, box: bounds(print) }));
  for (const at of jittered(WORLD, 23)) {
    const near = fences.filter(({ box }) => isNear(at, box, FAR)).map(({ print }) => print);
    if (near.length === 0 || near.some((print) => inside(at, print))) continue;
    const far = Math.min(...near.map((print) => edgeDistance(at, print)));
    if (far >= 4 && far <= FAR - 18 + 18 * hills(at[0], at[1], 60, 31)) marks.push({ at, d: bundle(at) });
  }
  return patches(marks);
}

/** One path for every patch in which there is anything. */
function patches(marks: readonly Mark[]): string[] {
  const found = new Map<string, string>();
  for (const {
    at: [x, y],
    d,
  } of marks) {
    const patch = `${Math.floor(x / PATCH)} ${Math.floor(y / PATCH)}`;
    if (d !== '') found.set(patch, (found.get(patch) ?? '') + d);
  }
  return [...found.values()];
}

function isNear([x, y]: Point, box: Box, reach: number): boolean {
  return x > box.x - reach && x < box.x + box.w + reach && y > box.y - reach && y < box.y + box.h + reach;
}

function bundle([x, y]: Point): string {
  const angle = Math.PI * hills(x, y, 27, 41) * 1.6;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const half = 7 + 3 * chance(x, y, 42);
  return [-6, 0, 6]
    .map((aside) => {
      const [mx, my] = [x - dy * aside, y + dx * aside];
      return `M${n(mx - dx * half)} ${n(my - dy * half)}L${n(mx + dx * half)} ${n(my + dy * half)}`;
    })
    .join('');
}

/** Points about `pitch` apart, each a little off. */
function* jittered(box: Box, pitch: number): Generator<Point> {
  for (let y = box.y; y < box.y + box.h; y += pitch) {
    for (let x = box.x; x < box.x + box.w; x += pitch) {
      yield [x + pitch * 0.5 * grain(x, y, 51), y + pitch * 0.5 * grain(x, y, 52)];
    }
  }
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
