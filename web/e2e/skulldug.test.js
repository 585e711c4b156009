// Skulldug! on the page: a whole Duel against a bot, a Solo game to its end, a Team turn with both partners in two
// browsers, and a discovery on another player's turn.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, choose, offered, openLog, person, setUp } from './browser.js';
import { browser, house } from './stage.js';

const NEVER = -Infinity;

/** Somebody who goes about, picks things up, and does not dawdle: two actions a turn, then its end. */
function explorer() {
  let acted = 0;
  const wish = (action, luck) => {
    switch (action.do) {
      case 'resign':
      case 'yield':
        return NEVER;
      case 'end-turn':
      case 'finish':
        return acted >= 2 ? 50 : 1;
      case 'pick-up':
        return 40;
      case 'move':
        return 20 + 9 * luck;
      case 'play':
      case 'focus':
      case 'lay':
        return 30 + luck;
      case 'drop':
        return acted >= 2 ? 20 : 0;
      default:
        return 5 + luck;
    }
  };
  return async (page) => {
    const action = await choose(page, wish);
    if (action === null) return null;
    acted = action.do === 'play' || action.do === 'end-turn' ? 0 : acted + 1;
    return action;
  };
}

/** Plays on until the result stands there; false when it takes too long. */
async function playToTheEnd(page, limitMs) {
  const step = explorer();
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await page.getByTestId('result').isVisible()) return true;
    if ((await step(page)) === null) await page.waitForTimeout(25);
  }
  return false;
}

