import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Deciding, KEY } from '../../board/deciding';
import type { Action, Ask, View } from '../../generated/casadh';
import type { Outcome, Refusal, Story, Vantage } from '../../generated/protocol';
import { sampleTable } from '../../stores/sample-table';
import Game from './Game.svelte';
import { furnished, hexNow, player } from './samples';

const TABLE = sampleTable('casadh');

const HEXES = [hexNow('L1-08 1,0 3', { treasures: 2, items: ['rope', 'helmet'] })];
const PLAYERS = [
  player({ at: '1,0', node: 'B', items: ['medkit'], treasures: 2, values: [9, 4] }),
  player({ at: '1,0', node: 'A' }),
  player(),
];

const TURN: Action[] = [
  { do: 'end-turn' },
  { do: 'move', side: 'W' },
  { do: 'explore', side: 'E' },
  { do: 'collect-treasure' },
  { do: 'collect-items', items: 'rope' },
  { do: 'collect-items', items: 'rope+helmet' },
  { do: 'collect-items', items: 'helmet' },
  { do: 'use-medkit' },
];

function vantageOf(actions: readonly Action[], view: View): Vantage {
  return {
    seat: 0,
    view: JSON.parse(JSON.stringify(view)),
    legal: JSON.parse(JSON.stringify(actions)),
    words: actions.map((action) => `words for ${JSON.stringify(action)}`),
    prompt: 'Your turn.',
    may_undo: true,
    undo_barred: '',
    may_ask_back: false,
    may_redo: false,
    reaction: [],
    hushed: [],
  };
}

function table(ask?: Ask, more: Partial<View> = {}): View {
  return furnished(HEXES, { players: PLAYERS, ...more }, ask);
}

function shown(actions: readonly Action[], view: View = table(), more: { story?: Story[]; outcome?: Outcome } = {}) {
  const act = vi.fn<(action: Action) => void>();
  const refusal: Refusal = { code: 'illegal', sentence: 'No passage leads there.', rule: 'CC-MOVE-02' };
  const why = vi.fn(async (_: Action): Promise<Refusal | null> => refusal);
  const openRule = vi.fn<(id: string) => void>();
  const announce = vi.fn<(sentence: string) => void>();
  const deciding = new Deciding((action) => act(action as Action));
  const props = {
    vantage: vantageOf(actions, view),
    table: TABLE,
    asked: [0],
    story: more.story ?? [],
    outcome: more.outcome ?? null,
    names: ['Anna', 'Ben', 'Cleo'],
    mySeats: [0],
    busy: false,
    act,
    why,
    undo: vi.fn(),
    openRule,
    announce,
  };
  render(Game, { props, context: new Map([[KEY, deciding]]) });
  return { act, why, openRule, announce, deciding };
}

