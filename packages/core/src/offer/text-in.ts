/** A text of an offer in the language that was asked for, else in the offer's main one; empty where it has neither. */
export function textIn(texts: Record<string, string>, language: string, mainLanguage: string): string {
  for (const tag of [language, language.split('-')[0] ?? '', mainLanguage]) {
    // A language comes from outside: it may have the name of a property that every object has.
    const text = Object.hasOwn(texts, tag) ? (texts[tag] ?? '') : '';
    if (text.trim() !== '') return text;
  }
  return '';
}