/** Takes what is offered until a turn has begun: an explorer, starting items. */
async function begin(pages, limitMs = 60_000) {
  const end = Date.now() + limitMs;
  const before = new Set(['be', 'take', 'set', 'split']);
  while (Date.now() < end) {
    for (const page of pages) {
      const actions = await offered(page);
      if (actions.some((action) => !before.has(action.do))) return;
      await choose(page, (_action, luck) => luck);
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('the first turn did not begin in time');
}

/** The seat that is on turn, or asked, as the bar shows it. */
const seatWith = (page, what) =>
  page
    .getByTestId('seat-chip')
    .evaluateAll((chips, what) => chips.findIndex((chip) => chip.dataset[what] === 'true'), what);

test('a whole Duel against a bot is played on the page', { timeout: 400_000 }, async () => {
  const { page, context, faults } = await person(browser, house);
  // Some caves are long; another table is another cave.
  let isOver = false;
  for (let tables = 0; tables < 5 && !isOver; tables += 1) {
    await setUp(page, ['me', 'bot-steady'], 'skulldug');
    await page
      .getByTestId('draft')
      .getByRole('button', { name: /^Silk Moreau/ })
      .click();
    isOver = await playToTheEnd(page, 60_000);
  }
  assert.ok(isOver, 'a Duel came to its end');
  assert.match(await page.getByTestId('result').getByRole('heading').first().innerText(), /win/i);
  const final = page.getByTestId('final');
  assert.match(await final.innerText(), /The game is over/);
  assert.ok((await final.locator('svg[role="img"]').count()) >= 2, 'the treasures that won are shown');
  assert.equal(await final.locator('table').count(), 0, 'what the table page tells is not told again');
  assert.ok((await page.locator('[data-spot^="cell:"]').count()) > 6, 'the cave has grown');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a Solo game is played to its end, with ghosts and a cave that gives way', { timeout: 400_000 }, async () => {
  const { page, context, faults } = await person(browser, house);
  await page.goto('/new/skulldug');
  await page.getByRole('group', { name: 'How many' }).getByText('1', { exact: true }).click();
  await page.getByTestId('mode-solo-hard').check();
  await page.getByTestId('open-table').click();
  await page.waitForURL(/\/tables\//);
  await begin([page]);
  assert.equal(await page.getByTestId('cave-health').innerText(), 'Cave 20');
  assert.ok(await playToTheEnd(page, 360_000), 'the game came to its end');
  const links = page.getByTestId('reasons').locator('a');
  await links.first().waitFor({ state: 'attached' });
  const rules = await links.evaluateAll((all) => all.map((link) => link.getAttribute('title')).join(' '));
  assert.match(rules, /SK-SOLO-01|SK-R-85|SK-R-14/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('both partners of a team take one turn in two browsers', { timeout: 240_000 }, async () => {
  const anna = await person(browser, house);
  const ben = await person(browser, house);
  await anna.page.goto('/new/skulldug');
  await anna.page.getByRole('group', { name: 'How many' }).getByText('4', { exact: true }).click();
  for (const [at, kind] of ['me', 'bot-random', 'open', 'bot-random'].entries())
    await anna.page.getByTestId('chair').nth(at).selectOption(kind);
  await anna.page.getByTestId('mode-team').check();
  await anna.page.getByTestId('open-table').click();
  await anna.page.waitForURL(/\/tables\//);
  await ben.page.goto(await anna.page.getByTestId('link').inputValue());
  await ben.page.getByTestId('sit').click();
  const pages = [anna.page, ben.page];
  await Promise.all(pages.map((page) => page.getByTestId('game').waitFor()));
  await begin(pages);

  // Answers what is asked and does nothing else, unless nothing else helps.
  const answers = new Set([
    'play',
    'focus',
    'lay',
    'choose',
    'pass',
    'face',
    'first',
    'resolve',
    'keep',
    'send',
    'stop',
    'end-turn',
    'finish',
  ]);
  const idle = (action) => (answers.has(action.do) ? 1 : NEVER);
  const isTeamTurn = async () =>
    (await Promise.all(pages.map((page) => page.getByTestId('verb-finish').isVisible()))).every(Boolean);
  const end = Date.now() + 120_000;
  let answered = Date.now();
  while (!(await isTeamTurn())) {
    assert.ok(Date.now() < end, `the team comes to its turn: ${JSON.stringify(await Promise.all(pages.map(offered)))}`);
    const isStuck = Date.now() > answered + 3_000;
    // A turn in which only one of them can do anything is let go by; another one comes.
    const isAllThatIsLeft = (all) => isStuck && all.every((action) => action.do === 'finish');
    const wish = (action, _luck, all) => {
      if (isAllThatIsLeft(all)) return 0;
      return ['finish', 'yield', 'resign'].includes(action.do) ? NEVER : Math.max(idle(action), isStuck ? 0 : NEVER);
    };
    const done = await Promise.all(pages.map((page) => choose(page, wish)));
    if (done.some((action) => action !== null)) answered = Date.now();
    else await anna.page.waitForTimeout(30);
  }
  // Whoever has control gives it away; both see it.
  assert.equal(await anna.page.getByTestId('partner-0').innerText(), 'move');
  assert.equal(await ben.page.getByTestId('partner-0').innerText(), 'moving');
  await anna.page.getByTestId('verb-yield').click();
  await ben.page.getByTestId('partner-2').getByText('move', { exact: true }).waitFor();
  await anna.page.getByTestId('partner-2').getByText('moving', { exact: true }).waitFor();
  // One acts, the other goes on; then both are done and the turn passes.
  assert.equal((await choose(ben.page, (action) => (action.do === 'move' ? 1 : NEVER)))?.do, 'move');
  const over = async () => !(await anna.page.getByTestId('team').isVisible());
  while (!(await over())) {
    assert.ok(Date.now() < end + 60_000, 'the turn passes');
    for (const page of pages) await choose(page, idle);
    await anna.page.waitForTimeout(20);
  }
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  await anna.context.close();
  await ben.context.close();
});

test("who is shoved into the dark lays the tile on another player's turn", { timeout: 240_000 }, async () => {
  const { page, context, faults } = await person(browser, house);
  // Not every tile can lie more than one way: another table is another tile.
  for (let tables = 0; tables < 8; tables += 1) {
    await setUp(page, ['me', 'guest'], 'skulldug');
    await page.getByTestId('game').waitFor();
    await begin([page]);
    await page
      .locator('[data-testid="choice"][data-action*="play"], [data-testid="choice"][data-action*="shove"]')
      .first()
      .waitFor();
    await choose(page, (action) => (action.do === 'play' ? 1 : NEVER));
    await page.locator('[data-testid="choice"][data-action*="shove"]').first().waitFor();
    const shover = await seatWith(page, 'turn');
    // By pointing: the other explorer, then the dark.
    await page.locator(`[data-spot="pawn:${shover === 0 ? 'B' : 'A'}"]`).click();
    await page.locator('[data-spot="cell:b1"]').click();
    await page.locator('[data-testid="lay"], .passage[data-spot="cell:b1"]').first().waitFor();
    if (await page.getByTestId('lay').isVisible()) {
      const layer = await seatWith(page, 'asked');
      assert.notEqual(layer, shover, 'the one who was shoved decides');
      assert.equal(await seatWith(page, 'turn'), shover, "and it is still the other's turn");
      assert.ok(await page.getByTestId('hanging').isVisible());
      await page.keyboard.press('.');
      await page.getByTestId('lay-tile').click();
      await page.locator('.passage[data-spot="cell:b1"]').waitFor();
      assert.deepEqual(faults, []);
      await context.close();
      return;
    }
  }
  assert.fail('no tile could be laid more than one way');
});

test('a turn begins by itself; giving up is in a menu, behind a question', { timeout: 180_000 }, async () => {
  const { page, context, faults } = await person(browser, house);
  await setUp(page, ['me', 'bot-novice'], 'skulldug');
  await begin([page]);
  const question = page.getByTestId('sure').filter({ hasText: 'Resign?' });
  const isOffered = async (verb) => (await offered(page)).some((action) => action.do === verb);
  const isUnderWay = async () => {
    assert.equal(await isOffered('play'), false, 'a turn begins by itself');
    return isOffered('end-turn');
  };
  /** Answers whatever else is asked of me until it comes to this. */
  const answerUntil = async (isThere) => {
    for (const end = Date.now() + 60_000; !(await isThere());) {
      assert.ok(Date.now() < end, `it comes to this: ${JSON.stringify(await offered(page))}`);
      const [first] = (await offered(page)).filter(({ do: verb }) => verb !== 'play');
      if (first === undefined) await page.waitForTimeout(30);
      else
        await choices(page)
          .first()
          .click({ timeout: 2_000 })
          .catch(() => {});
    }
  };
  await answerUntil(isUnderWay);
  assert.doesNotMatch(await page.getByTestId('prompt').innerText(), /resign/i);
  assert.ok(!(await isOffered('resign')), 'it is no plain choice');
  await page.getByTestId('menu-turn').click();
  await page.getByTestId('give-up').click();
  await page.getByText('You are asked before your next turn.').first().waitFor();
  await page.getByTestId('verb-end-turn').click();
  await answerUntil(() => question.isVisible());
  await page.getByTestId('sure-no').click();
  await question.waitFor({ state: 'detached' });
  assert.ok(await isOffered('play'), 'nothing has happened');
  await page.getByTestId('menu-turn').click();
  await page.getByTestId('give-up').click();
  await page.getByTestId('sure-yes').click();
  const log = await openLog(page);
  await log.getByText('You resign and wait for backup.').first().waitFor();
  await answerUntil(isUnderWay);
  assert.deepEqual(faults, []);
  await context.close();
});

test(
  'explorers are large and everything before the first turn is in view on a laptop',
  { timeout: 90_000 },
  async () => {
    const { page, context, faults } = await person(browser, house, { viewport: { width: 1280, height: 720 } });
    await setUp(page, ['me', 'bot-novice'], 'skulldug');
    const draft = page.getByTestId('draft');
    await draft.waitFor();
    assert.match(await draft.innerText(), /only in looks/);
    const portraits = await draft
      .locator('button svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    assert.ok(portraits.length === 15 && Math.min(...portraits) >= 72, JSON.stringify(portraits));
    const inView = () =>
      draft.evaluate(
        (node) => node.scrollHeight <= node.clientHeight && node.getBoundingClientRect().bottom <= innerHeight,
      );
    assert.ok(await inView(), 'all explorers');
    await draft.getByRole('button', { name: /^Silk Moreau/ }).click();
    await draft.getByText('Get past traps, and roll again when it matters.').waitFor();
    assert.equal(await draft.getByRole('button').count(), 5);
    assert.ok(await inView(), 'all sets');
    assert.deepEqual(faults, []);
    await context.close();
  },
);
