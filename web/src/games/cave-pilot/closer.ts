// A closer look at what is not in the cave, in sentences: cards of the hand and the shop, what is installed, what is held.
import * as said from '$words/pilot';

import type { View } from '../../generated/cave-pilot';
import { cavePrint, explorationPrint, readHeld, upgradePrint } from './content';
import { SYMBOL_WORDS } from './print';
import { idOf, kindOf, readOwned, type Spot } from './routes';
import { caveSentences, slotWords } from './words';

export function closerSentences(spot: Spot, view: View): string[] {
  const id = idOf(spot);
  switch (kindOf(spot)) {
    case 'hand': {
      const print = cavePrint(id);
      return [said.handCave({ title: print.title, colour: said.colour[print.colour] }), ...caveSentences(print)];
    }
    case 'card':
      return [explorationPrint(readHeld(readOwned(spot).id).card).text];
    case 'slot': {
      const { seat, id: slot } = readOwned(spot);
      const stack = view.players[seat]?.mat.find((one) => one.slot === slot);
      if (stack === undefined || stack.card === null) return [said.slotFree({ slot: slotWords(slot) })];
      const { title } = upgradePrint(stack.card);
      return [
        said.slotCard({ slot: slotWords(slot), value: stack.current, title }),
        ...(stack.hits > 0 ? [said.slotHits({ n: stack.hits })] : []),
        ...(stack.maintenance > 0 ? [said.slotMaintained] : []),
      ];
    }
    case 'shop': {
      const card = view.shop[id.startsWith('A') ? 0 : 1].cards[Number(id.slice(1)) - 1];
      if (card === undefined) return [];
      const { title, type, value, cost } = upgradePrint(card);
      const price = cost ?? value;
      return [
        type === null
          ? said.shopMaintenance({ title, price })
          : said.shopUpgrade({ title, value, property: SYMBOL_WORDS[type], price }),
      ];
    }
    case 'row': {
      const row = view.shop[id === 'A' ? 0 : 1];
      return [said.refreshRow({ row: id, n: row.pile })];
    }
    default:
      return [];
  }
}
