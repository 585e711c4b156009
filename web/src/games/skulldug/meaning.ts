// What somebody seems to want who points at something that is not offered: the action to ask "why not?" about.
import type { Action, Card, Cell, Pawn, Side } from '../../generated/skulldug';
import { kindOf } from './content';
import { SIDES, next, sideTo } from './map/grid';
import { holderOf, lyingAt, pawnOf, placeOf } from './pawns';
import { hereOf, isMain, type Scene } from './routes';
import { readCardSpot, readCellSpot, readPawnSpot, type Spot } from './spots';

/** None when the click can only have been a wish to look closer. */
export function meaning(scene: Scene, picks: readonly Spot[], spot: Spot): Action | null {
  const { view, seat } = scene;
  const [cell, pawn, card] = [readCellSpot(spot), readPawnSpot(spot), readCardSpot(spot)];
  const { moment } = view;
  if (moment?.moment === 'sign') {
    const side = cell === null ? null : sideTo(moment.at, cell);
    return side === null ? null : { do: 'send', side };
  }
  if (moment?.moment === 'facing' && card !== null) return { do: 'face', card };
  // Another question waits for me first; the rules say so. Whoever is not asked just looks.
  if (!isMain(view))
    return view.asked.includes(seat) ? walk(scene, cell ?? (pawn === null ? null : placeOf(view, pawn))) : null;
  const picked = picks.map(readCardSpot).find((one) => one !== null) ?? null;
  const target = picks.map(readPawnSpot).find((one) => one !== null) ?? null;
  if (picked !== null) return withCard(scene, picked, pawn, cell ?? (card === null ? null : lyingAt(view, card)));
  if (picks.includes('verb:destroy')) return bySide(scene, cell, (side) => ({ do: 'destroy', side }));
  if (target !== null) return withPawn(scene, target, cell);
  if (card !== null) return withLying(scene, card);
  if (pawn !== null && pawn !== pawnOf(seat)) return { do: 'shove', who: pawn, side: someSide(scene) };
  return walk(scene, cell ?? (pawn === null ? null : placeOf(view, pawn)));
}

/** A card of mine is picked and somebody or some place is pointed at. */
function withCard(scene: Scene, card: Card, pawn: Pawn | null, cell: Cell | null): Action | null {
  const kind = kindOf(card);
  if (kind === 'fishing-rod' && pawn !== null) return { do: 'fish', card, whom: pawn };
  if (kind === 'switcheroo-dust' && pawn !== null) return { do: 'swap', card, whom: pawn };
  if (pawn !== null) return { do: 'throw', card, at: pawn };
  if (cell === null) return null;
  switch (kind) {
    case 'grappling-hook':
      return { do: 'grapple', card, to: cell };
    case 'gas-grenade':
      return { do: 'gas', card, at: cell };
    case 'ancient-crank':
      return { do: 'crank', card, at: cell, way: 'right' };
    case 'sturdy-shovel':
      return bySide(scene, cell, (side) => ({ do: 'dig', card, side })) ?? { do: 'drop', card, at: cell };
    case 'blasting-charge':
      return bySide(scene, cell, (side) => ({ do: 'blast', card, side })) ?? { do: 'drop', card, at: cell };
    case 'flare-gun':
      return bySide(scene, cell, (side) => ({ do: 'flare', card, side })) ?? { do: 'drop', card, at: cell };
    default:
      return { do: 'drop', card, at: cell };
  }
}

/** Somebody is picked, to be shoved. */
function withPawn(scene: Scene, who: Pawn, cell: Cell | null): Action | null {
  return bySide(scene, cell, (side) => ({ do: 'shove', who, side }));
}

/** A card that lies somewhere, or one of a hand. */
function withLying({ view, seat }: Scene, card: Card): Action | null {
  if (lyingAt(view, card) !== null) return { do: 'pick-up', card };
  return holderOf(view, card) === pawnOf(seat) ? { do: 'use', card } : null;
}

/** A step to a neighbour, a dash to whatever is two steps away. */
function walk(scene: Scene, cell: Cell | null): Action | null {
  const here = hereOf(scene);
  if (here === null || cell === null || cell === here) return null;
  const step = sideTo(here, cell);
  if (step !== null) return { do: 'move', side: step };
  for (const first of SIDES) {
    const middle = next(here, first, scene.view.setup.table);
    const then = middle === null ? null : sideTo(middle, cell);
    if (then !== null) return { do: 'dash', first, then };
  }
  return null;
}

function bySide(scene: Scene, cell: Cell | null, action: (side: Side) => Action): Action | null {
  const here = hereOf(scene);
  const side = here === null || cell === null ? null : sideTo(here, cell);
  return side === null ? null : action(side);
}

/** Any way out will do for somebody who cannot be shoved at all. */
function someSide(scene: Scene): Side {
  const here = hereOf(scene);
  return scene.view.cave.find(({ at }) => at === here)?.sides[0] ?? 'north';
}
