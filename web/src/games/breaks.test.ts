import { describe, expect, it } from 'vitest';

import * as printedInPilot from '../generated/words/de/cp';
import * as pilotInEnglish from '../generated/words/en/cp';
import * as skulldugInEnglish from '../generated/words/en/sk';
import { breaks as englishInPilot } from '../generated/words/en/pilot';
import { breaks as englishInSkulldug } from '../generated/words/en/skulldug';
import * as pilot from '../generated/words/de/pilot';
import * as printedInSkulldug from '../generated/words/de/sk';
import * as skulldug from '../generated/words/de/skulldug';
import { breaker } from './breaks';

describe('long words', () => {
  it('are broken where the list says, whole words only', () => {
    const soft = breaker('Polar|licht|schild Quarz|ablenker');
    expect(soft('Polarlichtschild')).toBe('Polar\u00ADlicht\u00ADschild');
    expect(soft('Ein Quarzablenker, zwei Quarzablenkers')).toBe('Ein Quarz\u00ADablenker, zwei Quarzablenkers');
    expect(breaker('')('Polarlichtschild')).toBe('Polarlichtschild');
  });

  // About eleven letters stand side by side on the narrowest card.
  it.each([
    [
      'Skulldug!',
      breaker(skulldug.breaks),
      [...Object.values(printedInSkulldug.card), ...Object.values(printedInSkulldug.token)],
    ],
    [
      'Cave Pilot 55',
      breaker(pilot.breaks),
      [...Object.values(printedInPilot.card), ...Object.values(printedInPilot.upgrade)],
    ],
    ['Skulldug! in English', breaker(englishInSkulldug), Object.values(skulldugInEnglish.card)],
    [
      'Cave Pilot 55 in English',
      breaker(englishInPilot),
      [...Object.values(pilotInEnglish.card), ...Object.values(pilotInEnglish.upgrade)],
    ],
  ])('of the cards of %s fit', (_, soft, names) => {
    expect(names.flatMap((name) => soft(name).split(/[\s\u00AD-]/)).filter((piece) => piece.length > 11)).toEqual([]);
  });
});
