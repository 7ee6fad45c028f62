// Staff use the settings: address data, personal data, and mail.
import type { Page } from '@playwright/test';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { startInstallation, type Installation } from './installation.ts';
import { expect, test } from './journey.ts';
import { watchPage } from './page-watch.ts';
import { signInAsOwner, type StaffApi } from './staff-api.ts';
import { createStaffPerson, credentials, type StaffPerson } from './staff-person.ts';

let installation: Installation;
let api: StaffApi;
let staff: StaffPerson;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  installation = await startInstallation({ store: 'sqlite' });
  page = await (await browser.newContext({ baseURL: installation.url })).newPage();
  staff = createStaffPerson(page, watchPage(page, installation.url));
  api = await signInAsOwner(installation);
  await page.goto('/staff');
  await staff.signsIn();
  await staff.sees(new RegExp(credentials.name));
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

test('staff upload address data, preview its columns, import, search, view the report and remove it', async () => {
  const { t } = staff;
  await page.goto('/staff/addresses');
  await staff.sees(t('staff.nav.addresses'));
  await staff.button('staff.addresses.add').click();
  const chooser = page.waitForEvent('filechooser');
  await staff.button('staff.addresses.upload').click();
  const rows = [
    'FLAT_NO,DOOR,ROAD,TOWN,PC',
    'FLAT 1,14,MILL ROAD,WEXMOUTH,ZZ1 5PM',
    ',,MILL ROAD,WEXMOUTH,ZZ1 5PM',
    '',
  ];
  await (await chooser).setFiles({ name: 'Wexmouth.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });

  const columns = page.getByRole('region', { name: t('staff.addresses.columns_title', { name: 'Wexmouth.csv' }) });
  const column = (name: string) => columns.getByLabel(t('staff.addresses.column', { name }));
  await expect(column('ROAD')).toHaveValue('street');
  await column('FLAT_NO').selectOption({ label: t('staff.addresses.part.unit') });
  await column('DOOR').selectOption({ label: t('staff.addresses.part.number') });
  await columns.getByLabel(t('staff.addresses.row_country')).selectOption('GB');
  await expect(columns.getByText('Flat 1, 14 Mill Road, Wexmouth, ZZ1 5PM')).toBeVisible();
  await expect(columns.getByText(t('staff.addresses.refused.no_number'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(columns.getByLabel(t('staff.addresses.new_name'))).toHaveValue('wexmouth');
  await columns.getByRole('button', { name: t('staff.addresses.import'), exact: true }).click();

  const done = page.getByRole('region', { name: t('staff.addresses.state.done', { name: 'wexmouth' }) });
  await done.getByRole('button', { name: t('staff.addresses.see_report') }).click();
  const report = page.getByRole('region', { name: t('staff.addresses.report_title', { name: 'wexmouth' }) });
  await report.getByText(t('staff.addresses.refused.no_number')).click();
  await expect(report.getByText('Wexmouth.csv, 3:')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel(t('staff.addresses.search_text')).fill('14 mill road wexmouth');
  await staff.button('staff.addresses.search_submit').click();
  await expect(page.getByText(/14 Mill Road/).last()).toBeVisible();
  await page.getByRole('button', { name: t('staff.addresses.remove_of', { name: 'wexmouth' }) }).click();
  await staff.button('staff.addresses.remove_submit').click();
  await expect(page.getByText(t('staff.addresses.removed', { name: 'wexmouth' }))).toBeVisible();
  await expect(page.getByRole('row', { name: /^wexmouth/ })).toHaveCount(0);
});

test('staff find and export a person’s data, erase it after reading what that does, and see the erasure run', async () => {
  const { t } = staff;
  const somebody = { name: 'Ada Fictional', email: 'ada@marrowvale.example', street: '12 Quay Street' };
  const { reference } = await api.enterRequest(await api.publishOffer(), somebody);
  await page.goto('/staff/privacy');
  await staff.sees(t('staff.nav.privacy'));
  await page.getByLabel(t('staff.person.search')).fill('ada@marrowvale.example');
  await staff.button('staff.person.submit').click();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await staff.button('staff.person.export').click();
  expect((await download).suggestedFilename()).toBe('personal-data.json');

  await staff.button('staff.person.erase').click();
  const dialog = page.getByRole('dialog', { name: t('staff.person.erase_title') });
  await expect(dialog.getByText(t('staff.person.erase_withdraws', { references: reference, count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('staff.person.erase_submit'), exact: true }).click();
  await expect(page.getByText(t('staff.person.erased'))).toBeVisible();
  await staff.button('staff.person.submit').click();
  await expect(page.getByText(t('staff.person.none'))).toBeVisible();

  await staff.button('staff.retention.run').click();
  await staff.button('staff.retention.run_submit').click();
  await expect(page.getByText(t('staff.retention.ran', { requests: 0, claims: 0 }))).toBeVisible();
  await expect(page.getByRole('table', { name: t('staff.retention.runs') })).toContainText('Robin Field');
  expect(await axeViolations(page)).toEqual([]);
});

test('a test email goes to the staff member who asked for it', async () => {
  const { t } = staff;
  await page.goto('/staff/services');
  await staff.sees(t('staff.nav.services'));
  await staff.button('staff.services.mail.message').click();
  await expect(page.getByText(/accepted the message to robin@marrowvale\.example/)).toBeVisible();
  await installation.mailTo('robin@marrowvale.example', /Emails from Doorstep reach you/);
});
