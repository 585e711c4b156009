// What is printed on the board, the figures and the artifacts, typed, and found by id. The words are those of the
// message files.
import * as names from '$words/ct';
import * as said from '$words/troll';

import type { Point } from '../../board/geometry';
import raw from '../../generated/cave-troll.content.json';
import type { Area, AreaKind, Artifact, Card, Kind } from '../../generated/cave-troll';

export type { Point } from '../../board/geometry';

export type AreaPrint = {
  readonly id: Area;
  readonly kind: AreaKind;
  readonly name: string;
  readonly coins: number | null;
  readonly label: Point;
  readonly outline: readonly Point[];
  readonly exits: readonly Area[];
};

export type DoorPrint = {
  readonly between: readonly [Area, Area];
  readonly at: Point;
  readonly wall: 'horizontal' | 'vertical';
};

export type FigurePrint = {
  readonly id: Kind;
  readonly name: string;
  readonly base: 'hero' | 'monster';
  readonly copies: number;
  readonly text: string;
};
/** A common card of each player. */
export type CardPrint = { readonly id: Card; readonly copies: number };
export type ArtifactPrint = {
  readonly id: Artifact;
  readonly name: string;
  readonly kept: number;
  readonly text: string;
};

type Content = {
  readonly areas: readonly Omit<AreaPrint, 'name'>[];
  readonly doors: readonly DoorPrint[];
  readonly cards: readonly CardPrint[];
  readonly figures: readonly Omit<FigurePrint, 'name' | 'text'>[];
  readonly artifacts: readonly Omit<ArtifactPrint, 'name' | 'text'>[];
};

// The generator wrote the file from the same data as the types; JSON modules lose tuples and unions.
const content = raw as unknown as Content;

// Areas travel as plain text; the names are known by it.
const areaNames: Readonly<Record<Area, string>> = names.area;

export const areas = content.areas.map((area): AreaPrint => ({ ...area, name: areaNames[area.id] ?? area.id }));
export const { doors, cards } = content;
export const figures = content.figures.map((figure): FigurePrint => ({
  ...figure,
  name: names.kind[figure.id],
  text: said.figureText[figure.id],
}));
export const artifacts = content.artifacts.map((artifact): ArtifactPrint => ({
  ...artifact,
  name: names.artifact[artifact.id],
  text: said.artifactText[artifact.id],
}));

const areaById = new Map(areas.map((area) => [area.id, area]));
const figureById = new Map(figures.map((figure) => [figure.id, figure]));
const artifactById = new Map(artifacts.map((artifact) => [artifact.id, artifact]));

export function areaPrint(id: Area): AreaPrint {
  return found(areaById.get(id), 'area', id);
}

export function figurePrint(id: Kind): FigurePrint {
  return found(figureById.get(id), 'figure', id);
}

export function artifactPrint(id: Artifact): ArtifactPrint {
  return found(artifactById.get(id), 'artifact', id);
}

export function isRoom(id: Area): boolean {
  return areaPrint(id).kind === 'room';
}

export function isMonster(kind: Kind): boolean {
  return figurePrint(kind).base === 'monster';
}

/** The door between two areas, when there is one. */
export function doorBetween(one: Area, other: Area): DoorPrint | undefined {
  return doors.find(({ between: [a, b] }) => (a === one && b === other) || (a === other && b === one));
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Error(`the content has no ${what} ${id}`);
  return thing;
}
