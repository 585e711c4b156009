// Ready agreements for a table, as the server tells them.

import type { Bot, GamePreset, JsonValue, PresetSetup } from '../../generated/protocol';

/** The number of players people begin with where nothing else is said. */
const USUAL_PLAYERS = 3;

/** The setup for the wished number of players when a preset is meant for it, else for the nearest that it is meant for. */
export function setupOf({ setups }: Pick<GamePreset, 'setups'>, wished = USUAL_PLAYERS): PresetSetup {
  return setups.reduce((best, one) => (Math.abs(one.players - wished) < Math.abs(best.players - wished) ? one : best));
}

/** The preset that this table is; none when somebody has changed something. `bots` are those who sit at it. */
export function presetOf(
  presets: readonly GamePreset[],
  players: number,
  setup: JsonValue,
  bots: readonly Bot[],
): GamePreset | null {
  // Both were written by the server, so the same setup is the same text.
  const same = JSON.stringify(setup);
  const isThis = (preset: GamePreset) =>
    bots.every((bot) => bot === preset.bots) &&
    preset.setups.some((one) => one.players === players && JSON.stringify(one.setup) === same);
  return presets.find(isThis) ?? null;
}

/** What somebody begins with at one click: whoever has not finished a game of it here is treated kindly. */
export function quickPreset(presets: readonly GamePreset[], isNew: boolean): GamePreset | null {
  return (isNew ? presets.find(({ id }) => id === 'first') : null) ?? presets[0] ?? null;
}
