// Every kind and state of the public pages, rendered by the built renderer, under the server's policy.
import type { PublicPage, RefusedPage } from '@doorstep/contract';
import { languages } from '@doorstep/messages';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { usePages } from '@doorstep/testing/use-pages';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '../../src/public/page-data.ts';
import { frame, offer, offerPage, pages } from './fixtures.ts';
import { findPages } from './notice-and-error-pages.ts';
import { loadRenderer, startPreview } from './preview-server.ts';

let server: Awaited<ReturnType<typeof startPreview>>;

beforeAll(async () => {
  server = await startPreview(0);
});
afterAll(() => server.stop());
const openPage = usePages();

/** Policy, markup and layout problems of a page that may contain these texts inline, in words; empty if none. */
async function violationsOf(page: Page, inlined: readonly string[]): Promise<string[]> {
  return page.evaluate((own) => {
    const violations: string[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    if (all('h1').length !== 1) violations.push(`${all('h1').length} h1`);
    for (const element of all('[style], style'))
      if (element.localName !== 'style' || !own.includes(element.textContent))
        violations.push(`inline style: ${element.outerHTML.slice(0, 80)}`);
    for (const script of all('script:not([type="application/json"])'))
      if (!own.includes(script.textContent)) violations.push(script.outerHTML);
    const ids = all('[id]').map(({ id }) => id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) violations.push(`id twice: ${id}`);
    for (const field of all('input:not([type=hidden]), select, textarea') as HTMLInputElement[]) {
      if (field.labels?.length !== 1) violations.push(`no label: ${field.outerHTML.slice(0, 80)}`);
      if (field.name === '') violations.push(`no name: ${field.outerHTML.slice(0, 80)}`);
    }
    // Browser autofill by field, and the search, which a browser would take for the first address line under another
    // name.
    const filled: Record<string, string> = {
      'address.lookup': 'off',
      'address.country': 'country',
      'address.line1': 'address-line1',
      'address.line2': 'address-line2',
      'address.city': 'address-level2',
      'address.region': 'address-level1',
      'address.postcode': 'postal-code',
      'address.pick': '',
    };
    for (const field of all('[name^="address."]:not([type=hidden], button)') as HTMLInputElement[])
      if (field.autocomplete !== filled[field.name]) violations.push(`no autofill: ${field.outerHTML.slice(0, 80)}`);
    const isSpelled = '[autocomplete=name], [name="address.lookup"]';
    for (const field of all(isSpelled))
      if (field.spellcheck) violations.push(`spell-checked: ${field.outerHTML.slice(0, 80)}`);
    for (const form of all('form') as HTMLFormElement[]) {
      if (form.method !== 'post') violations.push(`a form that is not posted: ${form.action}`);
      if (form.querySelector('button[type=submit], button:not([type])') === null)
        violations.push('a form without a button');
    }
    for (const link of all('a[href^="#"]')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      if (document.getElementById(id) === null) violations.push(`a link to nowhere: #${id}`);
    }
    // A text that did not come with the page shows its id instead.
    const [id] = /\b(?:public|error|field_error)\.[a-z0-9_.]+/.exec(document.body.innerText) ?? [];
    if (id !== undefined) violations.push(`no text: ${id}`);
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    if (isTooWide) violations.push(`wider than the window: ${document.documentElement.scrollWidth} > ${innerWidth}`);
    for (const target of all('button:not([aria-hidden]), summary, select, .ds-input')) {
      const { height } = target.getBoundingClientRect();
      if (height > 0 && height < 43.5) violations.push(`small target (${height}): ${target.outerHTML.slice(0, 80)}`);
    }
    return violations;
  }, inlined);
}

const settings = [
  { name: 'on a phone', width: 390, colorScheme: 'light' as const, language: 'en', javaScriptEnabled: true },
  {
    name: 'without JavaScript, at four times the size',
    width: 320,
    colorScheme: 'dark' as const,
    language: 'en',
    javaScriptEnabled: false,
  },
  {
    name: 'right to left, in the dark',
    width: 390,
    colorScheme: 'dark' as const,
    language: 'en-XB',
    javaScriptEnabled: true,
  },
  { name: 'on a desk', width: 1280, colorScheme: 'light' as const, language: 'en', javaScriptEnabled: true },
  ...languages
    .filter(({ tag, isPseudo }) => tag !== 'en' && !isPseudo)
    .map(({ tag, name }) => ({
      name: `in ${name}, at four times the size`,
      width: 320,
      colorScheme: 'light' as const,
      language: tag,
      javaScriptEnabled: true,
    })),
];

describe.each(settings)('pages $name', ({ width, colorScheme, language, javaScriptEnabled }) => {
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    page = await openPage({ viewport: { width, height: 844 }, colorScheme, javaScriptEnabled, isKept: true });
    // The preview has no lookup and no check endpoints, so their 404s are no errors of the page.
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
  });

  // The states of a request look alike: check all of them once, two of them everywhere. Further languages are checked
  // on the pages with the most text.
  const isOfMany = /^status-(?!waitlisted|declined)/;
  const hasMostText =
    /^(?:home|offer-every-question|offer-errors|check|refused-(?:sold-out|already-asked)|receipt|draw|confirm-sold-out|privacy|error-internal)$/;
  const isFurther = !['en', 'en-XB'].includes(language);
  const names = Object.keys(pages).filter((name) =>
    isFurther ? hasMostText.test(name) : width === 390 || !isOfMany.test(name),
  );
  it.each(names)('%s is complete', async (name) => {
    errors.length = 0;
    await page.goto(`${server.address}/page/${name}?lang=${language}`);
    const isHydrated = (await page.locator('script[data-script]').count()) > 0;
    if (isHydrated && javaScriptEnabled) await page.locator('.page[data-hydrated]').waitFor();
    const shown = pages[name];
    expect(
      await violationsOf(page, shown === undefined ? [] : Object.values(server.renderer.inlinedIn(shown, null)).flat()),
    ).toEqual([]);
    expect(errors).toEqual([]);
    // Text changes what fits, not what axe reports; dark colours do.
    if (!javaScriptEnabled || width > 1000 || isFurther) return;
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('a page escapes typed text in its markup, and in the script that carries it', async () => {
  const { renderPage } = await loadRenderer();
  const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028';
  const html = renderPage(
    offerPage({
      draft: { 'contact.name': evil, 'address.search': evil },
      offer: { ...offer, title: { text: evil, language: 'en' } },
    }),
    frame,
  );
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
  const island = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(island).not.toContain('\u2028');
  expect((JSON.parse(island) as PageData).page).toMatchObject({ draft: { 'contact.name': evil } });
});

it('a page offers nothing by email without a mail server', async () => {
  const { renderPage } = await loadRenderer();
  const claim = { token: 'token', kind: '' as const, text: '', email: '', errors: [] };
  const page = { ...pages['refused-already-asked'], claim } as RefusedPage;
  const [here, without] = [true, false].map((sendsEmails) => renderPage(page, { ...frame, sendsEmails }));
  expect(here).toContain('Send the receipt again');
  expect(without).toContain('Tell us if this is a mistake');
  expect(without).not.toContain('Send the receipt again');
  const form = renderPage(offerPage(), { ...frame, sendsEmails: false });
  expect(renderPage(offerPage(), frame)).toContain('For your receipt');
  expect(form).toContain('In case we have a question.');
  expect(form).not.toContain('For your receipt');
  const [find = {} as PublicPage] = Object.values(findPages);
  expect(renderPage(find, frame)).toContain('We email you the link');
  expect(renderPage(find, { ...frame, sendsEmails: false })).toContain('Emails are off here');
  expect(renderPage(find, { ...frame, sendsEmails: false })).not.toContain('<form class="request-form"');
});

it('a page marks text in another language', async () => {
  const { renderPage } = await loadRenderer();
  const html = renderPage(offerPage({ offer: { ...offer, title: { text: 'Une boîte', language: 'fr' } } }), frame);
  expect(html).toContain('<span lang="fr" dir="auto">Une boîte</span>');
});

it.each([
  ['#1f6f4a', 'class="hue-165"'],
  ['#777777', 'class="hue-none"'],
  [null, 'dir="ltr">'],
])('a page takes on the hue of the colour %s', async (colour, expected) => {
  const { renderPage } = await loadRenderer();
  const html = renderPage(offerPage({ offer: { ...offer, organisation: { ...offer.organisation, colour } } }), frame);
  expect(html.slice(0, 120)).toContain(expected);
});
