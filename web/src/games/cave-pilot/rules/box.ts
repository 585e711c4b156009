// What is in Cave Pilot 55's box, as its rules page shows it.

import * as said from '$words/box';
import * as pilot from '$words/pilot';

import type { BoxGroup } from '../../../rules/book';
import { caves, dice, explorations, scenarios, upgrades, type UpgradePrint } from '../content';
import { SYMBOL_WORDS } from '../print';
import { capital, caveSentences } from '../words';
import { ruleOfCave, ruleOfExploration } from './governing';
import type { Shows } from './shows';

export const box: readonly BoxGroup<Shows>[] = [
  ...(['yellow', 'orange', 'red'] as const).map((colour): BoxGroup<Shows> => ({
    id: colour,
    title: said.group[colour],
    pieces: caves
      .filter((cave) => cave.colour === colour)
      .map((cave) => ({
        id: cave.id,
        name: cave.title,
        copies: 1,
        text: caveSentences(cave),
        rule: ruleOfCave(cave),
        shows: { draw: 'caves', cards: [cave.id] },
      })),
  })),
  {
    id: 'explorations',
    title: said.group.explorations,
    pieces: explorations.map(({ id, title, copies, text, uses, steps, turns }) => {
      const when = { steps: steps.map((step) => pilot.step[step]).join(', ') };
      return {
        id,
        name: title,
        copies,
        text: [
          text,
          turns === 'all' ? pilot.inAllTurns(when) : pilot.inOwnTurn(when),
          uses === null ? said.lasts : said.uses({ n: uses }),
        ],
        rule: ruleOfExploration(id),
        shows: { draw: 'signs', signs: steps },
      };
    }),
  },
  upgradesOf('A'),
  upgradesOf('B'),
  {
    id: 'dice',
    title: said.group.dice,
    pieces: (['yellow', 'orange', 'missile'] as const).map((die) => ({
      id: die,
      name: said.die[die],
      text: [said.faces({ faces: dice[die].join(', ') })],
      shows: { draw: 'dice', dice: dice[die].map((face) => [die, face] as const) },
    })),
  },
  {
    id: 'scenarios',
    title: said.group.scenarios,
    pieces: scenarios.map(({ id, title, text, grades: [silver = 0, gold = 0] }) => ({
      id,
      name: title,
      text: [text, pilot.grades({ silver, gold })],
      rule: 'CP-COOP-01',
      shows: { draw: 'signs', signs: ['reputation'] },
    })),
  },
];

function upgradesOf(pile: 'A' | 'B'): BoxGroup<Shows> {
  const pieces = upgrades
    .filter((upgrade) => upgrade.pile === pile)
    .map((upgrade) => ({
      id: upgrade.id,
      name: upgrade.title,
      copies: upgrade.copies,
      text: [bought(upgrade)],
      shows: { draw: 'signs' as const, signs: [upgrade.type ?? ('upgrade' as const)] },
    }));
  return { id: `upgrades-${pile}`, title: said.group[`upgrades-${pile}`], pieces };
}

/** Without a price of its own an upgrade costs what it is worth. */
function bought({ type, value, cost }: UpgradePrint): string {
  const price = cost ?? value;
  return type === null
    ? said.maintenance({ price })
    : said.upgrade({ property: capital(SYMBOL_WORDS[type]), value, price });
}
