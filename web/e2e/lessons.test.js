// Lessons on the page: one is taken by pointing at the board, the others by the list of choices; a wrong click is answered,
// a lesson can be left and taken up again, and everything fits a phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { meanIt, PATIENCE_MS, person } from './browser.js';
import { GAMES } from './games.js';
import { browser, house } from './stage.js';

const lesson = (page) => page.getByTestId('lesson');
const where = (page) => lesson(page).getAttribute('data-at');

/** The beat on show, as the server tells it. */
function told(page, game) {
  return page.evaluate(async (game) => {
    const { chapter, beat, choices } = JSON.parse(localStorage.getItem('karst.lessons'))[game].at;
    return (await fetch(`/api/lessons/${game}/${chapter}/${beat}?choices=${choices.join('.')}`)).json();
  }, game);
}

/** Waits until the lesson has moved on from a place, to the place it is at then. */
async function movedOn(page, from) {
  await page.waitForFunction(
    (from) => document.querySelector('[data-testid="lesson"]')?.getAttribute('data-at') !== from,
    from,
    { timeout: PATIENCE_MS },
  );
  return where(page);
}

/** Takes the lesson from here to its end; `does` does the wanted action of a task. Says how many tasks there were. */
async function take(page, game, does) {
  let tasks = 0;
  for (;;) {
    const beat = await told(page, game);
    const at = await where(page);
    if (beat.next === null) return tasks;
    if (beat.task === null) await page.getByTestId('lesson-next').click();
    else {
      tasks += 1;
      assert.equal(await page.getByTestId('task').innerText(), beat.task);
      await does(page, beat);
    }
    await movedOn(page, at).catch(() => assert.fail(`${game} stands still at ${at}: ${beat.task}`));
  }
}

/** Does what is wanted by the list of all that can be done. */
async function byList(page, { wanted }) {
  const choice = wanted.at(-1);
  const buttons = page.locator('[data-testid="choice"]:not([aria-disabled="true"])');
  await buttons.first().waitFor();
  const index = await buttons.evaluateAll(
    (all, wanted) => all.findIndex((button) => button.dataset.action === wanted),
    JSON.stringify(choice),
  );
  assert.notEqual(index, -1, `${JSON.stringify(choice)} is in the list`);
  await buttons.nth(index).click();
  await meanIt(page);
}

const point = async (page, spot) => {
  await page.locator(`[data-spot="${spot}"]`).first().focus();
  await page.keyboard.press('Enter');
};

/** Does what is wanted in Cave Troll with the cards and the board. */
async function onTheBoard(page, { wanted, vantage, look }) {
  const action = wanted[0];
  const { view } = vantage;
  const card = (name) =>
    page.getByTestId('card').nth([view.players[0].hand, view.players[0].drawn].indexOf(name)).click();
  const room = view.waiting.at(-1)?.room;
  switch (action.do) {
    case 'draw':
    case 'stop':
      return page.getByTestId(`verb-${action.do}`).click();
    case 'play':
      return card(action.card);
    case 'place':
      return point(page, `area:${action.at}`);
    case 'score':
      return point(page, `area:${action.room}`);
    case 'step':
      return point(page, `area:${action.to}`);
    case 'move':
      await point(page, `piece:A.${action.kind}@${action.from}`);
      return point(page, `area:${action.to}`);
    case 'flee':
      await point(page, `piece:A.${action.kind}@${room}`);
      return point(page, `area:${action.to}`);
    case 'push':
      await point(page, `piece:${action.figure}@${room}`);
      return point(page, `area:${action.to}`);
    case 'kill':
      // What cannot be undone is asked about once more, beside the victim.
      await point(page, `piece:${action.figure}@${look[0].slice('area:'.length)}`);
      await page.getByTestId('chooser').waitFor();
      return page.keyboard.press('Enter');
    case 'cloak':
      await page.getByTestId('artifact').first().click();
      return point(page, `piece:A.${action.kind}@${action.from}`);
    default:
      assert.fail(`nobody knows how to point at ${JSON.stringify(action)}`);
  }
}

