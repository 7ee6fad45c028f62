// What a visitor's phone loads for the page of an offer, compressed as it is sent. Fails above the budget.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

/** KB of JavaScript after gzip: React and what it hydrates with. 1 KB is 1000 bytes. */
const maxScriptKb = 120;

/** Of `/embed.js`: another site's page pays for it. React alone is 70 of them. */
const maxEmbedKb = 90;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const folder = join(root, 'apps/web/dist/public');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const files = new Set<string>();
/** Of the languages the one that is read; and no check but the built-in one, which a page of its own settings adds to. */
const isLeftOut = (key: string): boolean => /virtual:messages\/(?!en$)|human-check\/src\/browser\/hcaptcha\//.test(key);

/** The entry with everything it imports. */
function collect(key: string): void {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(next);
  for (const next of chunk.dynamicImports ?? []) if (!isLeftOut(next)) collect(next);
}
collect('src/public/browser.tsx');

const scripts = [...files].filter((file) => file.endsWith('.js'));
const sizes = scripts.map((file) => ({
  file,
  kb: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000,
}));
const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
for (const { file, kb } of sizes) console.log(`${kb.toFixed(1).padStart(7)} KB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} KB of JavaScript for an offer, of at most ${maxScriptKb}`);

const embed = gzipSync(readFileSync(join(root, 'apps/web/dist/embed/embed.js')), { level: 9 }).length / 1000;
console.log(`${embed.toFixed(1).padStart(7)} KB of JavaScript for /embed.js, of at most ${maxEmbedKb}`);

const outcomes = [scripts.length > 0 && total <= maxScriptKb, embed <= maxEmbedKb];
const passed = outcomes.filter(Boolean).length;
const tally = { passed, failed: outcomes.length - passed, skipped: 0 };
if (process.env['TALLY_FILE'] !== undefined) writeFileSync(process.env['TALLY_FILE'], JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
