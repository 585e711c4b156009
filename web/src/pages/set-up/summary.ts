// A table that is being set up, in sentences.

import { meaning } from '../../stores/clocks';
import type { Bot } from '../../generated/protocol';
import type { Chair, Doors, Terms } from './chairs';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a bot of a kind is like, for whoever meets it. */
export const BOT_WORDS: Record<Bot, string> = {
  novice: 'Novice: makes the mistakes of a first game. Good company while you learn.',
  steady: 'Steady: looks one action ahead and takes what it sees. A fair game for most.',
  strong: 'Strong: thinks ahead for a fifth of a second. Punishes mistakes.',
  master: 'Master: thinks ahead for a second. Beat it if you can.',
  random: 'Random: does anything it may. Only to try things out.',
};

/** Who sits at the table. */
export function company(chairs: readonly Chair[]): string {
  const bots = (['novice', 'steady', 'strong', 'master', 'random'] satisfies Bot[]).flatMap((bot) => {
    const n = chairs.filter((chair) => chair.who === 'bot' && chair.bot === bot).length;
    return n === 0 ? [] : [n === 1 ? `a ${bot} bot` : `${n} ${bot} bots`];
  });
  const guests = chairs.flatMap((chair) => (chair.who === 'guest' && chair.name.trim() !== '' ? [chair.name.trim()] : []));
  const open = chairs.filter((chair) => chair.who === 'open').length;
  const all = [...(chairs.some((chair) => chair.who === 'me') ? ['you'] : []), ...guests, ...bots, ...(open === 0 ? [] : [open === 1 ? 'an open seat' : `${open} open seats`])];
  return `At the table: ${LIST.format(all)}.`;
}

/** The table in short: who, by what rules, how long, who may come. */
export function inShort(chairs: readonly Chair[], agreed: readonly string[], terms: Terms, doors: Doors): string[] {
  const isAlone = !chairs.some((chair) => chair.who === 'open');
  return [
    company(chairs),
    agreed.length === 0 ? 'Rules: as printed.' : `Rules: ${agreed.join(' · ')}.`,
    ...(isAlone && terms.clock.kind === 'none' ? [] : [meaning(terms.clock)]),
    ...(isAlone ? [] : [doors.listed ? 'Everybody finds the table on the home page.' : 'Only people with the link find the table.']),
  ];
}
