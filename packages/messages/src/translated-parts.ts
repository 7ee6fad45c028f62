import type { english, CataloguePart, TextId } from './en/english.ts';

/** Parts that visitors never read. */
type StaffPart = 'staff' | 'staffMail';

/** Exactly the ids of English, in every part that visitors read. */
export type TranslatedParts = {
  [Part in Exclude<CataloguePart, StaffPart>]: Record<keyof (typeof english)[Part], string>;
};

/** For languages of the console; emails to staff stay English. */
export type PartsForStaff = TranslatedParts & { staff: Record<keyof (typeof english)['staff'], string> };

/** A country’s differences. */
export type RegionalTexts = Partial<Record<TextId, string>>;
