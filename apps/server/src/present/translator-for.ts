import { catalogueFor, createTranslator, type CataloguePart, type Translator } from '@doorstep/messages';

const made = new Map<string, Translator>();

export function translatorFor(language: string, parts: CataloguePart[]): Translator {
  const name = `${language} ${parts.join(' ')}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const translator = createTranslator(language, catalogueFor(language, parts));
  made.set(name, translator);
  return translator;
}
