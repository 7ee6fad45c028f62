import { parseReference } from '@doorstep/contract';
import type { Claim } from '../claim/claim.ts';
import * as claimRows from '../claim/claim-rows.ts';
import type { Context } from '../context.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { requireAction } from '../staff/permissions.ts';

export interface FoundPerson {
  /** Newest first, without erased ones. */
  requests: ServiceRequest[];
  /** With the same email address, whether or not a request followed. */
  claims: Claim[];
  /** There may be more than were searched. */
  hasMore: boolean;
}

const maxLookedAt = 100;

/**
 * Data about one person, by an email address or by the reference of a request, whose email address leads to the others.
 * @throws DoorstepError `not_allowed`.
 */
export async function findPerson(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  text: string,
): Promise<FoundPerson> {
  requireAction(actor, 'privacy.manage');
  const named = await store.requests.findByReference(parseReference(text));
  const email = normal(named === null ? text : named.contact.email);
  if (!email.includes('@')) return { requests: named === null ? [] : kept([named]), claims: [], hasMore: false };
  const { rows, total } = await store.requests.page({ search: email, sort: 'newest', page: 1 }, maxLookedAt);
  const alike = await store.requests.findAll(rows.map(({ id }) => id));
  const requests = alike.filter(({ contact }) => normal(contact.email) === email);
  const isThere = named === null || requests.some(({ id }) => id === named.id);
  return {
    requests: kept(isThere ? requests : [named, ...requests]).toSorted((a, b) => b.receivedAt - a.receivedAt),
    claims: await claimRows.ofEmail(store, email),
    hasMore: total > rows.length,
  };
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}

function kept(requests: ServiceRequest[]): ServiceRequest[] {
  return requests.filter(({ erasedAt }) => erasedAt === null);
}
