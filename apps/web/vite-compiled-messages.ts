import { catalogueFor, languages, type CataloguePart, type Language } from '@doorstep/messages';
import type { Plugin } from 'vite';

const entry = 'virtual:messages';

/**
 * Builds the compiled texts into the bundle, one chunk a language, so that the browser needs no parser and reads no
 * language but the page's. `import { messagesOf } from 'virtual:messages'`.
 */
export function compiledMessages(part: Exclude<CataloguePart, 'errors'>): Plugin {
  return {
    name: 'doorstep:compiled-messages',
    resolveId: (id) => (id === entry || id.startsWith(`${entry}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${entry}`) return loaders(languages.filter(({ isForStaff }) => isForStaff || part !== 'staff'));
      if (!id.startsWith(`\0${entry}/`)) return null;
      const tag = id.slice(`\0${entry}/`.length);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogueFor(tag, ['errors', part])))})`;
    },
  };
}

function loaders(built: Language[]): string {
  const lines = built.map(({ tag }) => `  ${JSON.stringify(tag)}: () => import('${entry}/${tag}'),`);
  return `export const messagesOf = {\n${lines.join('\n')}\n};`;
}
