// `@doorstep/address-field/jsx`: <doorstep-address> and <doorstep-offer> in TSX, for React 18 and 19.
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { DoorstepAddress } from '../address/doorstep-address.ts';
import type { AddressAttributes } from './address-attributes.ts';
import type { OfferAttributes } from './offer-attributes.ts';

type Props<Element, Attributes> = Attributes & HTMLAttributes<Element> & ClassAttributes<Element>;

export type DoorstepAddressProps = Props<DoorstepAddress, AddressAttributes>;
export type DoorstepOfferProps = Props<HTMLElement, OfferAttributes>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- as React declares it
  namespace JSX {
    interface IntrinsicElements {
      'doorstep-address': DoorstepAddressProps;
      'doorstep-offer': DoorstepOfferProps;
    }
  }
}
