import { DoorstepAddress } from './doorstep-address.ts';
import { takeElementFrom, type ElementSource } from './element-source.ts';

/** If a page loads the element twice, or from two places, the first stays. */
export function registerDoorstepAddress(source: ElementSource): void {
  if (customElements.get('doorstep-address') !== undefined) return;
  takeElementFrom(source);
  customElements.define('doorstep-address', DoorstepAddress);
}
