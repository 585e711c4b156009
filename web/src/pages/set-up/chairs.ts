// Who sits where at a new table.

import * as said from '$words/chairs';
import type { Absence, Bot, Clock, JsonValue, NewSeat, NewTable, TableInfo } from '../../generated/protocol';
import { randomHex } from '../../net/ids';
import { letter } from '../../stores/seats';

/** A chair of a table that is being set up. A guest is somebody else at this screen. */
export type Chair = { who: 'me' } | { who: 'guest'; name: string } | { who: 'bot'; bot: Bot } | { who: 'open' };

/** The choices for a chair, as one word each. */
export type ChairKind = 'me' | 'guest' | `bot-${Bot}` | 'open';

export const CHAIR_KINDS: { kind: ChairKind; label: string }[] = [
  { kind: 'me', label: said.kind.me },
  { kind: 'guest', label: said.kind.guest },
  { kind: 'bot-novice', label: said.kind['bot-novice'] },
  { kind: 'bot-steady', label: said.kind['bot-steady'] },
  { kind: 'bot-strong', label: said.kind['bot-strong'] },
  { kind: 'bot-master', label: said.kind['bot-master'] },
  { kind: 'bot-random', label: said.kind['bot-random'] },
  { kind: 'open', label: said.kind.open },
];

/** Me, and bots that put up a fight. */
export function usualChairs(players: number): Chair[] {
  return Array.from({ length: players }, (_, at): Chair => (at === 0 ? { who: 'me' } : { who: 'bot', bot: 'steady' }));
}

/** The same chairs for another number of players. */
export function resized(chairs: Chair[], players: number): Chair[] {
  return usualChairs(players).map((usual, at) => chairs[at] ?? usual);
}

export function kindOf(chair: Chair): ChairKind {
  return chair.who === 'bot' ? `bot-${chair.bot}` : chair.who;
}

/** The chairs after somebody else takes one. I am one person: when I move, my old chair goes to a guest here. */
export function reseated(chairs: Chair[], at: number, kind: ChairKind): Chair[] {
  return chairs.map((chair, index): Chair => {
    if (index === at) return chairOf(kind, at);
    return kind === 'me' && chair.who === 'me' ? chairOf('guest', index) : chair;
  });
}

function chairOf(kind: ChairKind, at: number): Chair {
  switch (kind) {
    case 'me':
      return { who: 'me' };
    case 'guest':
      return guestAt(at);
    case 'bot-random':
      return { who: 'bot', bot: 'random' };
    case 'bot-novice':
      return { who: 'bot', bot: 'novice' };
    case 'bot-steady':
      return { who: 'bot', bot: 'steady' };
    case 'bot-strong':
      return { who: 'bot', bot: 'strong' };
    case 'bot-master':
      return { who: 'bot', bot: 'master' };
    case 'open':
      return { who: 'open' };
  }
}

/** Somebody else at this screen, called after their chair. */
export function guestAt(at: number): Chair {
  return { who: 'guest', name: said.player({ seat: letter(at) }) };
}

/** The chairs of a table that was played, for a rematch; I am `me`. */
export function chairsOf(table: TableInfo, me: string): Chair[] {
  let seated = false;
  return table.seats.map(({ occupant }): Chair => {
    if (occupant.who === 'bot') return { who: 'bot', bot: occupant.bot };
    if (occupant.who === 'open') return occupant;
    if (occupant.user !== me) return { who: 'open' };
    if (seated) return { who: 'guest', name: occupant.name };
    seated = true;
    return { who: 'me' };
  });
}

/** What is wrong with the chairs, in words; none when the table can be opened. */
export function trouble(chairs: Chair[]): string | null {
  return troubleAt(chairs)?.sentence ?? null;
}

/** The first chair that something is wrong with. */
export function troubleAt(chairs: Chair[]): { at: number; sentence: string } | null {
  const names = chairs.map((chair) => (chair.who === 'guest' ? chair.name.trim().toLowerCase() : null));
  const nameless = names.indexOf('');
  if (nameless >= 0) return { at: nameless, sentence: said.nameless({ seat: letter(nameless) }) };
  const twin = names.findIndex((name, at) => name !== null && names.indexOf(name) < at);
  return twin < 0 ? null : { at: twin, sentence: said.sameName };
}

/** The levels of the bots that sit here, each once. */
export function botsAt(chairs: Chair[]): Bot[] {
  return [...new Set(chairs.flatMap((chair) => (chair.who === 'bot' ? [chair.bot] : [])))];
}

/** All bots as good as this one. */
export function levelled(chairs: Chair[], bot: Bot): Chair[] {
  return chairs.map((chair): Chair => (chair.who === 'bot' ? { who: 'bot', bot } : chair));
}

/** Which game, and whether its players have anything to hide from each other. */
export type Box = { id: string; hasSecrets: boolean };

/** Who may find the table, may others look on, and is there advice? */
export type Doors = { listed: boolean; watchable: boolean; hints: boolean };

/** By the link alone, open to whoever comes by it, with advice. */
export const USUAL_DOORS: Doors = { listed: false, watchable: true, hints: true };

/** How long everybody may think, and what happens to who is not there. */
export type Terms = { clock: Clock; absence: Absence };

export const UNTIMED: Terms = { clock: { kind: 'none' }, absence: { then: 'bot-sits-in', bot: 'steady' } };

/** The table as the server wants to hear of it. Covers between turns are for screens that change hands. */
export function newTable(
  { id, hasSecrets }: Box,
  setup: JsonValue,
  chairs: Chair[],
  { listed, watchable, hints }: Doors,
  terms: Terms = UNTIMED,
): NewTable {
  const people = chairs.filter((chair) => chair.who === 'me' || chair.who === 'guest').length;
  return {
    game: id,
    setup,
    seats: chairs.map(newSeat),
    public: listed,
    hot_seat: hasSecrets && people > 1,
    watchable,
    hints,
    ...terms,
  };
}

/** Whoever sits down adds to the dice, as one does who joins later: no server can have planned for that. */
function newSeat(chair: Chair): NewSeat {
  switch (chair.who) {
    case 'me':
      return { who: 'me', name: null, entropy: randomHex(16) };
    case 'guest':
      return { who: 'me', name: chair.name.trim(), entropy: randomHex(16) };
    case 'bot':
      return { who: 'bot', bot: chair.bot };
    case 'open':
      return { who: 'open' };
  }
}
