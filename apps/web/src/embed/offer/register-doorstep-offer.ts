import { DoorstepOffer } from './doorstep-offer.ts';

/** After the address field, whose source of texts it shares. A page that loads it twice keeps the first. */
export function registerDoorstepOffer(): void {
  if (customElements.get('doorstep-offer') === undefined) customElements.define('doorstep-offer', DoorstepOffer);
}
