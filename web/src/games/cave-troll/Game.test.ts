import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Action, Ask } from '../../generated/cave-troll';
import type { Refusal, TableInfo, Vantage } from '../../generated/protocol';
import Game from './Game.svelte';
import { furnished } from './samples';

const TABLE: TableInfo = {
  id: 't',
  game: 'cave-troll',
  setup: null,
  setup_text: '',
  phase: 'running',
  host: 'u',
  public: false,
  hot_seat: false,
  seats: [],
  commitment: '',
  secret: null,
  opened_ms: 0,
  spectators: 0,
};

const MOVES: Action[] = [
  { do: 'draw' },
  { do: 'end-turn' },
  { do: 'move', kind: 'knight', from: 'E1', to: 'R06' },
  { do: 'move', kind: 'knight', from: 'E1', to: 'R07' },
];

function shown(actions: Action[], ask?: Ask) {
  const view = furnished(['A.knight E1', 'B.thief R06'], ask);
  const vantage: Vantage = {
    seat: 0,
    view: JSON.parse(JSON.stringify(view)),
    legal: JSON.parse(JSON.stringify(actions)),
    words: actions.map((action) => `words for ${JSON.stringify(action)}`),
    prompt: 'Your turn.',
    may_undo: false,
  };
  const act = vi.fn<(action: Action) => void>();
  const refusal: Refusal = { code: 'illegal', sentence: 'No door leads there.', rule: 'CT-MOVE-02' };
  const why = vi.fn(async (_: Action): Promise<Refusal | null> => refusal);
  const openRule = vi.fn<(id: string) => void>();
  const names = ['Anna', 'Bruno', 'Cleo', 'Dagny'];
  render(Game, {
    vantage, table: TABLE, asked: [0], story: [], outcome: null, names, mySeats: [0], busy: false, act, why, undo: vi.fn(), openRule, announce: vi.fn(),
  });
  return { act, why, openRule };
}

function spot(name: string): Element {
  const found = document.querySelector(`[data-spot="${name}"]:not([aria-hidden])`);
  if (found === null) throw new Error(`nothing on the board is ${name}`);
  return found;
}

// The test's page knows nothing of media.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Cave Troll on the page', () => {
  it('has one button for every legal action', async () => {
    const { act } = shown(MOVES);
    const choices = screen.getAllByTestId('choice');
    expect(choices.map((choice) => JSON.parse(choice.dataset['action'] ?? ''))).toEqual(MOVES);
    const last = choices.at(-1);
    if (last) await fireEvent.click(last);
    expect(act).toHaveBeenCalledWith(MOVES[3]);
  });

  it('moves with two clicks on the board', async () => {
    const { act } = shown(MOVES);
    await fireEvent.click(spot('piece:A.knight@E1'));
    expect(spot('area:R06').getAttribute('aria-label')).toContain('Can be chosen');
    await fireEvent.click(spot('area:R06'));
    expect(act).toHaveBeenCalledWith(MOVES[2]);
  });

  it('says why not, with the rule', async () => {
    const { act, why, openRule } = shown(MOVES);
    await fireEvent.click(spot('piece:A.knight@E1'));
    await fireEvent.click(spot('area:R22'));
    expect(why).toHaveBeenCalledWith({ do: 'move', kind: 'knight', from: 'E1', to: 'R22' });
    const refused = await screen.findByTestId('why-not');
    expect(refused.textContent).toContain('No door leads there.');
    await fireEvent.click(within(refused).getByTestId('why-rule'));
    expect(openRule).toHaveBeenCalledWith('CT-MOVE-02');
    expect(act).not.toHaveBeenCalled();
  });

  it('draws with a key, and Escape takes a pick back', async () => {
    const { act } = shown(MOVES);
    await fireEvent.click(spot('piece:A.knight@E1'));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(spot('piece:A.knight@E1').getAttribute('aria-pressed')).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'd' });
    expect(act).toHaveBeenCalledWith(MOVES[0]);
  });
});
