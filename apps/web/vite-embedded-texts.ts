import { catalogueFor, languages, type CompiledCatalogue } from '@doorstep/messages';
import type { Plugin } from 'vite';

const entry = 'virtual:embedded-texts';

/** What the elements of `/embed.js` take from the catalogue of the public pages; the pages' own words are not in it. */
const borrowed = /^public\.(address\.(?!.*_list_only$|which$|opens_further$|pick$)|action\.try_again$)/;

/** Of all of them, what is said before the search has come, and without it. */
const first =
  /^(public\.(address\.(search|search_hint|search_instead|list|type_yourself|loading|unavailable|heading|change|chosen_announcement|unit|line1|line2|city|postcode|zip|eircode|pin|region\..*|region_choose|country|country_choose)|action\.try_again)|embed\.address\.(unavailable|unit_hint|required|required_from_list|incomplete|optional|incomplete_mail|postcode_form))$/;

/**
 * Builds in the texts of the embedded elements, of every language: `import { embeddedTexts } from 'virtual:embedded-texts'`,
 * and those of the part that every page loads, as plain texts: `import { firstTexts } from 'virtual:embedded-texts/first'`.
 */
export function embeddedTexts(): Plugin {
  return {
    name: 'doorstep:embedded-texts',
    resolveId: (id) => (id === entry || id === `${entry}/first` ? `\0${id}` : null),
    load(id) {
      if (id === `\0${entry}`) return exported('embeddedTexts', textsIn);
      return id === `\0${entry}/first` ? exported('firstTexts', firstTextsIn) : null;
    },
  };
}

function exported(name: string, textsIn: (tag: string) => object): string {
  const texts = Object.fromEntries(languages.map(({ tag }) => [tag, textsIn(tag)]));
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;
}

function textsIn(tag: string): CompiledCatalogue {
  const shared = Object.entries(catalogueFor(tag, ['public'])).filter(([id]) => borrowed.test(id));
  return { ...Object.fromEntries(shared), ...catalogueFor(tag, ['embed']) };
}

/** With `{name}` where a value stands. */
function firstTextsIn(tag: string): Record<string, string> {
  const texts = Object.entries(textsIn(tag)).filter(([id]) => first.test(id));
  return Object.fromEntries(
    texts.map(([id, words]) => [
      id,
      typeof words === 'string'
        ? words
        : words.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join(''),
    ]),
  );
}
