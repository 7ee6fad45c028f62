// An offer is written in one language, translated, renamed and reduced, while visitors hold parts that it named before.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anotherVisitor } from './another-visitor.ts';
import { startInstallation } from './installation.ts';
import { expect, test } from './journey.ts';
import { watchPage } from './page-watch.ts';
import { createStaffPerson } from './staff-person.ts';

test('staff translate an offer, rename its items and answers, and retire an item', async ({ browser, store }) => {
  test.setTimeout(240_000);
  const installation = await startInstallation({ store });
  try {
    const context = await browser.newContext({ baseURL: installation.url, acceptDownloads: true });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const watch = watchPage(page, installation.url);
    const staff = createStaffPerson(page, watch);
    const { t } = staff;
    watch.expectErrors(/401/);
    const answer = (at: number) => page.getByLabel(t('staff.editor.answer_number', { number: at }), { exact: true });
    const tab = (name: RegExp) =>
      page.getByRole('group', { name: t('staff.languages.show') }).getByRole('button', { name });
    const opens = (section: 'items' | 'asking') =>
      page.getByRole('tab', { name: t(`staff.section.${section}`) }).click();
    const saves = async () => {
      await staff.button('staff.save.submit').click();
      await expect(page.getByText(t('staff.save.saved'), { exact: true })).toBeVisible();
      await watch.look();
    };
    await staff.setsUp((await installation.doorstep('staff', 'link')).stdout.trim());

    await test.step('staff write the offer in English', async () => {
      await page.goto('/staff/offers/new');
      await staff.field('staff.editor.title').fill('A water kit');
      await staff.field('staff.editor.slug').fill('water-kit');
      await staff.field('staff.editor.item_name').fill('Tap kit');
      await staff.field('staff.editor.opening_stock').fill('1');
      await staff.button('staff.editor.add_item').click();
      await page.getByLabel(t('staff.editor.item_name'), { exact: true }).nth(1).fill('Shower head');
      await page.getByLabel(t('staff.editor.opening_stock'), { exact: true }).nth(1).fill('9');
      await staff.button('staff.editor.add_question').click();
      await staff.field('staff.editor.question_label').fill('Which tap?');
      await staff.field('staff.editor.question_kind').selectOption('choice');
      for (const [at, name] of ['Round', 'Square'].entries()) {
        await page.getByRole('button', { name: t('staff.editor.add_answer') }).click();
        await answer(at + 1).fill(name);
      }
      await staff.field('staff.editor.organisation_name').fill('Marrow Vale Water (fictional)');
      await staff.field('staff.editor.help_contact').fill('Write to help@marrowvale.example');
      await staff.field('staff.editor.privacy_notice').fill('We keep your address until your kit has come.');
      await staff.field('staff.editor.colour').fill('06c');
      await staff.button('staff.save.submit_draft').click();
      await staff.sees('A water kit');
      await staff.button('staff.transition.publish').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('staff.transition.publish') })
        .click();
      await expect(page.getByText(t('staff.status.open'))).toBeVisible();
      await watch.look();
    });

    await test.step('the preview is the real page', async () => {
      const real = await context.newPage();
      await real.setViewportSize({ width: 390, height: 844 });
      await real.goto('/o/water-kit');
      const shown = page.frameLocator('.preview-frame');
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A water kit');
      const frame = page.frames().find((one) => one.url().endsWith('/staff/preview-frame'))!;
      // Scripts would change the page, and the server's HTML is compared.
      await real.goto('about:blank');
      const plain = await browser.newContext({
        baseURL: installation.url,
        javaScriptEnabled: false,
        locale: 'en-GB',
        viewport: { width: 390, height: 844 },
      });
      const sent = await plain.newPage();
      await sent.goto('/o/water-kit');
      await expect.poll(() => appearance(frame)).toEqual(await appearance(sent));
      await page
        .getByRole('group', { name: t('staff.preview.theme') })
        .getByRole('button', { name: t('staff.preview.dark') })
        .click();
      await sent.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => appearance(frame)).toEqual(await appearance(sent));
      await page
        .getByRole('group', { name: t('staff.preview.theme') })
        .getByRole('button', { name: t('staff.preview.light') })
        .click();
      await plain.close();
      await real.close();
    });

    const visitors = await Promise.all([1, 2].map(() => anotherVisitor(browser, installation)));
    const references = await test.step('one visitor gets the last kit, the next one queues', async () => {
      const found: string[] = [];
      for (const [at, { visitor }] of visitors.entries()) {
        await visitor.opens('water-kit');
        await visitor.findsAddress(`${at + 3} Quay Street`);
        await visitor.fillsIn({ 'contact.name': `Sam Marrow ${at}` });
        await visitor.page.getByRole('checkbox', { name: 'Tap kit' }).check();
        await visitor.page.getByLabel('Round').check();
        await visitor.checks();
        await visitor.sends();
        found.push(await visitor.hasReceipt());
      }
      return found;
    });

    await test.step('staff translate it: the English texts stay next to the fields, unchanged', async () => {
      await page.reload();
      await page.getByRole('button', { name: t('staff.languages.add') }).click();
      await page.getByRole('dialog').getByLabel(t('staff.languages.language')).selectOption('fr');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('staff.languages.add_confirm') })
        .click();
      await expect(staff.field('staff.editor.title')).toHaveValue('');
      await expect(page.locator('.main-text').first()).toHaveText('A water kit');
      await staff.field('staff.editor.title').fill('Un kit pour l’eau');
      await opens('items');
      await staff.field('staff.editor.item_name').fill('Kit robinet');
      await opens('asking');
      await staff.field('staff.editor.question_label').fill('Quel robinet ?');
      await answer(1).fill('Rond');
      await answer(2).fill('Carré');
      await expect(tab(/French/)).toContainText(/3 of 8 missing/);
      await saves();
      const english = await openedOffer(page, '/o/water-kit?lang=en');
      expect(english).toMatch(/Which tap\?.*Round.*Square/s);
      const french = await openedOffer(page, '/o/water-kit?lang=fr');
      expect(french).toMatch(/Un kit pour l’eau.*Quel robinet.*Rond.*Carré/s);
      expect(french).toContain('Shower head');
    });

    await test.step('staff rename answers and retire an item, and see the effect before saving', async () => {
      await tab(/English/).click();
      await answer(1).fill('Round, with a lever');
      await opens('items');
      await page.getByRole('button', { name: new RegExp(`^${t('staff.retire.item')}.*Tap kit`) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('2 requests name it.');
      await expect(dialog).toContainText('One of them is in the queue.');
      await dialog.getByRole('button', { name: t('staff.retire.confirm') }).click();
      await saves();
      await expect(page.getByText(t('staff.retire.retired'), { exact: true })).toBeVisible();
      expect(await openedOffer(page, '/o/water-kit?lang=en')).not.toContain('Tap kit');
    });

    await test.step('receipt, table, request and export show the new names', async () => {
      for (const { visitor } of visitors) {
        await visitor.page.reload();
        await expect(visitor.page.getByText(/1 × Tap kit/)).toBeVisible();
      }
      await staff.goesTo('requests');
      await expect(page.getByText('1 × Tap kit')).toHaveCount(2);
      await page.getByRole('link', { name: references[0] ?? '' }).click();
      await expect(page.getByText('Round, with a lever')).toBeVisible();
      await page.goto('/staff/requests');
      await page.getByLabel(t('staff.requests.offer')).first().selectOption({ label: 'A water kit' });
      const waiting = page.waitForEvent('download');
      await page.getByText(t('staff.requests.export'), { exact: true }).click();
      const csv = page.getByRole('link', { name: t('staff.requests.export.csv') });
      await expect(csv).toHaveAttribute('href', /offer=/);
      await csv.click();
      const [head = '', ...rows] = readFileSync(await (await waiting).path(), 'utf8')
        .trim()
        .split(/\r?\n/);
      expect(head).toContain('item: Tap kit,item: Shower head,answer: Which tap?,other_answers');
      expect(rows.every((row) => row.includes('"Round, with a lever"') && row.includes('1 × Tap kit'))).toBe(true);
    });

    for (const { end } of visitors) await end();
    await context.close();
    expect(watch.problems()).toEqual([]);
    expect((await installation.doorstep('verify')).stdout.trim()).toBe('balanced');
  } finally {
    await installation.stop();
  }
});

/** The text of a page, and parts of its appearance. */
async function appearance(page: Pick<Page, 'evaluate'>) {
  return page.evaluate(() => ({
    text: document.body.innerText.replaceAll(/\s+/g, ' ').trim(),
    styles: ['body', 'h1', 'button', 'label', 'input', 'a', 'fieldset'].map((name) => {
      const found = document.querySelector(name);
      if (found === null) return [name];
      const { fontFamily, fontSize, color, backgroundColor, inlineSize, paddingTop } = getComputedStyle(found);
      return [name, fontFamily, fontSize, color, backgroundColor, inlineSize, paddingTop];
    }),
  }));
}

async function openedOffer(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  return answer.text();
}
