import { expect, test } from 'vitest';

import { pieces } from './pieces';

test('a sentence falls into pieces by its marks', () => {
  expect(pieces('There is no page at <code>/cave</code>.')).toEqual([
    { mark: null, text: 'There is no page at ' },
    { mark: 'code', text: '/cave' },
    { mark: null, text: '.' },
  ]);
  expect(pieces('Plain')).toEqual([{ mark: null, text: 'Plain' }]);
  expect(pieces('1 < 2 and <b>open')).toEqual([{ mark: null, text: '1 < 2 and <b>open' }]);
});
