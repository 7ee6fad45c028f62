/**
 * The locale for dates and numbers. A language alone does not determine the order of day and month, so the offer’s
 * language decides: `en-US` or `en-GB`. English without a country is formatted as in Great Britain, like the
 * interface’s texts.
 */
export function localeOf(language: string, offerLanguage?: string): string {
  const isRegional = offerLanguage?.toLowerCase().startsWith(`${language.toLowerCase()}-`) ?? false;
  if (isRegional && offerLanguage !== undefined) return offerLanguage;
  return language === 'en' ? 'en-GB' : language;
}
