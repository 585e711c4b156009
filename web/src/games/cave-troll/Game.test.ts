import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Action, Ask } from '../../generated/cave-troll';
import type { Refusal, Vantage } from '../../generated/protocol';
import { sampleTable } from '../../stores/sample-table';
import Game from './Game.svelte';
import { furnished } from './samples';

const TABLE = sampleTable('cave-troll');

const MOVES: Action[] = [
  { do: 'draw' },
  { do: 'end-turn' },
  { do: 'move', kind: 'knight', from: 'E1', to: 'R06' },
  { do: 'move', kind: 'knight', from: 'E1', to: 'R07' },
];

function vantageWith(actions: Action[], ask?: Ask): Vantage {
  const view = furnished(['A.knight E1', 'B.thief R06'], ask);
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

function shown(actions: Action[], ask?: Ask) {
  const vantage = vantageWith(actions, ask);
  const act = vi.fn<(action: Action) => void>();
  const refusal: Refusal = { code: 'illegal', sentence: 'No door leads there.', rule: 'CT-MOVE-02' };
  const why = vi.fn(async (_: Action): Promise<Refusal | null> => refusal);
  const openRule = vi.fn<(id: string) => void>();
  const undo = vi.fn<() => void>();
  const names = ['Anna', 'Bruno', 'Cleo', 'Dagny'];
  const { rerender } = render(Game, {
    vantage,
    table: TABLE,
    asked: [0],
    story: [],
    outcome: null,
    names,
    mySeats: [0],
    busy: false,
    act,
    why,
    undo,
    openRule,
    announce: vi.fn(),
  });
  return { act, why, undo, openRule, rerender };
}

function spot(name: string): Element {
  const found = document.querySelector(`[data-spot="${name}"]:not([aria-hidden])`);
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

  it('keeps the focus while an action is on its way, and does nothing else meanwhile', async () => {
    const { act, undo, rerender } = shown(MOVES);
    for (const button of [
      ...screen.getAllByTestId('choice'),
      screen.getByTestId('verb-draw'),
      screen.getByTestId('undo'),
    ]) {
      await rerender({ busy: false });
      button.focus();
      await rerender({ busy: true });
      expect(document.activeElement).toBe(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await fireEvent.click(button);
    }
    expect(act).not.toHaveBeenCalled();
    expect(undo).not.toHaveBeenCalled();
    await rerender({ busy: false });
    await fireEvent.click(screen.getByTestId('undo'));
    expect(undo).toHaveBeenCalledOnce();
  });

  it('keeps the focus near when the focused button goes away with its decision', async () => {
    const { rerender } = shown(MOVES);
    screen.getAllByTestId('choice').at(-1)?.focus();
    await rerender({ vantage: vantageWith([{ do: 'end-turn' }]) });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: /Your options/ })));
    screen.getByTestId('verb-end-turn').focus();
    await rerender({ vantage: vantageWith([]) });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your decision' })));
  });

  it('clicks a button once, however long Enter is held', async () => {
    shown(MOVES);
    const [first] = screen.getAllByTestId('choice');
    if (!first) throw new Error('there is a choice');
    expect(await fireEvent.keyDown(first, { key: 'Enter' }), 'the browser clicks').toBe(true);
    expect(await fireEvent.keyDown(first, { key: 'Enter', repeat: true }), 'the browser does not').toBe(false);
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
