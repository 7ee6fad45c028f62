// Staff manage their own account, and owners read the audit log.
import type { Page } from '@playwright/test';
import { totp } from '@doorstep/testing';
import { startInstallation, type Installation } from './installation.ts';
import { expect, test } from './journey.ts';
import { watchPage } from './page-watch.ts';
import { createStaffPerson, credentials, type StaffPerson } from './staff-person.ts';

let installation: Installation;
let staff: StaffPerson;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  installation = await startInstallation({ store: 'sqlite' });
  page = await (await browser.newContext({ baseURL: installation.url })).newPage();
  staff = createStaffPerson(page, watchPage(page, installation.url));
  await staff.setsUp((await installation.doorstep('staff', 'link')).stdout.trim());
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

const region = (name: string) => page.getByRole('region', { name });

test('two-factor sign-in is on once a code from the app is entered, and required from then on', async () => {
  const { t } = staff;
  await staff.opensAccount();
  await staff.sees(t('staff.nav.account'));
  const panel = region(t('staff.factor.title'));
  await panel.getByLabel(t('staff.account.current')).fill(credentials.password);
  await staff.button('staff.factor.begin').click();
  await expect(panel.getByRole('img', { name: t('staff.factor.qr') })).toBeVisible();
  await expect(panel.getByRole('list', { name: t('staff.factor.codes') }).getByRole('listitem')).toHaveCount(8);
  const key = ((await panel.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '');
  const code = panel.getByRole('textbox', { name: t('staff.factor.code') });
  await code.fill('000000');
  await staff.button('staff.factor.turn_on').click();
  await expect(panel.getByText(t('staff.factor.kept_missing'))).toBeVisible();
  await panel.getByLabel(t('staff.factor.kept')).check();
  await staff.button('staff.factor.turn_on').click();
  await expect(panel.getByText(t('field_error.code_wrong'))).toBeVisible();
  await code.fill(totp(key));
  await staff.button('staff.factor.turn_on').click();
  await expect(panel.getByText(t('staff.factor.is_on'))).toBeVisible();

  await staff.signsOut();
  await staff.signsIn();
  await page.getByLabel(t('staff.sign_in.code')).fill('000000');
  await staff.button('staff.sign_in').click();
  await expect(page.getByText(t('staff.sign_in.code_wrong'))).toBeVisible();
  // Each code is accepted once.
  await page.getByLabel(t('staff.sign_in.code')).fill(totp(key, Date.now() + 30_000));
  await staff.button('staff.sign_in').click();
  await staff.sees(new RegExp(credentials.name));

  await staff.opensAccount();
  await panel.getByLabel(t('staff.account.current')).fill(credentials.password);
  await staff.button('staff.factor.turn_off').click();
  await expect(panel.getByText(t('staff.factor.body'))).toBeVisible();
});

test('a forgotten password is replaced by the link in the email', async () => {
  const { t } = staff;
  await staff.signsOut();
  await page.getByRole('link', { name: t('staff.sign_in.forgotten') }).click();
  // The sign-in page, which also has an email field, stays until this one has loaded.
  await staff.sees(t('staff.forgotten.title'));
  await staff.field('staff.email').fill(credentials.email);
  await staff.button('staff.forgotten.submit').click();
  await expect(page.getByText(t('staff.forgotten.sent'))).toBeVisible();
  const mail = await installation.mailTo(credentials.email, /\/staff\/password\//);
  await page.goto(/http\S+\/staff\/password\/\S+/.exec(mail)?.[0] ?? '');
  await staff.sees(t('staff.new_password.title'));
  const field = page.getByLabel(t('staff.account.new'), { exact: true });
  await field.fill('password12');
  await staff.button('staff.new_password.submit').click();
  await expect(page.getByText(t('field_error.password_weak'))).toBeVisible();
  await field.fill('seven lanterns under ice');
  await staff.button('staff.new_password.submit').click();
  await expect(page.getByText(t('staff.new_password.saved'))).toBeVisible();
  await page.reload();
  await staff.sees(t('staff.new_password.spent_title'));
  await page.goto('/staff/sign-in');
  await staff.field('staff.email').fill(credentials.email);
  await staff.field('staff.password').fill('seven lanterns under ice');
  await staff.button('staff.sign_in').click();
  await staff.sees(new RegExp(credentials.name));
});

test('an owner finds an action in the audit log, and opens its entry', async () => {
  const { t } = staff;
  await page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
  await page.getByRole('link', { name: t('staff.nav.audit'), exact: true }).click();
  await staff.sees(t('staff.nav.audit'));
  const table = page.getByRole('table', { name: t('staff.nav.audit') });
  const on = t('staff.audit.action.person.two_factor_on');
  await page.getByLabel(t('staff.audit.action'), { exact: true }).selectOption({ label: on });
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await table.getByRole('link', { name: on }).click();
  await expect(region(on)).toContainText(credentials.name);
  await region(on)
    .getByRole('link', { name: t('staff.audit.all_of_person', { name: credentials.name }) })
    .click();
  await expect(table.getByRole('link', { name: t('staff.audit.action.person.password_reset') })).toBeVisible();
  // The checkbox follows the page's URL.
  await page.getByLabel(t('staff.audit.with_readings')).click();
  await expect(page.getByLabel(t('staff.audit.with_readings'))).toBeChecked();
  await expect(table.getByRole('link', { name: t('staff.audit.action.audit.listed') }).first()).toBeVisible();
  await staff.sees(t('staff.nav.audit'));
});