test('Cave Troll is learnt at the board, and wrong clicks are answered', { timeout: 240_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await page.goto('/');
  const learn = page.locator('[data-testid="learn"][data-game="cave-troll"]');
  assert.match(await learn.innerText(), /Learn to play/);
  await learn.click();
  await lesson(page).waitFor();
  assert.equal(await where(page), '1.1');
  assert.match(await page.getByTestId('coach').innerText(), /Welcome/);

  // Arrow keys turn the pages; the address says where one is.
  await page.keyboard.press('ArrowRight');
  assert.equal(await movedOn(page, '1.1'), '1.2');
  await page.getByTestId('ring').first().waitFor();
  await page.keyboard.press('ArrowLeft');
  assert.equal(await movedOn(page, '1.2'), '1.1');
  await page.goto('/learn/cave-troll?at=1.9');
  await page.getByTestId('task').waitFor();

  // What the rules forbid is refused with the rule; what they allow but the lesson does not want is answered by the coach.
  await point(page, 'piece:A.adventurer@R11');
  await point(page, 'area:P1');
  await page.getByTestId('why-not').waitFor();
  assert.match(await page.getByTestId('why-rule').getAttribute('title'), /CT-ENTER-01/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('verb-draw').click();
  assert.match(await page.getByTestId('said').innerText(), /Ember Cave/);
  assert.equal(await where(page), '1.9', 'nothing was changed');

  // Whoever is at a loss is shown what to do.
  await page.getByTestId('show-me').click();
  assert.match(await page.getByTestId('help').innerText(), /Ember Cave/);
  await page.getByTestId('aim').waitFor();

  await page.goto('/learn/cave-troll?at=1.1');
  await page.waitForFunction(() => document.querySelector('[data-testid="lesson"]')?.getAttribute('data-at') === '1.1');
  const tasks = await take(page, 'cave-troll', onTheBoard);
  assert.ok(tasks >= 25, `${tasks} tasks`);
  assert.match(await page.getByTestId('play-after').innerText(), /real game/);
  assert.ok(await page.getByTestId('final').isVisible(), 'the game of the last chapter is over');
  await page.getByTestId('leave-lesson').click();
  assert.match(await learn.innerText(), /Lesson finished/);
  assert.deepEqual(faults, []);
});

for (const game of GAMES.filter((game) => game !== 'cave-troll')) {
  test(`${game} is learnt by the list of choices`, { timeout: 240_000 }, async () => {
    const { page, faults } = await person(browser, house);
    await page.goto(`/learn/${game}`);
    await lesson(page).waitFor();
    const tasks = await take(page, game, byList);
    assert.ok(tasks >= 15, `${tasks} tasks`);
    assert.deepEqual(faults, []);
  });
}

test('a lesson is left and taken up again where it was, on a phone too', { timeout: 120_000 }, async () => {
  const { page, faults } = await person(browser, house, { viewport: { width: 360, height: 740 } });
  await page.goto('/learn/casadh?at=1.4');
  await page.getByTestId('task').waitFor();
  const before = await where(page);
  await byList(page, await told(page, 'casadh'));
  assert.equal(await movedOn(page, before), '1.5');

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `nothing sticks out: ${width}`);
  const coach = await page.getByTestId('coach').boundingBox();
  assert.ok(coach.y > 300 && coach.y + coach.height <= 740, 'the coach stands below the board, in sight');

  await page.getByTestId('fold-coach').click();
  assert.ok(
    !(await page.getByTestId('coach').isVisible()) && (await page.getByTestId('task').isVisible()),
    'folded, the coach leaves the task',
  );
  await page.getByTestId('fold-coach').click();

  await page.getByTestId('leave-lesson').click();
  const again = page.locator('[data-testid="learn"][data-game="casadh"]');
  assert.match(await again.innerText(), /Continue the lesson/);
  await page.reload();
  await again.click();
  await page.getByTestId('task').waitFor();
  assert.equal(await where(page), '1.5');

  // Any chapter can be gone to; those behind are ticked off.
  await page.getByTestId('chapters').click();
  await page
    .getByTestId('chapter-list')
    .getByRole('button', { name: /Bad air/ })
    .click();
  assert.equal(await movedOn(page, '1.5'), '3.1');
  await page.getByTestId('chapters').click();
  assert.match(await page.getByTestId('chapter-list').innerText(), /✓/);

  // An address that leads nowhere begins the lesson; a game that is none is not found.
  await page.goto('/learn/casadh?at=99.1');
  await page.waitForFunction(() => document.querySelector('[data-testid="lesson"]')?.getAttribute('data-at') === '1.1');
  await page.goto('/learn/chess');
  await page.getByText('This tunnel is a dead end').waitFor();
  assert.deepEqual(faults, []);
});

/** The middle of a box. */
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

