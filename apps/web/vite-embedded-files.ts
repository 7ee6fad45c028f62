import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entry = 'virtual:embedded-files';

/**
 * Tells the first part of `/embed.js` what is in the files that it fetches, which must have been built before it. Their
 * names stay, so that an older first part finds them; what is in them stands in the query, so that no older one is taken
 * out of a cache. `import { content } from 'virtual:embedded-files'`.
 * @param folder What `/embed.js` is built into, seen from the root of this build.
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
