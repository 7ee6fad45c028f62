/** A language of the interface. `en-XB` is generated from English: longer, accented, right to left. */
export interface Language {
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For trying layouts; offered to visitors only in development. */
  isPseudo: boolean;
}

export const languages: Language[] = [
  { tag: 'en', name: 'English', direction: 'ltr', isPseudo: false },
  { tag: 'en-XB', name: 'Pseudo (right to left)', direction: 'rtl', isPseudo: true },
];

/** The language of a tag, without regard to case; undefined when there is none of it. */
export function findLanguage(tag: string): Language | undefined {
  return languages.find((language) => language.tag.toLowerCase() === tag.toLowerCase());
}