test('whoever wants to be shown is shown the very thing to press, on a laptop and on a phone', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const isPhone = viewport.width < 500;
    const { context, page, faults } = await person(browser, house, { viewport, hasTouch: isPhone, isMobile: isPhone });
    // A card to draw, which is a button beside the question, and then one of two cards to play.
    await page.goto('/learn/cave-troll?at=1.4');
    for (const control of ['[data-testid="verb-draw"]', '[data-testid="card"][data-spot="card:adventurer"]']) {
      const task = page.getByTestId('task');
      await task.waitFor();
      assert.equal(await page.getByTestId('aim').count(), 0, 'nobody has asked yet');
      // The amber box itself is as good as the button below it.
      await task.click();
      await page.getByTestId('help').waitFor();
      await page.waitForFunction(
        (control) => {
          const [aim, wanted] = ['[data-testid="aim"]', control].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          const coach = document.querySelector('.learn > .coach').getBoundingClientRect();
          const end = coach.top > 200 ? coach.top : innerHeight;
          return (
            aim &&
            wanted &&
            Math.abs(aim.x + aim.width / 2 - wanted.x - wanted.width / 2) < 3 &&
            Math.abs(aim.y + aim.height / 2 - wanted.y - wanted.height / 2) < 3 &&
            wanted.top >= 0 &&
            Math.min(wanted.bottom, wanted.top + 40) <= end
          );
        },
        control,
        { timeout: 10_000 },
      );
      const [x, y] = middle(await page.locator(control).boundingBox());
      const before = await page.getByTestId('lesson').getAttribute('data-at');
      if (isPhone) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await page.waitForFunction(
        (before) => document.querySelector('[data-testid="lesson"]')?.dataset.at !== before,
        before,
      );
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

/** Is all of it on the screen? */
const isWhole = (locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  });

test('on a phone the board is seen beside the coach, and nobody who is shown something loses it', async () => {
  const { context, page, faults } = await person(browser, house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  // Treasures in the air, then a hex that is to be turned.
  for (const [at, control] of [
    ['1.5', '[data-spot="token:8"]'],
    ['1.8', '[data-testid^="verb-turn"][data-shows]'],
  ]) {
    await page.goto(`/learn/casadh?at=${at}`);
    await page.getByTestId('task').waitFor();
    await page.getByTestId('prompt').waitFor();
    await page.getByTestId('show-me').tap();
    await page.getByTestId('aim').waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0, `${at}: the page stays`);
    assert.ok(await isWhole(page.locator(control)), `${at}: what is to be pressed is in sight`);
    assert.ok(await isWhole(page.getByTestId('do-it')), `${at}: and so is the way out`);
    const [board, ask] = await Promise.all(
      ['.viewport', '.question'].map((one) => page.locator(one).first().boundingBox()),
    );
    const seen = Math.min(board.y + board.height, ask.y) - board.y;
    assert.ok(seen > 250, `${at}: ${seen} px of the board are in sight`);
  }
  // What is pointed at is pressed until the hex lies as it should.
  for (let left = 6; left > 0 && (await page.getByTestId('verb-lay').getAttribute('data-shows')) === null; left -= 1)
    await page.locator('[data-testid^="verb-turn"][data-shows]').tap();
  await page.getByTestId('verb-lay').tap();
  await page.waitForFunction(() => document.querySelector('[data-testid="lesson"]')?.dataset.at !== '1.8');
  assert.deepEqual(faults, []);
  await context.close();
});

test('two cards of Cave Troll are seen whole beside a lesson on a laptop', async () => {
  const { context, page, faults } = await person(browser, house, { viewport: { width: 1280, height: 720 } });
  await page.goto('/learn/cave-troll?at=1.5');
  await page.getByTestId('card').nth(1).waitFor();
  const dock = await page.getByTestId('dock').boundingBox();
  for (const card of await page.getByTestId('card').all()) {
    const { x, y, width, height } = await card.boundingBox();
    assert.ok(x >= dock.x && x + width <= dock.x + dock.width && y + height <= 720, 'a card is cut');
  }
  assert.deepEqual(faults, []);
  await context.close();
});

/** Writes down what the coach said while the board was still showing how it came to that. */
function watchCoach() {
  window.seen = [];
  let last = '';
  new MutationObserver(() => {
    const isShowing = document.querySelector('button.skip') !== null;
    const words = document.querySelector('[data-testid="coach"]')?.textContent ?? last;
    if (isShowing && !window.seen.includes('shown')) window.seen.push('shown');
    if (isShowing && words !== last && last !== '') window.seen.push(words);
    last = words;
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test('the coach speaks when the board has shown it: nothing is told of a die that still rolls', async () => {
  const { context, page, faults } = await person(browser, house, { reducedMotion: 'no-preference' });
  await page.addInitScript(watchCoach);
  await page.goto('/learn/cave-pilot');
  await lesson(page).waitFor();
  let dice = 0;
  while (dice < 2) {
    const beat = await told(page, 'cave-pilot');
    const at = await where(page);
    assert.notEqual(beat.next, null, 'dice are rolled in this lesson');
    const events = beat.story.slice(beat.before).flatMap((step) => step.events);
    dice += events.some(({ event }) => event === 'rolled') ? 1 : 0;
    if (beat.task === null) await page.getByTestId('lesson-next').click();
    else {
      await page.getByTestId('show-me').click();
      await page.getByTestId('do-it').click();
    }
    await movedOn(page, at);
  }
  assert.deepEqual(await page.evaluate(() => window.seen), ['shown']);
  assert.deepEqual(faults, []);
  await context.close();
});
