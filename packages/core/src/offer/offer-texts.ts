import type { LocalText } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * A text of an offer in the requested language, else in its main language, else in any, marked with its language: a
 * name is never blank if some language has it.
 */
export function localText(texts: Texts, language: string, mainLanguage: string): LocalText {
  for (const tag of [language, language.split('-')[0] ?? '', mainLanguage, ...Object.keys(texts)]) {
    // The language is user input and may be the name of an `Object` property.
    const text = Object.hasOwn(texts, tag) ? (texts[tag] ?? '') : '';
    if (text.trim() !== '') return { text, language: tag };
  }
  return { text: '', language: mainLanguage };
}

export function textIn(texts: Texts, language: string, mainLanguage: string): string {
  return localText(texts, language, mainLanguage).text;
}

type Named = Pick<OfferDefinition, 'items' | 'mainLanguage'>;

export function itemName(definition: Named | undefined, itemId: string, language?: string): string {
  return itemText(definition, itemId, language).text;
}

export function itemText(definition: Named | undefined, itemId: string, language?: string): LocalText {
  const mainLanguage = definition?.mainLanguage ?? '';
  const item = definition?.items.find(({ id }) => id === itemId);
  return localText(item?.name ?? { [mainLanguage]: itemId }, language ?? mainLanguage, mainLanguage);
}

export function placeName(
  definition: Pick<OfferDefinition, 'collection' | 'mainLanguage'> | undefined,
  placeId: string | undefined,
  language?: string,
): string {
  if (placeId === undefined) return '';
  const mainLanguage = definition?.mainLanguage ?? '';
  const place = definition?.collection?.places.find(({ id }) => id === placeId);
  return textIn(place?.name ?? { [mainLanguage]: placeId }, language ?? mainLanguage, mainLanguage);
}

/** The answers of a choice by id, in the offer's main language; retired ones included. */
export function answerNames(
  question: OfferDefinition['questions'][number] | undefined,
  { mainLanguage }: Pick<OfferDefinition, 'mainLanguage'>,
): Map<string, string> {
  return new Map(question?.options.map(({ id, label }) => [id, textIn(label, mainLanguage, mainLanguage)]));
}

export function answerInWords(
  definition: Pick<OfferDefinition, 'questions' | 'mainLanguage'>,
  questionId: string,
  answer: string | number | boolean | string[] | undefined,
): string {
  if (answer === undefined) return '';
  const names = answerNames(
    definition.questions.find(({ id }) => id === questionId),
    definition,
  );
  return (Array.isArray(answer) ? answer : [String(answer)]).map((value) => names.get(value) ?? value).join(', ');
}
