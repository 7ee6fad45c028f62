import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { catalogueFor, languages, type CompiledCatalogue } from '@doorstep/messages';
import type { Plugin } from 'vite';
import { namesTexts, sourcesFrom } from './vite-page-texts.ts';

const entry = 'virtual:messages';
const lazyImport = /\bimport\('(\.[^']+\.tsx?)'\)/g;

/**
 * Builds the console's compiled texts into separate chunks, so that the browser needs no parser and loads one language.
 * Each language has a chunk for the first screen, and one for each lazily imported file, with the texts that its sources
 * name. A lazy import also waits for its texts.
 * `import { messagesOf } from 'virtual:messages'`.
 */
export function compiledMessages(): Plugin {
  const tags = languages.filter(({ isForStaff }) => isForStaff).map(({ tag }) => tag);
  const catalogues = new Map<string, CompiledCatalogue>();
  const catalogueOf = (tag: string): CompiledCatalogue => {
    const catalogue = catalogues.get(tag) ?? catalogueFor(tag, ['errors', 'staff']);
    catalogues.set(tag, catalogue);
    return catalogue;
  };
  let root = '';
  let idsOf: Record<string, string[]> = {};
  return {
    name: 'doorstep:compiled-messages',
    // Before other plugins change the sources.
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      idsOf = idsByPart(root, Object.keys(catalogueOf('en')));
    },
    resolveId: (id) => (id === entry || id.startsWith(`${entry}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${entry}`) return `export const messagesOf = ${loaders(tags, (tag) => tag)}`;
      if (!id.startsWith(`\0${entry}/`)) return null;
      const [tag = '', part = first] = id.slice(`\0${entry}/`.length).split('/');
      const ids = new Set(idsOf[part.replace(`-${tag}`, '')]);
      const texts = Object.fromEntries(Object.entries(catalogueOf(tag)).filter(([id]) => ids.has(id)));
      const parts = Object.keys(idsOf).filter((name) => name !== first && idsOf[name]?.length !== 0);
      return [
        `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`,
        part === first ? `export const parts = ${loaders(parts, (name) => `${tag}/${name}-${tag}`)};` : '',
      ].join('\n');
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || lazyPaths(code).length === 0) return null;
      const texts = JSON.stringify(join(root, 'shared/texts/load-translator.ts'));
      const waiting = code.replaceAll(lazyImport, (call, path: string) => `withTexts('${partOf(path)}', ${call})`);
      return { code: `import { withTexts } from ${texts};\n${waiting}`, map: null };
    },
  };
}

const first = '';
const partOf = (file: string): string => basename(file).replace(/\.tsx?$/, '');

function loaders(names: string[], pathOf: (name: string) => string): string {
  const lines = names.map((name) => `  ${JSON.stringify(name)}: () => import('${entry}/${pathOf(name)}'),`);
  return `{\n${lines.join('\n')}\n}`;
}

/** The ids of the texts in each part's chunk: those that the part names and that are not loaded before it. */
function idsByPart(root: string, all: string[]): Record<string, string[]> {
  const parts = Object.entries({ [first]: 'main.tsx', ...lazyFiles(root) }).map(([name, file]) => {
    const sources = sourcesFrom(join(root, file));
    return { name, ids: all.filter(namesTexts(sources)), imports: new Set(sources.flatMap(lazyPaths).map(partOf)) };
  });
  const fromStart = parts[0]?.ids ?? [];
  return Object.fromEntries(
    parts.map(({ name, ids }) => {
      if (name === first) return [name, ids];
      const importers = parts.filter(({ imports }) => imports.has(name));
      const isThere = (id: string) => fromStart.includes(id) || importers.every((one) => one.ids.includes(id));
      return [name, ids.filter((id) => !isThere(id))];
    }),
  );
}

const lazyPaths = (source: string): string[] => [...source.matchAll(lazyImport)].map(([, path = '']) => path);

/** The lazily imported files, by part. */
function lazyFiles(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const source of globSync('**/*.{ts,tsx}', { cwd: root })) {
    for (const path of lazyPaths(readFileSync(join(root, source), 'utf8'))) {
      const file = join(dirname(source), path);
      if ((files[partOf(file)] ??= file) !== file)
        throw new Error(`two files imported later have the name of "${file}"`);
    }
  }
  return files;
}
