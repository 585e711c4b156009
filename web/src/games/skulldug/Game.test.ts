import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Refusal, Vantage } from '../../generated/protocol';
import type { Action, View } from '../../generated/skulldug';
import { sampleTable } from '../../stores/sample-table';
import Game from './Game.svelte';
import { MAIN, furnished, player } from './samples';

const TABLE = sampleTable('skulldug');

const MOVES: Action[] = [
  { do: 'move', side: 'east' },
  { do: 'move', side: 'south' },
  { do: 'dash', first: 'east', then: 'east' },
  { do: 'drop', card: 'oil-lantern', at: 'a1' },
  { do: 'throw', card: 'oil-lantern', at: 'B' },
  { do: 'end-turn' },
];

const HOLDER = [player(0, { hand: ['oil-lantern'] }), player(1, { at: 'b1', hand: ['snare-1'] })];

function vantageOf(actions: Action[], view: View, hushed: Vantage['hushed']): Vantage {
  return {
    seat: 0,
    view: JSON.parse(JSON.stringify(view)),
    legal: JSON.parse(JSON.stringify(actions)),
    words: actions.map((action) => `words for ${JSON.stringify(action)}`),
    prompt: 'Your turn: 3 AP left.',
    may_undo: false,
    undo_barred: '',
    may_ask_back: false,
    may_redo: false,
    reaction: [],
    hushed,
  };
}

