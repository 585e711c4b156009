// Pebbles, cracks and hatching: the small marks that make a drawing look drawn. All fixed by their place.
import { areas, type Point } from '../content';
import { cave } from './cave';
import { WORLD, bounds, distance, edgeDistance, inside, scaled } from './geometry';
import { chance, grain, hills } from './noise';

/** Small stones on the floors, more of them along the walls. */
export const pebbles: string = everyFloor(17, (at, edge) => {
  const dense = edge < 24 ? 0.5 : 0.13;
  if (edge < 6 || chance(at[0], at[1], 11) > dense) return '';
  const r = 1.2 + 2.4 * chance(at[0], at[1], 12);
  return `M${n(at[0] - r)} ${n(at[1])}a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(-2 * r)} 0Z`;
});

/** Cracks in the floors: short crooked lines. */
export const cracks: string = everyFloor(46, (at, edge) => {
  if (edge < 26 || chance(at[0], at[1], 21) > 0.42) return '';
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
export const hatching: string = hatch();

function everyFloor(pitch: number, mark: (at: Point, edge: number) => string): string {
  let d = '';
  for (const { id } of areas) {
    const floor = cave.floors.get(id) ?? [];
    for (const at of jittered(bounds(floor), pitch)) {
      if (inside(at, floor)) d += mark(at, edgeDistance(at, floor));
    }
  }
  return d;
}

function hatch(): string {
  const outer = cave.shores.reduce((widest, shore) => (bounds(shore).w > bounds(widest).w ? shore : widest));
  const prints = areas.map(({ outline }) => outline.map(scaled));
  let d = '';
  for (const at of jittered(WORLD, 23)) {
    if (prints.some((print) => inside(at, print))) continue;
    const far = Math.min(...outer.map((point) => distance(point, at)));
    if (far < 15 || far > 46 + 18 * hills(at[0], at[1], 60, 31)) continue;
    d += bundle(at);
  }
  return d;
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
function* jittered(box: { x: number; y: number; w: number; h: number }, pitch: number): Generator<Point> {
  for (let y = box.y; y < box.y + box.h; y += pitch) {
    for (let x = box.x; x < box.x + box.w; x += pitch) {
      yield [x + pitch * 0.5 * grain(x, y, 51), y + pitch * 0.5 * grain(x, y, 52)];
    }
  }
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
