// Sources are copies, packages are links, and @doorstep/* resolves to the copies, so tests import the modified sources.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../steps.ts';

export interface CheckoutCopy {
  path: string;
  withChange<T>(file: string, change: (text: string) => string, work: () => Promise<T>): Promise<T>;
  remove(): void;
}

const copied = [
  'packages',
  'apps',
  'docs',
  'tools',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];
const left = new Set(['node_modules', '.cache', 'data', 'test-results']);
const builtServer = join(root, 'apps/server/dist');

export function copyCheckout(): CheckoutCopy {
  const path = mkdtempSync(join(tmpdir(), 'doorstep-guards-'));
  for (const name of copied) {
    cpSync(join(root, name), join(path, name), {
      recursive: true,
      filter: (from) => !left.has(basename(from)) && from !== builtServer,
    });
  }
  linkPackages(join(root, 'node_modules'), join(path, 'node_modules'));
  for (const workspaces of ['packages', 'apps']) {
    for (const name of readdirSync(join(path, workspaces))) linkNested(join(workspaces, name), path);
  }
  return {
    path,
    withChange: async (file, change, work) => {
      const whole = join(path, file);
      const original = readFileSync(whole, 'utf8');
      writeFileSync(whole, change(original));
      try {
        return await work();
      } finally {
        writeFileSync(whole, original);
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@doorstep'), { recursive: true });
  for (const name of readdirSync(from)) {
    // Vite writes to its cache, so each copy gets its own.
    if (name !== '@doorstep' && name !== '.vite' && name !== '.vitest') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(to, '..', 'packages'))) {
    symlinkSync(join(to, '..', 'packages', name), join(to, '@doorstep', name));
  }
}

/** Packages that npm installed inside a workspace because it needs a different version. */
function linkNested(workspace: string, copy: string): void {
  const entries = readdirSync(join(root, workspace));
  if (entries.includes('node_modules')) {
    symlinkSync(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'));
  }
}
