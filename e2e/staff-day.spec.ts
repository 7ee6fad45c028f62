// A first day: an empty installation, an offer, requests, decisions, the list for the van. On a separate store.
import { readFileSync } from 'node:fs';
import { anotherVisitor } from './another-visitor.ts';
import { startInstallation } from './installation.ts';
import { expect, test } from './journey.ts';
import { watchPage } from './page-watch.ts';
import { createStaffPerson } from './staff-person.ts';

test('staff set up, publish an offer, decide requests and export the list', async ({ browser, store }) => {
  test.setTimeout(180_000);
  const installation = await startInstallation({ store });
  try {
    const context = await browser.newContext({ baseURL: installation.url, acceptDownloads: true });
    const page = await context.newPage();
    const watch = watchPage(page, installation.url);
    const staff = createStaffPerson(page, watch);
    watch.expectErrors(/401/); // the session check before signing in

    await test.step('the first-run link creates the owner, once', async () => {
      const link = (await installation.doorstep('staff', 'link')).stdout.trim();
      await staff.setsUp(link);
      watch.expectErrors(/410|404/);
      await page.goto(link);
      await staff.sees(staff.t('staff.set_up.spent_title'));
      await page.goto('/staff');
      await staff.goesTo('offers');
    });

    await test.step('the owner writes, saves and publishes an offer', async () => {
      await page.getByRole('link', { name: staff.t('staff.offers.new') }).click();
      await page.getByRole('link', { name: staff.t('staff.offers.template.first_come') }).click();
      await staff.sees(staff.t('staff.offers.new'));
      await staff.field('staff.editor.title').fill('A bench for every garden');
      await staff.field('staff.editor.slug').fill('garden-bench');
      await staff.field('staff.editor.item_name').fill('Garden bench');
      await staff.field('staff.editor.opening_stock').fill('2');
      await staff.field('staff.editor.most_per_home').fill('1');
      await staff.field('staff.editor.country_add').selectOption('GB');
      await staff.button('staff.editor.country_add_button').click();
      await staff.field('staff.editor.organisation_name').fill('Marrow Vale Council (fictional)');
      await staff.field('staff.editor.help_contact').fill('Write to help@marrowvale.example');
      await staff.field('staff.editor.privacy_notice').fill('We keep your address until your bench has come.');
      await staff.button('staff.save.submit_draft').click();
      await staff.sees('A bench for every garden');
      await staff.button('staff.transition.publish').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: staff.t('staff.transition.publish') }).click();
      await expect(page.getByText(staff.t('staff.status.open'))).toBeVisible();
    });

    const visitors = await Promise.all([1, 2].map(() => anotherVisitor(browser, installation)));
    const [listed, typed] =
      await test.step('one visitor asks with a listed address, and one types theirs', async () => {
        const [first, second] = visitors;
        const listedReference = await first?.visitor.asks('garden-bench', '3 Quay Street');
        const typing = second?.visitor;
        await typing?.opens('garden-bench');
        await typing?.button('public.address.type_yourself').click();
        await typing?.fillsIn({
          'address.line1': '9 New Row',
          'address.city': 'Marrow Vale',
          'address.postcode': 'ZZ1 4DD',
          'contact.name': 'Jo Newcomer',
        });
        await typing?.checks();
        await typing?.sends();
        const typedReference = await typing?.hasReceipt();
        await typing?.sees('public.standing.held');
        return [listedReference ?? '', typedReference ?? ''] as const;
      });

    await test.step('staff find the held request, read it, and accept it', async () => {
      await staff.goesTo('requests');
      await expect(page.getByRole('link', { name: listed })).toBeVisible();
      await page.getByRole('link', { name: typed }).click();
      await staff.sees('Jo Newcomer');
      await expect(page.getByText(typed)).toBeVisible();
      await expect(page.getByText(staff.t('staff.hold.typed_address'))).toBeVisible();
      await staff.button('staff.request.accept').click();
      await expect(page.getByText(staff.t('staff.request.done.accepted'))).toBeVisible();
      await visitors[1]?.visitor.page.reload();
      await visitors[1]?.visitor.sees('public.standing.accepted');
    });

    await test.step('staff export the list as CSV', async () => {
      await staff.goesTo('requests');
      const waiting = page.waitForEvent('download');
      await page.getByText(staff.t('staff.requests.export'), { exact: true }).click();
      await page.getByRole('link', { name: staff.t('staff.requests.export.csv') }).click();
      const file = await (await waiting).path();
      const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/);
      expect(lines).toHaveLength(3);
      expect(lines.find((line) => line.includes(listed))).toContain('3 Quay Street');
      expect(lines.find((line) => line.includes(typed))).toContain('Jo Newcomer');
    });

    await test.step('staff decline a request with a reason, and its unit is free again', async () => {
      await page.getByRole('link', { name: listed }).click();
      await staff.button('staff.request.decline').click();
      await staff.field('staff.decline.reason').fill('They rang: they have one.');
      await staff.field('staff.decline.note').fill('Seen with my own eyes.');
      await staff.button('staff.decline.submit').click();
      await expect(page.getByText(staff.t('staff.request.done.declined'))).toBeVisible();
      await visitors[0]?.visitor.page.reload();
      await visitors[0]?.visitor.sees('public.standing.declined');
    });

    await test.step('nothing is visible after signing out', async () => {
      await staff.signsOut();
      await page.goto('/staff/requests');
      await staff.sees(staff.t('staff.sign_in.title'));
      await staff.signsIn();
      await staff.sees(staff.t('staff.nav.requests'));
    });

    for (const { end } of visitors) await end();
    await context.close();
    expect(watch.problems()).toEqual([]);
    expect((await installation.doorstep('verify')).stdout.trim()).toBe('balanced');
    if (store === 'postgres') expect(Math.min(...installation.answered())).toBeGreaterThan(5);
  } finally {
    await installation.stop();
  }
});
