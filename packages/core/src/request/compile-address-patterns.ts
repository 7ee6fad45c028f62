import { addressKinds, completeTyped, parseTypedAddress } from '@doorstep/address-language';
import { hasLookalikeLetters, withPlainPostcode } from '../home/address-letters.ts';
import { homeKeys } from '../home/home-keys.ts';

/** V8 compiles a pattern on first use, and to machine code on the second. */
const rounds = 4;
const samples = [
  { line1: 'Flat 2, 1 High Street', line2: '', city: 'Town', postcode: 'SW1A 1AA', country: 'GB' },
  { line1: '1 Main St Apt 2', line2: '', city: 'Town', region: 'NY', postcode: '10001', country: 'US' },
  { line1: '1 rue Haute, bâtiment B', line2: '', city: 'Ville', postcode: '75001', country: 'FR' },
];

/**
 * Reads sample addresses, so that the first visitor after a start does not wait for patterns to compile. In steps,
 * between which others can be answered.
 */
export function* compileAddressPatterns(): Generator<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const sample of samples) {
      const { typed } = completeTyped(withPlainPostcode(sample));
      const address = parseTypedAddress(typed, '');
      addressKinds(address, 'A. Name');
      hasLookalikeLetters(address, address.lines);
      homeKeys({ keyedHash: (_, text) => text }, '', address);
      yield;
    }
  }
}
