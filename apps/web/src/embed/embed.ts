// `/embed.js`: Doorstep's elements for other sites. One line per element.
import { fetchFile } from './address/fetch-file.ts';
import { registerDoorstepAddress } from './address/register-doorstep-address.ts';
import { DoorstepOffer } from './offer/doorstep-offer.ts';

registerDoorstepAddress({ home: import.meta.url, load: fetchFile });
registerDoorstepOffer();

/** After the address field, whose texts it shares. If a page loads it twice, the first stays. */
function registerDoorstepOffer(): void {
  if (customElements.get('doorstep-offer') === undefined) customElements.define('doorstep-offer', DoorstepOffer);
}
