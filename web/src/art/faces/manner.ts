// What a bot is like, in a line.
import * as said from '$words/faces';
import type { Bot } from '../../generated/protocol';

/** The manner of the bots of a level in a game. */
export function mannerOf(game: string, bot: Bot): string {
  const manners: Readonly<Partial<Record<string, string>>> = said.manner;
  return manners[`${game}-${bot}`] ?? said.manner.random;
}
