import type { Claim } from '../claim/claim.ts';
import * as claimRows from '../claim/claim-rows.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import type { Repositories } from '../store.ts';

export async function claimsOfPerson(
  store: Repositories,
  { homeIds, contact }: Pick<ServiceRequest, 'homeIds' | 'contact'>,
): Promise<Claim[]> {
  const email = contact.email.trim().toLowerCase();
  if (email === '') return [];
  const members = (await store.homes.members(homeIds)).map(({ id }) => id);
  return (await claimRows.ofHomes(store, members)).filter((claim) => claim.email.trim().toLowerCase() === email);
}
