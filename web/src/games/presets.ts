// Ready agreements for a table: what a game's `setup/presets.ts` offers to the set-up page.

import type { Bot, JsonValue } from '../generated/protocol';

/** One click that settles how a game is played. `S` is the game's own setup. */
export interface Preset<S = JsonValue> {
  readonly id: string;
  readonly name: string;
  /** Whom it is for, and what it is like. */
  readonly text: string;
  /** How many players it is meant for. */
  readonly players: readonly number[];
  /** How well bots play in it. */
  readonly bots: Bot;
  readonly setup: (players: number) => S;
}

/** The presets of a game, and any of its setups as a list of names. */
export interface Agreements<S = JsonValue> {
  readonly presets: readonly Preset<S>[];
  /** What is agreed, name by name; `nameOf` knows the server's words for an option. */
  readonly agreed: (setup: S, nameOf: (group: string, id: string) => string) => string[];
}

/** The wished number of players when a preset is meant for it, else the nearest that it is meant for. */
export function playersFor({ players }: Pick<Preset, 'players'>, wished: number): number {
  return players.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best));
}

/** The preset that this table is; none when somebody has changed something. `bots` are those who sit at it. */
export function presetOf(
  presets: readonly Preset[],
  players: number,
  setup: JsonValue,
  bots: readonly Bot[],
): Preset | null {
  const isThis = (preset: Preset) =>
    preset.players.includes(players) &&
    bots.every((bot) => bot === preset.bots) &&
    inOrder(preset.setup(players)) === inOrder(setup);
  return presets.find(isThis) ?? null;
}

/** The text of a value that does not depend on the order of its keys, nor on that of its house rules. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part) && part.every((one) => typeof one === 'string')) return [...part].sort();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)));
  });
}
