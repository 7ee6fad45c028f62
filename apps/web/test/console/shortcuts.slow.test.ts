import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { pressOnceRead } from './press-once-read.ts';

const test = consoleTest();
const press = pressOnceRead(test);
const list = () => test.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const letters = () => list().getByLabel('Use shortcuts of a single letter, digit or sign');
const chunk = /\/assets\/shortcut-list-.*\.js$/;

it('“?” lists the shortcuts, except in a field', async () => {
  const { page, go } = test;
  await go('/staff/requests');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await press('?');
  await expectPage(search).toHaveValue('?');
  await page.locator('#main').focus();
  await press('?');
  await expectPage(list().getByRole('heading', { level: 3 })).toHaveText([
    'Everywhere',
    'Requests',
    'Held requests, one by one',
    'Texts of an offer',
    'Insights',
    'Places',
  ]);
  await page.keyboard.press('Escape');
  await expectPage(list()).toBeHidden();
  await expectPage(page.locator('#main')).toBeFocused();
});

it('lists only what the role may do', async () => {
  await test.signIn('ada');
  await test.go('/staff/packing');
  await press('?');
  await expectPage(list().getByRole('heading', { level: 3 })).toHaveText(['Everywhere']);
});

it('the list of shortcuts opens from the account menu, where letters are switched off and on again', async () => {
  const { page, go } = test;
  await go('/staff/offers');
  await press('?');
  await letters().uncheck();
  await page.keyboard.press('Escape');
  await press('?');
  await expectPage(list()).toBeHidden();

  const menu = page.locator('.account > summary');
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
  await letters().check();
  await page.keyboard.press('Escape');
  await expectPage(menu).toBeFocused();
  await press('?');
  await expectPage(list()).toBeVisible();
});

it('reports a list that cannot be loaded', async () => {
  const { page, go } = test;
  await page.route(chunk, (route) => route.abort());
  await go('/staff/offers');
  await press('?');
  await expectPage(page.locator('.toast')).toContainText('Doorstep isn’t answering');
  await expectPage(list()).toHaveCount(0);
});

/** With the page's clock stopped, so that the pause between them does not depend on the machine. */
const pressBoth = async (first: string, second: string) => {
  const { page } = test;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.keyboard.press(first);
  await page.keyboard.press(second);
  await page.clock.resume();
};
const heading = (name: string | RegExp) => test.page.getByRole('heading', { level: 1, name });

it('G and a letter open a place', async () => {
  await test.go('/staff/stock');
  for (const [letter, name] of [
    ['t', /^Good/],
    ['r', 'Requests'],
    ['b', 'Batches'],
    ['h', 'Homes'],
    ['s', 'Stock'],
    ['o', 'Offers'],
    ['i', 'Insights'],
  ] as const) {
    await pressBoth('g', letter);
    await expectPage(heading(name)).toBeFocused();
  }
});

it('a letter after G decides nothing, and after a pause it does again', async () => {
  const { page, go } = test;
  await go('/staff/requests/queue');
  const card = page.locator('#queue-reference');
  const first = await card.innerText();
  await pressBoth('g', 'a');
  await pressBoth('g', 'x');
  await expectPage(card).toHaveText(first);
  await page.keyboard.press('g');
  await page.clock.fastForward(2000);
  await press('s');
  await expectPage(card).not.toHaveText(first);
  expect(test.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/accept'))).toEqual([]);
  await pressBoth('g', 's');
  await expectPage(heading('Stock')).toBeFocused();
});

it('“/” moves to the search field of the page, where letters are text', async () => {
  const { page, go } = test;
  await go('/staff/homes');
  await press('/');
  const search = page.getByRole('searchbox');
  await expectPage(search).toBeFocused();
  await pressBoth('g', 's');
  await expectPage(search).toHaveValue('gs');
  await expectPage(heading('Homes')).toBeVisible();
});

it('no letter opens a place while letters are switched off', async () => {
  const { page, go } = test;
  await go('/staff/homes');
  await press('?');
  await letters().uncheck();
  await page.keyboard.press('Escape');
  await expectPage(list()).toBeHidden();
  await pressBoth('g', 's');
  await press('/');
  await expectPage(page.locator('#main')).toBeVisible();
  await expectPage(page.getByRole('searchbox')).not.toBeFocused();
  await expectPage(heading('Homes')).toBeVisible();
});
