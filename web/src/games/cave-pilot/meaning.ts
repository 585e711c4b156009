// What somebody seems to want who points at something that is not offered: the action to ask "why not?" about.
import type { Action, View } from '../../generated/cave-pilot';
import type { Seat } from '../../generated/protocol';
import { upgradePrint } from './content';
import { distance, readSpot } from './board/geometry';
import { idOf, kindOf, markSpots, readOwned, type Scene, type Spot } from './routes';
import { askedNow } from './seats';

/** None when the click can only have been a wish to look closer. */
export function meaning(scene: Scene, picks: readonly Spot[], spot: Spot): Action | null {
  const picked = picks[0];
  switch (kindOf(spot)) {
    case 'cell':
    case 'plane':
    case 'gate':
      return picked === undefined ? onFlight(scene, spot) : withPicked(scene, picked, spot);
    case 'hand':
      return { action: 'place', card: idOf(spot), at: firstEmpty(scene.view) };
    case 'shop':
      return buying(scene, idOf(spot));
    case 'row':
      return { action: askedNow(scene.view)?.ask === 'land' ? 'draw' : 'refresh', row: idOf(spot) === 'A' ? 'A' : 'B' };
    case 'card': {
      const { seat, id } = readOwned(spot);
      return seat === scene.seat ? { action: 'use', card: id, on: '' } : null;
    }
    case 'slot': {
      const { seat, id } = readOwned(spot);
      if (picked?.startsWith('shop:')) return { action: 'buy', from: idOf(picked), into: id };
      const ask = askedNow(scene.view)?.ask;
      return (ask === 'hits' && seat === scene.seat) || ask === 'aim' ? { action: 'hit', on: id } : null;
    }
    case 'stock':
      return { action: idOf(spot) === 'fuel' ? 'buy-fuel' : 'buy-missile' };
    default:
      return null;
  }
}

/** Something is picked and a place or a plane is pointed at. */
function withPicked(scene: Scene, picked: Spot, spot: Spot): Action | null {
  const at = idOf(spot);
  switch (kindOf(picked)) {
    case 'hand':
      return kindOf(spot) === 'cell' ? { action: 'place', card: idOf(picked), at } : null;
    case 'stock':
      return kindOf(spot) === 'gate' ? null : { action: 'fire', at };
    case 'card':
      return kindOf(spot) === 'gate' || markSpots(scene.seat, at).length === 0
        ? null
        : { action: 'use', card: readOwned(picked).id, on: at };
    default:
      return onFlight(scene, spot);
  }
}

function onFlight({ seat, view }: Scene, spot: Spot): Action | null {
  const [kind, at] = [kindOf(spot), idOf(spot)];
  switch (askedNow(view)?.ask) {
    case 'place': {
      const [card] = view.players[seat]?.hand ?? [];
      return kind === 'cell' && card !== undefined ? { action: 'place', card, at } : null;
    }
    case 'fire':
      return kind === 'gate' || (kind === 'plane' && at === String.fromCharCode(65 + seat))
        ? null
        : { action: 'fire', at };
    case 'move':
    case 'shove':
      return kind === 'plane' ? null : { action: 'move', to: at, by: isDiagonal(view, seat, at) ? 'fuel' : 'free' };
    case 'blow':
    case 'push':
      return kind === 'cell' ? { action: 'shift', to: at } : null;
    default:
      return null;
  }
}

function isDiagonal(view: View, seat: Seat, to: string): boolean {
  const [from, there] = [readSpot(view.players[seat]?.place ?? ''), readSpot(to)];
  return (
    from !== null &&
    there !== null &&
    from.row !== there.row &&
    from.column !== there.column &&
    distance(from, there) === 1
  );
}

/** Into the first position of its type: any will do to learn why not. */
function buying({ view }: Scene, from: string): Action | null {
  const card = view.shop[from.startsWith('A') ? 0 : 1].cards[Number(from.slice(1)) - 1];
  if (card === undefined) return null;
  const type = upgradePrint(card).type ?? (from.startsWith('A') ? 'shields' : 'maneuver');
  return { action: 'buy', from, into: `${type}1` };
}

function firstEmpty(view: View): string {
  return `C${view.columns + 1}`;
}
