import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unbundled } from '../../apps/server/vite.config.ts';
import { root } from '../steps.ts';

export const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
} as const;

export type Platform = keyof typeof platforms;

interface LockEntry {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockEntry>;
}

export const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** Installs what is not in the build, in the versions of our lock file, for a platform that may be another one's. */
export function installPackages(folder: string, platform: Platform): void {
  const { os, cpu, libc } = platforms[platform];
  const shipping = lock.packages['packages/shipping']?.dependencies ?? {};
  const names = [...unbundled, ...Object.keys(shipping).filter((name) => name.startsWith('@fontsource-variable/'))];
  const dependencies = Object.fromEntries(
    names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '']),
  );
  const manifest = { name: 'doorstep', private: true, dependencies };
  const packages = { '': manifest, ...packagesBelow(names, platforms[platform]) };
  const files = { 'package.json': manifest, 'package-lock.json': { ...manifest, lockfileVersion: 3, packages } };
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));

  const args = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const [program, ...first] = npm?.endsWith('.js') === true ? [process.execPath, npm] : ['npm'];
  execFileSync(program, [...first, ...args, `--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  for (const file of globSync(superfluous, { cwd: join(folder, 'node_modules') }))
    if (file !== `better-sqlite3/prebuilds/${platform}.node`)
      rmSync(join(folder, 'node_modules', file), { recursive: true, force: true });
}

/** Sources, headers and other platforms' binaries, and the parts for browsers. */
const superfluous = [
  '.bin',
  '.package-lock.json',
  'better-sqlite3/{deps,src,binding.gyp}',
  'better-sqlite3/prebuilds/*',
  'node-addon-api',
  '@fontsource-variable/*/{scss,*.css,*.css.ts,metadata.json}',
  '@fontsource-variable/*/files/!(*-wght-normal.woff2)',
  'pdfkit/{tools,types,*.config.*,jsconfig.json}',
  'pdfkit/js/pdfkit.{browser,old,standalone}*',
  '**/*.map',
];

function packagesBelow(names: string[], platform: Required<Record<'os' | 'cpu' | 'libc', string>>) {
  const found: Record<string, LockEntry> = {};
  const fits = (entry: LockEntry) =>
    (['os', 'cpu', 'libc'] as const).every((key) => entry[key]?.includes(platform[key]) ?? true);
  const visit = (name: string, from: string): boolean => {
    const path = resolve(name, from);
    const entry = lock.packages[path];
    if (entry === undefined || !fits(entry)) return false;
    if (path in found) return true;
    const optional = Object.entries(entry.optionalDependencies ?? {});
    found[path] = entry;
    for (const each of Object.keys(entry.dependencies ?? {})) visit(each, path);
    // npm refuses a lock file without packages that it names, even those of other platforms.
    const optionalDependencies = Object.fromEntries(optional.filter(([each]) => visit(each, path)));
    found[path] = { ...entry, optionalDependencies };
    return true;
  };
  for (const name of names) visit(name, '');
  return found;
}

/** The way Node looks for a package: in the folders of those who need it, from the innermost. */
function resolve(name: string, from: string): string {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}/node_modules/${name}`;
    if (path in lock.packages) return path;
  }
  return `node_modules/${name}`;
}
