// A few random games of each game, natively and by the module of the page: the same byte for byte. Many more: `node e2e/twins.js`.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';

import { GAMES } from './games.js';
import { laid, NATIVE } from './twin.js';
import { compare } from './twins.js';

const skip = !laid()
  ? 'the page was built without its offline part: `cargo xtask pocket`'
  : !existsSync(NATIVE) && 'there is nothing to compare with: `cargo build -p pocket --example aloud`';

for (const game of GAMES) {
  test(`${game} is the same natively and in the page`, { skip, timeout: 120_000 }, async (t) => {
    const { steps, searched, answers } = await compare(game, 10);
    t.diagnostic(`${steps} steps, ${searched} decisions by search, ${answers} answers`);
    assert.ok(steps > 100);
  });
}
