import type { LocalText } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';
import { localText, textIn } from './text-in.ts';

type Named = Pick<OfferDefinition, 'items' | 'mainLanguage'>;

/**
 * The name of an item of a request, in the offer's main language unless another is asked for. Whatever a request names
 * stays in the definition, retired at most (`keepNamed`), so today's definition always has the name.
 */
export function itemName(definition: Named | undefined, itemId: string, language?: string): string {
  return itemText(definition, itemId, language).text;
}

/** The same, marked with the language that it is in. */
export function itemText(definition: Named | undefined, itemId: string, language?: string): LocalText {
  const mainLanguage = definition?.mainLanguage ?? '';
  const item = definition?.items.find(({ id }) => id === itemId);
  return localText(item?.name ?? { [mainLanguage]: itemId }, language ?? mainLanguage, mainLanguage);
}

/** The name of a place of collection, likewise; '' for none. */
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

/** The answers of a choice by their ids, in the offer's main language; retired ones too. */
export function answerNames(
  question: OfferDefinition['questions'][number] | undefined,
  { mainLanguage }: Pick<OfferDefinition, 'mainLanguage'>,
): Map<string, string> {
  return new Map(question?.options.map(({ id, label }) => [id, textIn(label, mainLanguage, mainLanguage)]));
}

/** An answer as staff read it, in the offer's main language; '' where there is none. */
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
