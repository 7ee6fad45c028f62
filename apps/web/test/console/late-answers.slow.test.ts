// Answers that arrive after the dialog or the page that asked for them has gone.
import { createOffer, inviteStaff } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { binOffer } from './invented-town.ts';

const test = consoleTest();
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const toast = (text: string) => test.page.locator('.toast').filter({ hasText: text });
const dialog = () => test.page.getByRole('dialog');
const place = (name: string) =>
  test.page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: new RegExp(`^${name}`) });
const heading = (name: string) => test.page.getByRole('heading', { level: 1, name });
const navigateTo = async (name: string) => {
  await place(name).click();
  await expectPage(heading(name)).toBeFocused();
};
/** After the effects of what was just shown. */
const drawn = () =>
  test.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

it('a confirmation appears on its page after the dialog was closed', async () => {
  const { page, go } = test;
  const release = await test.holdAnswers(/^POST .*\/people\/.*\/remove$/);
  await go('/staff/people');
  await button('Remove Vera Quill').click();
  await button('Remove from team').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await button('Change role of Felix Tarrant').click();
  release();
  await expectPage(page.getByText('Vera Quill was removed.')).toHaveCount(1);
  await expectPage(dialog()).toContainText('Change the role of Felix Tarrant');
});

it('both of two quick cancellations are confirmed', async () => {
  const { page, go } = test;
  const { invitation } = await inviteStaff(test.as('olive'), 'viewer');
  await inviteStaff(test.as('olive'), 'editor');
  const release = await test.holdAnswers(new RegExp(`^POST .*/${invitation.id}/cancel$`));
  await go('/staff/people');
  await page.getByRole('button', { name: /Cancel the invitation for Viewer/ }).click();
  await page.getByRole('button', { name: /Cancel the invitation for Editor/ }).click();
  const notice = page.locator('.done');
  await expectPage(notice).toContainText('Invitation cancelled.');
  await notice.evaluate((element) => element.setAttribute('data-first', ''));
  release();
  await expectPage(page.locator('.done:not([data-first])')).toContainText('Invitation cancelled.');
});

it('a deleted draft is reported on the page that was opened meanwhile, which keeps its address and its focus', async () => {
  const { page, go } = test;
  const { id } = await createOffer(test.as('olive'), binOffer({ slug: 'not-wanted' }));
  const release = await test.holdAnswers(/^POST .*\/offers\/.*\/delete$/);
  await go(`/staff/offers/${id}`);
  await button('Delete draft…').click();
  await dialog().getByRole('button', { name: 'Delete draft' }).click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await navigateTo('Stock');
  release();
  await expectPage(toast('deleted.')).toBeVisible();
  await drawn();
  await expectPage(heading('Stock')).toBeFocused();
  await expectPage(page).toHaveURL(/\/staff\/stock$/);
});

it('a confirmation of a page that was left becomes a toast', async () => {
  const { go } = test;
  const release = await test.holdAnswers(/^POST .*\/people\/.*\/sessions\/end$/);
  await go('/staff/people');
  await button('Sign out Felix Tarrant on every device').click();
  await button('Sign out everywhere').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await navigateTo('Stock');
  release();
  await expectPage(toast('Felix Tarrant was signed out of every device.')).toBeVisible();
  await drawn();
  await expectPage(heading('Stock')).toBeFocused();
});

it('a new offer saved after its page was left does not open', async () => {
  const { page, go } = test;
  const release = await test.holdAnswers(/^POST \/api\/v1\/offers$/);
  await go('/staff/offers/new');
  await page.getByLabel('Title', { exact: true }).fill('Not awaited');
  await button('Save draft').click();
  await place('Stock').click();
  await button('Leave without saving').click();
  await expectPage(heading('Stock')).toBeVisible();
  const listed = page.waitForResponse((response) => response.url().endsWith('/api/v1/today'));
  release();
  await listed;
  await expectPage(page).toHaveURL(/\/staff\/stock$/);
  expect(test.calls.filter(({ method, path }) => method === 'POST' && path === '/api/v1/offers')).toHaveLength(1);
});

