import type { PublicOffer } from '@doorstep/contract';
import type { TextId } from '@doorstep/messages';
import { useCallback } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

const labels: Partial<Record<string, TextId>> = {
  'contact.name': 'public.contact.name',
  'contact.email': 'public.contact.email',
  'contact.phone': 'public.contact.phone',
  'address.search': 'public.address.heading',
  'address.line1': 'public.address.heading',
  unit: 'public.address.unit',
  'collection.place': 'public.form.place',
};

/** What a field of the draft is called on the page; null when it has no name of its own. */
export function useFieldLabel(offer: PublicOffer): (place: string) => string | null {
  const { t } = useTexts();
  return useCallback(
    (place) => {
      const known = labels[place];
      if (known !== undefined) return t(known);
      const [part, id] = place.split('.');
      if (part === 'quantity') return offer.items.find((item) => item.id === id)?.name.text ?? null;
      if (part === 'answer') return offer.questions.find((question) => question.id === id)?.label.text ?? null;
      return null;
    },
    [offer, t],
  );
}
