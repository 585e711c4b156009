// The cave as one drawing: the walls of all areas joined through their doors into closed shorelines of rock.
import { areas, doors, type AreaPrint, type DoorPrint, type Point } from '../content';
import type { Area } from '../../../generated/cave-troll';
import { WORLD, along, closed } from './geometry';
import { grain } from './noise';
import { wallOf, type WallPoint } from './outline';

type Walls = ReadonlyMap<Area, readonly WallPoint[]>;

export type Cave = {
  /** The rough floor of each area, without its doorways. */
  readonly floors: ReadonlyMap<Area, readonly Point[]>;
  /** Where rock meets floor: the outer wall and every pillar of rock between areas, each a closed walk. */
  readonly shores: readonly (readonly Point[])[];
  /** All rock, for `fill-rule: evenodd`. */
  readonly rock: string;
  /** The shores alone. */
  readonly edge: string;
};

export const cave: Cave = build(areas, doors);

function build(prints: readonly AreaPrint[], openings: readonly DoorPrint[]): Cave {
  const walls: Walls = new Map(prints.map((area) => [area.id, wallOf(area, openings)]));
  const floors = new Map([...walls].map(([id, wall]) => [id, wall.map((point) => point.at)]));
  const shores = joined(walls);
  const edge = shores.map(closed).join('');
  const { x, y, w, h } = WORLD;
  // Far beyond the drawing, so that no zoom shows where the rock ends.
  const outside = `M${x - 4 * w} ${y - 4 * h}h${9 * w}v${9 * h}h${-9 * w}Z`;
  return { floors, shores, edge, rock: outside + edge };
}

/** Follows the walls clockwise; where a wall leaves into a doorway the walk goes on at the neighbour's side of it. */
function joined(walls: Walls): Point[][] {
  const left = new Set([...walls].flatMap(([id, wall]) => wall.map((_, i) => `${id} ${i}`)));
  const shores: Point[][] = [];
  for (const [id, wall] of walls) {
    wall.forEach((_, i) => {
      if (left.has(`${id} ${i}`)) shores.push(shoreFrom(id, i, walls, left));
    });
  }
  return shores;
}

function shoreFrom(startArea: Area, startIndex: number, walls: Walls, left: Set<string>): Point[] {
  const shore: Point[] = [];
  let [id, index] = [startArea, startIndex];
  while (left.delete(`${id} ${index}`)) {
    const wall = wallIn(walls, id);
    const here = wall[index];
    if (here === undefined) throw new Error('a walk along a wall left it');
    shore.push(here.at);
    if (here.jamb?.leaves) {
      const beyond = otherSide(here.jamb.door, id);
      const there = wallIn(walls, beyond).findIndex(
        (point) => point.jamb?.door === here.jamb?.door && !point.jamb?.leaves,
      );
      const target = wallIn(walls, beyond)[there];
      if (target === undefined) throw new Error(`the door from ${id} to ${beyond} has one side only`);
      shore.push(chipped(along(here.at, target.at, 0.5)));
      [id, index] = [beyond, there];
    } else {
      index = (index + 1) % wall.length;
    }
  }
  return shore;
}

function chipped([x, y]: Point): Point {
  return [x + 2.5 * grain(x, y, 4), y + 2.5 * grain(x, y, 5)];
}

function otherSide(door: DoorPrint, id: Area): Area {
  return door.between[0] === id ? door.between[1] : door.between[0];
}

function wallIn(walls: Walls, id: Area): readonly WallPoint[] {
  const wall = walls.get(id);
  if (wall === undefined) throw new Error(`no wall was drawn for ${id}`);
  return wall;
}
