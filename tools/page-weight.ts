// Fails when what browsers load, compressed, exceeds a budget: an offer's page, the address field, and the console.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

// KB of JavaScript after gzip; 1 KB = 1000 bytes.

/** An offer's document with everything hydrated immediately. React takes 67 of it. */
const maxOfferKb = 100.5;
/** Any other page of a visit, with everything loaded with its document. */
const maxVisitorPageKb = 98;
/** Loaded later while the form is filled in: the lookup, the check and its worker, and the page to send from. */
const maxLaterKb = 25;
/** `/embed.js`, which every embedding page loads. */
const maxEmbedKb = 13.5;
/** Loaded by `/embed.js` once its field is visible or used. React takes 67 of it. */
const maxEmbedPanelKb = 84.2;
const pseudo = 'en-XB';

/** The console's first page, and what each further page adds. */
const maxConsoleKb = 211.5;
const maxConsolePageKb = 80;

interface Chunk {
  file: string;
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Only the reader's language, and only the built-in check: pages with another check load more. */
const isRead = (key: string, language: string): boolean =>
  !/human-check\/src\/browser\/hcaptcha\//.test(key) && ['', language].includes(languageOf(key));

const languageOf = (key: string): string => /virtual:(?:messages|page-texts)\/([^/]+)/.exec(key)?.[1] ?? '';

const isBeforeSending = (key: string): boolean => !/(?:parts|page-texts\/[^/]+)\/(?:status|correct)\b/.test(key);

function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'apps/web/dist', build, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts of an entry: all static imports, and those dynamic ones that `isWanted` accepts. */
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
  const documentOf = (part: string): Set<string> =>
    new Set(
      ['src/public/browser.tsx', `src/public/parts/${part}.ts`, `virtual:page-texts/${language}/${part}`]
        .map((key) => Object.keys(visitors).find((each) => each.endsWith(key)) ?? key)
        .flatMap((key) => [...scriptsOf(visitors, key, () => false)]),
    );
  const offer = documentOf('offer');
  judge(`the page of an offer (${language})`, sumKb('public', offer), maxOfferKb);
  const all = scriptsOf(visitors, 'src/public/browser.tsx', (key) => isRead(key, language) && isBeforeSending(key));
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
