import { expect, test } from 'vitest';

import { ruleAddress, ruleHref, ruleInHash, slugOf } from './addresses';
import { chaptersOf, rulingOf, sizeOf } from './chapters';
import { found } from './search';

const rules = [
  { id: 'CT-TURN-01', section: 'Turn', title: 'Turn', text: 'Turns go clockwise.', ruling: false },
  {
    id: 'CT-R-08',
    section: 'Rulings: areas and entering',
    title: 'Rulings: areas and entering',
    text: 'Does a knight guard an entrance? → No. *Why: it is not a room (CT-TERM-02).*',
    ruling: true,
  },
  {
    id: 'CT-R-12',
    section: 'Rulings: original figures',
    title: 'Rulings: original figures',
    text: 'Knight against wraith? → It depends.',
    ruling: true,
  },
];

test('rulings are one chapter with sections, rules a chapter a heading', () => {
  const chapters = chaptersOf(found(rules, ''));
  expect(chapters.map(({ id, title, sections }) => [id, title, sections.map((section) => section.title)])).toEqual([
    ['turn', 'Turn', ['']],
    ['rulings', 'Rulings', ['Areas and entering', 'Original figures']],
  ]);
  expect(chapters.map(sizeOf)).toEqual([1, 2]);
  const two = [{ id: 'CC-MODEL-01', section: 'Model', title: 'Model', text: 'Spaces.', ruling: false }, ...rules];
  expect(chaptersOf(found(two, ''), ['model']).map(({ title }) => title)).toEqual(['Turn', 'Model', 'Rulings']);
});

test('chapters are known by their English names and bear those of the reader', () => {
  const german = [
    { id: 'CT-TERM-01', section: 'Terms', title: 'Begriffe', text: 'Orte.', ruling: false },
    { id: 'CT-TURN-01', section: 'Turn', title: 'Der Zug', text: 'Reihum.', ruling: false },
    {
      id: 'CT-R-08',
      section: 'Rulings: areas',
      title: 'Entscheide: Orte',
      text: 'Ist das ein Raum? → Nein. *Warum: es ist eine Treppe.*',
      ruling: true,
    },
  ];
  const chapters = chaptersOf(found(german, ''), ['terms']);
  expect(
    chapters.map(({ id, title, sections }) => [id, title, sections.map((section) => [section.id, section.title])]),
  ).toEqual([
    ['turn', 'Der Zug', [['turn', '']]],
    ['terms', 'Begriffe', [['terms', '']]],
    ['rulings', 'Entscheide', [['rulings-areas', 'Orte']]],
  ]);
  expect(found(german, 'begriffe').map(({ name }) => name)).toEqual(['Terms']);
  expect(rulingOf(german[2]?.text ?? '')).toEqual({
    question: 'Ist das ein Raum?',
    decision: 'Nein.',
    why: 'Es ist eine Treppe.',
  });
});

test('a ruling is a question, a decision and perhaps a reason', () => {
  expect(rulingOf(rules[1]?.text ?? '')).toEqual({
    question: 'Does a knight guard an entrance?',
    decision: 'No.',
    why: 'It is not a room (CT-TERM-02).',
  });
  expect(rulingOf(rules[2]?.text ?? '')).toEqual({
    question: 'Knight against wraith?',
    decision: 'It depends.',
    why: '',
  });
  expect(rulingOf('No arrow.')).toBeNull();
});

test('a search also finds what is said beside a rule', () => {
  const ids = (query: string) =>
    found(rules, query, (id) => (id === 'CT-TURN-01' ? 'A picture of a clock' : '')).flatMap((section) =>
      section.rules.map(({ id }) => id),
    );
  expect(ids('picture clock')).toEqual(['CT-TURN-01']);
  expect(ids('picture knight')).toEqual([]);
});

test('an anchor names a rule or a heading', () => {
  expect(ruleInHash('#ct-enter-04')).toBe('CT-ENTER-04');
  expect(ruleInHash('#CT-ART-CHALICE-01')).toBe('CT-ART-CHALICE-01');
  expect(ruleInHash('#end-of-the-game')).toBeNull();
  expect(ruleInHash('#rule=CT-ENTER-04')).toBeNull();
  expect(ruleInHash('#%E0%A4%A')).toBeNull();
  expect(slugOf('Action: draw a card, and play!')).toBe('action-draw-a-card-and-play');
});

test('a link to a rule stays on the rules page, and opens the drawer elsewhere', () => {
  expect(ruleHref('CT-R-08', { page: 'rules', game: 'cave-troll', as: 'book' })).toBe('#CT-R-08');
  expect(ruleHref('CT-R-08', { page: 'rules', game: 'cave-troll', as: 'summary' })).toBe('/rules/cave-troll#CT-R-08');
  expect(ruleHref('CT-R-08', { page: 'home' })).toBe('#rule=CT-R-08');
  expect(ruleAddress('CT-R-08', 'cave-troll')).toBe('/rules/cave-troll#CT-R-08');
});
