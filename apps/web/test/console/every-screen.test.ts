import { expect as expectPage, type BrowserContextOptions } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './console-browser.ts';
import { openAlarms } from './stand-in-services.ts';
import { withConsole } from './with-console.ts';

const screens = [
  '/staff/offers',
  '/staff/offers/new',
  '/staff/offers/o-bins',
  '/staff/offers/o-seeds',
  '/staff/requests',
  '/staff/requests?search=nobody',
  '/staff/requests/r-2',
  '/staff/requests/new',
  '/staff/requests/new?offer=o-bins',
  '/staff/tokens',
  '/staff/mails',
  '/staff/people',
  '/staff/services',
  '/staff/webhooks',
  '/staff/nowhere',
  '/staff/invitation/first',
  '/staff/invitation/spent',
];
const phone = { width: 390, height: 844 };

function everyScreen(name: string, options: BrowserContextOptions, language: string): void {
  describe(name, () => {
    const test = withConsole(options);

    it.each([...screens, '/staff/sign-in'])(
      '%s has no fault of accessibility, and nothing sticks out',
      async (path) => {
        const { page, go, standIn } = test;
        standIn.data.alarms = openAlarms;
        if (path === '/staff/sign-in') standIn.role = null;
        await go(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await page.waitForLoadState('networkidle');
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.locator('h1').count()).toBe(1);
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
        expect(inner).toBeLessThanOrEqual(outer ?? 0);
        expect(await page.locator('[style]').count()).toBe(0);
      },
    );
  });
}

everyScreen('on a desktop, light', { colorScheme: 'light', viewport: { width: 1280, height: 800 } }, 'en');
everyScreen('on a phone, dark', { colorScheme: 'dark', viewport: phone }, 'en');
everyScreen('on a phone, from right to left', { colorScheme: 'light', viewport: phone }, 'en-XB');

describe('the dialogs', () => {
  const test = withConsole({ viewport: phone });

  it.each([
    ['/staff/requests/r-2', 'Decline…'],
    ['/staff/requests/r-2', 'Withdraw…'],
    ['/staff/offers/o-bins', 'Stock movements… Compost bin'],
    ['/staff/offers/o-bins', 'Close'],
    ['/staff/tokens', 'Revoke Call centre'],
  ])('%s: "%s" has no fault of accessibility', async (path, name) => {
    const { page, go } = test;
    await go(path);
    await page.getByRole('button', { name, exact: true }).click();
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('by keyboard', () => {
  const test = withConsole();

  it('skips the navigation, and says where one is after following a link', async () => {
    const { page, go } = test;
    await go('/staff/offers');
    await page.keyboard.press('Tab');
    await expectPage(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.locator('#main')).toBeFocused();
    await page.getByRole('link', { name: 'Mails' }).press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeFocused();
    await expectPage(page).toHaveTitle('Mails – Doorstep');
  });
});
