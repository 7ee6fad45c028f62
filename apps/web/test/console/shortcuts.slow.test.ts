import { expectPage } from '@doorstep/testing/expect-page';
import { it } from 'vitest';
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
