import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Action, View } from '../../generated/cave-pilot';
import type { Outcome, Refusal, Vantage } from '../../generated/protocol';
import { sampleTable } from '../../stores/sample-table';
import { SLOT, StandingSlot } from '../../board/standing.svelte';
import Players from '../../pages/table/Players.svelte';
import Game from './Game.svelte';
import { furnished, playerWith } from './samples';

const TABLE = sampleTable('cave-pilot');

const FLIGHT = furnished(
  ['Y12 C1', 'Y21 F1', 'Y22 C2'],
  [
    playerWith({ place: 'C1', values: [4, 0, 2, 5, 3, 1, 1] }, { shields1: 'U-SH4' }),
    playerWith({ place: 'F1' }, { power1: 'U-PO4' }),
  ],
  { ask: 'move' },
  { reachable: [{ at: 'C2', card: 'Y22', handles: true, odds: [{ ways: 3, of: 6 }], left: [5], fixed: [2] }] },
);
const MOVES: Action[] = [
  { action: 'move', to: 'C2', by: 'free' },
  { action: 'move', to: 'F1', by: 'free' },
  { action: 'stay' },
];

function vantageWith(view: View, actions: Action[]): Vantage {
  return {
    seat: 0,
    view: JSON.parse(JSON.stringify(view)),
    legal: JSON.parse(JSON.stringify(actions)),
    words: actions.map((action) => `words for ${JSON.stringify(action)}`),
    prompt: 'Your turn to fly. Where to?',
    may_undo: false,
    undo_barred: '',
    may_ask_back: false,
    may_redo: false,
    reaction: [],
    hushed: [],
  };
}

function shown(view: View, actions: Action[], outcome: Outcome | null = null) {
  const act = vi.fn<(action: Action) => void>();
  const refusal: Refusal = { code: 'illegal', sentence: 'C3 is not next to you', rule: 'CP-MOVE-01' };
  const why = vi.fn(async (_: Action): Promise<Refusal | null> => refusal);
  const openRule = vi.fn<(id: string) => void>();
  const standing = new StandingSlot();
  const names = ['Anna', 'Bruno'];
  const props = {
    vantage: vantageWith(view, actions),
    table: TABLE,
    asked: [0],
    story: [],
    outcome,
    names,
    mySeats: [0],
    busy: false,
    act,
    why,
    undo: vi.fn(),
    openRule,
    announce: vi.fn(),
  };
  render(Game, { props, context: new Map([[SLOT, standing]]) });
  const seats = names.map((name, seat) => ({
    seat,
    away: null,
    occupant: { who: 'bot' as const, bot: 'steady' as const, name, face: 'cave-pilot-steady-0' },
  }));
  render(Players, { game: 'cave-pilot', seats, names, mine: [0], asked: [0], standing });
  return { act, why, openRule };
}

function spot(name: string): Element {
  const found = document.querySelector(`[data-spot="${name}"]`);
  if (found === null) throw new Error(`nothing on the table is ${name}`);
  return found;
}

// The test's page knows nothing of media.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Cave Pilot 55 on the page', () => {
  it('has one button for every legal action', async () => {
    const { act } = shown(FLIGHT, MOVES);
    const choices = screen.getAllByTestId('choice');
    expect(choices.map((choice) => JSON.parse(choice.dataset['action'] ?? ''))).toEqual(MOVES);
    const last = choices.at(-1);
    if (last) await fireEvent.click(last);
    expect(act).toHaveBeenCalledOnce();
  });

  it('flies with one click, and says the chance before', async () => {
    const { act } = shown(FLIGHT, MOVES);
    expect(spot('cell:C2').getAttribute('aria-label')).toContain('Chance to pass: 50 percent. Can be chosen.');
    expect(spot('cell:C2').parentElement?.textContent).toContain('50%');
    await fireEvent.click(spot('cell:C2'));
    expect(act).toHaveBeenCalledWith(MOVES[0]);
  });

  it('stays with a key', async () => {
    const { act } = shown(FLIGHT, MOVES);
    await fireEvent.keyDown(document.body, { key: 's' });
    expect(act).toHaveBeenCalledWith({ action: 'stay' });
  });

  it('says why not, with the rule', async () => {
    const { act, why, openRule } = shown(FLIGHT, MOVES.slice(0, 1));
    await fireEvent.click(spot('cell:F1'));
    expect(why).toHaveBeenCalledWith({ action: 'move', to: 'F1', by: 'free' });
    const refused = await screen.findByTestId('why-not');
    await fireEvent.click(within(refused).getByTestId('why-rule'));
    expect(openRule).toHaveBeenCalledWith('CP-MOVE-01');
    expect(act).not.toHaveBeenCalled();
  });

  it('offers a missile with its odds before it is fired', async () => {
    const odds = [1, 2].map((hits) => ({ hits, cave: { ways: 5, of: 6 }, plane: { ways: 4, of: 6 } }));
    const { act } = shown({ ...FLIGHT, waiting: [{ ask: 'fire' }], missile_odds: odds }, [
      { action: 'pass' },
      { action: 'fire', at: 'C2' },
    ]);
    await fireEvent.click(spot('cell:C2'));
    expect(screen.getByTestId('missile-odds').textContent).toContain('83%');
    await fireEvent.click(within(screen.getByTestId('chooser')).getByRole('button'));
    expect(act).toHaveBeenCalledWith({ action: 'fire', at: 'C2' });
  });

  it('leaves the mat of whoever is aimed at closed on a phone, and names its parts beside the question', async () => {
    // A small screen, and no motion: what fades away would outlive the test.
    const matches = (query: string): boolean => query.includes('reduced-motion');
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches(query),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const { act } = shown({ ...FLIGHT, waiting: [{ ask: 'fire' }, { ask: 'aim', at: 1, left: 2 }] }, [
      { action: 'hit', on: 'power1' },
    ]);
    await fireEvent.click(screen.getByTestId('verb-slot:B.power1'));
    expect(screen.queryByTestId('details')).toBeNull();
    expect(act).toHaveBeenCalledWith({ action: 'hit', on: 'power1' });
  });

  it('opens the mat of whoever is aimed at', async () => {
    const { act } = shown({ ...FLIGHT, waiting: [{ ask: 'fire' }, { ask: 'aim', at: 1, left: 2 }] }, [
      { action: 'hit', on: 'power1' },
    ]);
    await vi.waitFor(() => spot('slot:B.power1'));
    await fireEvent.click(spot('slot:B.power1'));
    expect(act).toHaveBeenCalledWith({ action: 'hit', on: 'power1' });
  });

  it('shows what is needed before a roll', () => {
    shown(
      {
        ...FLIGHT,
        waiting: [{ ask: 'window', window: { window: 'challenge' }, who: 0, passed: [] }],
        challenge: {
          seat: 1,
          card: 'Y22',
          at: 'C2',
          part: 0,
          action: 1,
          left: 5,
          fixed: 2,
          dice: ['yellow'],
          faces: [],
          odds: { ways: 3, of: 6 },
        },
      },
      [{ action: 'pass' }],
    );
    expect(screen.getByTestId('challenge').textContent).toMatch(/Bruno\s*5.*\+2.*50% to pass/s);
  });

  it('says at the end what a flight alone is called', () => {
    const ended: View = {
      ...FLIGHT,
      waiting: [{ ask: 'over' }],
      ending: { winners: [0], title: 'flying-ace', grade: null },
    };
    shown(ended, [], { scores: [12, 7], winners: [0], places: [1, 2] });
    expect(within(screen.getByTestId('final')).getByTestId('title').textContent).toContain('Flying Ace');
  });
});
