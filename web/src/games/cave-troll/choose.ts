// Choosing an action by pointing: the legal actions narrowed by each click. No Svelte, no rules.
import type { Action, View } from '../../generated/cave-troll';
import { areaSpot, pieceSpot, readArea, readPiece, routes, type Scene, type Spot } from './routes';
import { askedNow } from './seats';

/** All that may be done, and the ways to point at each. */
export type Choice = { readonly scene: Scene; readonly actions: readonly Action[]; readonly ways: readonly Way[] };
type Way = { readonly index: number; readonly route: readonly Spot[] };

/** Something to click in the small chooser: an action to do, or a spot to go on with. */
export type Offer = { readonly offer: 'act'; readonly index: number } | { readonly offer: 'pick'; readonly spot: Spot };

export type Clicked =
  | { readonly then: 'act'; readonly index: number }
  | { readonly then: 'picked'; readonly clicks: readonly Spot[] }
  | { readonly then: 'offer'; readonly clicks: readonly Spot[]; readonly offers: readonly Offer[] }
  | { readonly then: 'nothing' };

/** What a click on a spot would lead to. */
export type Lit = { readonly acts: readonly number[]; readonly goesOn: boolean };

export function choiceOf(scene: Scene, actions: readonly Action[]): Choice {
  const ways = actions.flatMap((action, index) => routes(action, scene).map((route) => ({ index, route })));
  return { scene, actions, ways };
}

/** The picks that the clicks stand for: what can only be one thing is picked without a click. */
export function picksOf(choice: Choice, clicks: readonly Spot[]): Spot[] {
  const picks: Spot[] = [];
  const settle = () => {
    // On one's own turn nothing is picked for the player before the first click.
    if (picks.length === 0 && isOwnTurn(choice.scene.view)) return;
    for (let only = onlyWay(choice, picks); only !== null; only = onlyWay(choice, picks)) picks.push(only);
  };
  settle();
  for (const click of clicks) {
    picks.push(click);
    settle();
  }
  return picks;
}

/** The spots that light up after these picks; verbs of one word always do. */
export function lit(choice: Choice, picks: readonly Spot[]): Map<Spot, Lit> {
  const spots = new Map<Spot, { acts: number[]; goesOn: boolean }>();
  for (const { index, route } of choice.ways) {
    const depth = isOneWord(route) ? 0 : picks.length;
    const next = route[depth];
    if (next === undefined || !route.slice(0, depth).every((step, i) => step === picks[i])) continue;
    const spot = spots.get(next) ?? { acts: [], goesOn: false };
    if (route.length === depth + 1) {
      if (!spot.acts.includes(index)) spot.acts.push(index);
    } else {
      spot.goesOn = true;
    }
    spots.set(next, spot);
  }
  return spots;
}

/** A click, key or tap on a figure, an area, a card or a button. */
export function click(choice: Choice, clicks: readonly Spot[], spot: Spot): Clicked {
  const picks = picksOf(choice, clicks);
  const isSame = spot === clicks.at(-1) || isTakeBack(choice, picks, spot);
  if (clicks.length > 0 && isSame) return { then: 'picked', clicks: clicks.slice(0, -1) };
  const here = lit(choice, picks);
  const meant = candidates(choice, spot, here);
  if (meant.length > 0) return follow(choice, clicks, meant, here);
  const fresh = lit(choice, picksOf(choice, []));
  const anew = candidates(choice, spot, fresh);
  return anew.length > 0 ? follow(choice, [], anew, fresh) : { then: 'nothing' };
}

/** The actions that begin with this spot. */
export function startingWith(choice: Choice, spot: Spot): number[] {
  return [...new Set(choice.ways.filter(({ route }) => route[0] === spot).map(({ index }) => index))];
}

/** The last pick again, or the room in which the picked figure stands. */
function isTakeBack(choice: Choice, picks: readonly Spot[], spot: Spot): boolean {
  const last = picks.at(-1);
  if (last === undefined) return false;
  const area = readArea(spot);
  return spot === last || (area !== null && readPiece(last)?.at === area && !lit(choice, picks).has(spot));
}

/** A figure may stand for its area, and an area for the figures in it. */
function candidates(choice: Choice, spot: Spot, spots: ReadonlyMap<Spot, Lit>): Spot[] {
  const piece = readPiece(spot);
  if (piece !== null) return [spot, areaSpot(piece.at)].filter((candidate) => spots.has(candidate));
  if (spots.has(spot)) return [spot];
  const area = readArea(spot);
  return choice.scene.view.pieces
    .filter((there) => there.at === area)
    .map((there) => pieceSpot(there.owner, there.kind, there.at))
    .filter((candidate) => spots.has(candidate));
}

function follow(choice: Choice, clicks: readonly Spot[], meant: readonly Spot[], spots: ReadonlyMap<Spot, Lit>): Clicked {
  const offers = meant.flatMap((spot): Offer[] => {
    const { acts, goesOn } = spots.get(spot) ?? { acts: [], goesOn: false };
    const act = acts.map((index): Offer => ({ offer: 'act', index }));
    return goesOn ? [...act, { offer: 'pick', spot }] : act;
  });
  const [first] = offers;
  if (first === undefined) return { then: 'nothing' };
  if (offers.length > 1) return { then: 'offer', clicks, offers };
  if (first.offer === 'pick') return { then: 'picked', clicks: [...clicks, first.spot] };
  return isRash(choice, clicks, first.index) ? { then: 'offer', clicks, offers } : { then: 'act', index: first.index };
}

/** One click on an opponent's figure is no order to kill it yet. */
function isRash(choice: Choice, clicks: readonly Spot[], index: number): boolean {
  const verb = choice.actions[index]?.do;
  return clicks.length === 0 && (verb === 'kill' || verb === 'assassinate' || verb === 'slay' || verb === 'pull');
}

function onlyWay(choice: Choice, picks: readonly Spot[]): Spot | null {
  const [first, second] = [...lit(choice, picks)].filter(([spot]) => !isOneWord([spot]));
  if (first === undefined || second !== undefined) return null;
  const [spot, { acts }] = first;
  return acts.length === 0 ? spot : null;
}

/** Draw, end turn, stay, no push, stop: they need no figure and go before or after any pick. */
function isOneWord([first, second]: readonly Spot[]): boolean {
  return second === undefined && first !== undefined && first.startsWith('verb:') && first !== 'verb:attack' && first !== 'verb:rampage';
}

function isOwnTurn(view: View): boolean {
  return askedNow(view)?.ask === 'action';
}
