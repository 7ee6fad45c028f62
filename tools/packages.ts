// `npm run packages`: builds and packs the published packages into dist/packages, and fails if one is too large.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, weighEntries } from './packages/build-package.ts';
import { publishedPackages } from './packages/published-packages.ts';
import { root } from './steps.ts';

const into = join(root, 'dist/packages');
mkdirSync(into, { recursive: true });
for (const published of publishedPackages) {
  console.log(await buildPackage(published, into));
  for (const [path, kb] of Object.entries(await weighEntries(published))) {
    const maxKb = published.entries[path]?.maxKb ?? 0;
    console.log(`${kb.toFixed(1).padStart(7)} KB for ${published.name}${path.slice(1)}, of at most ${maxKb}`);
    if (kb > maxKb) process.exitCode = 1;
  }
}
