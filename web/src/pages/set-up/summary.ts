// A table that is being set up, in sentences.

import * as said from '$words/setup';
import * as shell from '$words/shell';
import { meaning } from '../../stores/clocks';
import type { Bot } from '../../generated/protocol';
import type { Chair, Doors, Terms } from './chairs';

const LIST = new Intl.ListFormat(shell.language, { type: 'conjunction' });

/** What a bot of a kind is like, for whoever meets it. */
export const BOT_WORDS: Record<Bot, string> = said.botWords;

/** Who sits at the table. */
export function company(chairs: readonly Chair[]): string {
  const bots = (['novice', 'steady', 'strong', 'master', 'random'] satisfies Bot[]).flatMap((bot) => {
    const n = chairs.filter((chair) => chair.who === 'bot' && chair.bot === bot).length;
    return n === 0 ? [] : [n === 1 ? shell.aBot[bot] : said.bots[bot]({ n })];
  });
  const guests = chairs.flatMap((chair) =>
    chair.who === 'guest' && chair.name.trim() !== '' ? [chair.name.trim()] : [],
  );
  const open = chairs.filter((chair) => chair.who === 'open').length;
  const all = [
    ...(chairs.some((chair) => chair.who === 'me') ? [said.you] : []),
    ...guests,
    ...bots,
    ...(open === 0 ? [] : [said.openSeats({ n: open })]),
  ];
  return said.atTheTable({ people: LIST.format(all) });
}

/** The table in short: who, by what rules, how long, who may come. */
export function inShort(chairs: readonly Chair[], agreed: readonly string[], terms: Terms, doors: Doors): string[] {
  const isAlone = !chairs.some((chair) => chair.who === 'open');
  return [
    company(chairs),
    agreed.length === 0 ? said.rulesPrinted : said.rulesAgreed({ rules: agreed.join(' · ') }),
    ...(isAlone && terms.clock.kind === 'none' ? [] : [meaning(terms.clock)]),
    ...(isAlone ? [] : [doors.listed ? said.foundList : said.foundLink]),
  ];
}
