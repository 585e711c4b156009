// What somebody seems to want who points at something that is not offered: the action to ask "why not?" about.
import { placeOf, sideWord } from './content';
import { sideTowards } from './map/hexes';
import { spaceOf, type Scene, type Spot } from './routes';
import { askedNow, hexAt, whereIs, whoIsAsked } from './table';
import type { Action, Item, Node, Space } from '../../generated/casadh';

/** None when the click can only have been a wish to look closer. */
export function meaning(scene: Scene, picks: readonly Spot[], spot: Spot): Action | null {
  const { seat, view } = scene;
  const here = whereIs(view, seat);
  const at = spaceOf(spot, view);
  const [what = '', rest = ''] = spot.split(':');
  if (what === 'item') return used(scene, rest as Item);
  if (at === null) return null;
  const ask = askedNow(view);
  if (ask?.ask === 'send-grue') return { do: 'send-grue', to: at };
  if (ask?.ask === 'grue-move') return grueMove(picks, at);
  if (ask?.ask === 'flee' || ask?.ask === 'action') {
    if (here === null) return null;
    if (at !== here) return towards(scene, here, at, ask.ask === 'flee');
    if (ask.ask === 'flee') return null;
    if (what === 'pile') return { do: 'collect-treasure' };
    if (what === 'slope') return { do: 'slope', node: (rest.split('>')[1] ?? 'A') as Node };
    if (what === 'fuse') return { do: 'defuse', owner: Number(rest.split('@')[1]) };
    if (what === 'items') return itemsHere(scene, here);
    return null;
  }
  // Another question waits for me first; the rules say so.
  return here !== null && at !== here && whoIsAsked(ask) === seat ? towards(scene, here, at, false) : null;
}

/** A neighbour that is not offered; farther hexes are only looked at. */
function towards({ view }: Scene, here: Space, at: Space, flees: boolean): Action | null {
  const side = sideTowards(placeOf(here), placeOf(at));
  if (side === null) return null;
  const word = sideWord(side);
  if (flees) return { do: 'flee', side: word };
  return hexAt(view, at) === undefined ? { do: 'explore', side: word } : { do: 'move', side: word };
}

function grueMove(picks: readonly Spot[], at: Space): Action | null {
  const grue = picks.find((pick) => pick.startsWith('grue:'))?.slice('grue:'.length);
  if (grue === undefined) return { do: 'eat', at };
  const side = sideTowards(placeOf(grue), placeOf(at));
  return side === null ? null : { do: 'move-grue', from: grue, side: sideWord(side) };
}

function itemsHere({ view }: Scene, here: Space): Action | null {
  const [first] = hexAt(view, here)?.items ?? [];
  return first === undefined ? null : { do: 'collect-items', items: first };
}

/** A thing in the pack that cannot be used just now. */
function used({ view }: Scene, item: Item): Action | null {
  if (askedNow(view)?.ask !== 'action') return null;
  if (item === 'medkit') return { do: 'use-medkit' };
  return item === 'dynamite' ? { do: 'deploy' } : null;
}
