import { expect, it } from 'vitest';

import raw from '../../generated/casadh.content.json';
import { hexPrint, itemPrint, misfortunePrint } from './content';
import type { Item, Misfortune } from '../../generated/casadh';

it('is printed in English as the rules have it', () => {
  for (const { id, name } of raw.hexes) expect(hexPrint(id).name).toBe(name);
  for (const { id, name, text } of raw.items) expect(itemPrint(id as Item)).toMatchObject({ name, text });
  for (const { id, name, text } of raw.misfortunes) expect(misfortunePrint(id as Misfortune)).toMatchObject({ name, text });
});
