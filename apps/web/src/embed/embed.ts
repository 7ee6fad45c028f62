// `/embed.js`: Doorstep's elements for the pages of others. One line an element.
import { fetchFile } from './address/fetch-file.ts';
import { registerDoorstepAddress } from './address/register-doorstep-address.ts';
import { registerDoorstepOffer } from './offer/register-doorstep-offer.ts';

registerDoorstepAddress({ home: import.meta.url, load: fetchFile });
registerDoorstepOffer();
