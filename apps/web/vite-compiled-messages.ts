import { catalogueFor, languages } from '@doorstep/messages';
import type { Plugin } from 'vite';

const entry = 'virtual:messages';

/**
 * Builds the compiled texts of the console into its bundle, one chunk a language, so that the browser needs no parser and
 * reads no language but its own. `import { messagesOf } from 'virtual:messages'`.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'doorstep:compiled-messages',
    resolveId: (id) => (id === entry || id.startsWith(`${entry}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${entry}`) return loaders();
      if (!id.startsWith(`\0${entry}/`)) return null;
      const tag = id.slice(`\0${entry}/`.length);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogueFor(tag, ['errors', 'staff'])))})`;
    },
  };
}

function loaders(): string {
  const lines = languages
    .filter(({ isForStaff }) => isForStaff)
    .map(({ tag }) => `  ${JSON.stringify(tag)}: () => import('${entry}/${tag}'),`);
  return `export const messagesOf = {\n${lines.join('\n')}\n};`;
}
