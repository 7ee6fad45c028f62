import { findTag, languages } from '@doorstep/messages/languages';

export const languageKey = 'doorstep.staff.language';

/** What the console can be read in. The generated language has to be named. */
export const staffLanguages = languages.filter(({ isForStaff }) => isForStaff);
const staffTags = staffLanguages.map(({ tag }) => tag);
const spokenTags = staffLanguages.filter(({ isPseudo }) => !isPseudo).map(({ tag }) => tag);

interface Wishes {
  /** Query of the page's address: `?lang=` names a language. */
  search: string;
  /** What was chosen at an earlier visit. */
  stored: string | null;
  /** Of the browser, best first. */
  accepted: readonly string[];
}

/** The console's language by its tag, and whether the address names it. */
export function chosenLanguage({ search, stored, accepted }: Wishes): { tag: string; isNamed: boolean } {
  const named = findTag(new URLSearchParams(search).get('lang') ?? '', staffTags);
  if (named !== undefined) return { tag: named, isNamed: true };
  const chosen = findTag(stored ?? '', staffTags);
  const wanted = accepted.map((tag) => findTag(tag, spokenTags)).find((tag) => tag !== undefined);
  return { tag: chosen ?? wanted ?? 'en', isNamed: false };
}
