// The lists of tables, kept fresh while somebody looks.

import * as faces from '$words/faces';
import type { TableList, TableRow } from '../generated/protocol';
import { api } from '../net/api';
import { IS_SITE, isHere } from '../net/transport';
import { agreedWords } from './agreed';
import { place } from './place.svelte';
import { seatNames } from './seats';

const FRESH_MS = 4_000;
/** Nobody looks, but the title and the lamp of the tab do tell. */
const HIDDEN_MS = 30_000;

class Tables {
  lists = $state.raw<TableList | null>(null);
  /** Tables that wait for a decision of mine. */
  readonly waiting: TableRow[] = $derived(this.lists?.mine.filter((row) => row.my_turn) ?? []);

  async refresh(): Promise<void> {
    this.lists = await listed();
  }

  /** Asks again and again, more seldom while nobody looks; returns how to stop. */
  watch(failed: (error: unknown) => void): () => void {
    let last = -Infinity;
    const look = (): void => {
      if (document.visibilityState !== 'visible' && performance.now() - last < HIDDEN_MS) return;
      last = performance.now();
      this.refresh().catch(failed);
    };
    look();
    const timer = setInterval(look, FRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

/** What the server lists, and before its own those of this browser. When no server answers, these alone are listed. */
async function listed(): Promise<TableList> {
  const lists = await api.tables();
  if (lists.mine.some(({ table }) => isHere(table.id))) place.playsHere();
  if (IS_SITE || !place.online || !place.played || !place.here) return lists;
  const { mine } = await api.tablesHere();
  return { ...lists, mine: [...mine, ...lists.mine] };
}

/** The next table after `current` that waits for me; none when only `current` does, or none at all. */
export function nextWaiting(waiting: TableRow[], current: string | null): string | null {
  const ids = waiting.map((row) => row.table.id);
  const at = current === null ? -1 : ids.indexOf(current);
  const next = ids[(at + 1) % Math.max(1, ids.length)];
  return next === undefined || next === current ? null : next;
}

/** Those that are not over: first where it is my turn, the one with the least time before the others, then as they came. */
export function goingOn(rows: TableRow[]): TableRow[] {
  const urgency = ({ my_turn, left_ms }: TableRow): number =>
    !my_turn ? Infinity : (left_ms ?? Number.MAX_SAFE_INTEGER);
  return rows
    .filter(({ table }) => table.phase !== 'finished')
    .sort((one, other) => (urgency(one) === urgency(other) ? 0 : urgency(one) - urgency(other)));
}

/** Rows of which every word of `query` is found in the game, the setup or a name. */
export function matching(rows: TableRow[], query: string): TableRow[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter((row) => words.every((word) => searchable(row).includes(word)));
}

function searchable({ table }: TableRow): string {
  const levels = table.seats.map(({ occupant }) => (occupant.who === 'bot' ? faces.level[occupant.bot] : ''));
  const agreed = agreedWords(table.setup_text);
  return [table.game, table.setup_text, agreed, table.phase, table.id, ...seatNames(table.seats), ...levels]
    .join(' ')
    .toLowerCase();
}

export const tables = new Tables();
