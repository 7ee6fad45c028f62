// `/embed.js`: Doorstep's elements for the pages of others. One line an element.
import { fetchFile } from './address/fetch-file.ts';
import { registerDoorstepAddress } from './address/register-doorstep-address.ts';
import { DoorstepOffer } from './offer/doorstep-offer.ts';

registerDoorstepAddress({ home: import.meta.url, load: fetchFile });
registerDoorstepOffer();

/** After the address field, whose source of texts it shares. A page that loads it twice keeps the first. */
function registerDoorstepOffer(): void {
  if (customElements.get('doorstep-offer') === undefined) customElements.define('doorstep-offer', DoorstepOffer);
}
