import type { OfferUses } from '@doorstep/contract';
import type { OfferDefinition } from './offer.ts';

/** Whether `after` lacks an item, a place, a question or an answer that `before` has. */
export function leavesOut(before: OfferDefinition, after: OfferDefinition): boolean {
  return (
    missingFrom(after.items, before.items).length > 0 ||
    missingFrom(after.questions, before.questions).length > 0 ||
    missingFrom(placesOf(after), placesOf(before)).length > 0 ||
    after.questions.some(({ id, options }) => missingFrom(options, optionsOf(before, id)).length > 0)
  );
}

/**
 * Whatever a save leaves out though requests name it stays, retired: its name is on receipts, in lists and in exports.
 * What no request names goes.
 */
export function keepNamed(before: OfferDefinition, after: OfferDefinition, uses: OfferUses): OfferDefinition {
  const withNamed = <Part extends { id: string; isRetired?: boolean | undefined }>(
    now: Part[],
    then: readonly Part[],
    named: { id: string }[],
  ): Part[] => {
    const gone = missingFrom(now, then).filter(({ id }) => named.some((one) => one.id === id));
    return [...now, ...gone.map((part) => ({ ...part, isRetired: true }))];
  };
  const answersTo = (question: string) => uses.answers.filter((answer) => answer.question === question);
  const places = withNamed(placesOf(after), placesOf(before), uses.places);
  return {
    ...after,
    // Without any, as it was delivered before and is again.
    ...(places.length === 0
      ? {}
      : { collection: { isForEverybody: after.collection?.isForEverybody ?? false, places } }),
    items: withNamed(after.items, before.items, uses.items),
    questions: withNamed(
      after.questions.map((question) => ({
        ...question,
        options: withNamed(question.options, optionsOf(before, question.id), answersTo(question.id)),
      })),
      before.questions,
      uses.questions,
    ),
  };
}

function placesOf({ collection }: OfferDefinition) {
  return collection?.places ?? [];
}

function optionsOf({ questions }: OfferDefinition, questionId: string) {
  return questions.find(({ id }) => id === questionId)?.options ?? [];
}

function missingFrom<Part extends { id: string }>(now: readonly { id: string }[], then: readonly Part[]): Part[] {
  return then.filter(({ id }) => now.every((part) => part.id !== id));
}
