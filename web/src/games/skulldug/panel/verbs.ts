// The verbs that stand on buttons, in the order in which they stand there.
import type { Verb } from '../spots';

export const VERBS: readonly { readonly verb: Verb; readonly label: string; readonly key?: string; readonly primary?: boolean }[] = [
  { verb: 'play', label: 'Take the turn', key: 'e', primary: true },
  { verb: 'use', label: 'Use it', key: 'a', primary: true },
  { verb: 'keep', label: 'Take it', key: 'k', primary: true },
  { verb: 'leave', label: 'Leave it', key: 'p' },
  { verb: 'dash', label: 'Dash', key: 'd' },
  { verb: 'destroy', label: 'Destroy', key: 'x' },
  { verb: 'drink', label: 'Drink' },
  { verb: 'bleed', label: 'Bleed' },
  { verb: 'turn-left', label: 'Turn left' },
  { verb: 'turn-right', label: 'Turn right' },
  { verb: 'recover', label: 'Shake off Dazed', key: 'c' },
  { verb: 'pry-free', label: 'Pry free', key: 'c' },
  { verb: 'farther', label: 'Fly on', key: 'k', primary: true },
  { verb: 'stop', label: 'Let it go out', key: 'p' },
  { verb: 'pass', label: 'Pass', key: 'p' },
  { verb: 'yield', label: 'Yield', key: 'y' },
  { verb: 'finish', label: 'Finish', key: 'e' },
  { verb: 'end-turn', label: 'End turn', key: 'e' },
  { verb: 'resign', label: 'Resign' },
];
