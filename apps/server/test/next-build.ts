import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout, type CheckoutCopy } from '../../../tools/guards/checkout-copy.ts';
import { root } from '../../../tools/steps.ts';

/** Imported by all parts of the public pages and the console, so that all their files get new names. */
const changed = [
  'apps/web/src/public/navigation/navigation-context.tsx',
  'apps/web/src/console/shared/texts/texts-context.tsx',
];

/** A build of the same sources with changed styles and code: a newer version next to this one. */
export function buildNext(): CheckoutCopy {
  const copy = copyCheckout();
  for (const name of ['tools', 'package-lock.json'])
    cpSync(join(root, name), join(copy.path, name), { recursive: true });
  for (const file of changed)
    appendFileSync(join(copy.path, file), "\nObject.assign(globalThis, { build: 'next' });\n");
  appendFileSync(join(copy.path, 'apps/web/src/public/look.css'), '\nhtml { --build: next; }\n');
  execFileSync(process.execPath, [join(copy.path, 'tools/build.ts')], { cwd: copy.path, stdio: 'pipe' });
  return copy;
}
