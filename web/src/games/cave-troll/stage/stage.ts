// The figures on the board as things that keep their identity while they move, so that they can be animated.
//
// A view counts equal adventurers; here each is a token with a key of its own. Events move tokens one by one; in the
// end `reconciled` makes the stage agree with the view, whatever was told or missed.
import type { Area, Event, Kind, View } from '../../../generated/cave-troll';
import type { Seat } from '../../../generated/protocol';
import { readFigure } from '../seats';

export type Token = {
  readonly key: string;
  readonly owner: Seat;
  readonly kind: Kind;
  readonly at: Area;
  readonly from: Area | null;
};
export type Chest = { readonly owner: Seat; readonly at: Area };
export type Stage = { readonly tokens: readonly Token[]; readonly chests: readonly Chest[] };

export const EMPTY: Stage = { tokens: [], chests: [] };

/** The stage after one event; events that move nothing leave it as it is. */
export function after(stage: Stage, event: Event): Stage {
  switch (event.event) {
    case 'placed': {
      const { owner, kind } = readFigure(event.figure);
      return { ...stage, tokens: [...stage.tokens, fresh(stage.tokens, owner, kind, event.at)] };
    }
    case 'moved': {
      const moving = tokenAt(stage, event.figure, event.from);
      const moved = (token: Token) => (token === moving ? { ...token, at: event.to, from: event.from } : token);
      return { ...stage, tokens: stage.tokens.map(moved) };
    }
    case 'discarded': {
      const gone = tokenAt(stage, event.figure, event.at);
      return { ...stage, tokens: stage.tokens.filter((token) => token !== gone) };
    }
    case 'chest-placed':
      return { ...stage, chests: [...stage.chests, { owner: event.owner, at: event.at }] };
    case 'chest-lost':
      return { ...stage, chests: stage.chests.filter((chest) => chest.owner !== event.owner) };
    default:
      return stage;
  }
}

/** The stage that shows the view, with as few changes as can be. */
export function reconciled(stage: Stage, view: View): Stage {
  const wanted = new Map<string, number>();
  for (const { owner, kind, at, count } of view.pieces) wanted.set(`${owner} ${kind} ${at}`, count);
  const kept: Token[] = [];
  const spare: Token[] = [];
  for (const token of stage.tokens) {
    const place = `${token.owner} ${token.kind} ${token.at}`;
    const left = wanted.get(place) ?? 0;
    (left > 0 ? kept : spare).push(token);
    if (left > 0) wanted.set(place, left - 1);
  }
  const tokens = [...kept];
  for (const { owner, kind, at } of view.pieces) {
    for (let left = wanted.get(`${owner} ${kind} ${at}`) ?? 0; left > 0; left--) {
      const index = spare.findIndex((token) => token.owner === owner && token.kind === kind);
      const [moving] = index < 0 ? [] : spare.splice(index, 1);
      // Keys of tokens that wait to be moved are taken as well.
      tokens.push(moving ? { ...moving, at, from: moving.at } : fresh([...tokens, ...spare], owner, kind, at));
    }
  }
  return { tokens: unchanged(stage.tokens, tokens) ? stage.tokens : tokens, chests: chestsOf(view) };
}

/** Do two stages show the same? */
export function agrees(stage: Stage, view: View): boolean {
  return unchanged(stage.tokens, reconciled(stage, view).tokens);
}

function chestsOf(view: View): Chest[] {
  return view.players.flatMap(({ chest }, owner) => (typeof chest === 'object' ? [{ owner, at: chest.in }] : []));
}

function tokenAt(stage: Stage, figure: string, at: Area): Token | undefined {
  const { owner, kind } = readFigure(figure);
  return stage.tokens.findLast((token) => token.owner === owner && token.kind === kind && token.at === at);
}

/** A new token with the lowest key that is free. */
function fresh(tokens: readonly Token[], owner: Seat, kind: Kind, at: Area): Token {
  const taken = new Set(tokens.map((token) => token.key));
  let number = 1;
  while (taken.has(`${owner}.${kind}.${number}`)) number++;
  return { key: `${owner}.${kind}.${number}`, owner, kind, at, from: null };
}

function unchanged(before: readonly Token[], now: readonly Token[]): boolean {
  return before.length === now.length && now.every((token) => before.includes(token));
}
