import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unbundled } from '../../apps/server/vite.config.ts';
import { root } from '../steps.ts';

export const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
} as const;

export type Platform = keyof typeof platforms;

type PlatformKeys = Record<'os' | 'cpu' | 'libc', string>;

interface LockEntry {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

/** Installs packages that the build does not contain, in our lock file's versions, for any platform. */
export function installPackages(folder: string, platform: Platform): void {
  const shipping = packages['packages/shipping']?.dependencies ?? {};
  const names = [...unbundled, ...Object.keys(shipping).filter((name) => name.startsWith('@fontsource-variable/'))];
  const found = packagesBelow(names, platforms[platform]);
  fetchPackages(
    folder,
    Object.entries(found).filter(([path]) => !isInstalled(path)),
    platforms[platform],
  );
  for (const path of Object.keys(found).filter(isInstalled))
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !file.slice(join(root, path).length).includes('/node_modules'),
    });
  for (const file of globSync(superfluous, { cwd: join(folder, 'node_modules') }))
    if (file !== `better-sqlite3/prebuilds/${platform}.node`)
      rmSync(join(folder, 'node_modules', file), { recursive: true, force: true });
}

function isInstalled(path: string): boolean {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as LockEntry).version === packages[path]?.version;
}

/** Fetches packages for another platform. npm verifies each against the lock file's checksum. */
function fetchPackages(folder: string, missing: [path: string, LockEntry][], { os, cpu, libc }: PlatformKeys): void {
  if (missing.length === 0) return;
  // npm rejects dependencies for another platform unless they are optional.
  const optionalDependencies = Object.fromEntries(
    missing.map(([path, { version }]) => [path.slice('node_modules/'.length), version]),
  );
  const manifest = { name: 'doorstep', private: true, optionalDependencies };
  // Their own dependencies are installed or fetched separately.
  const alone: Record<string, LockEntry> = Object.fromEntries(
    missing.map(([path, entry]) => [path, { ...entry, dependencies: {}, optionalDependencies: {} }]),
  );
  const files = {
    'package.json': manifest,
    'package-lock.json': {
      ...manifest,
      lockfileVersion: 3,
      packages: { '': manifest, ...alone },
    },
  };
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
  const npm = process.env['npm_execpath'];
  const [program, ...first] = npm?.endsWith('.js') === true ? [process.execPath, npm] : ['npm'];
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync(program, [...first, ...args, `--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  const left = missing.filter(([path]) => !existsSync(join(folder, path, 'package.json')));
  if (left.length > 0) throw new Error(`npm did not fetch ${left.map(([path]) => path).join(', ')}.`);
}

/** Sources, headers, other platforms' binaries, and files for browsers. */
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

/** @throws Error for a package that is not at the top of `node_modules`, where the build looks for it. */
function packagesBelow(names: string[], platform: PlatformKeys): Record<string, LockEntry> {
  const found: Record<string, LockEntry> = {};
  const fits = (entry: LockEntry) =>
    (['os', 'cpu', 'libc'] as const).every((key) => entry[key]?.includes(platform[key]) ?? true);
  const visit = (name: string, from: string): boolean => {
    const path = resolve(name, from);
    const entry = packages[path];
    if (entry === undefined || !fits(entry)) return false;
    if (path in found) return true;
    found[path] = entry;
    for (const each of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) visit(each, path);
    return true;
  };
  for (const name of names) if (!visit(name, '')) throw new Error(`The lock file does not have node_modules/${name}.`);
  return found;
}

/** Node's module resolution: searches the dependents' folders, from the innermost. */
function resolve(name: string, from: string): string {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}/node_modules/${name}`;
    if (path in packages) return path;
  }
  return `node_modules/${name}`;
}
