// What browsers load, compressed as it is sent: a visitor's phone for the page of an offer, another site's page for the
// address field, and staff for the console. Fails above a budget.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

// KB of JavaScript after gzip; 1 KB is 1000 bytes.

/** Of the document of an offer, with all that is hydrated at once. React alone is 67 of them. */
const maxOfferKb = 100.5;
/** Of the other pages of a visit, each with all that comes with its document. */
const maxVisitorPageKb = 98;
/** Of what follows when somebody fills in an offer: the lookup, the check and its worker, and the page to send from. */
const maxLaterKb = 25;
/** Of `/embed.js`: every page of another site that names it pays for it. */
const maxEmbedKb = 13.5;
/** Of what it fetches once its field is seen or used. React alone is 67 of them. */
const maxEmbedPanelKb = 84;
/** Longer than any language on purpose, to find what has no room; nobody reads in it. */
const pseudo = 'en-XB';

/** Of the console: what comes with its first page, and what each further page adds. */
const maxConsoleKb = 211.5;
const maxConsolePageKb = 80;

interface Chunk {
  file: string;
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Of the languages the one that is read; and no check but the built-in one, which a page of its own settings adds to. */
const isRead = (key: string, language: string): boolean =>
  !/human-check\/src\/browser\/hcaptcha\//.test(key) && ['', language].includes(languageOf(key));

/** Of a chunk of texts; empty for all others. */
const languageOf = (key: string): string => /virtual:(?:messages|page-texts)\/([^/]+)/.exec(key)?.[1] ?? '';

/** Not of the pages that come after a request was sent. */
const isOfAskingFor = (key: string): boolean => !/(?:parts|page-texts\/[^/]+)\/(?:status|correct)\b/.test(key);

function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'apps/web/dist', build, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts that come with an entry: all that it imports, and of what it imports later that which `isWanted`. */
function scriptsOf(manifest: Manifest, entry: string, isWanted: (key: string) => boolean): Set<string> {
  const files = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) collect(next);
    for (const next of chunk.dynamicImports ?? []) if (isWanted(next)) collect(next);
  };
  collect(entry);
  return new Set([...files].filter((file) => file.endsWith('.js')));
}

function gzipKb(path: string): number {
  return gzipSync(readFileSync(join(root, 'apps/web/dist', path)), { level: 9 }).length / 1000;
}

function sumKb(build: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipKb(`${build}/${file}`), 0);
}

const outcomes: boolean[] = [];
function judge(what: string, kb: number, maxKb: number): void {
  console.log(`${kb.toFixed(1).padStart(7)} KB of JavaScript for ${what}, of at most ${maxKb}`);
  outcomes.push(kb > 0 && kb <= maxKb);
}

const visitors = readManifest('public');
for (const language of new Set(
  Object.keys(visitors)
    .map(languageOf)
    .filter((code) => code !== '' && code !== pseudo),
)) {
  // What the document of a page names, before anything is fetched from it.
  const documentOf = (part: string): Set<string> =>
    new Set(
      ['src/public/browser.tsx', `src/public/parts/${part}.ts`, `virtual:page-texts/${language}/${part}`]
        .map((key) => Object.keys(visitors).find((each) => each.endsWith(key)) ?? key)
        .flatMap((key) => [...scriptsOf(visitors, key, () => false)]),
    );
  const offer = documentOf('offer');
  judge(`the page of an offer (${language})`, sumKb('public', offer), maxOfferKb);
  const all = scriptsOf(visitors, 'src/public/browser.tsx', (key) => isRead(key, language) && isOfAskingFor(key));
  judge(
    'what follows on it',
    sumKb(
      'public',
      [...all].filter((file) => !offer.has(file)),
    ),
    maxLaterKb,
  );
  const others = ['check', 'status', 'correct'].map((part) => sumKb('public', documentOf(part)));
  judge('the largest of the other pages', Math.max(...others), maxVisitorPageKb);
}
judge('/embed.js', gzipKb('embed/embed.js'), maxEmbedKb);
judge('its field, once it is seen', gzipKb('embed/embed-address.js'), maxEmbedPanelKb);

const staff = readManifest('console');
const isPage = (key: string): boolean => /^features\/.*-page\.tsx$/.test(key);
const first = scriptsOf(staff, 'index.html', (key) => isRead(key, 'en') && !isPage(key));
const pages = Object.keys(staff)
  .filter((key) => isPage(key))
  .map((key) => {
    // What a page comes with, and with what it may bring once it is used.
    const [opened, used] = [false, true].map((isWanted) =>
      sumKb(
        'console',
        [...scriptsOf(staff, key, () => isWanted)].filter((file) => !first.has(file)),
      ),
    ) as [number, number];
    return { key, opened, used };
  });
judge(
  'the console with its largest page',
  sumKb('console', first) + Math.max(...pages.map(({ opened }) => opened)),
  maxConsoleKb,
);
const [largest] = pages.toSorted((a, b) => b.used - a.used);
judge(
  `${largest?.key ?? 'no page'}, the largest of ${pages.length} in the console with all that it brings`,
  largest?.used ?? 0,
  maxConsolePageKb,
);

const passed = outcomes.filter(Boolean).length;
const tally = { passed, failed: outcomes.length - passed, skipped: 0 };
if (process.env['TALLY_FILE'] !== undefined) writeFileSync(process.env['TALLY_FILE'], JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
