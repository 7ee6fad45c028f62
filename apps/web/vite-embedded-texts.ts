import { catalogueFor, languages, type CompiledCatalogue } from '@doorstep/messages';
import type { Plugin } from 'vite';

const entry = 'virtual:embedded-texts';

/** The texts of the public pages that the elements of `/embed.js` use. */
const borrowed = /^public\.(address\.(?!.*_list_only$|which$|opens_further$|pick$)|action\.try_again$)/;

/** The embedded texts shown before the search has loaded, or if it does not load. */
const first =
  /^(public\.(address\.(search|search_hint|search_instead|list|type_yourself|loading|unavailable|heading|change|chosen_announcement|unit|line1|line2|city|postcode|zip|eircode|pin|region\..*|region_choose|country|country_choose)|action\.try_again)|embed\.offer\..*|embed\.address\.(unavailable|unit_hint|required|required_from_list|incomplete|optional|incomplete_mail|postcode_form))$/;

/** A language's texts, relative to `/embed.js`. Without a hash in its name, so that an older script finds the file. */
const fileOf = (tag: string) => `embed-texts-${tag}.js`;

/**
 * Builds the list of languages and the English texts shown first into `/embed.js`, with the texts of each language in a
 * separate file: `import { tags, firstTexts } from 'virtual:embedded-texts'`.
 * @param writes Whether this build writes those files.
 */
export function embeddedTexts({ writes }: { writes: boolean }): Plugin {
  return {
    name: 'doorstep:embedded-texts',
    resolveId: (id) => (id.startsWith(entry) ? `\0${id}` : null),
    load(id) {
      const tag = id.startsWith(`\0${entry}/`) ? id.slice(entry.length + 2) : null;
      if (tag !== null) return sourceOf(tag);
      if (id !== `\0${entry}`) return null;
      const firstTexts = Object.fromEntries(Object.entries(textsIn('en')).filter(([name]) => first.test(name)));
      return `export const tags = ${JSON.stringify(languages.map(({ tag }) => tag))};
        export const firstTexts = JSON.parse(${JSON.stringify(JSON.stringify(firstTexts))});
        export const textFiles = { ${languages.map(({ tag }) => `${JSON.stringify(fileOf(tag))}: () => import('${entry}/${tag}')`).join(', ')} };`;
    },
    generateBundle() {
      if (!writes) return;
      for (const { tag } of languages) this.emitFile({ type: 'asset', fileName: fileOf(tag), source: sourceOf(tag) });
    },
  };
}

function sourceOf(tag: string): string {
  const direction = languages.find((language) => language.tag === tag)?.direction;
  return `export default JSON.parse(${JSON.stringify(JSON.stringify({ direction, catalogue: textsIn(tag) }))});\n`;
}

function textsIn(tag: string): CompiledCatalogue {
  const shared = Object.entries(catalogueFor(tag, ['public'])).filter(([id]) => borrowed.test(id));
  return { ...Object.fromEntries(shared), ...catalogueFor(tag, ['embed']) };
}
