import { expect, test } from 'vitest';

import type { RuleText } from '../generated/protocol';
import { found, pieces } from './search';

const rules: RuleText[] = [
  { id: 'CT-TERM-01', section: 'Terms', title: 'Terms', text: 'Every place on the board is an *area*.', ruling: false },
  {
    id: 'CT-ENTER-04',
    section: 'Entering',
    title: 'Entering',
    text: 'A room holds five figures. (CT-R-08)',
    ruling: false,
  },
  { id: 'CT-ENTER-05', section: 'Entering', title: 'Entering', text: 'The thief may pass a full room.', ruling: false },
  { id: 'CT-R-08', section: 'Rulings', title: 'Rulings', text: 'Is an entrance a room? No.', ruling: true },
];
const ids = (query: string): string[] => found(rules, query).flatMap((section) => section.rules.map((rule) => rule.id));

test('without words all rules stand under their headings, in order', () => {
  expect(found(rules, ' ').map((section) => [section.name, section.rules.length])).toEqual([
    ['Terms', 1],
    ['Entering', 2],
    ['Rulings', 1],
  ]);
});

test('a rule is found by its id, in any case, or by part of it', () => {
  expect(ids('ct-enter-04')).toEqual(['CT-ENTER-04']);
  expect(ids('ENTER')).toEqual(['CT-ENTER-04', 'CT-ENTER-05']);
});

test('all words must be there, in any order, heading included', () => {
  expect(ids('room thief')).toEqual(['CT-ENTER-05']);
  expect(ids('rulings room')).toEqual(['CT-R-08']);
  expect(ids('room dragon')).toEqual([]);
});

test('emphasis, references and hits are told apart', () => {
  expect(pieces('An *area* holds five. (CT-R-08)', ['holds'])).toEqual([
    { is: 'text', text: 'An ' },
    { is: 'emphasis', text: 'area' },
    { is: 'text', text: ' ' },
    { is: 'hit', text: 'holds' },
    { is: 'text', text: ' five.' },
    { is: 'rule', id: 'CT-R-08', text: '§' },
  ]);
  expect(pieces('It pays. (CT-R-08, CT-R-09 and 10) Then it goes.', [])).toEqual([
    { is: 'text', text: 'It pays.' },
    { is: 'rule', id: 'CT-R-08', text: '§' },
    { is: 'rule', id: 'CT-R-09', text: '§' },
    { is: 'rule', id: 'CT-R-10', text: '§' },
    { is: 'text', text: ' Then it goes.' },
  ]);
  expect(pieces('see CT-MON-TROLL-02', [])).toEqual([
    { is: 'text', text: 'see ' },
    { is: 'rule', id: 'CT-MON-TROLL-02', text: 'CT-MON-TROLL-02' },
  ]);
});

test('words with signs of regular expressions are just words', () => {
  expect(pieces('a+b (c)', ['+', '('])).toContainEqual({ is: 'hit', text: '+' });
});