it('a list whose first read began before a draft was deleted does not show the draft', async () => {
  const { page, go } = test;
  const { id } = await createOffer(test.as('olive'), binOffer({ slug: 'not-wanted', title: { en: 'Not wanted' } }));
  // The server answers before the deletion, and the page receives it afterwards.
  const release = await test.holdAnswers(/^GET .*\/offers$/);
  await go(`/staff/offers/${id}`);
  await button('Delete draft…').click();
  await dialog().getByRole('button', { name: 'Delete draft' }).click();
  await expectPage(toast('Draft “Not wanted” deleted.')).toBeVisible();
  release();
  await test.settled();
  await expectPage(page.getByRole('link', { name: 'Copy to a new offer: Free compost bin' })).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'Not wanted', exact: true })).toHaveCount(0);
});

it('an error after its dialog was closed becomes a toast that stays until dismissed', async () => {
  const { page, go } = test;
  await test.fail(/^POST .*\/people\/.*\/remove$/, 'last_owner');
  const release = await test.hold(/^POST .*\/people\/.*\/remove$/);
  await page.clock.install();
  await go('/staff/people');
  await button('Remove Vera Quill').click();
  await button('Remove from team').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  release();
  const late = toast('“Remove Vera Quill?” was not done.');
  await expectPage(late).toContainText('This is the only owner.');
  await page.clock.fastForward(60_000);
  await late.getByRole('button', { name: 'Dismiss' }).click();
  await expectPage(late).toHaveCount(0);
});

it('an error of a page’s own dialog is neither lost with it nor shown in the next one', async () => {
  const { go } = test;
  await test.fail(/^POST .*\/retention\/run$/, 'reset');
  const release = await test.hold(/^POST .*\/retention\/run$/);
  await go('/staff/privacy');
  await button('Run now…').click();
  await dialog().getByRole('button', { name: 'Erase now' }).click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  release();
  await expectPage(toast('was not confirmed. Check whether it was done before you try again.')).toBeVisible();
  await button('Run now…').click();
  await expectPage(dialog().getByRole('button', { name: 'Erase now' })).toBeEnabled();
  await expectPage(dialog().getByRole('alert')).toHaveCount(0);
});

it('an error of a page that was left while it checked its form names the page and the button', async () => {
  const { page, go } = test;
  await test.fail(/^POST \/api\/v1\/offers$/, 'slug_taken');
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route('**/offer-resolver-*.js', async (route) => {
    await left;
    return route.fallback();
  });
  await go('/staff/offers/new');
  await page.getByLabel('Title', { exact: true }).fill('Not awaited');
  await button('Save draft').click();
  await place('Stock').click();
  await button('Leave without saving').click();
  await expectPage(heading('Stock')).toBeFocused();
  leave();
  await expectPage(toast('“New offer – Save draft” was not done.')).toBeVisible();
  await drawn();
  await expectPage(heading('Stock')).toBeFocused();
});

it('an error of an offer that was left does not lead back to its tab', async () => {
  const { page, go } = test;
  await test.fail(/^PUT .*\/offers\/[^/]+$/, 'slug_taken');
  const release = await test.hold(/^PUT .*\/offers\/[^/]+$/);
  await go(`/staff/offers/${test.town.offers.bins}#organisation`);
  await page.getByLabel('Organisation', { exact: true }).fill('Kestrel Council');
  await button('Save').click();
  await place('Stock').click();
  await button('Leave without saving').click();
  await expectPage(heading('Stock')).toBeFocused();
  release();
  await expectPage(toast('was not done.')).toBeVisible();
  await drawn();
  await expectPage(page).toHaveURL(/\/staff\/stock$/);
});

it('an error that its page shows is not repeated in a toast', async () => {
  const { page, go } = test;
  await test.fail(/^POST .*\/people\/.*\/remove$/, 'last_owner');
  await go('/staff/people');
  await button('Remove Vera Quill').click();
  await button('Remove from team').click();
  await expectPage(dialog().getByRole('alert')).toBeVisible();
  await drawn();
  await expectPage(page.locator('.toast')).toHaveCount(0);
});
