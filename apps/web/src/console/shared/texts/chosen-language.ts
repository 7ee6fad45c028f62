import { findTag, languages } from '@doorstep/messages/languages';

export const languageKey = 'doorstep.staff.language';

/** The console's languages. The pseudo-language must be named explicitly. */
export const staffLanguages = languages.filter(({ isForStaff }) => isForStaff);
const staffTags = staffLanguages.map(({ tag }) => tag);
const spokenTags = staffLanguages.filter(({ isPseudo }) => !isPseudo).map(({ tag }) => tag);

interface Wishes {
  /** The URL's query; `?lang=` names a language. */
  search: string;
  stored: string | null;
  /** The browser's languages, best first. */
  accepted: readonly string[];
}

/** Tag of the console's language, and whether the URL names it. */
export function chosenLanguage({ search, stored, accepted }: Wishes): { tag: string; isNamed: boolean } {
  const named = findTag(new URLSearchParams(search).get('lang') ?? '', staffTags);
  if (named !== undefined) return { tag: named, isNamed: true };
  const chosen = findTag(stored ?? '', staffTags);
  const wanted = accepted.map((tag) => findTag(tag, spokenTags)).find((tag) => tag !== undefined);
  return { tag: chosen ?? wanted ?? 'en', isNamed: false };
}
