// @vitest-environment node

import { expect, test } from 'vitest';

import { modules } from './words.ts';

const page = (text: string) => ({ 'page/home.ftl': text });

test('a message is a constant, or a function of what is put in; a family has its members', () => {
  const greet = 'page-home-greet = { $who ->\n    [you] Hello\n   *[other] { $who } says `hi`\n }\n';
  const text = `${greet}page-home-back-to--table = Back\npage-home-doors = { $n ->\n    [0] none\n    [one] a door\n   *[other] { $n } doors\n }\n`;
  expect(modules({ en: page(text) }).get('en/home.ts')).toBe(`// Made of messages/en by build/words.ts. Do not edit.

export const backTo = {
  'table': 'Back',
};

export const doors = (said: { n: number }): string => \`\${said.n === 0 ? \`none\` : said.n === 1 ? \`a door\` : \`\${said.n} doors\`}\`;

export const greet = (said: { who: { name: string; you: boolean } }): string => \`\${said.who.you ? \`Hello\` : \`\${said.who.name} says \\\`hi\\\`\`}\`;
`);
});

test('of the games the page has the names alone', () => {
  const names = 'ct-area--R14 = Ember Cave\nct-two = Two\nct-figure--orc = { $who } and an orc\n';
  expect(modules({ en: { 'cave-troll/names.ftl': names } }).get('en/ct.ts')).toContain(
    "export const area = {\n  'R14': 'Ember Cave',\n};",
  );
  expect(modules({ en: { 'cave-troll/names.ftl': names } }).get('en/ct.ts')).not.toMatch(/two|figure/);
});

test.each([
  ['a language lacks a message', 'page-home-a = A\npage-home-b = B\n', 'page-home-a = A\n', 'de has no page-home-b'],
  ['a language says more', 'page-home-a = A\n', 'page-home-a = A\npage-home-b = B\n', 'en has no page-home-b'],
  [
    'a language puts other things in',
    'page-home-a = { $n } tables\n',
    'page-home-a = Tische\n',
    'de puts other things into page-home-a than en',
  ],
  ['a message is there twice', 'page-home-a = A\npage-home-a = B\n', 'page-home-a = A\n', 'page-home-a is there twice'],
  [
    'a thing is a number here and a person there',
    'page-home-a = { $n ->\n    [one] a\n   *[other] b\n }\n',
    'page-home-a = { $n ->\n    [you] a\n   *[other] b\n }\n',
    'both a number and a person',
  ],
  ['a file is no list of messages', 'page-home-a A\n', 'page-home-a = A\n', 'cannot be read'],
  [
    'a choice is made by something else',
    'page-home-a = { $n ->\n    [few] a\n   *[other] b\n }\n',
    'page-home-a = { $n ->\n    [few] a\n   *[other] b\n }\n',
    '[few] is neither',
  ],
])('%s: an error', (_why, en, de, complaint) => {
  expect(() => modules({ en: page(en), de: page(de) })).toThrow(complaint);
});
