// `npm run pictures`: takes the documents' pictures of the running application with its demo.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '@doorstep/testing/launch-chromium';
import type { Browser, Page } from '@playwright/test';
import { startInstallation, type Installation } from '../e2e/installation.ts';
import { watchPage } from '../e2e/page-watch.ts';
import { createStaffPerson } from '../e2e/staff-person.ts';
import { createVisitor, type Visitor } from '../e2e/visitor.ts';
import { root } from './steps.ts';

const folder = join(root, 'docs', 'pictures');
const desktop = { width: 1200, height: 800 };
const phone = { width: 390, height: 780 };

async function open(browser: Browser, installation: Installation, viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({
    baseURL: installation.url,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    deviceScaleFactor: 1.5,
  });
  return context.newPage();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' });
  console.log(`docs/pictures/${name}.png`);
}

function visitorOn(page: Page, installation: Installation): Visitor {
  return createVisitor({ page, watch: watchPage(page, installation.url), language: 'en' });
}

async function ask(visitor: Visitor, { search, name }: { search: string; name: string }): Promise<void> {
  await visitor.opens('compost-bin');
  await visitor.typesAddress(search);
  await visitor.chooses(new RegExp(`^${search}`, 'i'));
  await visitor.page.locator('[type=checkbox][id^="quantity."]').first().check();
  await visitor.fillsIn({ 'contact.name': name });
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
}

const requests = [
  { search: 'Kestrel Villa, Mill Road', name: 'Ada Thistle' },
  { search: '14 Mill Road', name: 'Bram Copse' },
  { search: '22 Mill Road', name: 'Cleo Harrow' },
  { search: '26 Mill Road', name: 'Dara Finch' },
  { search: '30 Mill Road', name: 'Emil Quill' },
];

mkdirSync(folder, { recursive: true });
const installation = await startInstallation({ store: 'sqlite' }, { DOORSTEP_DEMO: 'on' });
const browser = await launchChromium();
try {
  const offer = await open(browser, installation, desktop);
  const visitor = visitorOn(offer, installation);
  await visitor.opens('compost-bin');
  await offer.locator('[type=checkbox][id^="quantity."]').first().check();
  await visitor.typesAddress('mill road');
  await offer.getByRole('listbox').getByRole('option').first().waitFor();
  await visitor.field('address.search').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await picture(offer, 'offer');

  const small = await open(browser, installation, phone);
  await visitorOn(small, installation).opens('compost-bin');
  await picture(small, 'offer-phone');

  const receipt = await open(browser, installation, phone);
  await ask(visitorOn(receipt, installation), { search: 'Clover House, Mill Road', name: 'Sam Marrow' });
  await picture(receipt, 'receipt');

  for (const request of requests) {
    const page = await open(browser, installation, desktop);
    await ask(visitorOn(page, installation), request);
    await page.context().close();
  }
  const consolePage = await open(browser, installation, desktop);
  const staff = createStaffPerson(consolePage, watchPage(consolePage, installation.url));
  await staff.setsUp((await installation.doorstep('staff', 'link')).stdout.trim());
  await staff.goesTo('requests');
  await picture(consolePage, 'requests');
} finally {
  await browser.close();
  await installation.stop();
}
