// Choosing an action by pointing: the legal actions narrowed by each click. No Svelte, no rules, no game.
//
// A game says for each action the ways to point at it, spot after spot (its `routes.ts`), and a few habits.

/** Anything that can be pointed at is a word: `area:R14`, `verb:end-turn`. */
export type Way<S extends string> = { readonly index: number; readonly route: readonly S[] };

/** How pointing feels in a game. */
export interface Habits<A, S extends string> {
  /** The place where a thing lies: pointing at the thing may mean its place. */
  placeOf(spot: S): S | null;
  /** The things that lie at a place: pointing at the place may mean one of them. */
  thingsAt(spot: S): readonly S[];
  /** A button that needs nothing else and can be pressed before or after any pick. */
  isPlain(route: readonly S[]): boolean;
  /** What can only be one thing is picked without a click, even before the first. */
  readonly settles: boolean;
  /** One click is not enough for this; it is offered first. */
  isRash(action: A): boolean;
  /** A thing that can be carried to where it shall go: taking it in hand picks it. */
  isLoose?(spot: S): boolean;
  /** My own figure, which goes where a place is pressed: it is carried there without being picked. */
  isMover?(spot: S): boolean;
  /** Does bringing the thing here, or anywhere at all, do what pressing it does? A card is played on the board. */
  isDoneAt?(thing: S, at?: S): boolean;
}

/** All that may be done, and the ways to point at each. */
export interface Choice<A, S extends string> {
  readonly actions: readonly A[];
  readonly ways: readonly Way<S>[];
  readonly habits: Habits<A, S>;
}

/** Something to click in the small chooser: an action to do, or a spot to go on with. */
export type Offer<S extends string> =
  { readonly offer: 'act'; readonly index: number } | { readonly offer: 'pick'; readonly spot: S };

export type Clicked<S extends string> =
  | { readonly then: 'act'; readonly index: number }
  | { readonly then: 'picked'; readonly clicks: readonly S[] }
  | { readonly then: 'offer'; readonly clicks: readonly S[]; readonly offers: readonly Offer<S>[] }
  | { readonly then: 'nothing' };

/** What a click on a spot would lead to. */
export type Lit = { readonly acts: readonly number[]; readonly goesOn: boolean };

/** Buttons are the spots that begin with `verb:`; things and places are what the game adds. */
export const HABITS: Habits<unknown, string> = {
  placeOf: () => null,
  thingsAt: () => [],
  isPlain: ([first, second]) => second === undefined && first !== undefined && first.startsWith('verb:'),
  settles: true,
  isRash: () => false,
};

export function choiceOf<A, S extends string>(
  actions: readonly A[],
  routes: (action: A) => readonly (readonly S[])[],
  habits: Habits<A, S>,
): Choice<A, S> {
  const ways = actions.flatMap((action, index) => routes(action).map((route) => ({ index, route })));
  return { actions, ways, habits };
}

/** The picks that the clicks stand for: what can only be one thing is picked without a click. */
export function picksOf<A, S extends string>(choice: Choice<A, S>, clicks: readonly S[]): S[] {
  const picks: S[] = [];
  const settle = () => {
    if (picks.length === 0 && !choice.habits.settles) return;
    for (let only = onlyWay(choice, picks); only !== null; only = onlyWay(choice, picks)) picks.push(only);
  };
  settle();
  for (const click of clicks) {
    picks.push(click);
    settle();
  }
  return picks;
}

