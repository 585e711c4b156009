// Where every token and chest of a stage stands on the drawing.
import { areas, isMonster, isRoom, type Point } from '../content';
import type { Area } from '../../../generated/cave-troll';
import { LARGEST, ground, slots, type Slot } from '../map/slots';
import type { Chest, Stage, Token } from './stage';

/** `count` is shown when the token stands for several; the others of its stack are drawn under it. */
export type Standing = Slot & { readonly token: Token; readonly count: number; readonly under: boolean };
export type ChestStanding = { readonly chest: Chest; readonly at: Point };

/** Entrances and pits hold any number: above this many, equal adventurers are stacked. */
const UNSTACKED = 6;
/** A cave troll alone fills its room. */
const LAIR = 120;
const CHEST_PITCH = 48;
/** Coins come first on the shelf. */
const COINS = 47;

export function standings(stage: Stage): Standing[] {
  return areas.flatMap(({ id }) =>
    inArea(
      id,
      stage.tokens.filter((token) => token.at === id),
    ),
  );
}

export function chestStandings(stage: Stage): ChestStanding[] {
  return areas.flatMap(({ id }) => {
    const { shelf } = ground(id);
    const here = stage.chests.filter((chest) => chest.at === id);
    const pitch = Math.min(CHEST_PITCH, (shelf.w - COINS) / Math.max(1, here.length));
    return here.map((chest, i): ChestStanding => ({
      chest,
      at: [shelf.x + COINS + (i + 0.5) * pitch, shelf.y + shelf.h - 17],
    }));
  });
}

function inArea(id: Area, tokens: readonly Token[]): Standing[] {
  const groups = grouped(tokens, tokens.length > UNSTACKED && !isRoom(id));
  const isLair = tokens.length === 1 && tokens[0]?.kind === 'cave-troll';
  const places = slots(groups.length, ground(id).figures, isLair ? LAIR : LARGEST);
  return groups.flatMap((group, i) => {
    const slot = places[i];
    if (slot === undefined) throw new Error('there is a slot for each group');
    return group.map((token, depth): Standing => {
      // The last of a stack is on top and carries the count.
      const under = depth < group.length - 1;
      const sunk = Math.min(2, group.length - 1 - depth) * 3;
      return { ...slot, y: slot.y + sunk, token, count: under ? 1 : group.length, under };
    });
  });
}

/** Owners together, heroes before monsters, adventurers last of the heroes. */
function grouped(tokens: readonly Token[], stack: boolean): Token[][] {
  const sorted = [...tokens].sort((a, b) => a.owner - b.owner || rank(a) - rank(b) || a.key.localeCompare(b.key));
  if (!stack) return sorted.map((token) => [token]);
  const groups = new Map<string, Token[]>();
  for (const token of sorted) {
    const name = `${token.owner} ${token.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), token]);
  }
  return [...groups.values()];
}

function rank({ kind }: Token): number {
  if (kind === 'adventurer') return 1;
  return isMonster(kind) ? 2 : 0;
}
