/**
 * The locale that dates and numbers are written for. A language alone does not say whose order of day and month is
 * meant: the offer says so by the language that it is shown in, `en-US` or `en-GB`. English of no country is written as in
 * Great Britain, like the texts of the interface.
 */
export function localeOf(language: string, offerLanguage?: string): string {
  const isRegional = offerLanguage?.toLowerCase().startsWith(`${language.toLowerCase()}-`) ?? false;
  if (isRegional && offerLanguage !== undefined) return offerLanguage;
  return language === 'en' ? 'en-GB' : language;
}
