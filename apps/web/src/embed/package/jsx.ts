// `@doorstep/address-field/jsx`: <doorstep-address> in TSX, for React 18 and 19.
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { DoorstepAddress } from '../address/doorstep-address.ts';
import type { AddressAttributes } from './address-attributes.ts';

export type DoorstepAddressProps = AddressAttributes &
  HTMLAttributes<DoorstepAddress> &
  ClassAttributes<DoorstepAddress>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- as React declares it
  namespace JSX {
    interface IntrinsicElements {
      'doorstep-address': DoorstepAddressProps;
    }
  }
}
