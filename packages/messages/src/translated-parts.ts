import type { english, CataloguePart, TextId } from './en/english.ts';

/** What only staff read stays English. */
export type StaffPart = 'staff' | 'staffMail';

/** A translation: exactly the ids of English, in every part that visitors read. */
export type TranslatedParts = {
  [Part in Exclude<CataloguePart, StaffPart>]: Record<keyof (typeof english)[Part], string>;
};

/** What a country says otherwise. */
export type RegionalTexts = Partial<Record<TextId, string>>;
