import type { Draft, PublicOffer } from '@doorstep/contract';
import { fieldsOfDraft } from '@doorstep/contract';
import type { ReactNode } from 'react';

/** The whole draft as hidden fields: nothing that was typed waits on the server. */
export function HiddenDraft({ draft, offer }: { draft: Draft; offer: PublicOffer }): ReactNode {
  return fieldsOfDraft(draft, offer.questions).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
