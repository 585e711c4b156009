import { expect, test } from 'vitest';

import { around } from './picture';

test('a picture has the shape of the screen, with the drawing in its middle', () => {
  expect(around({ x: 0, y: 0, width: 100, height: 100 }, 2)).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  expect(around({ x: 10, y: 20, width: 100, height: 50 }, 1)).toEqual({ x: 10, y: -5, width: 100, height: 100 });
});
