// One street name in two towns: visitors to an offer of the smaller town find theirs first, in each of our forms.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { anotherVisitor } from './another-visitor.ts';
import { startInstallation, type Installation } from './installation.ts';
import { expect, test as base } from './journey.ts';
import { signInAsOwner } from './staff-api.ts';
import { createStaffPerson } from './staff-person.ts';

const towns = `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID
-0.1,51.5,1,Sluice Lane,,Bigmere,,,ZZ8 1AA,
-0.1,51.5,2,Sluice Lane,,Bigmere,,,ZZ8 1AA,
-0.1,51.5,2,Rill Lane,,Bigmere,,,ZZ8 1AB,
-2.94,54.92,1,Sluice Lane,,Farmere,,,ZZ7 1AA,
`;
const besideFarmere = {
  type: 'Polygon',
  coordinates: [
    [
      [-2.9, 54.8],
      [-2.5, 54.8],
      [-2.5, 55.2],
      [-2.9, 55.2],
      [-2.9, 54.8],
    ],
  ],
};

const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({ store }, use, { workerIndex }) => {
      const installation = await startInstallation({ store });
      const file = join(tmpdir(), `two-towns-${process.pid}-${workerIndex}.csv`);
      writeFileSync(file, towns);
      await installation.doorstep('addresses', 'import', file, '--dataset', 'two-towns', '--country', 'GB');
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [async ({ installation }, use) => use(await signInAsOwner(installation)), { scope: 'worker' }],
});

/** The position that the page sends with each search. */
function originsOf(page: Page): string[] {
  const origins: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes('/Find/')) return;
    origins.push(`${url.searchParams.get('Origin') ?? '-'} ${url.searchParams.get('Bias') ?? '-'}`);
  });
  return origins;
}

test('without an area, search prefers the bigger town, then the town of the address chosen before', async ({
  visitor,
  staff,
}) => {
  const offer = await staff.publishOffer();
  const origins = originsOf(visitor.page);
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('1 sluice lane');
  await expect(visitor.page.getByRole('option').first()).toContainText('Bigmere');
  expect(new Set(origins)).toEqual(new Set(['- -']));
  await visitor.chooses(/Farmere/);
  await visitor.button('public.address.change').click();
  origins.length = 0;
  await visitor.typesAddress('1 sluice lane');
  await expect(visitor.page.getByRole('option').first()).toContainText('Farmere');
  expect(new Set(origins)).toEqual(new Set(['54.92,-2.94 true']));
});

test('search starts near the offer’s area, whether polygon or postcodes', async ({ visitor, staff }) => {
  for (const [area, origin] of [
    [{ countries: [], postcodePrefixes: [], polygon: besideFarmere }, '55,-2.7 true'],
    [{ countries: [], postcodePrefixes: ['ZZ7'], polygon: null }, '54.92,-2.94 true'],
  ] as const) {
    const offer = await staff.publishOffer({
      area: { ...area, countries: [...area.countries], postcodePrefixes: [...area.postcodePrefixes] },
    });
    await visitor.opens(offer.input.slug);
    // Only now, because the previous page may have been searching still.
    const origins = originsOf(visitor.page);
    await visitor.typesAddress('1 sluice lane');
    await expect(visitor.page.getByRole('option').first()).toContainText('Farmere');
    expect(new Set(origins)).toEqual(new Set([origin]));
  }
});

test('search starts near the offer’s area without scripts too', async ({ browser, installation, staff }) => {
  const offer = await staff.publishOffer({ area: { countries: [], postcodePrefixes: [], polygon: besideFarmere } });
  const context = await browser.newContext({ baseURL: installation.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/o/${offer.input.slug}`);
  await page.locator('[id="address.search"]').fill('1 sluice lane');
  await page.getByRole('button', { name: 'Find address', exact: true }).click();
  await expect(page.locator('.plain-suggestions label').first()).toContainText('1 Sluice Lane');
  const text = (await page.locator('.plain-suggestions').textContent()) ?? '';
  expect(text.indexOf('Farmere')).toBeGreaterThan(-1);
  expect(text.indexOf('Farmere')).toBeLessThan(text.indexOf('Bigmere'));
  await context.close();
});

test('staff who enter a request first find nearby addresses, and then those near the previous one', async ({
  browser,
  installation,
  staff: api,
}) => {
  const near = await api.publishOffer({ area: { countries: [], postcodePrefixes: [], polygon: besideFarmere } });
  const anywhere = await api.publishOffer();
  const { visitor, watch, end } = await anotherVisitor(browser, installation);
  const { page } = visitor;
  const staff = createStaffPerson(page, watch);
  watch.expectErrors(/401/);
  await page.goto('/staff');
  await staff.signsIn();
  await staff.goesTo('offers');
  const origins = originsOf(page);
  const first = page.getByRole('listbox').getByRole('option').first();
  const types = async () => {
    origins.length = 0;
    await page.locator('input[name="address.lookup"]').pressSequentially('1 sluice lane', { delay: 10 });
  };
  const choosesOffer = async ({ id }: { id: string }) => {
    await staff.field('staff.entry.offer').selectOption(id);
    // The form of the offer is there with its name.
    await expect(staff.field('staff.entry.offer')).toHaveValue(id);
  };
  await page.goto(`/staff/requests/new?offer=${near.id}`);
  await types();
  await expect(first).toContainText('Farmere');
  expect(new Set(origins)).toEqual(new Set(['55,-2.7 true']));

  await choosesOffer(anywhere);
  await types();
  await expect(first).toContainText('Bigmere');
  expect(new Set(origins)).toEqual(new Set(['- -']));
  await page.getByRole('option', { name: /Farmere/ }).click();
  await staff.button('public.address.change').click();
  await types();
  await expect(first).toContainText('Farmere');
  expect(new Set(origins)).toEqual(new Set(['54.92,-2.94 true']));

  // The next caller at the same desk.
  await choosesOffer(near);
  await choosesOffer(anywhere);
  await types();
  await expect(first).toContainText('Farmere');
  expect(new Set(origins)).toEqual(new Set(['54.92,-2.94 true']));
  await end();
});
