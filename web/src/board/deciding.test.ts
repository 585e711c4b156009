import { expect, it } from 'vitest';

import { Deciding } from './deciding';

it('asks the board that is on show, and nobody once it is gone', () => {
  const said: string[] = [];
  const deciding = new Deciding((action) => said.push(`done: ${String(action)}`));
  const [leaveFirst, leaveSecond] = [
    deciding.takeOver((action) => said.push(`first asks: ${String(action)}`)),
    deciding.takeOver((action) => said.push(`second asks: ${String(action)}`)),
  ];
  deciding.decide('leave');
  // A board that makes room for another one goes after that one has come.
  leaveFirst();
  deciding.decide('leave');
  leaveSecond();
  deciding.decide('leave');
  expect(said).toEqual(['second asks: leave', 'second asks: leave', 'done: leave']);
});
