import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './steps.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'doorstep-bootstrap-'));
  write('package-lock.json', '{}');
  write('.npmrc', '');
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(checkout, 'tools/bootstrap.mjs'));
  for (const file of ['tools/build.ts', 'tools/test.ts', 'apps/server/dist/main.js']) write(file, '');
  write('package.json', '{ "type": "module" }');
  // A stand-in for npm: logs what it is asked to install, and installs that.
  write(
    'npm.js',
    `import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
const isAll = !process.argv.includes('--omit=dev');
appendFileSync('npm.log', isAll ? 'all ' : 'no-dev ');
mkdirSync('node_modules', { recursive: true });
if (isAll) mkdirSync('node_modules/vitest', { recursive: true });
else rmSync('node_modules/vitest', { recursive: true, force: true });`,
  );
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

function run(...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(checkout, 'tools/bootstrap.mjs'), ...words], {
    env: { PATH: process.env['PATH'], npm_execpath: join(checkout, 'npm.js') },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
}

const installs = (): string[] => {
  const file = join(checkout, 'npm.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
};

describe('the bootstrap', () => {
  it('leaves out development packages for a start and for a build', () => {
    run('serve');
    run('--run', 'tools/build.ts');
    run('offers', 'list');
    expect(installs()).toEqual(['no-dev']);
  });

  it('adds them for the first tool that needs them, and keeps them from then on', () => {
    run('serve');
    run('--run', 'tools/test.ts');
    run('serve');
    run('--run', 'tools/test.ts');
    expect(installs()).toEqual(['no-dev', 'all']);
  });

  it('keeps development packages that npm installed, and installs again after the lock file changed', () => {
    mkdirSync(join(checkout, 'node_modules/vitest'), { recursive: true });
    run('serve');
    write('package-lock.json', '{ "lockfileVersion": 3 }');
    run('serve');
    expect(installs()).toEqual(['all', 'all']);
  });
});

it('the lock file has everything that a start needs outside the development packages', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const needed = ['vite', '@vitejs/plugin-react', 'better-sqlite3', 'sharp', 'pdfkit', 'harfbuzzjs', 'react-dom'];
  expect(needed.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
  // Optional peers of other packages would be installed with them: see docs/decisions/0072-packages-of-a-start.md.
  expect(Object.entries(packages).filter(([, { devOptional }]) => devOptional === true)).toEqual([]);
});
