// What a phone loads for the offer page: `node tools/page-weight.ts` prints it, gzipped, from the built pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../apps/web/dist/public');

/** JavaScript of the whole offer page, React and the texts of one language with it. */
export const mostScriptBytes = 120 * 1024;

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Gzipped bytes by file, of what the offer page loads before anybody does anything. The build must have been made. */
export function pageWeight(): {
  scripts: Record<string, number>;
  styles: Record<string, number>;
  fonts: Record<string, number>;
} {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entries = Object.entries(manifest);
  const fileOf = (key: string) => manifest[key]?.file ?? '';
  const browser = manifest['src/public/browser.tsx'];
  const scripts = [browser?.file ?? '', ...(browser?.imports ?? []).map(fileOf), fileOf('virtual:messages/en')];
  const font = entries.find(([key]) => key.endsWith('-latin-wght-normal.woff2'))?.[1].file ?? '';
  return {
    scripts: weigh(scripts, gzipSync),
    styles: weigh([fileOf('src/public/look.css')], gzipSync),
    fonts: weigh([font], (content) => content),
  };
}

export function totalBytes(sizes: Record<string, number>): number {
  return Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
}

function weigh(files: string[], pack: (content: Buffer) => Buffer): Record<string, number> {
  return Object.fromEntries(files.map((file) => [file, pack(readFileSync(join(folder, file))).length]));
}

if (import.meta.main) {
  for (const [kind, sizes] of Object.entries(pageWeight())) {
    for (const [file, bytes] of Object.entries(sizes)) console.log(`${inKilobytes(bytes)}  ${file}`);
    console.log(`${inKilobytes(totalBytes(sizes))}  ${kind} in all`);
  }
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}
