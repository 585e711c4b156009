// A table for tests.

import type { TableInfo } from '../generated/protocol';

/** A running table of this game with nobody at it. */
export function sampleTable(game: string): TableInfo {
  return {
    id: 't',
    game,
    setup: null,
    setup_text: '',
    phase: 'running',
    host: 'u',
    public: false,
    hot_seat: false,
    watchable: true,
    hints: true,
    next: null,
    clock: { kind: 'none' },
    absence: { then: 'bot-sits-in', bot: 'steady' },
    seats: [],
    commitment: '',
    secret: null,
    opened_ms: 0,
    spectators: 0,
  };
}
