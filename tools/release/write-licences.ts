import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps.ts';

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
export function writeLicences(folder: string, version: string): void {
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
