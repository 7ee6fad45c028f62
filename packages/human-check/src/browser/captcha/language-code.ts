/**
 * A provider's language code, `fr` for `fr-CA`; undefined if the provider lacks the language and then uses the
 * browser's.
 * @param tag BCP 47.
 */
export function languageCode(tag: string, codes: ReadonlySet<string>): string | undefined {
  const [language = ''] = tag.split('-');
  return [tag, language].find((code) => codes.has(code));
}
