// The reverse: a client made for Loqate, pointed at Doorstep.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { expect, test } from './journey.ts';

let site: IntegratorSite;
test.use({ extraHTTPHeaders: {} });

test.beforeAll(async ({ installation }) => {
  const made = await installation.doorstep('keys', 'create', 'lookup', '--name', 'an existing page');
  const bound = await installation.doorstep('keys', 'create', 'lookup', '--name', 'x', '--origin', 'https://a.example');
  const place = (key: string, limit = '7', origin = '') =>
    `<div id="page" data-api-url="${installation.url}/Capture/Interactive" data-api-key="${key}" data-limit="${limit}"
      data-origin="${origin}"></div><script type="module" src="/page.js"></script>`;
  const key = made.stdout.trim();
  site = await startIntegratorSite({
    doorstep: installation.url,
    pages: {
      '/': place(key),
      '/limit-5': place(key, '5'),
      '/limit-10': place(key, '10'),
      '/no-limit': place(key, ''),
      // Each kind of place in the client's documentation; the first is its own example.
      '/near-an-ip-address': place(key, '7', '93.184.216.34'),
      '/near-a-point': place(key, '7', '51.5,-0.1'),
      '/near-a-country': place(key, '7', 'GBR'),
      '/elsewhere': place(bound.stdout.trim()),
    },
    files: { '/page.js': { type: 'text/javascript', body: await builtPage() } },
  });
});
test.afterAll(async () => site.close());

async function builtPage(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'react-loqate/page.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  return chunk.code;
}

test('react-loqate finds a house as the visitor types', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('textbox').pressSequentially('12 quay st', { delay: 20 });
  await page
    .getByRole('listitem')
    .filter({ hasText: /^12 Quay Street/ })
    .click();
  const address = JSON.parse((await page.locator('pre:not(:empty)').textContent()) ?? '') as Record<string, string>;
  expect(address).toMatchObject({
    Line1: '12 Quay Street',
    Line2: '',
    City: 'Marrow Vale',
    PostalCode: 'ZZ1 2BB',
    CountryIso2: 'GB',
    Proof: expect.stringMatching(/\w/),
  });
});

for (const path of ['/near-an-ip-address', '/near-a-point', '/near-a-country'])
  test(`react-loqate finds a house with bias and an origin: ${path.slice(1)}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/Find/') && asked.push(request.url().toLowerCase())));
    await page.goto(`${site.url}${path}`);
    await page.getByRole('textbox').pressSequentially('12 quay st', { delay: 20 });
    await page
      .getByRole('listitem')
      .filter({ hasText: /^12 Quay Street/ })
      .click();
    await expect(page.locator('pre')).toContainText('"Line1":"12 Quay Street"');
    expect(asked.at(-1)).toMatch(/bias=true.*origin=|origin=.*bias=true/);
  });

test('react-loqate opens a building by sending the typed text again, and retrieves a flat', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('textbox').pressSequentially('7 dyers row', { delay: 20 });
  const container = page.getByRole('listitem').filter({ hasText: 'Addresses' }).first();
  await expect(container).toBeVisible();
  await container.click();
  // Its list is too short for eight flats, so they come in parts.
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Flat 1, 7 Dyers Row – Flat 3/ })
    .click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Flat 3, 7 Dyers Row(?! –)/ })
    .click();
  await expect(page.locator('pre')).toContainText('"SubBuilding":"Flat 3"');
});

/** Chooses the matching line, or the container that leads there, down to the address. */
async function choosesDownTo(page: Page, { number, street }: { number: number; street: string }): Promise<number> {
  const whole = new RegExp(`^${number} ${street}`);
  for (let chosen = 1; ; chosen++) {
    const lines = page.getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    const texts = await lines.allTextContents();
    const at = texts.findIndex((text) => whole.test(text) && !text.includes('–'));
    const [first = ''] = texts;
    const part = texts.findIndex((text) => {
      const [from = 0, to = 0] = [...text.matchAll(/(\d+) \p{L}[^–]*/gu)].map((match) => Number(match[1]));
      return text.includes('–') && from <= number && number <= to;
    });
    const next = at >= 0 ? at : part >= 0 ? part : texts.findIndex((text) => text.startsWith(street));
    expect(next, `${number} ${street} among ${texts.join(' | ')}`).toBeGreaterThanOrEqual(0);
    await lines.nth(next).click();
    if (at >= 0) return chosen;
    await expect(lines.first()).not.toHaveText(first);
  }
}

for (const [path, maxChoices] of [
  ['/limit-5', 5],
  ['/limit-10', 3],
  ['/no-limit', 2],
] as const) {
  test(`react-loqate reaches every house by choosing suggestions only, ${path.slice(1)}`, async ({ page }) => {
    for (const number of [1, 17, 38, 60]) {
      await page.goto(`${site.url}${path}`);
      await page.getByRole('textbox').fill('pebble lane');
      expect(await choosesDownTo(page, { number, street: 'Pebble Lane' })).toBeLessThanOrEqual(maxChoices);
      await expect(page.locator('pre')).toContainText(`"Line1":"${number} Pebble Lane"`);
    }
  });
}

test('react-loqate raises Doorstep’s errors like Loqate’s own', async ({ page }) => {
  await page.goto(`${site.url}/elsewhere`);
  await page.getByRole('textbox').fill('12');
  await expect(page.getByRole('alert')).toHaveText('5: Request not allowed from this URL');
});
