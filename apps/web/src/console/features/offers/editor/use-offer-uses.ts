import { useOfferUsesOf } from '../offers-api.ts';
import { useEditor } from './editor-context.ts';

interface Use {
  requests: number;
  waiting?: number;
}

const none: Use = { requests: 0, waiting: 0 };

/** How many requests use a part of the offer; null while unknown. Unsaved parts have none. */
export function useOfferUses() {
  const { offer, mayWrite } = useEditor();
  const { data } = useOfferUsesOf(mayWrite ? (offer?.id ?? null) : null);
  const of = (list: ({ id: string } & Use)[] | undefined, id: string): Use | null =>
    offer === null ? none : list === undefined ? null : (list.find((one) => one.id === id) ?? none);
  return {
    ofItem: (id: string) => (id === '' ? none : of(data?.items, id)),
    ofQuestion: (id: string) => (offer?.input.questions.some((one) => one.id === id) ? of(data?.questions, id) : none),
    ofPlace: (id: string) =>
      offer?.input.collection?.places.some((one) => one.id === id) ? of(data?.places, id) : none,
    ofAnswer: (question: string, id: string) =>
      of(
        data?.answers.filter((one) => one.question === question),
        id,
      ),
  };
}
