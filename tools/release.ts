// `npm run release [-- PLATFORM…]`: an archive per platform in `dist`, with everything that Doorstep needs except Node.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { pagesPart, serverPart } from './build-stamp.ts';
import { buildIfStale } from './build.ts';
import { installPackages, platforms, type Platform } from './release/install-packages.ts';
import { ownFilesOf } from './replace-folder.ts';
import { root } from './steps.ts';

const output = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

function pack(platform: Platform): string {
  const name = `doorstep-${version}-${platform}`;
  const folder = join(output, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, pagesPart.dist), join(folder, pagesPart.dist), {
    recursive: true,
    filter: (file) => !file.endsWith('/stamp.json'),
  });
  for (const file of ownFilesOf(join(root, serverPart.dist)))
    cpSync(join(root, serverPart.dist, file), join(folder, serverPart.dist, file), { recursive: true });
  const texts = ['LICENSE', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'deploy', 'docs'];
  // The documents link to what the packages' own say.
  for (const file of [...texts, ...globSync('packages/*/README.md', { cwd: root })])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  cpSync(join(root, 'tools/release/doorstep'), join(folder, 'bin/doorstep'));
  const commit = readCommit();
  writeFileSync(join(folder, 'apps/server/package.json'), JSON.stringify({ type: 'module', version, ...commit }));
  installPackages(folder, platform);
  writeLicences(folder, version);

  const archive = `${name}.tar.gz`;
  // The same files must always produce the same archive.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go+r-w,a+X'];
  execFileSync('tar', [
    ...same,
    `--mtime=${commit.committedOn} UTC`,
    '-I',
    'gzip -n',
    '-cf',
    join(output, archive),
    '-C',
    output,
    name,
  ]);
  const sizeMb = sizeOf(folder) / 1e6;
  rmSync(folder, { recursive: true });
  console.error(`${name}: ${sizeMb.toFixed(0)} MB unpacked.`);
  return archive;
}

/** Without a repository, there is no commit to name. */
function readCommit(): { commit: string; committedOn: string } {
  if (!existsSync(join(root, '.git'))) return { commit: 'unknown', committedOn: '2000-01-01' };
  const changed = git('status', '--porcelain') === '' ? '' : '-changed';
  return { commit: git('rev-parse', '--short=12', 'HEAD') + changed, committedOn: git('log', '-1', '--format=%cs') };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function sizeOf(folder: string): number {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in platforms));
if (unknown.length > 0) {
  console.error(`No release is made for ${unknown.join(', ')}: there are ${Object.keys(platforms).join(' and ')}.`);
  process.exit(1);
}
mkdirSync(output, { recursive: true });
await buildIfStale({ log: (line) => console.error(line) });
const archives = (wanted.length === 0 ? Object.keys(platforms) : wanted).map((name) => pack(name as Platform));
const sums = archives.map((archive) => {
  const hash = createHash('sha256').update(readFileSync(join(output, archive)));
  return `${hash.digest('hex')}  ${archive}\n`;
});
writeFileSync(join(output, 'SHA256SUMS'), sums.join(''));
for (const archive of archives) console.log(join(output, archive));

interface Licence {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

interface Bom {
  metadata: { component: Record<string, unknown> };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Writes all licence texts, and an SBOM (CycloneDX) of the archive's contents. */
function writeLicences(folder: string, version: string): void {
  const licences = [...bundledPackages(), ...installedPackages(join(folder, 'node_modules')), ...bundledFonts()];
  const byId = new Map(licences.map((licence) => [`${licence.name}@${licence.version}`, licence]));
  const sections = [...byId]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { identifier = '', text = '' }]) => `## ${id} ${identifier}\n\n${text}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.md'), `# Licences of others\n\n${sections.join('\n')}`);

  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const bom = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })) as Bom;
  const components = bom.components.filter((component) => byId.has(`${component.name}@${component.version}`));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const missing = [...byId.keys()].filter((id) => !components.some((each) => `${each.name}@${each.version}` === id));
  if (missing.length > 0) throw new Error(`The lock file does not have ${missing.join(', ')}.`);
  const product = { type: 'application', name: 'doorstep', version, purl: `pkg:npm/doorstep@${version}` };
  bom.metadata.component = { ...bom.metadata.component, ...product };
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`);
}

function bundledPackages(): Licence[] {
  const lists = globSync('apps/{server,web}/dist/**/.vite/licences*.json', { cwd: root });
  return lists.flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Licence[]);
}

/** Vite lists only code, so fonts are added here. */
function bundledFonts(): Licence[] {
  return globSync('node_modules/@fontsource-variable/atkinson*/package.json', { cwd: root }).map((file) =>
    readLicence(join(root, file)),
  );
}

function installedPackages(modules: string): Licence[] {
  const files = globSync(['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json'], {
    cwd: dirname(modules),
  });
  return files.map((file) => readLicence(join(dirname(modules), file)));
}

function readLicence(manifest: string): Licence {
  const { name, version, license = '' } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  const [file] = globSync('{license,licence,copying,LICENSE,LICENCE,COPYING}*', { cwd: dirname(manifest) });
  const text = file === undefined ? '' : readFileSync(join(dirname(manifest), file), 'utf8').trim();
  return { name: name ?? '', version: version ?? '', identifier: license, text };
}
