// `@doorstep/address-field/element`: defines <doorstep-address>, bundled into the page.
import type { DoorstepAddressDetail } from '../address/address-value.ts';
import type { DoorstepAddress } from '../address/doorstep-address.ts';

export type { AddressValue, DoorstepAddressDetail } from '../address/address-value.ts';
export type { DoorstepAddress } from '../address/doorstep-address.ts';

// Pages are also rendered on servers, which have no custom elements.
if (typeof customElements !== 'undefined') void import('./define-element.ts');

declare global {
  interface HTMLElementTagNameMap {
    'doorstep-address': DoorstepAddress;
  }

  interface HTMLElementEventMap {
    'doorstep-address': CustomEvent<DoorstepAddressDetail>;
    'doorstep-address-error': CustomEvent<{ error: unknown; message: string }>;
  }
}
