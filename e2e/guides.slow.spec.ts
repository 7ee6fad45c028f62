// The examples of the guides, unchanged but for the address, the key and the offer.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Frame, Page as FirefoxPage } from 'puppeteer-core';
import { build, type Rolldown } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';
import { readRepositoryFile } from '../tools/repository-files.ts';
import { option } from './embedded-field.ts';
import { startInstallation, type Installation } from './installation.ts';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { openFirefox } from './open-firefox.ts';
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
  await importAmericanTown(doorstep);
  const key = (
    await doorstep.doorstep('keys', 'create', 'lookup', '--name', 'shop', '--origin', site.url)
  ).stdout.trim();
  const ours = (code: string): string =>
    code
      .replaceAll('https://doorstep.example', doorstep.url)
      .replaceAll('AA11-AA11-AA11-AA11', key)
      .replaceAll('compost-bin', input.slug);
  const order = ours(example('address-field', 'html', 'required'));
  const components = {
    '/react': inReact(ours(example('embed-an-offer', 'tsx', 'CompostBin')), 'CompostBin'),
    '/vue': inVue(ours(example('embed-an-offer', 'vue', 'doorstep-offer'))),
    '/react-address': inReact(ours(example('address-field', 'tsx', '<doorstep-address')), 'Delivery'),
    '/vue-address': inVue(ours(example('address-field', 'vue', '<doorstep-address'))),
  };
  Object.assign(options.pages, {
    '/order': order,
    '/offer': ours(example('embed-an-offer', 'html', '<doorstep-offer')),
    '/woocommerce': wooCommerce.replace('FIELD', ours(tagsIn(example('address-field', 'php', 'woocommerce')))),
    '/magento': magento.replace('FIELD', ours(example('address-field', 'html', 'co-shipping-form'))),
    '/dialog': `<dialog>${order}</dialog><script type="module" src="/dialog.js"></script>`,
    '/shadow': `<template>${order}</template><div id="host"></div><script type="module" src="/shadow.js"></script>`,
    '/frame': '<iframe title="Order" src="/order" width="340" height="700"></iframe>',
    ...Object.fromEntries(
      Object.keys(components).map((path) => [
        path,
        `<div id="page"></div><p id="sent"></p><script type="module" src="${path}.js"></script>`,
      ]),
    ),
  });
  Object.assign(options.files, {
    '/replaced-region.js': { type: 'text/javascript', body: replacedRegion },
    '/listed-region.js': { type: 'text/javascript', body: listedRegion },
    '/dialog.js': { type: 'text/javascript', body: "document.querySelector('dialog').showModal();" },
    '/shadow.js': { type: 'text/javascript', body: shadowed },
  });
  for (const [path, sources] of Object.entries(components))
    Object.assign(options.files, { [`${path}.js`]: { type: 'text/javascript', body: await builtPage(sources) } });
});
test.afterAll(async () => {
  await doorstep?.stop();
  await site?.close();
});

/** One town with a region, because the shops' checkouts list the regions of that country. */
async function importAmericanTown({ doorstep: run }: Installation): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-ohio-'));
  const file = join(folder, 'ohio.csv');
  writeFileSync(
    file,
    'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID\n,,14,Heron Landing,,Larkspur Falls,,OH,43001,\n',
  );
  const done = await run('addresses', 'import', file, '--dataset', 'ohio', '--country', 'US');
  rmSync(folder, { recursive: true });
  if (done.code !== 0) throw new Error(done.stderr);
}

/** The markup that an example in PHP writes. */
const tagsIn = (php: string): string => /<script[\s\S]*<\/doorstep-address>/.exec(php)?.[0] ?? '';

/** The fields of both shops' checkouts, by the names that they have there. */
const wooCommerce = `<form class="checkout woocommerce-checkout" method="post" action="/orders">FIELD
  <label>Company <input id="billing_company" name="billing_company" /></label>
  <label>Country <select id="billing_country" name="billing_country">
    <option value="GB">United Kingdom (UK)</option><option value="US">United States (US)</option></select></label>
  <label>Street <input id="billing_address_1" name="billing_address_1" /></label>
  <label>Flat <input id="billing_address_2" name="billing_address_2" /></label>
  <label>Town <input id="billing_city" name="billing_city" /></label>
  <label>State <input id="billing_state" name="billing_state" /></label>
  <label>Postcode <input id="billing_postcode" name="billing_postcode" /></label>
  <button>Place order</button></form><script type="module" src="/replaced-region.js"></script>`;
const magento = `FIELD<form id="co-shipping-form" method="post" action="/orders">
  <label>Company <input name="company" /></label>
  <label>Street 1 <input name="street[0]" /></label>
  <label>Street 2 <input name="street[1]" /></label>
  <label>Country <select name="country_id"><option value="GB">United Kingdom</option><option value="US">United States</option></select></label>
  <label>Region <select name="region_id"><option value="">Please select</option></select></label>
  <label>Region in words <input name="region" /></label>
  <label>Town <input name="city" /></label>
  <label>Postcode <input name="postcode" /></label>
  <button>Next</button></form><script type="module" src="/listed-region.js"></script>`;

/** WooCommerce replaces the field of the region as soon as the country changes. */
const replacedRegion = `document.querySelector('#billing_country').addEventListener('change', ({ target }) => {
  const old = document.querySelector('#billing_state');
  const next = document.createElement(target.value === 'US' ? 'select' : 'input');
  next.id = next.name = 'billing_state';
  if (target.value === 'US') next.append(new Option('Select an option', ''), new Option('Minnesota', 'MN'), new Option('Ohio', 'OH'));
  old.replaceWith(next);
});`;

