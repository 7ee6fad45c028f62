// An office without https, on a name other than localhost, where browsers hide `crypto.randomUUID`, `crypto.subtle`,
// the clipboard and more. On a separate store.
import { chromiumArguments, createDataFolder, findChromium, runDoorstep, startServer } from '@doorstep/testing';
import { expect, test } from '@playwright/test';
import { importMarrowVale } from './installation.ts';
import { watchPage } from './page-watch.ts';
import { createStaffPerson } from './staff-person.ts';
import { createVisitor } from './visitor.ts';

const launched = { executablePath: findChromium() ?? '' };
test.use({
  launchOptions: { ...launched, args: [...chromiumArguments, '--host-resolver-rules=MAP offers.test 127.0.0.1'] },
});

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('over plain http staff publish an offer, a visitor asks, and staff take the request to its label', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const folder = createDataFolder();
  const env = { DOORSTEP_DEMO: 'off', DOORSTEP_LOG_LEVEL: 'warn' };
  const server = await startServer({ dataFolder: folder.path, env });
  try {
    const doorstep = (...words: string[]) => runDoorstep(words, { dataFolder: folder.path, env });
    await importMarrowVale(folder.path, doorstep);
    const origin = server.url.replace('127.0.0.1', 'offers.test');
    const link = (await doorstep('staff', 'link')).stdout.trim();

    const context = await browser.newContext({ baseURL: origin, acceptDownloads: true, locale: 'en-GB' });
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    const staff = createStaffPerson(page, watch);
    watch.expectErrors(/401/); // the session check before signing in

    await test.step('staff create and publish an offer with a picture', async () => {
      await staff.setsUp(`${origin}${new URL(link).pathname}`);
      expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
      await page.getByRole('link', { name: staff.t('staff.offers.new') }).click();
      await page.getByRole('link', { name: staff.t('staff.offers.template.first_come') }).click();
      await staff.field('staff.editor.title').fill('Plain bins');
      await staff.field('staff.editor.item_name').fill('Bin');
      await staff.field('staff.editor.opening_stock').fill('2');
      const choosing = page.waitForEvent('filechooser');
      await page
        .getByRole('button', { name: staff.t('staff.picture.choose') })
        .first()
        .click();
      await (await choosing).setFiles({ name: 'bin.png', mimeType: 'image/png', buffer: png });
      await expect(page.getByText(staff.t('staff.picture.added')).first()).toBeVisible();
      await staff.field('staff.picture.alt').fill('A green bin');
      await staff.field('staff.editor.organisation_name').fill('Marrow Vale Council (fictional)');
      await staff.field('staff.editor.help_contact').fill('Write to help@marrowvale.example');
      await staff.field('staff.editor.privacy_notice').fill('We keep your address until your bin has come.');
      await staff.button('staff.save.submit_draft').click();
      await staff.sees('Plain bins');
      await staff.button('staff.transition.publish').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.t('staff.transition.publish') })
        .click();
      await expect(page.getByText(staff.t('staff.status.open'))).toBeVisible();
      await staff.button('staff.share.copy').click();
      await expect(page.getByText(staff.t('staff.share.copied'), { exact: true })).toBeVisible();
    });

    const reference = await test.step('a visitor asks, with the built-in check', async () => {
      const visitorPage = await (await browser.newContext({ baseURL: origin, locale: 'en-GB' })).newPage();
      const visitorWatch = watchPage(visitorPage, origin);
      const visitor = createVisitor({ page: visitorPage, watch: visitorWatch, language: 'en' });
      const given = await visitor.asks('plain-bins', '12 Pebble Lane');
      await visitor.sees('public.standing.accepted');
      await visitor.button('public.receipt.copy').click();
      await expect(visitorPage.getByText(visitor.t('public.receipt.copied'))).toBeVisible();
      expect(visitorWatch.problems()).toEqual([]);
      return given;
    });

    await test.step('staff read the request, batch it and print its label', async () => {
      await staff.goesTo('requests');
      await page.getByRole('link', { name: reference }).click();
      await expect(page.getByRole('button', { name: reference })).toBeVisible();
      await page.goto('/staff/batches/new');
      await staff.field('staff.batches.offer').selectOption('Plain bins');
      await page.getByRole('button', { name: staff.t('staff.batch_new.submit', { parcels: 1 }), exact: true }).click();
      await staff.sees(/^B-\d{4}$/);
      await staff.button('staff.batch.lock').click();
      await expect(page.getByText(staff.t('staff.batch.done.lock'), { exact: true }).first()).toBeVisible();
      await staff.field('staff.files.sender_street').fill('1 High Street');
      await staff.field('staff.files.sender_city').fill('Marrow Vale');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: staff.t('staff.files.print_labels'), exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    });

    await test.step('every other screen opens', async () => {
      const places = ['offers', 'requests', 'requests/queue', 'batches', 'batches/returns', 'homes', 'mails', 'people'];
      for (const place of [...places, 'services', 'webhooks', 'tokens', 'packing', 'requests/new']) {
        await page.goto(`/staff/${place}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
      }
    });
    expect(watch.problems()).toEqual([]);
  } finally {
    await server.stop();
    folder.remove();
  }
});
