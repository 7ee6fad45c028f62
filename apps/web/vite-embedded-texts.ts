import { catalogueFor, languages } from '@doorstep/messages';
import type { Plugin } from 'vite';

const entry = 'virtual:embedded-texts';

/** What the elements of `/embed.js` take from the catalogue of the public pages; the pages' own words are not in it. */
const borrowed = /^public\.(address\.(?!.*_list_only$|which$|opens_further$|pick$)|action\.try_again$)/;

/**
 * Builds the texts of the embedded elements in, every language in the one file: a page of somebody else should not have
 * to allow more than one script. `import { embeddedTexts } from 'virtual:embedded-texts'`.
 */
export function embeddedTexts(): Plugin {
  return {
    name: 'doorstep:embedded-texts',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load(id) {
      if (id !== `\0${entry}`) return null;
      const texts = Object.fromEntries(languages.map(({ tag }) => [tag, textsIn(tag)]));
      return `export const embeddedTexts = JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;
    },
  };
}

function textsIn(tag: string) {
  const shared = Object.entries(catalogueFor(tag, ['public'])).filter(([id]) => borrowed.test(id));
  return { ...Object.fromEntries(shared), ...catalogueFor(tag, ['embed']) };
}
