import { describe, expect, it } from 'vitest';

import { click, lit, picksOf, type Clicked } from '../../board/choose';
import type { Action, Ask } from '../../generated/cave-troll';
import { choiceOf, type Choice } from './choose';
import type { Spot } from './routes';
import { furnished } from './samples';

function table(pieces: readonly string[], actions: readonly Action[], ask?: Ask): Choice {
  return choiceOf({ seat: 0, view: furnished(pieces, ask) }, actions);
}

/** Clicks one spot after the other; what the last click led to. */
function clicking(choice: Choice, ...spots: Spot[]): Clicked<Spot> {
  let clicks: readonly Spot[] = [];
  let last: Clicked<Spot> = { then: 'nothing' };
  for (const spot of spots) {
    last = click(choice, clicks, spot);
    if (last.then === 'picked' || last.then === 'offer') clicks = last.clicks;
  }
  return last;
}

const glowing = (choice: Choice, clicks: readonly Spot[]) => [...lit(choice, picksOf(choice, clicks)).keys()].sort();

describe('an ordinary turn', () => {
  const choice = table(
    ['A.knight E1', 'A.adventurer×2 E1', 'B.thief R06'],
    [
      { do: 'draw' },
      { do: 'end-turn' },
      { do: 'move', kind: 'knight', from: 'E1', to: 'R06' },
      { do: 'move', kind: 'knight', from: 'E1', to: 'R07' },
      { do: 'move', kind: 'adventurer', from: 'E1', to: 'R07' },
    ],
  );

  it('lights up figures and verbs, and nothing is picked for the player', () => {
    expect(glowing(choice, [])).toEqual(['piece:A.adventurer@E1', 'piece:A.knight@E1', 'verb:draw', 'verb:end-turn']);
  });

  it('moves with two clicks', () => {
    expect(clicking(choice, 'piece:A.knight@E1', 'area:R06')).toEqual({ then: 'act', index: 2 });
  });

  it('takes a click on somebody in a lit room for the room', () => {
    expect(clicking(choice, 'piece:A.knight@E1', 'piece:B.thief@R06')).toEqual({ then: 'act', index: 2 });
  });

  it('draws with one click', () => {
    expect(clicking(choice, 'verb:draw')).toEqual({ then: 'act', index: 0 });
  });

  it('takes a pick back when the figure or its area is clicked again', () => {
    const empty = { then: 'picked', clicks: [] };
    expect(clicking(choice, 'piece:A.knight@E1', 'piece:A.knight@E1')).toEqual(empty);
    expect(clicking(choice, 'piece:A.knight@E1', 'area:E1')).toEqual(empty);
  });

  it('changes to another figure', () => {
    const other = clicking(choice, 'piece:A.knight@E1', 'piece:A.adventurer@E1');
    expect(other).toEqual({ then: 'picked', clicks: ['piece:A.adventurer@E1'] });
  });

  it('offers the figures of an area that is clicked itself', () => {
    const clicked = clicking(choice, 'area:E1');
    expect(clicked).toEqual({
      then: 'offer',
      clicks: [],
      offers: [
        { offer: 'pick', spot: 'piece:A.knight@E1' },
        { offer: 'pick', spot: 'piece:A.adventurer@E1' },
      ],
    });
  });

  it('does nothing on what is not offered', () => {
    expect(clicking(choice, 'area:R22')).toEqual({ then: 'nothing' });
    expect(clicking(choice, 'piece:A.knight@E1', 'area:R22')).toEqual({ then: 'nothing' });
  });
});

