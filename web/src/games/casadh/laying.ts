// Which control leads to the way of laying a hex that a lesson wants to see.
import type { Turned } from '../../generated/casadh';

export interface Towards {
  readonly lay?: string;
  readonly left?: string;
  readonly right?: string;
}

/** What to press next, with the spot that is shown by it: lay it, or turn it the shorter way round. */
export function towards(choices: readonly Turned[], rotation: number, wanted: unknown): Towards {
  const [now, then] = [rotation, rotationOf(wanted)].map((one) => choices.findIndex((way) => way.rotation === one));
  if (now === undefined || then === undefined || now < 0 || then < 0) return {};
  const spot = `turn:${choices[then]?.rotation ?? 0}`;
  const steps = (then - now + choices.length) % choices.length;
  if (steps === 0) return { lay: spot };
  return steps <= choices.length / 2 ? { left: spot } : { right: spot };
}

function rotationOf(action: unknown): unknown {
  return typeof action === 'object' && action !== null && 'rotation' in action ? action.rotation : null;
}
