// `@doorstep/address-field/vue`: <doorstep-address> in Vue's templates.
import type { DefineComponent } from 'vue';
import type { AddressAttributes } from './address-attributes.ts';

declare module 'vue' {
  interface GlobalComponents {
    'doorstep-address': DefineComponent<AddressAttributes>;
  }
}