/** The spots that light up after these picks; plain buttons always do. */
export function lit<A, S extends string>(choice: Choice<A, S>, picks: readonly S[]): Map<S, Lit> {
  const spots = new Map<S, { acts: number[]; goesOn: boolean }>();
  for (const { index, route } of choice.ways) {
    const depth = choice.habits.isPlain(route) ? 0 : picks.length;
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

/** A click, key or tap on a thing, a place, a card or a button. */
export function click<A, S extends string>(choice: Choice<A, S>, clicks: readonly S[], spot: S): Clicked<S> {
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
export function startingWith<A, S extends string>(choice: Choice<A, S>, spot: S): number[] {
  return [...new Set(choice.ways.filter(({ route }) => route[0] === spot).map(({ index }) => index))];
}

/** The clicks after a thing was taken in hand; none when it cannot be. */
export function taken<A, S extends string>(choice: Choice<A, S>, clicks: readonly S[], thing: S): readonly S[] | null {
  const { isLoose, isMover, isDoneAt, isPlain } = choice.habits;
  const picks = picksOf(choice, clicks);
  if (isLoose?.(thing)) {
    if (picks.at(-1) === thing) return clicks;
    for (const before of [clicks, []]) {
      const found = lit(choice, picksOf(choice, before)).get(thing);
      if (found?.goesOn) return [...before, thing];
      if (found !== undefined && isDoneAt?.(thing)) return before;
    }
  }
  const leadsOn = [...lit(choice, picks).keys()].some((spot) => !isPlain([spot]));
  return clicks.length === 0 && leadsOn && isMover?.(thing) ? clicks : null;
}

/** What is pressed when a carried thing is let go at a spot; none where that means nothing. */
export function droppedOn<A, S extends string>(choice: Choice<A, S>, clicks: readonly S[], thing: S, at: S): S | null {
  const { habits } = choice;
  const picks = picksOf(choice, clicks);
  const here = lit(choice, picks);
  const [home, place] = [habits.placeOf(thing), habits.placeOf(at) ?? at];
  if (at === thing) return null;
  if (here.has(thing) && habits.isDoneAt?.(thing, at)) return thing;
  // Put down where it was. Who was picked may mean somebody beside them; who goes somewhere does not.
  if (place === home && !(picks.includes(thing) && here.has(at))) return null;
  return candidates(choice, at, here).length > 0 ? at : null;
}

/** The last pick again, or the place in which the picked thing lies. */
function isTakeBack<A, S extends string>(choice: Choice<A, S>, picks: readonly S[], spot: S): boolean {
  const last = picks.at(-1);
  if (last === undefined) return false;
  return spot === last || (choice.habits.placeOf(last) === spot && !lit(choice, picks).has(spot));
}

function candidates<A, S extends string>({ habits }: Choice<A, S>, spot: S, spots: ReadonlyMap<S, Lit>): S[] {
  const place = habits.placeOf(spot);
  if (place !== null) return [spot, place].filter((candidate) => spots.has(candidate));
  if (spots.has(spot)) return [spot];
  return habits.thingsAt(spot).filter((candidate) => spots.has(candidate));
}

function follow<A, S extends string>(
  choice: Choice<A, S>,
  clicks: readonly S[],
  meant: readonly S[],
  spots: ReadonlyMap<S, Lit>,
): Clicked<S> {
  const offers = meant.flatMap((spot): Offer<S>[] => {
    const { acts, goesOn } = spots.get(spot) ?? { acts: [], goesOn: false };
    const act = acts.map((index): Offer<S> => ({ offer: 'act', index }));
    return goesOn ? [...act, { offer: 'pick', spot }] : act;
  });
  const [first] = offers;
  if (first === undefined) return { then: 'nothing' };
  if (offers.length > 1) return { then: 'offer', clicks, offers };
  if (first.offer === 'pick') return { then: 'picked', clicks: [...clicks, first.spot] };
  const action = choice.actions[first.index];
  const isRash = clicks.length === 0 && action !== undefined && choice.habits.isRash(action);
  return isRash ? { then: 'offer', clicks, offers } : { then: 'act', index: first.index };
}

function onlyWay<A, S extends string>(choice: Choice<A, S>, picks: readonly S[]): S | null {
  const [first, second] = [...lit(choice, picks)].filter(([spot]) => !choice.habits.isPlain([spot]));
  if (first === undefined || second !== undefined) return null;
  const [spot, { acts }] = first;
  return acts.length === 0 ? spot : null;
}
