// Challenges and missiles as moments: what was faced, what was rolled, how it came out, where the hits went.
import type { Event, Part } from '../../../generated/cave-pilot';
import type { Seat, Story } from '../../../generated/protocol';
import { seatOf } from '../seats';
import { eventsOf } from '../../../net/wire';

export type Blow =
  | { readonly is: 'hit'; readonly seat: Seat; readonly on: Part; readonly gone: boolean }
  | { readonly is: 'card'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'reputation'; readonly seat: Seat; readonly by: number }
  | { readonly is: 'cubes'; readonly at: string; readonly hits: number }
  | { readonly is: 'crash'; readonly seat: Seat }
  | { readonly is: 'nothing'; readonly seat: Seat };

/** One roll against a card; `left` and `right` are known once it is judged. */
export type Try = {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly part: number;
  readonly sides: { readonly left: number; readonly right: number; readonly passed: boolean } | null;
  readonly blows: readonly Blow[];
};

export type Moment =
  | {
      readonly is: 'challenge';
      readonly card: string;
      readonly at: string;
      readonly order: readonly Seat[];
      readonly wind: { readonly face: number; readonly line: number } | null;
      readonly tries: readonly Try[];
    }
  | {
      readonly is: 'missile';
      readonly seat: Seat;
      readonly at: string;
      readonly faces: readonly string[];
      readonly blows: readonly Blow[];
    };

type Challenge = Extract<Moment, { is: 'challenge' }>;

/** The moment after one event; a new one begins where a card is handled or a missile is fired. */
export function told(moment: Moment | null, event: Event): Moment | null {
  switch (event.event) {
    case 'handles':
      return { is: 'challenge', card: event.card, at: event.at, order: event.order, wind: null, tries: [] };
    case 'fired':
      return { is: 'missile', seat: event.seat, at: event.at, faces: [], blows: [] };
    case 'wind':
      return moment?.is === 'challenge' ? { ...moment, wind: { face: event.face, line: event.line } } : moment;
    case 'rolled':
      return moment?.is === 'challenge' && event.kept ? rolled(moment, event.seat, event.faces) : moment;
    case 'challenged':
      return moment?.is === 'challenge' ? judged(moment, event) : moment;
    case 'missile-rolled':
      return moment?.is === 'missile' ? { ...moment, faces: [...moment.faces, event.face] } : moment;
    case 'hit':
      return struck(moment, { is: 'hit', seat: event.seat, on: event.on, gone: event.gone });
    case 'card-lost':
      return struck(moment, { is: 'card', seat: event.seat, card: event.card });
    case 'reputation':
      return struck(moment, { is: 'reputation', seat: event.seat, by: event.by });
    case 'cave-hit':
      return struck(moment, { is: 'cubes', at: event.at, hits: event.hits });
    case 'out':
      return struck(moment, { is: 'crash', seat: event.seat });
    case 'warded':
    case 'skipped':
      return struck(moment, { is: 'nothing', seat: event.seat });
    case 'turn-begins':
      return null;
    default:
      return moment;
  }
}

/** A roll that was never judged was void: the next one takes its place. */
function rolled(moment: Challenge, seat: Seat, faces: readonly number[]): Challenge {
  const last = moment.tries.at(-1);
  const before = last !== undefined && last.sides === null ? moment.tries.slice(0, -1) : moment.tries;
  return { ...moment, tries: [...before, { seat, faces, part: moment.wind?.line ?? 0, sides: null, blows: [] }] };
}

function judged(
  moment: Challenge,
  { seat, part, left, right, passed }: Extract<Event, { event: 'challenged' }>,
): Challenge {
  const last = moment.tries.at(-1);
  const open: Try =
    last !== undefined && last.sides === null ? last : { seat, faces: [], part, sides: null, blows: [] };
  const before = last === open ? moment.tries.slice(0, -1) : moment.tries;
  return { ...moment, tries: [...before, { ...open, part, sides: { left, right, passed } }] };
}

function struck(moment: Moment | null, blow: Blow): Moment | null {
  if (moment === null) return null;
  if (moment.is === 'missile') return { ...moment, blows: [...moment.blows, blow] };
  const last = moment.tries.at(-1);
  if (last === undefined) return moment;
  return { ...moment, tries: [...moment.tries.slice(0, -1), { ...last, blows: [...last.blows, blow] }] };
}

/** Does it concern this seat? */
export function concerns(moment: Moment, seat: Seat): boolean {
  if (moment.is === 'challenge') return moment.order.includes(seat);
  return (
    moment.seat === seat ||
    (/^[A-F]$/.test(moment.at) && seatOf(moment.at) === seat) ||
    moment.blows.some((blow) => 'seat' in blow && blow.seat === seat)
  );
}

/** The last moment that concerns me since my last decision; for onlookers the last of all. */
export function recap(story: readonly Story[], me: Seat | null): Moment | null {
  const since =
    me === null
      ? Math.max(0, story.length - 40)
      : Math.max(
          0,
          story.findLastIndex((step) => step.seat === me),
        );
  let [moment, kept]: [Moment | null, Moment | null] = [null, null];
  // A card is handled over several decisions: begin where it began.
  const from = story
    .slice(0, since + 1)
    .findLastIndex((step) =>
      eventsOf<Event>(step).some(({ event }) => event === 'handles' || event === 'fired' || event === 'turn-begins'),
    );
  for (const event of story.slice(Math.max(0, from)).flatMap(eventsOf<Event>)) {
    moment = told(moment, event);
    if (moment !== null && (me === null || concerns(moment, me)) && hasHappened(moment)) kept = moment;
    // What I have seen and decided upon is over with my next turn.
    if (event.event === 'turn-begins' && event.seat === me && kept?.is === 'challenge' && kept.order[0] === me)
      kept = null;
  }
  return kept;
}

function hasHappened(moment: Moment): boolean {
  return moment.is === 'challenge' ? moment.tries.length > 0 : moment.faces.length > 0;
}
