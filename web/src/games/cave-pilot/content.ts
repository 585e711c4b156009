// What is printed on the cards of the box, typed, and found by id. Their words are those of the page's language.
import * as printed from '$words/cp';
import * as said from '$words/pilot';

import raw from '../../generated/cave-pilot.content.json';
import type { Property } from '../../generated/cave-pilot';
import type { Shape } from './board/geometry';
import { readChallenge, readPenalty, spelled, type Challenge, type Penalty } from './print';

export type Faction = 'deep' | 'works' | 'brood';
export type Special = 'ranged' | 'wind' | 'two-part' | 'ooze' | 'aura';
export type Colour = 'yellow' | 'orange' | 'red';

type PrintedPart = {
  readonly name: keyof typeof said.partName | '';
  readonly challenge: string;
  readonly reputation: number;
  readonly penalty: string;
};
type PrintedCave = {
  readonly id: string;
  readonly title: string;
  readonly faction: Faction;
  readonly actions: number;
  readonly special: Special | null;
  readonly range: number | null;
  readonly shape: Shape | null;
  readonly adds: number | null;
  readonly upgrade: boolean;
  readonly explore: boolean;
  readonly part: readonly PrintedPart[];
};

export type CavePart = {
  readonly name: string;
  readonly challenge: Challenge;
  readonly reputation: number;
  readonly penalty: readonly Penalty[];
};
export type CavePrint = Omit<PrintedCave, 'part'> & { readonly colour: Colour; readonly parts: readonly CavePart[] };

export type UpgradePrint = {
  readonly id: string;
  readonly pile: 'A' | 'B';
  readonly type: Exclude<Property, 'fuel'> | null;
  readonly title: string;
  readonly copies: number;
  readonly value: number;
  readonly cost: number | null;
};

export type Step = 'refresh' | 'fire' | 'move' | 'handle' | 'extra' | 'land';
export type ExplorationPrint = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly copies: number;
  readonly uses: number | null;
  readonly steps: readonly Step[];
  readonly turns: 'own' | 'all';
  readonly text: string;
};

export type ScenarioPrint = {
  readonly id: keyof typeof said.scenario;
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly deck: string;
  readonly grades: readonly number[];
};
export type SoloPrint = {
  readonly id: string;
  readonly open: readonly number[];
  readonly pile: readonly number[];
  readonly titles: readonly number[];
};
export type PresetPrint = { readonly id: string; readonly counts: readonly (readonly number[])[] };

type Content = {
  readonly caves: readonly Omit<PrintedCave, 'title'>[];
  readonly upgrades: readonly Omit<UpgradePrint, 'title'>[];
  readonly explorations: readonly Omit<ExplorationPrint, 'title' | 'text'>[];
  readonly dice: {
    readonly yellow: readonly number[];
    readonly orange: readonly number[];
    readonly missile: readonly string[];
  };
  readonly presets: readonly PresetPrint[];
  readonly solo: readonly SoloPrint[];
  readonly scenarios: readonly Omit<ScenarioPrint, 'title' | 'text'>[];
};

// The generator wrote the file from the same data as the types; JSON modules lose tuples and unions.
const content = raw as unknown as Content;

export const caves: readonly CavePrint[] = content.caves.map(({ part, ...cave }) => ({
  ...cave,
  title: named(printed.cave, cave.id),
  colour: cave.id.startsWith('Y') ? 'yellow' : cave.id.startsWith('O') ? 'orange' : 'red',
  parts: part.map(({ name, challenge, reputation, penalty }) => ({
    name: name === '' ? '' : said.partName[name],
    reputation,
    challenge: readChallenge(challenge),
    penalty: readPenalty(penalty),
  })),
}));
export const { presets, solo, dice } = content;
export const upgrades: readonly UpgradePrint[] = content.upgrades.map((card) => ({
  ...card,
  title: named(printed.upgrade, card.id),
}));
export const scenarios: readonly ScenarioPrint[] = content.scenarios.map((one) => ({
  ...one,
  title: said.scenario[one.id],
  text: said.scenarioText[one.id],
}));
/** The page shows symbols, so texts use words where the cards have letters. */
export const explorations: readonly ExplorationPrint[] = content.explorations.map((card) => ({
  ...card,
  title: named(printed.card, card.id),
  text: spelled(named(printed.cardText, card.id)),
}));

const caveById = new Map(caves.map((cave) => [cave.id, cave]));
const upgradeById = new Map(upgrades.map((upgrade) => [upgrade.id, upgrade]));
const explorationById = new Map(explorations.map((exploration) => [exploration.id, exploration]));

export function cavePrint(id: string): CavePrint {
  return found(caveById.get(id), 'Cave card', id);
}

export function upgradePrint(id: string): UpgradePrint {
  return found(upgradeById.get(id), 'upgrade', id);
}

export function explorationPrint(id: string): ExplorationPrint {
  return found(explorationById.get(id), 'Exploration card', id);
}

/** `k3/2`: which card, and what is left of it. */
export function readHeld(held: string): { readonly card: string; readonly left: number } {
  const [card = '', left = '0'] = held.split('/');
  return { card, left: Number(left) };
}

function named(names: Readonly<Record<string, string>>, id: string): string {
  return found(names[id], 'name for', id);
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Error(`the content has no ${what} ${id}`);
  return thing;
}
