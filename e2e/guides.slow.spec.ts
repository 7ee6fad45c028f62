// The examples of the guides, unchanged but for the address, the key and the offer.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { readRepositoryFile } from '../tools/repository-files.ts';
import { option } from './embedded-field.ts';
import { startInstallation, type Installation } from './installation.ts';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { signInAsOwner } from './staff-api.ts';

let site: IntegratorSite;
let doorstep: Installation;

/** The first example in a language that contains these words. */
function example(guide: string, language: string, words: string): string {
  const text = readRepositoryFile(`docs/guides/${guide}.md`);
  const blocks = Array.from(
    text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``, 'g')),
    ([, code = '']) => code,
  );
  return blocks.find((block) => block.includes(words)) ?? '';
}

test.beforeAll(async () => {
  const options = { doorstep: '', frames: [] as string[], pages: {} as Record<string, string>, files: {} };
  site = await startIntegratorSite(options);
  doorstep = await startInstallation({ store: 'sqlite' }, { DOORSTEP_EMBED_ORIGINS: site.url });
  options.doorstep = doorstep.url;
  options.frames.push(doorstep.url);
  const { input } = await (await signInAsOwner(doorstep)).publishOffer();
  const key = (
    await doorstep.doorstep('keys', 'create', 'lookup', '--name', 'shop', '--origin', site.url)
  ).stdout.trim();
  const ours = (code: string): string =>
    code
      .replaceAll('https://doorstep.example', doorstep.url)
      .replaceAll('AA11-AA11-AA11-AA11', key)
      .replaceAll('compost-bin', input.slug);
  Object.assign(options.pages, {
    '/order': ours(example('address-field', 'html', 'required')),
    '/offer': ours(example('embed-an-offer', 'html', '<doorstep-offer')),
    '/react': '<div id="page"></div><p id="sent"></p><script type="module" src="/react.js"></script>',
  });
  const component = ours(example('embed-an-offer', 'tsx', 'CompostBin'));
  Object.assign(options.files, { '/react.js': { type: 'text/javascript', body: await builtPage(component) } });
});
test.afterAll(async () => {
  await doorstep?.stop();
  await site?.close();
});

/** A page that shows the component in Strict Mode. */
async function builtPage(component: string): Promise<string> {
  // Next to this file, so that React is found.
  const folder = mkdtempSync(join(import.meta.dirname, '.guide-'));
  try {
    writeFileSync(join(folder, 'component.tsx'), component);
    writeFileSync(
      join(folder, 'page.tsx'),
      `import { StrictMode } from 'react';
       import { createRoot } from 'react-dom/client';
       import { CompostBin } from './component.tsx';
       const sent = () => (document.querySelector('#sent').textContent += 'sent ');
       createRoot(document.querySelector('#page')).render(<StrictMode><CompostBin onSent={sent} /></StrictMode>);`,
    );
    const built = (await build({
      configFile: false,
      logLevel: 'error',
      // Strict Mode mounts twice only in development.
      define: { 'process.env.NODE_ENV': '"development"' },
      build: { write: false, modulePreload: false, rolldownOptions: { input: join(folder, 'page.tsx') } },
    })) as Rolldown.RolldownOutput;
    return built.output[0].code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the form of the address field’s guide is sent with an address and its proof', async ({ page }) => {
  await page.goto(`${site.url}/order`);
  await page.getByRole('combobox', { name: 'Delivery address' }).pressSequentially('12 quay street', { delay: 10 });
  await option(page, /^12 Quay Street/).click();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(site.received.at(-1)).toMatchObject({
    'address.way': 'found',
    'address.line1': '12 Quay Street',
    'address.proof': expect.stringMatching(/\S/),
  });
});

for (const path of ['/offer', '/react'])
  test(`the offer of its guide is shown once: ${path}`, async ({ page }) => {
    await page.goto(`${site.url}${path}`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

test('the component of the guide learns once that something was sent', async ({ page }) => {
  await page.goto(`${site.url}/react`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .locator('doorstep-offer')
    .evaluate((element) =>
      element.dispatchEvent(new CustomEvent('doorstep-offer-sent', { bubbles: true, detail: {} })),
    );
  await expect(page.locator('#sent')).toHaveText('sent ');
});
