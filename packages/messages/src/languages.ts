/** A language of the interface. `en-XB` is generated from English: longer, accented, right to left. */
export interface Language {
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For testing layouts; visitors can choose it only in development. */
  isPseudo: boolean;
  /**
   * A country’s variant: contains only differences from the language without a country. Used only if the offer is
   * written in it or the visitor names it, since most browsers request `en-US` without anyone choosing it.
   */
  isRegional: boolean;
  /** Whether the console is translated as well. */
  isForStaff: boolean;
}

const forVisitors = { direction: 'ltr', isPseudo: false, isRegional: false, isForStaff: false } as const;

/** In the order shown to visitors. A language is listed only once it has every text. */
const table = {
  en: { ...forVisitors, name: 'English', isForStaff: true },
  'en-US': { ...forVisitors, name: 'English (US)', isRegional: true },
  cy: { ...forVisitors, name: 'Cymraeg' },
  de: { ...forVisitors, name: 'Deutsch', isForStaff: true },
  es: { ...forVisitors, name: 'Español' },
  fr: { ...forVisitors, name: 'Français', isForStaff: true },
  pl: { ...forVisitors, name: 'Polski' },
  uk: { ...forVisitors, name: 'Українська' },
  ar: { ...forVisitors, name: 'العربية', direction: 'rtl' },
  'en-XB': { ...forVisitors, name: 'Pseudo (right to left)', direction: 'rtl', isPseudo: true, isForStaff: true },
} satisfies Record<string, Omit<Language, 'tag'>>;

export type LanguageTag = keyof typeof table;
/** Languages of the console. */
export type StaffLanguageTag = {
  [Tag in LanguageTag]: (typeof table)[Tag]['isForStaff'] extends true ? Tag : never;
}[LanguageTag];

export const languages: Language[] = Object.entries(table).map(([tag, language]) => ({ tag, ...language }));
const tags = Object.keys(table);

/**
 * The interface’s language for a tag, ignoring case: an exact match, else the main language (`fr` for `fr-CA`);
 * undefined if there is none.
 */
export function findLanguage(tag: string): Language | undefined {
  const found = findTag(tag, tags);
  return languages.find((language) => language.tag === found);
}

/** Like {@link findLanguage}, for given tags instead of the table. */
export function findTag(tag: string, of: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase();
  const named = (name: string | undefined) => of.find((each) => each.toLowerCase() === name);
  return named(wanted) ?? named(wanted.split('-')[0]);
}
