import { webhookEvents } from '@doorstep/contract';
import { addWebhook, createApiToken, enterDrawValue } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { makeDoubts } from './doubts.ts';
import { drawValue, makeDraw } from './draws.ts';

const test = consoleTest({ viewport: { width: 390, height: 844 } }, { sharesPage: true });
const gardenQuestion = {
  id: 'garden',
  kind: 'short_text' as const,
  label: { en: 'Where is your garden?' },
  help: {},
  required: true,
  options: [],
};
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => test.page.getByRole('dialog').getByRole('button', { name, exact: true });
/** The confirmation takes the focus, so that it is announced. */
const done = (text: string) => expectPage(test.page.locator('.done, .toast').filter({ hasText: text })).toBeFocused();

describe('by keyboard alone', () => {
  it('skips the navigation, and announces the page after following a link', async () => {
    const { page, go } = test;
    await go('/staff/offers');
    await page.keyboard.press('Tab');
    await expectPage(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.locator('#main')).toBeFocused();
    await page.locator('.nav-more > summary').press('Enter');
    await page.getByRole('link', { name: 'Emails' }).press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeFocused();
    await expectPage(page).toHaveTitle('Emails – Doorstep');
  });

  it('opens the places under “More”, and shows the current one', async () => {
    const { page, go } = test;
    const place = (name: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
    const more = page.locator('.nav-more > summary');
    await go('/staff/requests');
    await expectPage(place('Requests')).toHaveAttribute('aria-current', 'page');
    await expectPage(place('Settings')).toHaveCount(0);
    await more.press('Enter');
    await place('Settings').press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();
    await expectPage(place('Settings')).toHaveCount(0);
    const screens = page.getByRole('navigation', { name: 'Settings' });
    await screens.getByRole('link', { name: 'Tokens' }).press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeFocused();
    await expectPage(screens.getByRole('link', { name: 'Tokens' })).toHaveAttribute('aria-current', 'page');
    await more.press('Enter');
    await expectPage(place('Settings')).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expectPage(more).toBeFocused();
  });

  it('decides a claim: focuses missing input, and never loses the focus', async () => {
    const { page, go } = test;
    await makeDoubts(test);
    await go('/staff/homes');
    const uphold = button('Allow request').first();
    await expectPage(uphold).toHaveAccessibleDescription('Lives in a different flat');
    await uphold.press('Enter');
    await expectPage(page.getByLabel('Units in total')).toBeFocused();
    await expectPage(page.getByRole('dialog')).toContainText('Bram Ostrander');
    await page.keyboard.press('Escape');
    await expectPage(uphold).toBeFocused();

    await uphold.press('Enter');
    await page.getByLabel('Units in total').press('Enter');
    const reason = page.getByLabel('Reason');
    await expectPage(reason).toBeFocused();
    await expectPage(reason).toHaveAccessibleDescription(/Enter a reason/);
    await page.keyboard.type('Two doorbells');
    await inDialog('Allow request').press('Enter');
    await done('This home can now send a request. The visitor is emailed.');
    await expectPage(page.getByRole('heading', { name: 'Lives in a different flat' })).toBeHidden();
  });

  it('reopens a dialog right after Escape has restored the focus', async () => {
    const { page, go } = test;
    await makeDoubts(test);
    await go('/staff/homes');
    const uphold = button('Allow request').first();
    await uphold.press('Enter');
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await uphold.evaluate((element: HTMLElement) => {
      element.addEventListener('focus', () => element.click(), { once: true });
    });
    await page.keyboard.press('Escape');
    // By then its `close` event has fired.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(page.getByRole('dialog')).toHaveCount(0);
    await expectPage(uphold).toBeFocused();
  });

  it('focuses the password at once when the session has expired', async () => {
    const { page, go } = test;
    await go('/staff/homes');
    await test.signIn(null);
    await page.locator('.nav-more > summary').press('Enter');
    await page.getByRole('link', { name: 'Emails' }).press('Enter');
    await expectPage(page.getByLabel('Password')).toBeFocused();
  });

  it('merges two homes, and undoes it', async () => {
    const { page, go } = test;
    const { homes } = await makeDoubts(test);
    await go('/staff/homes');
    await button('Same home').first().press('Enter');
    await expectPage(page.getByRole('dialog')).toContainText('Flat 3, 101 Mill Race');
    await expectPage(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('One doorbell');
    await inDialog('Same home').press('Enter');
    await done('Merged into one home.');

    await go(`/staff/homes/${homes.merged}`);
    await page.getByRole('button', { name: /^Undo: Same home as .* Quarry Road/ }).press('Enter');
    await done('Undone.');
  });

  it('enters a request for a caller: focuses the errors, with the address chosen', async () => {
    const { page, go } = test;
    await test.changeOffer('bins', { questions: [gardenQuestion] });
    await go(`/staff/requests/new?offer=${test.town.offers.bins}`);
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await page.keyboard.type('12 orchard');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    // While the next list loads, Enter chooses nothing.
    await expectPage(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const change = button('Change address');
    await expectPage(change).toBeFocused();
    await expectPage(change).toHaveAccessibleDescription('12 Orchard Lane, Little Marling, ZZ1 4QX');
    await change.press('Enter');
    await expectPage(page.getByRole('combobox', { name: 'Address' })).toBeFocused();

    await page.getByLabel('Compost bin').fill('1');
    await button('Send request').press('Enter');
    await expectPage(page.getByLabel('Name')).toBeFocused();
    await expectPage(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
  });

  it('creates a token and revokes one', async () => {
    const { page, go } = test;
    await createApiToken(test.as('olive'), { name: 'Call centre', scopes: ['offers.read', 'requests.enter'] });
    await go('/staff/tokens');
    await expectPage(page.getByRole('link', { name: 'Tokens' })).toBeInViewport({ ratio: 0.9 });
    await button('Create token').press('Enter');
    await expectPage(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Stock sheet');
    await page.getByRole('checkbox').first().press('Space');
    await button('Create token').press('Enter');
    await expectPage(button('Copy token')).toBeVisible();
    await button('Revoke Call centre').press('Enter');
    await inDialog('Revoke').press('Enter');
    await done('Token “Call centre” revoked.');
  });

  it('adds a webhook receiver and removes one', async () => {
    const { page, go } = test;
    const [url, events] = ['https://stock.marrowvale.example/hooks', [...webhookEvents]];
    await addWebhook(test.as('olive'), { url, events, isOn: false });
    await go('/staff/webhooks');
    const address = page.getByRole('textbox', { name: 'Address' });
    await button('Add webhook').press('Enter');
    await expectPage(address).toBeFocused();
    await page.keyboard.type('http://stock.example');
    await page.keyboard.press('Enter');
    await expectPage(address).toHaveAccessibleDescription(/Enter the whole address/);
    await address.fill('https://stock.example');
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('heading', { name: 'https://stock.example' })).toBeVisible();
    await button('Remove').first().press('Enter');
    await inDialog('Cancel').press('Enter');
    await expectPage(button('Remove').first()).toBeFocused();
    await button('Remove').first().press('Enter');
    const letGo = await test.holdAnswers(/^POST .*\/remove$/);
    await inDialog('Remove').press('Enter');
    // The page reads the list before it has the answer.
    await expectPage(button('Remove')).toHaveCount(1);
    letGo();
    await done('Webhook removed.');
  });

  it('enters the value of a draw, which a second person confirms', async () => {
    const { page, go } = test;
    const { id: offerId } = await makeDraw(test);
    await enterDrawValue(test.as('ezra'), { offerId, value: drawValue });
    await go(`/staff/offers/${offerId}`);
    await expectPage(
      page.getByText('Ezra Marling entered a value. You’ll see it once you’ve entered yours.'),
    ).toBeVisible();
    await button('Enter value').press('Enter');
    await expectPage(page.getByLabel('Public value')).toBeFocused();
    await page.keyboard.type('3, 9, 17, 24, 31, 40');
    await button('Enter value').press('Enter');
    await expectPage(page.getByLabel('Public value')).toBeFocused();
    await expectPage(page.getByText('Enter 6 different whole numbers from 1 to 49, smallest first')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(drawValue);
    await button('Enter value').press('Enter');
    await inDialog('Enter value').press('Enter');
    await done('The value is confirmed.');
    await expectPage(page.getByText('The draw has been held: 3 entries.')).toBeVisible();
  });

  it('adds an offer to a new limit group', async () => {
    const { page, go } = test;
    await go(`/staff/offers/${test.town.offers.seeds}#limits`);
    await button('New limit group…').press('Enter');
    await expectPage(page.getByLabel('Group name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.getByLabel('Group name')).toHaveAccessibleDescription(/Enter a name/);
    await page.keyboard.type('Pond 2027');
    await page.keyboard.press('Enter');
    await expectPage(page.getByLabel('Limit group', { exact: true })).toHaveValue(/./);
    await expectPage(button('New limit group…')).toBeFocused();
  });
});
