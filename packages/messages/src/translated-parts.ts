import type { english, CataloguePart, TextId } from './en/english.ts';

/** What visitors never read. */
type StaffPart = 'staff' | 'staffMail';

/** A translation: exactly the ids of English, in every part that visitors read. */
export type TranslatedParts = {
  [Part in Exclude<CataloguePart, StaffPart>]: Record<keyof (typeof english)[Part], string>;
};

/** That of a language which the console can be read in; the mails to staff stay English. */
export type PartsForStaff = TranslatedParts & { staff: Record<keyof (typeof english)['staff'], string> };

/** What a country says otherwise. */
export type RegionalTexts = Partial<Record<TextId, string>>;
