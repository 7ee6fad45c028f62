import type { RetrieveItem } from './protocol.ts';

/**
 * The variant of an address in the visitor's language, else the first. All items of one Retrieve are the same address,
 * in different languages.
 * @param language BCP 47, e.g. `cy-GB`.
 */
export function chooseLanguage(items: readonly RetrieveItem[], language: string): RetrieveItem | undefined {
  const wanted = baseLanguage(language);
  return items.find((item) => baseLanguage(item.Language) === wanted) ?? items[0];
}

/** `en-GB`, `ENG` and `eng` give `en`; canonicalisation also maps bibliographic three-letter codes (`fre`, `wel`). */
function baseLanguage(tag: string): string {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    return canonical.split('-', 1)[0] ?? '';
  } catch {
    return '';
  }
}