describe('abilities', () => {
  it('ask before one click kills', () => {
    const choice = table(['A.orc R14', 'B.thief R14'], [{ do: 'kill', figure: 'B.thief' }]);
    expect(clicking(choice, 'piece:B.thief@R14')).toEqual({
      then: 'offer',
      clicks: [],
      offers: [{ offer: 'act', index: 0 }],
    });
    expect(clicking(choice, 'piece:A.orc@R14', 'piece:B.thief@R14')).toEqual({ then: 'act', index: 0 });
  });

  it('never take a first click on my own hero for an attack on it', () => {
    const choice = table(
      ['A.orc R14', 'A.thief R14'],
      [
        { do: 'kill', figure: 'A.thief' },
        { do: 'move', kind: 'thief', from: 'R14', to: 'R07' },
      ],
    );
    expect(clicking(choice, 'piece:A.thief@R14')).toEqual({ then: 'picked', clicks: ['piece:A.thief@R14'] });
    expect(clicking(choice, 'piece:A.orc@R14', 'piece:A.thief@R14')).toEqual({ then: 'act', index: 0 });
  });

  it('let a banshee pull or go where the victim is', () => {
    const choice = table(
      ['A.siren-banshee R11', 'B.thief R13'],
      [
        { do: 'move', kind: 'siren-banshee', from: 'R11', to: 'R13' },
        { do: 'pull', figure: 'B.thief', from: 'R13' },
      ],
    );
    expect(clicking(choice, 'piece:A.siren-banshee@R11', 'piece:B.thief@R13')).toMatchObject({
      then: 'offer',
      offers: [
        { offer: 'act', index: 1 },
        { offer: 'act', index: 0 },
      ],
    });
    expect(clicking(choice, 'piece:A.siren-banshee@R11', 'area:R13')).toEqual({ then: 'act', index: 0 });
  });

  it('without a target are verbs of the picked figure', () => {
    const choice = table(
      ['A.grunt R14', 'B.adventurer R14'],
      [{ do: 'attack' }, { do: 'move', kind: 'grunt', from: 'R14', to: 'R07' }],
    );
    expect(glowing(choice, ['piece:A.grunt@R14'])).toEqual(['area:R07', 'verb:attack']);
    expect(clicking(choice, 'piece:A.grunt@R14', 'verb:attack')).toEqual({ then: 'act', index: 0 });
  });

  it('let a wraith push by victim and place, or from the wraith on', () => {
    const choice = table(
      ['A.wraith R18', 'B.knight R18', 'C.thief R18'],
      [
        { do: 'push', figure: 'B.knight', to: 'R21' },
        { do: 'push', figure: 'C.thief', to: 'R21' },
      ],
    );
    expect(clicking(choice, 'piece:B.knight@R18', 'area:R21')).toEqual({ then: 'act', index: 0 });
    expect(clicking(choice, 'piece:A.wraith@R18', 'piece:C.thief@R18', 'area:R21')).toEqual({ then: 'act', index: 1 });
  });
});

describe('questions', () => {
  it('light up places at once', () => {
    const choice = table(
      [],
      [
        { do: 'place', at: 'E1' },
        { do: 'place', at: 'E2' },
      ],
      { ask: 'target', card: 'knight' },
    );
    expect(glowing(choice, [])).toEqual(['area:E1', 'area:E2']);
    expect(clicking(choice, 'area:E2')).toEqual({ then: 'act', index: 1 });
  });

  it('pick the only figure that can flee', () => {
    const ask: Ask = { ask: 'flee', room: 'R22', who: 0 };
    const flee: Action[] = [
      { do: 'flee', kind: 'knight', to: 'R18' },
      { do: 'flee', kind: 'knight', to: 'R28' },
    ];
    const alone = table(['A.knight R22'], flee, ask);
    expect(glowing(alone, [])).toEqual(['area:R18', 'area:R28']);
    // With "stay" on offer too there is still but one figure; the verb stays lit beside it.
    const free = table(['A.knight R22'], [{ do: 'stay' }, ...flee], ask);
    expect(glowing(free, [])).toEqual(['area:R18', 'area:R28', 'verb:stay']);
    expect(clicking(free, 'area:R28')).toEqual({ then: 'act', index: 2 });
    expect(clicking(free, 'verb:stay')).toEqual({ then: 'act', index: 0 });
  });

  it('choose a victim, then where to', () => {
    const ask: Ask = { ask: 'push', whose: 0, room: 'R14', must: false };
    const choice = table(
      ['A.wraith R14', 'B.adventurer×2 R14', 'A.adventurer R14'],
      [
        { do: 'no-push' },
        { do: 'push', figure: 'A.adventurer', to: 'R07' },
        { do: 'push', figure: 'B.adventurer', to: 'R07' },
      ],
      ask,
    );
    expect(glowing(choice, [])).toEqual(['piece:A.adventurer@R14', 'piece:B.adventurer@R14', 'verb:no-push']);
    expect(clicking(choice, 'piece:B.adventurer@R14', 'area:R07')).toEqual({ then: 'act', index: 2 });
  });
});

describe('artifacts', () => {
  it('go on to their target', () => {
    const choice = table(
      ['A.dwarf E4', 'B.wraith R22'],
      [
        { do: 'boots', kind: 'dwarf', from: 'E4' },
        { do: 'scroll', figure: 'B.wraith', to: 'P1' },
        { do: 'scroll', figure: 'B.wraith', to: 'P2' },
        { do: 'chalice', kind: 'knight', to: 'E3' },
        { do: 'chalice', kind: 'knight', to: 'E1' },
      ],
    );
    expect(clicking(choice, 'artifact:boots', 'piece:A.dwarf@E4')).toEqual({ then: 'act', index: 0 });
    expect(glowing(choice, ['artifact:scroll'])).toEqual(['area:P1', 'area:P2']);
    expect(clicking(choice, 'artifact:chalice', 'area:E1')).toEqual({ then: 'act', index: 4 });
    expect(clicking(choice, 'artifact:chalice', 'artifact:chalice')).toEqual({ then: 'picked', clicks: [] });
  });
});
