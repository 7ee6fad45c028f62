import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type UserConfig } from 'tsdown';
import { build as bundle, type Plugin } from 'vite';
import { embeddedTexts } from '../../apps/web/vite-embedded-texts.ts';
import { root } from '../steps.ts';
import { operationsSource } from './operations-source.ts';
import type { PublishedPackage } from './published-packages.ts';

const run = promisify(execFile);

interface Manifest {
  name: string;
  exports: Record<string, string>;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/** Builds and packs a package in its own folder. @returns the packed file. */
export async function buildPackage(published: PublishedPackage, into: string): Promise<string> {
  const folder = join(into, published.name.split('/')[1] ?? '');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(published.entries).map(
    ([path, { source }]) => [fileOf(published, path), source] as const,
  );
  const entry = Object.fromEntries([...entries, ...Object.entries(published.besides ?? {})]);
  const types = typesOf(published, into);
  await build({
    config: false,
    cwd: root,
    entry,
    outDir: folder,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    hash: false,
    // Production only: otherwise the message library would include its compiler.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    logLevel: 'error',
    tsconfig: types,
    dts: { tsconfig: types },
    plugins: [...plugins(), workerBeside] as UserConfig['plugins'] & object,
    deps: {
      alwaysBundle: [/^@doorstep\//, /^@lingui\//],
      neverBundle: [...(published.dependencies ?? []), 'react', 'react-dom', 'vue'].map(
        (name) => new RegExp(`^${name}(/|$)`),
      ),
      onlyBundle: false,
    },
  });
  for (const file of Object.keys(published.besides ?? {})) rmSync(join(folder, `${file}.d.ts`), { force: true });
  if (published.styles !== undefined) {
    const css = published.styles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    writeFileSync(join(folder, 'styles.css'), css);
  }
  cpSync(join(root, published.folder, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(published), null, 2)}\n`);
  const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', into], {
    cwd: folder,
  });
  return join(into, stdout.trim());
}

/** Size of each entry with all its static imports, in KB after gzip, without React. */
export async function weighEntries({ entries, peers }: PublishedPackage): Promise<Record<string, number>> {
  const weights = Object.entries(entries).map(async ([path, { source }]) => {
    const built = await bundle({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: plugins() as Plugin[],
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(root, source),
          preserveEntrySignatures: 'strict',
          external: Object.keys({ ...peers, vue: '' }).map((name) => new RegExp(`^${name}(/|$)`)),
        },
      },
    });
    const files = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
    const chunks = files.filter((file) => file.type === 'chunk');
    const first = chunks.find(({ isEntry }) => isEntry);
    const needed = new Set<string>();
    const add = (name: string): void => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk === undefined || needed.has(name)) return;
      needed.add(name);
      for (const next of chunk.imports) add(next);
    };
    // The entry imports this chunk dynamically, only so that servers can import the entry.
    for (const { fileName } of [first, chunks.find(({ name }) => name === 'define-element')].filter(
      (chunk) => chunk !== undefined,
    ))
      add(fileName);
    const code = chunks.filter(({ fileName }) => needed.has(fileName)).map((chunk) => chunk.code);
    return [path, gzipSync(code.join('\n'), { level: 9 }).length / 1000] as const;
  });
  return Object.fromEntries(await Promise.all(weights));
}

const plugins = () => [embeddedTexts({ writes: false }), styleTexts];

/** Style sheets as text, like Vite's `?inline`. */
const styleTexts = {
  name: 'doorstep:style-texts',
  resolveId: (id: string, importer?: string) =>
    id.endsWith('.css?inline') ? `\0${resolve(importer ?? root, '..', id.slice(0, -'?inline'.length))}.js` : null,
  load: (id: string) =>
    id.startsWith('\0') && id.endsWith('.css.js')
      ? `export default ${JSON.stringify(readFileSync(id.slice(1, -3), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\s*\n\s*/g, ' '))}`
      : null,
};

/** A worker is loaded by its URL, which changes with the build. */
const workerBeside = {
  name: 'doorstep:worker-beside',
  transform: (code: string) => (code.includes("'./worker.ts'") ? code.replace("'./worker.ts'", "'./worker.js'") : null),
};

/** Never `index`: chunks that entries share are named after our sources. */
function fileOf({ name }: PublishedPackage, path: string): string {
  return path === '.' ? (name.split('/')[1] ?? '') : path.slice(2);
}

/** A project of only the entries, with the operations' types written out. @returns the path of its tsconfig.json. */
function typesOf({ name, entries, besides = {} }: PublishedPackage, into: string): string {
  const folder = join(into, '.types', name.split('/')[1] ?? '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'operations.d.ts'), operationsSource());
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['es2024', 'esnext.array', 'dom', 'dom.iterable'],
      types: ['vite/client'],
      typeRoots: [join(root, 'node_modules')],
      rootDir: root,
      paths: { ...workspacePaths(), '@doorstep/contract/operations': [join(folder, 'operations.d.ts')] },
    },
    files: [
      ...[...Object.values(entries).map(({ source }) => source), ...Object.values(besides)].map((source) =>
        join(root, source),
      ),
      join(root, 'apps/web/src/virtual-modules.d.ts'),
      join(folder, 'operations.d.ts'),
    ],
  };
  const path = join(folder, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

/** Resolves our own packages to their sources: no declarations are emitted for packages in node_modules. */
function workspacePaths(): Record<string, string[]> {
  const paths = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<Manifest>;
    return Object.entries(exports).map(([path, source]) => [
      `${name}${path.slice(1)}`,
      [join(root, file, '..', source)],
    ]);
  });
  return Object.fromEntries(paths) as Record<string, string[]>;
}

function manifestOf(published: PublishedPackage): object {
  const {
    name,
    description,
    folder,
    entries,
    styles,
    dependencies = [],
    peers,
    optionalPeers,
    sideEffects,
  } = published;
  const read = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest;
  const { version, license } = read('.');
  const versions = read(folder).dependencies;
  const allPeers = { ...peers, ...optionalPeers };
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(
        Object.keys(entries).map((path) => [
          path,
          { types: `./${fileOf(published, path)}.d.ts`, default: `./${fileOf(published, path)}.js` },
        ]),
      ),
      ...(styles === undefined ? {} : { './styles.css': './styles.css' }),
      './package.json': './package.json',
    },
    ...(dependencies.length === 0
      ? {}
      : { dependencies: Object.fromEntries(dependencies.map((each) => [each, versions[each]])) }),
    ...(peers === undefined ? {} : { peerDependencies: allPeers }),
    ...(optionalPeers === undefined
      ? {}
      : {
          peerDependenciesMeta: Object.fromEntries(
            Object.keys(optionalPeers).map((each) => [each, { optional: true }]),
          ),
        }),
  };
}
