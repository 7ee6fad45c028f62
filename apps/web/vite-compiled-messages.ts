import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { catalogueFor, languages, type CompiledCatalogue } from '@doorstep/messages';
import type { Plugin } from 'vite';
import { namesTexts, sourcesFrom } from './vite-page-texts.ts';

const entry = 'virtual:messages';
const lazyImport = /\bimport\('(\.[^']+\.tsx?)'\)/g;

/**
 * Builds the compiled texts of the console into chunks of their own, so that the browser needs no parser and reads no
 * language but its own: in each language one for what is there from the start, and one for every file that is imported
 * when it is needed, with the texts that its sources name. Such an import waits for its texts, too.
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
    // Sees the sources as they are written.
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

/** Which of all texts each part of the console has: those that none which imports it has had before. */
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

/** The files that are imported later, by part. */
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
