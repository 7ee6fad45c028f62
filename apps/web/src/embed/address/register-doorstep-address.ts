import { DoorstepAddress } from './doorstep-address.ts';

// A page that loads the script twice, or from two places, keeps the first.
if (customElements.get('doorstep-address') === undefined) customElements.define('doorstep-address', DoorstepAddress);
