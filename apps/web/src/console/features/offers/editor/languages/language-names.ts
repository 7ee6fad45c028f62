/** The name of a language, in the language that is read. */
export function languageName(tag: string, shownIn: string): string {
  return new Intl.DisplayNames([shownIn.startsWith('en') ? 'en' : shownIn], { type: 'language' }).of(tag) ?? tag;
}

/** Languages that offers are often written in; any other can be set by the API. */
export const offerLanguages =
  'en en-US ar bg cy cs da de el es fi fr ga gd he hi hu it ja lt nl no pl pt ro ru sk so sv tr uk ur vi zh'.split(' ');
