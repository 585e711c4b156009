// The tile that is being laid, shared by the map, the panel, the wheel and the keys.
import type { Moment } from '../../../generated/skulldug';
import { hung, isLegal, turnedOn, turnedTo, turnsNow, type Hanging } from './laying';

export type LayingMoment = Extract<Moment, { moment: 'laying' }>;

export class Laying {
  hanging = $state.raw<Hanging>({ angle: 0, passed: [] });
  moment = $state.raw<LayingMoment | null>(null);

  /** Another tile hangs there, or none. */
  show(moment: LayingMoment | null): void {
    this.moment = moment;
    if (moment !== null) this.hanging = hung(moment.turns);
  }

  turn(by: 1 | -1): boolean {
    if (this.moment === null) return false;
    this.hanging = turnedOn(this.hanging, this.moment.turns, by);
    return true;
  }

  to(turns: number): void {
    if (this.moment !== null && this.moment.turns.some((seen) => seen.turns === turns && isLegal(seen))) {
      this.hanging = turnedTo(this.hanging, turns, this.moment.turns.length);
    }
  }

  /** What would be laid now. */
  get turns(): number {
    return this.moment === null ? 0 : turnsNow(this.hanging, this.moment.turns);
  }
}
