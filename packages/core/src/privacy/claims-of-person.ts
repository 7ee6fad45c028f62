import type { Claim } from '../claim/claim-store.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import type { Repositories } from '../store.ts';

/** Claims about the homes of a request that were made with its e-mail address. */
export async function claimsOfPerson(
  { claims, homes }: Pick<Repositories, 'claims' | 'homes'>,
  { homeIds, contact }: Pick<ServiceRequest, 'homeIds' | 'contact'>,
): Promise<Claim[]> {
  const email = contact.email.trim().toLowerCase();
  if (email === '') return [];
  const members = (await homes.members(homeIds)).map(({ id }) => id);
  return (await claims.ofHomes(members)).filter((claim) => claim.email.trim().toLowerCase() === email);
}
