// `@doorstep/address-field/vue`: <doorstep-address> and <doorstep-offer> in Vue's templates.
import type { DefineComponent } from 'vue';
import type { AddressAttributes } from './address-attributes.ts';
import type { OfferAttributes } from './offer-attributes.ts';

declare module 'vue' {
  interface GlobalComponents {
    'doorstep-address': DefineComponent<AddressAttributes>;
    'doorstep-offer': DefineComponent<OfferAttributes>;
  }
}
