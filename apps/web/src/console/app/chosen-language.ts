import { findLanguage, languages, type Language } from '@doorstep/messages/languages';

const storageKey = 'doorstep.staff.language';

/**
 * The console's language: `?lang=` once, kept for the tab; else the first one that there is.
 * @param search Query of the page's address. @param storage Where the choice is kept.
 */
export function chosenLanguage(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Language {
  const asked = new URLSearchParams(search).get('lang');
  const found = findLanguage(asked ?? storage.getItem(storageKey) ?? '');
  if (found?.isForStaff === true && asked !== null) storage.setItem(storageKey, found.tag);
  const fallback = languages[0];
  if (!fallback) throw new Error('the message catalogue names no language');
  return found?.isForStaff === true ? found : fallback;
}
