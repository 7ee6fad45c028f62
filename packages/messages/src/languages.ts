/** A language of the interface. `en-XB` is generated from English: longer, accented, right to left. */
export interface Language {
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For trying layouts; offered to visitors only in development. */
  isPseudo: boolean;
  /** Whether the console can be read in it, and not only what visitors see. */
  isForStaff: boolean;
}

export const languages: Language[] = [
  { tag: 'en', name: 'English', direction: 'ltr', isPseudo: false, isForStaff: true },
  { tag: 'fr', name: 'Français', direction: 'ltr', isPseudo: false, isForStaff: false },
  { tag: 'en-XB', name: 'Pseudo (right to left)', direction: 'rtl', isPseudo: true, isForStaff: true },
];

/**
 * The interface's language for a tag, without regard to case: that of the same name, else of the same main language
 * (`fr` for `fr-CA`); undefined when there is none.
 */
export function findLanguage(tag: string): Language | undefined {
  const wanted = tag.toLowerCase();
  const named = (name: string | undefined) => languages.find((language) => language.tag.toLowerCase() === name);
  return named(wanted) ?? named(wanted.split('-')[0]);
}
