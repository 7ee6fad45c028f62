/** A language of the interface. `en-XB` is generated from English: longer, accented, right to left. */
export interface Language {
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For trying layouts; offered to visitors only in development. */
  isPseudo: boolean;
  /**
   * Of one country: only what differs from the language without a country is written. It is read where an offer is written
   * in it or a visitor names it; most browsers ask for `en-US` without anyone having chosen it.
   */
  isRegional: boolean;
  /** Whether the console can be read in it, and not only what visitors see. */
  isForStaff: boolean;
}

const forVisitors = { direction: 'ltr', isPseudo: false, isRegional: false, isForStaff: false } as const;

/** In the order in which visitors choose from them. A language stands here once it has every text. */
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
/** Of the languages that the console can be read in. */
export type StaffLanguageTag = {
  [Tag in LanguageTag]: (typeof table)[Tag]['isForStaff'] extends true ? Tag : never;
}[LanguageTag];

export const languages: Language[] = Object.entries(table).map(([tag, language]) => ({ tag, ...language }));
const tags = Object.keys(table);

/**
 * The interface's language for a tag, without regard to case: that of the same name, else of the same main language
 * (`fr` for `fr-CA`); undefined when there is none.
 */
export function findLanguage(tag: string): Language | undefined {
  const found = findTag(tag, tags);
  return languages.find((language) => language.tag === found);
}

/** As {@link findLanguage}, of some tags: it needs no table. */
export function findTag(tag: string, of: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase();
  const named = (name: string | undefined) => of.find((each) => each.toLowerCase() === name);
  return named(wanted) ?? named(wanted.split('-')[0]);
}
