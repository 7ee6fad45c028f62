import type { CarrierProfile } from './carrier-profile.ts';
import { internetmarke } from './internetmarke.ts';
import { defaultMapping, mappedProfile } from './mapped-columns.ts';
import { myPostBusiness } from './mypost-business.ts';
import { royalMail } from './royal-mail.ts';
import { upsWorldShip } from './ups-worldship.ts';

/** The generic profile is first; it serves carriers with unknown columns. */
export const carriers: readonly CarrierProfile[] = [
  mappedProfile(defaultMapping),
  royalMail,
  upsWorldShip,
  internetmarke,
  myPostBusiness,
];

/** Null for an unknown profile. */
export function findCarrier(id: string): CarrierProfile | null {
  return carriers.find((carrier) => carrier.id === id) ?? null;
}