/** Magento lists the regions of the chosen country once it has drawn again, by numbers. */
const listedRegion = `document.querySelector('[name="country_id"]').addEventListener('change', ({ target }) =>
  queueMicrotask(() => {
    const regions = target.value === 'US' ? [new Option('Minnesota', '34'), new Option('Ohio', '47')] : [];
    document.querySelector('[name="region_id"]').replaceChildren(new Option('Please select', ''), ...regions);
  }));`;

/** The guide's form in a shadow root. */
const shadowed = `const root = document.querySelector('#host').attachShadow({ mode: 'open' });
root.append(document.querySelector('template').content);`;

/** Sources of a page that shows the component in Strict Mode. */
const inReact = (component: string, name: string) => ({
  'component.tsx': component,
  'page.tsx': `import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { ${name} } from './component.tsx';
    const sent = () => (document.querySelector('#sent').textContent += 'sent ');
    createRoot(document.querySelector('#page')).render(<StrictMode><${name} onSent={sent} /></StrictMode>);`,
});

/** The same in Vue, compiled as the guide says. */
const inVue = (component: string) => ({
  'component.ts': compileScript(parse(component).descriptor, {
    id: 'guide',
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('doorstep-') } },
  }).content,
  'page.tsx': `import { createApp } from 'vue';
    import Component from './component.ts';
    const onSent = () => (document.querySelector('#sent').textContent += 'sent ');
    createApp(Component, { onSent }).mount('#page');`,
});

async function builtPage(sources: Record<string, string>): Promise<string> {
  // Next to this file, so that React and Vue are found.
  const folder = mkdtempSync(join(import.meta.dirname, '.guide-'));
  try {
    for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
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

for (const path of ['/order', '/react-address', '/vue-address'])
  test(`the form in the address field’s guide submits an address and its proof: ${path}`, async ({ page }) => {
    await page.goto(`${site.url}${path}`);
    await page.getByRole('combobox', { name: 'Delivery address' }).pressSequentially('12 quay street', { delay: 10 });
    await option(page, /^12 Quay Street/).click();
    await expect(page.getByRole('status').filter({ hasText: 'Address chosen' })).toBeAttached();
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(site.received.at(-1)).toMatchObject({
      'address.way': 'found',
      'address.line1': '12 Quay Street',
      'address.proof': expect.stringMatching(/\S/),
    });
  });

for (const [path, button, regionOf, fields] of [
  [
    '/woocommerce',
    'Place order',
    'OH',
    { country: 'billing_country', region: 'billing_state', line: 'billing_address_1' },
  ],
  ['/magento', 'Next', '47', { country: 'country_id', region: 'region_id', line: 'street[0]' }],
] as const)
  test(`the guide’s code for a shop fills its checkout, also with a region of another country: ${path}`, async ({
    page,
  }) => {
    await page.goto(`${site.url}${path}`);
    const search = page.getByRole('combobox', { name: 'Find your address' });
    await search.pressSequentially('14 heron landing', { delay: 10 });
    await option(page, /^14 Heron Landing/).click();
    await expect(page.locator(`[name="${fields.line}"]`)).toHaveValue('14 Heron Landing');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(site.received.at(-1)).toMatchObject({ [fields.country]: 'US', [fields.region]: regionOf });
  });

for (const path of ['/offer', '/react', '/vue'])
  test(`the guide’s code for an embedded offer shows it once: ${path}`, async ({ page }) => {
    await page.goto(`${site.url}${path}`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

for (const path of ['/react', '/vue'])
  test(`the guide’s component for an offer receives one event when a request is sent: ${path}`, async ({ page }) => {
    await page.goto(`${site.url}${path}`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .locator('doorstep-offer')
      .evaluate((element) =>
        element.dispatchEvent(new CustomEvent('doorstep-offer-sent', { bubbles: true, detail: {} })),
      );
    await expect(page.locator('#sent')).toHaveText('sent ');
  });

test.describe('in Firefox', () => {
  let firefox: Browser;
  test.beforeAll(async () => {
    firefox = await openFirefox();
  });
  test.afterAll(async () => firefox?.close());

  for (const path of ['/order', '/react-address', '/vue-address', '/dialog', '/shadow', '/frame'])
    test(`the form in the address field’s guide submits an address and its proof: ${path}`, async () => {
      const page = await firefox.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${site.url}${path}`);
      const frame = path === '/frame' ? await (await page.waitForSelector('iframe'))?.contentFrame() : null;
      const sentBefore = site.received.length;
      await orderByKeyboard(frame ?? page, page);
      await expect.poll(() => site.received.length, 'received orders').toBe(sentBefore + 1);
      expect(site.received.at(-1)).toMatchObject({
        'address.way': 'found',
        'address.line1': '12 Quay Street',
        'address.proof': expect.stringMatching(/\S/),
      });
      expect(errors).toEqual([]);
      await page.close();
    });
});

/** `>>>` also looks into shadow roots. */
async function orderByKeyboard(form: FirefoxPage | Frame, { keyboard }: FirefoxPage): Promise<void> {
  const search = await form.waitForSelector('>>> [role=combobox]', { visible: true });
  await search?.focus();
  // All at once, so that there is one list.
  await form.evaluate(() => document.execCommand('insertText', false, '12 quay street'));
  await form.waitForSelector('>>> [role=listbox][aria-busy=false] [role=option]');
  await keyboard.press('ArrowDown');
  const active = await form.waitForSelector('>>> [role=option][aria-selected=true]');
  expect(await active?.evaluate((option) => option.textContent)).toMatch(/^12 Quay Street/);
  await keyboard.press('Enter');
  await form.waitForSelector('>>> [role=group]');
  await (await form.waitForSelector('>>> form > button'))?.press('Enter');
}
