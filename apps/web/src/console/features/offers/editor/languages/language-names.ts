/** A language's name in the reader's language. */
export function languageName(tag: string, shownIn: string): string {
  return new Intl.DisplayNames([shownIn.startsWith('en') ? 'en' : shownIn], { type: 'language' }).of(tag) ?? tag;
}

/** Languages that offers are often written in; the API accepts any other. */
export const offerLanguages =
  'en en-US ar bg cy cs da de el es fi fr ga gd he hi hu it ja lt nl no pl pt ro ru sk so sv tr uk ur vi zh'.split(' ');
