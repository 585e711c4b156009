// A guest plays and claims an account; a second browser signs in, finds the same tables, and is signed out from afar.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, playNow } from './browser.js';
import { browser, house } from './stage.js';

const PASSWORD = 'a lantern in the deep';

const form = (page, name) => page.getByTestId(name);

async function fill(page, name, username, password) {
  await form(page, name).getByLabel('Name').fill(username);
  await form(page, name).getByLabel('Password', { exact: true }).fill(password);
}

async function claim(page, username) {
  await page.goto('/account');
  await fill(page, 'claim', username, PASSWORD);
  await form(page, 'claim').getByRole('button', { name: 'Create' }).click();
  await page.getByTestId('sessions').waitFor();
}

async function signIn(page, username) {
  await page.goto('/account');
  await fill(page, 'sign-in', username, PASSWORD);
  await form(page, 'sign-in').getByRole('button', { name: 'Sign in' }).click();
  await page.getByTestId('sessions').waitFor();
}

/** The ids of my tables, as the server lists them for this browser. */
async function myTables(page) {
  const lists = await page.evaluate(() => fetch('/api/tables').then((answer) => answer.json()));
  return lists.mine.map((row) => row.table.id).sort();
}

test(
  'a guest claims, a second browser signs in and sees the same tables, and signing out everywhere ends both',
  { timeout: 180_000 },
  async () => {
    const first = await person(browser, house);
    const second = await person(browser, house);
    await playNow(first.page);
    const table = new URL(first.page.url()).pathname;
    await playNow(second.page);

    await claim(first.page, 'Anna');
    assert.match(await first.page.getByTestId('open-account').innerText(), /Anna/);
    assert.equal((await myTables(first.page)).length, 1, "what the guest played is the account's");

    // A wrong password is told beside the form, and what was typed stays.
    await second.page.goto('/account');
    await fill(second.page, 'sign-in', 'anna', 'not the password');
    await second.page.keyboard.press('Enter');
    assert.equal(await form(second.page, 'sign-in').getByRole('alert').innerText(), 'Wrong name or password.');
    assert.equal(await form(second.page, 'sign-in').getByLabel('Name').inputValue(), 'anna');
    await form(second.page, 'sign-in').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await second.page.keyboard.press('Enter');
    await second.page.getByTestId('sessions').waitFor();
    await second.page.getByTestId('notice').filter({ hasText: 'came along' }).waitFor();
    assert.deepEqual(await myTables(second.page), await myTables(first.page));
    assert.equal((await myTables(second.page)).length, 2);

    // The second browser sits at the first one's table, until the first signs out everywhere.
    await second.page.goto(table);
    await second.page.locator('[data-testid="choice"]').first().waitFor();
    await first.page.reload();
    await first.page.getByTestId('sessions').locator('li').nth(1).waitFor();
    await first.page.getByTestId('sign-out-everywhere').click();
    await first.page.getByTestId('claim').waitFor();
    const again = second.page.getByTestId('sign-in-again');
    await again.waitFor();
    assert.match(await second.page.getByTestId('connection').innerText(), /signed out/);
    await again.click();
    await second.page.getByTestId('claim').waitFor();
    assert.deepEqual(await myTables(second.page), []);
    assert.match(await second.page.getByTestId('open-account').innerText(), /Guest/);

    await signIn(second.page, 'ANNA');
    assert.equal((await myTables(second.page)).length, 2, 'nothing was lost');
    assert.deepEqual([...first.faults, ...second.faults], []);
    await first.context.close();
    await second.context.close();
  },
);

test('another tab of the same browser follows when one signs in', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house);
  await claim(page, 'Berta');
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByTestId('open-account').getByText('Berta').waitFor();
  await page.getByTestId('sign-out').click();
  await page.getByTestId('claim').waitFor();
  await tab.getByTestId('open-account').getByText(/Guest/).waitFor();
  await signIn(page, 'berta');
  await tab.getByTestId('open-account').getByText('Berta').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('tokens are shown once, my data can be taken along, and the account deleted', { timeout: 90_000 }, async () => {
  const { context, page, faults } = await person(browser, house, {
    acceptDownloads: true,
    viewport: { width: 360, height: 780 },
  });
  await playNow(page);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  await claim(page, 'Clara');
  await form(page, 'new-token').getByLabel('What is it for?').fill('My bot');
  await form(page, 'new-token').getByRole('button', { name: 'Create a token' }).click();
  const secret = await page.getByTestId('secret').innerText();
  assert.match(secret, /^karst_[0-9a-f]{64}$/);
  const bot = (path) => fetch(`${house.address}${path}`, { headers: { authorization: `Bearer ${secret}` } });
  assert.equal((await (await bot('/api/me')).json()).name, 'Clara');
  await page.reload();
  await page.getByTestId('tokens').getByText('My bot').waitFor();
  assert.equal(await page.getByTestId('secret').count(), 0, 'the secret is not shown again');
  await page.getByRole('button', { name: 'Revoke My bot' }).click();
  await page.getByTestId('tokens').waitFor({ state: 'detached' });
  assert.equal((await bot('/api/me')).status, 401);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  const text = await download
    .createReadStream()
    .then(async (stream) => Buffer.concat(await stream.toArray()).toString());
  assert.deepEqual(
    JSON.parse(text).tables.map((each) => each.id),
    [table],
  );

  await page.getByTestId('delete').click();
  await form(page, 'forget').getByLabel('Your password').fill('not the password');
  await form(page, 'forget').getByRole('button').last().click();
  assert.match(await form(page, 'forget').getByRole('alert').innerText(), /not your password/);
  await form(page, 'forget').getByLabel('Your password').fill(PASSWORD);
  await form(page, 'forget').getByRole('button').last().click();
  await page.getByTestId('claim').waitFor();
  const left = await (await fetch(`${house.address}/api/tables/${table}`)).text();
  assert.match(left, /Someone who left/);
  assert.doesNotMatch(left, /Clara/);
  assert.deepEqual(faults, []);
  await context.close();
});
