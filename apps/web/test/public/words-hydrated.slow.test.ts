// What visitors read once a page is hydrated: every row of docs/reference/what-visitors-read.md, looked for in
// Chromium. The server's tests of the same table check that it is true of the store, and the pages without JavaScript.
import { readFileSync } from 'node:fs';
import { expectPage } from '@doorstep/testing/expect-page';
import { usePages } from '@doorstep/testing/use-pages';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from './preview-server.ts';

const reference = readFileSync(new URL('../../../../docs/reference/what-visitors-read.md', import.meta.url), 'utf8');
const [, ofRequests = '', beforeThem = '', aroundThem = ''] = reference.split(/^## /m);
const cells = (table: string) =>
  [...table.matchAll(/^\| `(.*)$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.replaceAll('`', '').trim()),
  );

interface Row {
  name: string;
  heading: string;
  live: string;
  /** Text shown only without scripts. */
  plain: string;
}
const rows: Row[] = [
  ...cells(ofRequests.split('###')[0] ?? '').map(([name = '', , , heading = '', live = '']) => ({
    name,
    heading,
    live,
    plain: '',
  })),
  ...cells(beforeThem.split('After a refusal')[0] ?? '').map(([name = '', heading = '', live = '', plain = '']) => ({
    name,
    heading,
    live,
    plain: plain === 'the same' ? '' : plain,
  })),
  ...cells(aroundThem).map(([name = '', heading = '', live = '']) => ({ name, heading, live, plain: '' })),
];

/** Preview names, where they differ. */
const previews: Record<string, string> = {
  offer_open: 'offer',
  offer_closed_queue: 'offer-closed',
  check_held: 'check',
  check_mail: 'check-typed',
  refused_fewer: 'refused-sold-out',
  refused_sold_out: 'refused-sold-out-nothing',
  refused_unchecked_limit_reached: 'refused-unchecked',
  dead_link: 'error-link',
  corrected: 'receipt-corrected',
  check_address_expired: 'check-errors',
  check_rejected: 'check-problem',
  not_found: 'error-not-found',
  offer_not_found: 'error-offer-not-found',
  request_not_found: 'error-request-not-found',
};
const previewOf = (name: string): string =>
  previews[name] ??
  (/^(?:offer_|refused_|confirm|claimed_|correct_)/.test(name) ? name.replaceAll('_', '-') : `status-${name}`);

let page: Page;
let server: Awaited<ReturnType<typeof startPreview>>;
beforeAll(async () => {
  server = await startPreview(0);
  page = await openPage({ isKept: true });
});
afterAll(() => server.stop());
const openPage = usePages();

it('what-visitors-read.md has a row for every standing and every page before a request', () => {
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['unconfirmed', 'lapsed_draw', 'check_mail', 'dead_link']),
  );
  expect(rows.length).toBeGreaterThan(57);
});

it.each(rows)('the page of “$name” shows its row of what-visitors-read.md', async ({ name, heading, live, plain }) => {
  await page.goto(`${server.address}/page/${previewOf(name)}`);
  // Error pages have no script.
  if ((await page.locator('script[data-script]').count()) > 0) await page.locator('.page[data-hydrated]').waitFor();
  const row = `the row ${name} of docs/reference/what-visitors-read.md`;
  const headings = () => page.getByRole('heading').allInnerTexts();
  await expectPage.poll(headings, `${row}: its heading`).toContain(heading);
  const shown = async () => (await page.getByRole('main').innerText()).replaceAll('sample.example', 'example.org');
  await expectPage.poll(shown, `${row}: its words`).toContain(live);
  if (plain !== '')
    await expectPage.poll(shown, `${row}: its words without JavaScript, on a page with it`).not.toContain(plain);
});