function shown(actions: Action[], view: View = furnished({ players: HOLDER }), hushed: Vantage['hushed'] = []) {
  const act = vi.fn<(action: Action) => void>();
  const refusal: Refusal = { code: 'illegal', sentence: 'no corridor leads there', rule: 'SK-PASS-07' };
  const why = vi.fn(async (_: Action): Promise<Refusal | null> => refusal);
  const hear = vi.fn<(topic: string) => void>();
  const page = render(Game, {
    vantage: vantageOf(actions, view, hushed),
    table: TABLE,
    asked: [0],
    story: [],
    outcome: null,
    names: ['Anna', 'Bruno'],
    mySeats: [0],
    busy: false,
    act,
    why,
    undo: vi.fn(),
    hear,
    openRule: vi.fn(),
    announce: vi.fn(),
  });
  /** Another decision comes, with nothing hushed. */
  const next = (actions: Action[]) => page.rerender({ vantage: vantageOf(actions, view, []) });
  return { act, why, hear, next };
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

describe('the game on the page', () => {
  it('asks whoever wants to give up before their next turn, and does nothing without a second word', async () => {
    const { act, hear, next } = shown(MOVES, undefined, [{ topic: 'resign', words: 'the start of a turn' }]);
    await fireEvent.click(screen.getByTestId('menu-turn'));
    await fireEvent.click(screen.getByTestId('give-up'));
    expect(hear).toHaveBeenCalledExactlyOnceWith('resign');
    await next([{ do: 'play' }, { do: 'resign' }]);
    expect(screen.getByTestId('sure').textContent).toContain('Resign?');
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId('sure-yes'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'resign' });
  });

  it('draws the cave with what lies and who stands in it, in words too', () => {
    shown(MOVES);
    expect(spot('cell:b1').getAttribute('aria-label')).toMatch(/Passage b1.*Open .*There: Bruno.*Basilisk, monster 6/);
    expect(spot('card:basilisk').getAttribute('aria-label')).toBe('Basilisk, monster 6.');
    expect(spot('cell:b2').getAttribute('aria-label')).toMatch(/The dark/);
  });

  it('a click on a neighbour moves there', async () => {
    const { act } = shown(MOVES);
    await fireEvent.click(spot('cell:b1'));
    expect(act).toHaveBeenCalledWith({ do: 'move', side: 'east' });
  });

  it('a card of the hand is picked, then thrown at somebody', async () => {
    const { act } = shown(MOVES);
    await fireEvent.click(within(screen.getByLabelText('Your hand')).getByTestId('held'));
    expect(screen.getByTestId('prompt').textContent).toMatch(/Oil Lantern.*choose a target/);
    await fireEvent.click(spot('pawn:B'));
    expect(act).toHaveBeenCalledWith({ do: 'throw', card: 'oil-lantern', at: 'B' });
  });

  it('what is not offered says why, with the rule', async () => {
    const { why } = shown(MOVES);
    await fireEvent.click(spot('cell:b2'));
    expect(why).toHaveBeenCalledWith({ do: 'dash', first: 'east', then: 'south' });
    expect((await screen.findByTestId('why-not')).textContent).toMatch(/No corridor leads there\./);
    expect(screen.getByTestId('why-rule').dataset.ruleLink).toBe('SK-PASS-07');
  });

  it('a tile is turned by keys past what is not allowed, and laid', async () => {
    const turns = [
      { turns: 0, refused: null, rule: null },
      { turns: 1, refused: 'the tile must connect to the passage you came from', rule: 'SK-DISC-02' },
      { turns: 2, refused: null, rule: null },
      { turns: 3, refused: null, rule: null },
    ];
    const view = furnished(
      { waiting: [MAIN, { ask: 'lay', by: 0, at: 'a3', from: 'a2', tile: 'TI-05' }] },
      { moment: 'laying', by: 0, at: 'a3', from: 'a2', tile: 'TI-05', turns },
    );
    const { act } = shown(
      [
        { do: 'lay', turns: 0 },
        { do: 'lay', turns: 2 },
        { do: 'lay', turns: 3 },
      ],
      view,
    );
    await fireEvent.keyDown(document.body, { key: '.' });
    expect(screen.getByTestId('lay').textContent).toMatch(/must connect to the passage you came from/);
    await fireEvent.keyDown(document.body, { key: 'g' });
    expect(act).toHaveBeenCalledWith({ do: 'lay', turns: 2 });
  });

  it('an encounter shows the odds, and focus changes them', async () => {
    const roll = {
      who: 0,
      kind: 'monster' as const,
      asked: 0,
      against: 'basilisk',
      rival: null,
      needs: 6,
      parts: [{ what: 'printed', n: 6 }],
      damage: 3,
      modifiers: [],
      focus: 0,
      natural: null,
      odds: [1, 2, 3],
      cards: [],
    };
    const view = furnished(
      {
        waiting: [
          MAIN,
          { ask: 'roll', who: 0, kind: 'monster', stage: { stage: 'before' }, natural: 0, focus: 0, plus: 0 },
        ],
      },
      { moment: 'rolling', ...roll },
    );
    const { act } = shown(
      [
        { do: 'focus', ap: 0 },
        { do: 'focus', ap: 1 },
        { do: 'focus', ap: 2 },
      ],
      view,
    );
    expect(screen.getByLabelText(/Odds: 1 of 6/)).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: '.' });
    await fireEvent.keyDown(document.body, { key: '.' });
    expect(screen.getByLabelText(/Odds: 3 of 6/)).toBeTruthy();
    await fireEvent.click(screen.getByTestId('roll-die'));
    expect(act).toHaveBeenCalledWith({ do: 'focus', ap: 2 });
  });

  it('the draft has its own screen', async () => {
    const view = furnished({
      waiting: [{ ask: 'gear', pick: 0, more: false }],
      rows: ['trusty-whip', 'bear-trap-1'],
      turn: 0,
      on_turn: [],
    });
    const { act } = shown(
      [
        { do: 'take', card: 'trusty-whip' },
        { do: 'take', card: 'bear-trap-1' },
      ],
      view,
    );
    const draft = screen.getByTestId('draft');
    await fireEvent.click(within(draft).getByRole('button', { name: /Trusty Whip/ }));
    expect(act).toHaveBeenCalledWith({ do: 'take', card: 'trusty-whip' });
  });

  it('partners see whose move it is', () => {
    const seats = [0, 1, 2, 3].map((seat) => player(seat));
    const view = furnished({
      setup: { players: 4, mode: 'team', gear: 'draft', fortune: 'paced', table: 13, cap: null, house: [] },
      players: seats,
      on_turn: [0, 2],
      asked: [0, 2],
      current: 2,
    });
    shown([{ do: 'yield' }, { do: 'finish' }], view);
    expect(screen.getByTestId('partner-2').textContent).toBe('moving');
    expect(screen.getByTestId('partner-0').textContent).toBe('can move');
    expect(screen.getByTestId('verb-yield')).toBeTruthy();
  });
});
