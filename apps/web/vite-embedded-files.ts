import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entry = 'virtual:embedded-files';

/**
 * Gives `/embed.js` a hash of the files that it loads, which must be built first. Their names stay the same, so that an
 * older `/embed.js` finds them; the hash goes into the query, so that no older file comes from a cache.
 * `import { content } from 'virtual:embedded-files'`.
 * @param folder Where `/embed.js` is built, relative to this build's root.
 */
export function embeddedFiles(folder: string): Plugin {
  let root = '';
  return {
    name: 'doorstep:embedded-files',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load(id) {
      if (id !== `\0${entry}`) return null;
      const hash = createHash('sha256');
      for (const file of globSync('embed-*.js', { cwd: join(root, folder) }).toSorted())
        hash.update(file).update(readFileSync(join(root, folder, file)));
      return `export const content = ${JSON.stringify(hash.digest('hex').slice(0, 12))}`;
    },
  };
}
