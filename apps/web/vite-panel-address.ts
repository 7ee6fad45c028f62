import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entry = 'virtual:panel-address';

/**
 * Tells the first part of `/embed.js` where its second is, seen from itself, which must have been built before it. The
 * name stays, so that an older first part finds one; what is in it stands in the query, so that no older one is taken
 * out of a cache. `import { panelAddress } from 'virtual:panel-address'`.
 * @param folder What `/embed.js` is built into, seen from the root of this build.
 */
export function panelAddress(folder: string, file: string): Plugin {
  let root = '';
  return {
    name: 'doorstep:panel-address',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load(id) {
      if (id !== `\0${entry}`) return null;
      const hash = createHash('sha256')
        .update(readFileSync(join(root, folder, file)))
        .digest('hex')
        .slice(0, 12);
      return `export const panelAddress = ${JSON.stringify(`./${file}?content=${hash}`)}`;
    },
  };
}
