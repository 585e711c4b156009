import { expect, test } from 'vitest';

import { cookieFor, LANGUAGES, SPOKEN } from './language';

test('every language is named in itself', () => {
  expect(LANGUAGES).toEqual([
    { code: 'de', name: 'Deutsch' },
    { code: 'en', name: 'English' },
  ]);
  expect(SPOKEN).toBe('en');
});

test('the browser remembers it for a year, on every page of this house alone', () => {
  expect(cookieFor('de', false)).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(cookieFor('en', true)).toBe('language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
