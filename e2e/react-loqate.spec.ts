// The other way round: a client that was made for Loqate, pointed at Doorstep.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { expect, test } from './journey.ts';

let site: IntegratorSite;
test.use({ extraHTTPHeaders: {} });

test.beforeAll(async ({ installation }) => {
  const made = await installation.doorstep('keys', 'create', 'lookup', '--name', 'an existing page');
  const bound = await installation.doorstep('keys', 'create', 'lookup', '--name', 'x', '--origin', 'https://a.example');
  const place = (key: string) =>
    `<div id="page" data-api-url="${installation.url}/Capture/Interactive" data-api-key="${key}"></div>
     <script type="module" src="/page.js"></script>`;
  site = await startIntegratorSite({
    doorstep: installation.url,
    pages: { '/': place(made.stdout.trim()), '/elsewhere': place(bound.stdout.trim()) },
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

test('react-loqate finds a house while one types', async ({ page }) => {
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

test('react-loqate opens a building, sending again what was typed, and retrieves a flat', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('textbox').pressSequentially('7 dyers row', { delay: 20 });
  const container = page.getByRole('listitem').filter({ hasText: 'Addresses' }).first();
  await expect(container).toBeVisible();
  await container.click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /Flat 3/ })
    .click();
  await expect(page.locator('pre')).toContainText('"SubBuilding":"Flat 3"');
});

test('react-loqate raises our errors as it raises those of Loqate', async ({ page }) => {
  await page.goto(`${site.url}/elsewhere`);
  await page.getByRole('textbox').fill('12');
  await expect(page.getByRole('alert')).toHaveText('5: Request not allowed from this URL');
});
