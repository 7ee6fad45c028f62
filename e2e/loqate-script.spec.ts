// A page with Loqate's own script, pointed at Doorstep by the script's settings. We may not ship the file: with
// LOQATE_SDK=/path/to/address.js it runs in the browser; without, a page of another origin sends its recorded requests
// (loqate-script/recorded-requests.json), so the server's part is tested either way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { expect, test } from './journey.ts';

const script = process.env['LOQATE_SDK'] ?? '';
const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, 'loqate-script/recorded-requests.json'), 'utf8'),
) as Record<'typed' | 'opened' | 'retrieved', string>;

interface Line {
  Id: string;
  Type: string;
  Text: string;
}

let site: IntegratorSite;
let find = '';
let retrieve = '';
let key = '';
test.use({ extraHTTPHeaders: {} });

test.beforeAll(async ({ installation }) => {
  const made = await installation.doorstep('keys', 'create', 'lookup', '--name', 'a page with the script');
  key = made.stdout.trim();
  const url = `${installation.url}/Capture/Interactive`;
  find = `${url}/Find/v1.00/json3ex.ws`;
  retrieve = `${url}/Retrieve/v1.00/json3ex.ws`;
  site = await startIntegratorSite({
    doorstep: installation.url,
    allowsScriptsOfAnyKind: true,
    pages: {
      '/': `<label for="search">Address</label><input id="search">
        <label for="line1">Line 1</label><input id="line1">
        <label for="postcode">Postcode</label><input id="postcode">
        ${script === '' ? '' : '<script src="/script.js"></script><script src="/page.js"></script>'}`,
    },
    files: {
      '/page.js': { type: 'text/javascript', body: pageScript() },
      ...(script === '' ? {} : { '/script.js': { type: 'text/javascript', body: readFileSync(script, 'utf8') } }),
    },
  });
});
test.afterAll(async () => site.close());

function pageScript(): string {
  const fields = `[
    { element: 'search', field: '', mode: pca.fieldMode.SEARCH },
    { element: 'line1', field: 'Line1', mode: pca.fieldMode.POPULATE },
    { element: 'postcode', field: 'PostalCode', mode: pca.fieldMode.POPULATE },
  ]`;
  const endpoint = JSON.stringify({ literal: true, find, retrieve });
  return `new pca.Address(${fields}, { key: '${key}', endpoint: ${endpoint} }).load();`;
}

/** The lines of the list, and choosing one; for the file and for the recording. */
interface Ground {
  types(text: string): Promise<Line[]>;
  opens(line: Line): Promise<Line[]>;
  /** Line 1 and postcode. */
  takes(line: Line): Promise<string[]>;
}

const goals = [
  { typed: 'Pebble Lane', line: '38 Pebble Lane', postcode: 'ZZ1 1AA' },
  { typed: 'ZZ1 2BB', line: '17 Quay Street', postcode: 'ZZ1 2BB' },
  { typed: 'ZZ1 3CC', line: 'Flat 6, 7 Dyers Row', postcode: 'ZZ1 3CC' },
];

for (const goal of goals) {
  test(`Loqate's script reaches ${goal.line} by choosing suggestions only`, async ({ page }) => {
    await page.goto(site.url);
    const ground = script === '' ? recording(page) : file(page);
    let lines = await ground.types(goal.typed);
    for (let level = 0; level < 5; level++) {
      const it = lines.find(({ Type, Text }) => Type === 'Address' && Text === goal.line);
      if (it !== undefined) {
        const [line1, postcode] = await ground.takes(it);
        expect(line1).toBe(goal.line.split(', ')[0]);
        expect(postcode).toBe(goal.postcode);
        return;
      }
      const next = lines.find(({ Type, Text }) => Type !== 'Address' && mayHold(Text, goal.line));
      if (next === undefined) break;
      lines = await ground.opens(next);
    }
    expect(lines.map(({ Text }) => Text)).toContain(goal.line);
  });
}

/** Compares the first number of each end; a line without ends is opened. */
function mayHold(text: string, wanted: string): boolean {
  const [from = '', to] = text.split(' – ');
  const number = (line: string): number => Number(/\d+/.exec(line)?.[0]);
  return to === undefined || (number(from) <= number(wanted) && number(wanted) <= number(to));
}

function recording(page: Page): Ground {
  const send = async (path: string, query: string, values: Record<string, string>): Promise<unknown[]> => {
    const filled = query.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const answer = await page.evaluate(async (address) => {
      const response = await fetch(address);
      return { status: response.status, body: (await response.json()) as { Items: unknown[] } };
    }, `${path}?${filled}`);
    expect(answer.status).toBe(200);
    expect(answer.body.Items[0]).not.toHaveProperty('Error');
    return answer.body.Items;
  };
  return {
    types: async (text) => (await send(find, recorded.typed, { key, text })) as Line[],
    opens: async ({ Id, Text }) =>
      (await send(find, recorded.opened, { key, chosenId: Id, chosenText: Text })) as Line[],
    takes: async ({ Id }) => {
      const [item] = (await send(retrieve, recorded.retrieved, { key, chosenId: Id })) as Record<string, string>[];
      return [item?.['Line1'] ?? '', item?.['PostalCode'] ?? ''];
    },
  };
}

function file(page: Page): Ground {
  const shown = ({ Text }: Line) => page.locator('.pcaitem').filter({ hasText: Text }).first();
  const list = async (act: () => Promise<unknown>): Promise<Line[]> => {
    const [response] = await Promise.all([page.waitForResponse(/\/Find\//), act()]);
    const { Items } = (await response.json()) as { Items: Line[] };
    for (const line of Items) await expect(shown(line)).toBeVisible();
    return Items;
  };
  return {
    types: (text) =>
      list(() =>
        page
          .locator('#search')
          .fill(text)
          .then(() => page.locator('#search').press('End')),
      ),
    opens: (line) => list(() => shown(line).click()),
    takes: async (line) => {
      await Promise.all([page.waitForResponse(/\/Retrieve\//), shown(line).click()]);
      await expect(page.locator('#line1')).not.toHaveValue('');
      return [await page.locator('#line1').inputValue(), await page.locator('#postcode').inputValue()];
    },
  };
}