function spot(name: string): Element {
  const found = document.querySelector(`[data-spot="${name}"]`);
  if (found === null) throw new Error(`nothing on the board is ${name}`);
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

describe('The Caves of Casadh on the page', () => {
  it('asks before the caves are left, wherever on the page that was chosen', async () => {
    const leave: Action = { do: 'leave' };
    const { act, announce, deciding } = shown([...TURN, leave]);
    deciding.decide(leave);
    const question = await screen.findByTestId('sure');
    expect(announce).toHaveBeenCalledWith(question.textContent);
    await fireEvent.click(screen.getByTestId('sure-no'));
    expect(screen.queryByTestId('sure')).toBeNull();
    expect(act).not.toHaveBeenCalled();
    deciding.decide(leave);
    await fireEvent.click(await screen.findByTestId('sure-yes'));
    expect(act).toHaveBeenCalledExactlyOnceWith(leave);
    deciding.decide({ do: 'end-turn' });
    expect(act).toHaveBeenLastCalledWith({ do: 'end-turn' });
  });

  it('has one button for every legal action', async () => {
    const { act } = shown(TURN);
    const choices = screen.getAllByTestId('choice');
    expect(choices.map((choice) => choice.dataset['action']).sort()).toEqual(
      TURN.map((action) => JSON.stringify(action)).sort(),
    );
    const last = choices.find((choice) => choice.dataset['action']?.includes('explore'));
    if (last) await fireEvent.click(last);
    expect(act).toHaveBeenCalledWith(TURN[2]);
  });

  it('names every hex with its compass exits, and explores with one click', async () => {
    const { act } = shown(TURN);
    expect(spot('space:1,0').getAttribute('aria-label')).toContain('The Slide, 1 east of Base Camp');
    expect(spot('space:1,0').getAttribute('aria-label')).toContain('A west, southwest and southeast; B east');
    expect(spot('pawn:1').getAttribute('aria-label')).toContain('Ben, 4 health, in passageway A');
    await fireEvent.click(spot('space:2,0'));
    expect(act).toHaveBeenCalledWith(TURN[2]);
  });

  it('says why not, with the rule', async () => {
    const { act, why, openRule } = shown(TURN);
    await fireEvent.click(spot('space:0,1'));
    expect(why).toHaveBeenCalledWith({ do: 'explore', side: 'SW' });
    const refused = await screen.findByTestId('why-not');
    await fireEvent.click(within(refused).getByTestId('why-rule'));
    expect(openRule).toHaveBeenCalledWith('CC-MOVE-02');
    expect(act).not.toHaveBeenCalled();
  });

  it('takes the items that are ticked', async () => {
    const { act } = shown(TURN);
    await fireEvent.click(screen.getByTestId('verb-take'));
    const pick = screen.getByTestId('items-pick');
    await fireEvent.click(within(pick).getByRole('checkbox', { name: /Rope/ }));
    await fireEvent.click(within(pick).getByTestId('take-items'));
    expect(act).toHaveBeenCalledWith({ do: 'collect-items', items: 'helmet' });
  });

  it('asks again before a medkit is used up', async () => {
    const { act } = shown(TURN);
    await fireEvent.click(screen.getByTestId('verb-medkit'));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(within(screen.getByTestId('chooser')).getByRole('button'));
    expect(act).toHaveBeenCalledWith({ do: 'use-medkit' });
  });

  it('turns the hex in hand by click and key, tells where it leads, and lays it', async () => {
    const way = (rotation: number, enters: 'A' | 'B') => ({
      rotation,
      sides: [],
      enters,
      at_marker: enters === 'B',
      exits: ['E' as const],
    });
    const ask: Ask = {
      ask: 'rotate',
      who: 0,
      hex: 'L1-05',
      side: 'E',
      at: '2,0',
      choices: [way(0, 'B'), way(1, 'A'), way(3, 'A')],
      joins: [{ side: 'W', at: '1,0', node: 'B' }],
    };
    const turns: Action[] = [0, 1, 3].map((rotation) => ({ do: 'rotate', rotation }));
    const { act, announce } = shown(turns, table(ask));
    expect(screen.getByTestId('lay-controls').textContent).toContain('has the marker');
    await fireEvent.click(screen.getByTestId('laying'));
    expect(screen.getByTestId('lay-controls').textContent).not.toContain('has the marker');
    expect(announce).toHaveBeenLastCalledWith('Your tunnel leads east.');
    await fireEvent.keyDown(document.body, { key: '[' });
    await fireEvent.keyDown(document.body, { key: 'y' });
    expect(act).toHaveBeenCalledWith({ do: 'rotate', rotation: 3 });
  });

  it('shows treasures in the air to whoever looks, and only their backs to others', async () => {
    const keep: Ask = { ask: 'keep', who: 0, from_hex: false };
    const { act } = shown(
      [
        { do: 'keep', value: 8 },
        { do: 'keep', value: 3 },
      ],
      table(keep, { air: { count: 3, from_hex: false, values: [8, 3, 3] } }),
    );
    expect(screen.getAllByTestId('treasure')).toHaveLength(3);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep the 8' }));
    expect(act).toHaveBeenCalledWith({ do: 'keep', value: 8 });
    cleanup();
    shown([], table({ ask: 'keep', who: 1, from_hex: false }, { air: { count: 3, from_hex: false, values: null } }));
    expect(screen.queryAllByTestId('treasure')).toHaveLength(0);
    expect(screen.getByTestId('treasures').textContent).toContain('Ben looks at 3 treasures');
  });

  it('flees with the keypad', async () => {
    const { act } = shown(
      [
        { do: 'flee', side: 'W' },
        { do: 'flee', side: 'E' },
      ],
      table({ ask: 'flee', who: 0, at: '1,0', then: [] }, { turn: 1 }),
    );
    await fireEvent.keyDown(document.body, { key: '4' });
    expect(act).toHaveBeenCalledWith({ do: 'flee', side: 'W' });
  });

  it('tells at the end what became of everybody', () => {
    const story = [
      {
        step: 1,
        seat: 0,
        sentences: [],
        rules: [],
        turns: [],
        sat_in: null,
        events: [{ event: 'kept', seat: 0, at: '1,0', blind: false, value: 9 }],
      },
      {
        step: 2,
        seat: 0,
        sentences: [],
        rules: [],
        turns: [],
        sat_in: null,
        events: [
          { event: 'left', seat: 0, treasures: [6, 3] },
          { event: 'died', seat: 1, why: 'bats' },
        ],
      },
    ] satisfies Story[];
    const players = [
      player({ standing: 'surface', at: null, node: null }),
      player({ standing: 'dead', at: null, node: null }),
      player({ standing: 'dead', at: null, node: null }),
    ];
    shown([], table({ ask: 'over' }, { players }), {
      story,
      outcome: { scores: [18, 0, 0], winners: [0], places: [1, 2, 2] },
    });
    const final = screen.getByTestId('final');
    expect(within(final).queryByRole('table')).toBeNull();
    expect(final.textContent).toContain('killed by bats');
  });
});
