import type { Draft, PublicOffer } from '@doorstep/contract';
import { fieldsOfDraft } from '@doorstep/contract';
import type { ReactNode } from 'react';

interface HiddenDraftProps {
  draft: Draft;
  offer: PublicOffer;
  except?: (name: string) => boolean;
}

export function HiddenDraft({ draft, offer, except = () => false }: HiddenDraftProps): ReactNode {
  return fieldsOfDraft(draft, offer.questions)
    .filter(([name]) => !except(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
