import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueFor, dateNames, languages } from '@doorstep/messages';
import type { Plugin } from 'vite';

const entry = 'virtual:page-texts';

/**
 * Builds the compiled texts of the public pages into separate chunks, one for each language and part, with only the texts
 * that the part's sources name. No script imports them: the document links those of its language.
 * @param sources Entry of each part, relative to the build's root.
 * @param frame Entry of what all pages share.
 */
export function pageTexts({ sources, frame }: { sources: Record<string, string>; frame: string }): Plugin {
  let root = '';
  return {
    name: 'doorstep:page-texts',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      for (const { tag } of languages)
        for (const part of Object.keys(sources))
          this.emitFile({ type: 'chunk', id: `${entry}/${tag}/${part}`, preserveSignature: 'strict' });
    },
    resolveId: (id) => (id.startsWith(`${entry}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${entry}/`)) return null;
      const [tag = '', part = ''] = id.slice(`\0${entry}/`.length).split('/');
      const source = sources[part];
      if (source === undefined) throw new Error(`no part "${part}" of the pages`);
      const names = namesTexts([frame, source].flatMap((file) => sourcesFrom(join(root, file))));
      const texts = [
        ...Object.entries(catalogueFor(tag, ['public'])).filter(([id]) => names(id)),
        // The server sends the texts of its own errors with the page.
        ...Object.entries(catalogueFor(tag, ['errors'])).filter(([id]) => names.spelledOut(id)),
      ];
      const dates =
        dateNames[tag] === undefined ? '' : `export const dates = ${JSON.stringify([tag, dateNames[tag]])};`;
      return `${dates}export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`;
    },
  };
}

/** The sources of a file and of everything that it imports by path at run time, each once. */
export function sourcesFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s'(\.[^']+\.tsx?)'/gm)];
  return [source, ...imports.flatMap(([, path = '']) => sourcesFrom(join(dirname(file), path), seen))];
}

/**
 * Finds the ids that sources name: the literal ones, and all that match a template.
 * @returns whether an id is among them.
 */
export function namesTexts(sources: string[]): ((id: string) => boolean) & { spelledOut: (id: string) => boolean } {
  const whole = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, id = ''] of source.matchAll(/['"]([a-z_]+\.[a-z0-9_.-]+)['"]/g)) whole.add(id);
    for (const [, template = ''] of source.matchAll(/`([a-z_]+\.(?:[a-z0-9_.-]|\$\{[^`{}]*\})*)`/g))
      templates.add(template);
  }
  const patterns = [...templates].map((template) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  const names = (id: string) => whole.has(id) || patterns.some((pattern) => pattern.test(id));
  return Object.assign(names, { spelledOut: (id: string) => whole.has(id) });
}
