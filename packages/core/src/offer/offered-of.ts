import type { OfferDefinition } from './offer.ts';

type Asked = Pick<OfferDefinition, 'items' | 'questions'>;

/** The definition without retired items, questions and answers, as a new visitor sees it. */
export function offeredOf<Definition extends Asked>(definition: Definition): Definition {
  return {
    ...definition,
    items: offered(definition.items),
    questions: offered(definition.questions).map((question) => ({ ...question, options: offered(question.options) })),
  };
}

function offered<Part extends { isRetired?: boolean | undefined }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ isRetired }) => isRetired !== true);
}
