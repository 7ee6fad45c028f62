// A request in a different browser from the other journeys': Firefox, over WebDriver BiDi, with a phone's size.
import { catalogueFor, createTranslator, type TextId } from '@doorstep/messages';
import type { Page } from 'puppeteer-core';
import { expect, test } from './journey.ts';
import { openFirefox } from './open-firefox.ts';
import { waitUntilReadable } from './visitor.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'offer']));

/** The element with this name, once it is there. */
const find = (page: Page, name: 'button' | 'h1' | 'summary', id: TextId) =>
  page.waitForSelector(`::-p-xpath(//${name}[normalize-space()="${t(id)}"])`);
const press = async (page: Page, id: TextId, name: 'button' | 'summary' = 'button') =>
  (await find(page, name, id))?.click();

test('a visitor finds the address, asks, and comes back by the link, in Firefox', async ({ installation, staff }) => {
  const offer = await staff.publishOffer();
  const firefox = await openFirefox();
  try {
    const page = await firefox.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      // Navigation aborts what the previous page still loads: NS_BINDING_ABORTED.
      if (!/downloadable font: .*status=2152398850/.test(String(error))) errors.push(String(error));
    });
    await page.goto(`${installation.url}/o/${offer.input.slug}`);
    const search = await page.waitForSelector('[id="address.search"][role=combobox]');
    await search?.type('30 quay street', { delay: 10 });
    await (
      await page.waitForSelector('::-p-xpath(//*[@role="option"][starts-with(normalize-space(), "30 Quay")])')
    )?.click();
    await page.waitForSelector('.chosen-address');
    await (await page.$('[id="contact.name"]'))?.type('Sam Marrow');
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await press(page, 'public.form.check');
    await find(page, 'h1', 'public.check.title');
    await waitUntilReadable(await page.$eval('[name=formToken]', (input) => (input as HTMLInputElement).value));
    await press(page, 'offer.giving.first_come.send');
    await find(page, 'h1', 'public.standing.accepted');
    const reference = await page.$eval('#reference', (element) => element.textContent);
    const { rows } = await staff.requests(offer.id);
    expect(rows).toMatchObject([{ reference, state: 'accepted' }]);

    await page.reload();
    await find(page, 'h1', 'public.standing.accepted');
    await press(page, 'public.withdraw.open', 'summary');
    await press(page, 'public.withdraw.confirm');
    await find(page, 'h1', 'public.standing.withdrawn');
    expect(errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
