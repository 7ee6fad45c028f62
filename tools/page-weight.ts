// Fails when what browsers load, compressed, exceeds a budget: an offer's page, the address field, and the console.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

// KB of JavaScript after gzip; 1 KB = 1000 bytes.

/** An offer's document with everything hydrated immediately, in the longest language. React takes 67 of it. */
const maxOfferKb = 102.5;
/** Any other page of a visit, with everything loaded with its document. */
const maxVisitorPageKb = 100.5;
/** Loaded later while the form is filled in: the lookup, the check and its worker, and the page to send from. */
const maxLaterKb = 23.5;
/** `/embed.js`, which every embedding page loads. */
const maxEmbedKb = 15;
/** Loaded by `/embed.js` once its field is visible or used. React takes 67 of it. */
const maxEmbedPanelKb = 84.2;
const pseudo = 'en-XB';

/** The console's first page in English and in the longest other language, and the addition of each further page. */
const maxConsoleKb = 198;
const maxTranslatedConsoleKb = 200;
const maxConsolePageKb = 80;

interface Chunk {
  file: string;
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Excludes other checks and frames: such pages load more. */
const isRead = (key: string): boolean =>
  !/human-check\/src\/browser\/(?!proof-of-work\/)[\w-]+\/|frame\/parent-page/.test(key);

const languageOf = (key: string): string => /virtual:(?:messages|page-texts)\/([^/]+)/.exec(key)?.[1] ?? '';

const isBeforeSending = (key: string): boolean => !/parts\/(?:refused|status|correct)\b/.test(key);

function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'apps/web/dist', build, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts of an entry: all static imports, and dynamic imports accepted by `isWanted`. */
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

/**
 * A language must not cost readers of another language a byte: no script contains its sentences or the names of its
 * files.
 */
function judgeAlone(what: string, files: string[], signs: string[]): void {
  const held = files.flatMap((file) => {
    const source = readFileSync(join(root, 'apps/web/dist', file), 'utf8');
    return signs.filter((sign) => source.includes(sign)).map((sign) => `${file} holds ${sign}`);
  });
  console.log(
    `     0 KB of the languages in the scripts of ${what}, among ${signs.length} signs of them${held.map((line) => `\n  ${line}`).join('')}`,
  );
  outcomes.push(signs.length > 0 && held.length === 0);
}

/** Sentences of every language except English, which is bundled as a fallback. */
function sentencesOfEmbed(): string[] {
  const folder = join(root, 'apps/web/dist/embed');
  const sentencesOf = (file: string): string[] =>
    readFileSync(join(folder, file), 'utf8').match(/(?<=\\")[^"\\{]{12,}(?=\\")/g) ?? [];
  const english = new Set(sentencesOf('embed-texts-en.js'));
  return globSync('embed-texts-*.js', { cwd: folder }).flatMap((file) =>
    sentencesOf(file).filter((sentence) => !english.has(sentence)),
  );
}

const visitors = readManifest('public');
for (const language of new Set(
  Object.keys(visitors)
    .map(languageOf)
    .filter((code) => code !== '' && code !== pseudo),
)) {
  const keyOf = (end: string): string => Object.keys(visitors).find((each) => each.endsWith(end)) ?? end;
  const textsOf = (part: string): string => keyOf(`virtual:page-texts/${language}/${part}`);
  const documentOf = (part: string): Set<string> =>
    new Set(
      ['src/public/browser.tsx', keyOf(`src/public/parts/${part}.ts`), textsOf(part)].flatMap((key) => [
        ...scriptsOf(visitors, key, () => false),
      ]),
    );
  const offer = documentOf('offer');
  judge(`the page of an offer (${language})`, sumKb('public', offer), maxOfferKb);
  const all = new Set([
    ...scriptsOf(visitors, 'src/public/browser.tsx', (key) => isRead(key) && isBeforeSending(key)),
    ...scriptsOf(visitors, textsOf('check'), () => false),
  ]);
  judge(
    'what follows on it',
    sumKb(
      'public',
      [...all].filter((file) => !offer.has(file)),
    ),
    maxLaterKb,
  );
  const others = ['check', 'refused', 'status', 'correct'].map((part) => sumKb('public', documentOf(part)));
  judge('the largest of the other pages', Math.max(...others), maxVisitorPageKb);
}
judgeAlone(
  'the public pages',
  [...scriptsOf(visitors, 'src/public/browser.tsx', () => true)].map((file) => `public/${file}`),
  Object.entries(visitors)
    .filter(([key]) => languageOf(key) !== '')
    .map(([, { file }]) => basename(file)),
);
judgeAlone('/embed.js', ['embed/embed.js', 'embed/embed-address.js'], sentencesOfEmbed());
judge('/embed.js', gzipKb('embed/embed.js'), maxEmbedKb);
judge('its field, once it is seen', gzipKb('embed/embed-address.js'), maxEmbedPanelKb);

const staff = readManifest('console');
const isPage = (key: string): boolean => /^features\/.*-page\.tsx$/.test(key);
/** Loaded when someone opens the list of shortcuts, or the search for anything. */
const isOnDemand = (key: string): boolean => ['app/shortcut-list.tsx', 'app/find/find-dialog.tsx'].includes(key);
/** Texts of the console that load with the file that needs them. */
const isPart = (key: string): boolean => /virtual:messages\/[^/]+\//.test(key);
const firstIn = (language: string): Set<string> =>
  scriptsOf(
    staff,
    'index.html',
    (key) =>
      isRead(key) && ['', language].includes(languageOf(key)) && !isPage(key) && !isOnDemand(key) && !isPart(key),
  );

/**
 * KB that a page adds, including its texts: until it is shown, or with `isWanted` everything loaded while it is used.
 */
function kbOfPage(page: string, language: string, isWanted: boolean): number {
  const files = scriptsOf(staff, page, (next) => isWanted && languageOf(next) === '');
  for (const [key, { file }] of Object.entries(staff)) {
    const [, source] = new RegExp(`virtual:messages/${language}/(.+)-${language}$`).exec(key) ?? [];
    const ofPage = Object.entries(staff).some(
      ([name, chunk]) => files.has(chunk.file) && basename(name).replace(/\.tsx?$/, '') === source,
    );
    if (ofPage) files.add(file);
  }
  const first = firstIn(language);
  return sumKb(
    'console',
    [...files].filter((file) => !first.has(file)),
  );
}

const pages = Object.keys(staff).filter(isPage);
for (const language of new Set(Object.keys(staff).map(languageOf))) {
  if (['', pseudo].includes(language)) continue;
  const largest = (isWanted: boolean) =>
    pages
      .map((page) => ({ page, kb: kbOfPage(page, language, isWanted) }))
      .reduce((one, other) => (other.kb > one.kb ? other : one));
  const { page, kb } = largest(true);
  judge(
    `the console with its largest page (${language})`,
    sumKb('console', firstIn(language)) + largest(false).kb,
    language === 'en' ? maxConsoleKb : maxTranslatedConsoleKb,
  );
  judge(`${page}, the largest of ${pages.length} in the console with all that it brings`, kb, maxConsolePageKb);
}

const passed = outcomes.filter(Boolean).length;
const tally = { passed, failed: outcomes.length - passed, skipped: 0 };
if (process.env['TALLY_FILE'] !== undefined) writeFileSync(process.env['TALLY_FILE'], JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
