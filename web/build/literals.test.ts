// Everything people read stands in the message files, so that a translation is one folder.

import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { literals } from './literals.ts';

/** Folders of `src` that are not held to it. */
const LEFT_OUT = ['generated/'];

/** What may stand in a source all the same. */
const ALLOWED: Record<string, string> = {
  Karst: 'the name of the house',
  Discord: 'a name',
  JSON: 'a name',
  Refused: 'the name of an error, for programmers',
  Rulings: 'a key of the ledger',
  Model: 'a key of the ledger',
  Information: 'a key of the ledger',
  'Cave Pilot 55': 'the name of a game',
  'Cave card': 'in a complaint for programmers',
  'Exploration card': 'in a complaint for programmers',
  'name for': 'in a complaint for programmers',
  'at most': 'for a sign that only the English cards have',
};

/** Rules are called the same in every language. */
const RULE = /^[A-Z]{2}(?:-[A-Z]+)+-\d{2}$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      /\.(?:svelte|ts)$/.test(name) &&
      !/\.test\.ts$|(?:^|\/)(?:sample|fake)-/.test(name) &&
      !LEFT_OUT.some((folder) => name.startsWith(folder)),
  )
  .sort();

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test.each(sources)('%s says nothing of its own', (name) => {
  const found = literals(name, readFileSync(`src/${name}`, 'utf8'));
  expect(found.filter((text) => !(text in ALLOWED) && !RULE.test(text))).toEqual([]);
});

test('what people would read is found wherever it stands', () => {
  const component = `<script lang="ts">const a = open ? 'Close it' : said.open; throw new Error('No such thing');</script>
    <p title="A hint">Words {n} of <b>all</b> {say ? 'Yes, please' : \`\${n} steps\`}</p><Part what="The board" class="a b" /><kbd>Esc</kbd>`;
  expect(literals('A.svelte', component).sort()).toEqual(
    ['Close it', 'Words', 'Yes, please', 'all', 'of', 'steps', 'title="A hint"', 'what="The board"'].sort(),
  );
  expect(
    literals('a.ts', "import x from 'The place'; const key = 'Enter', style = 'display: none', said = 'It is over.';"),
  ).toEqual(['It is over.']);
});
