import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import type { Repositories } from '../store.ts';
import { admitRequest } from './admit-request.ts';
import { isUnadmitted, lockForAdmission } from './lock-request.ts';
import type { ServiceRequest } from './service-request.ts';

/** The held request that a mailed link would confirm. @throws DoorstepError `link_invalid` when it is used or too old. */
export async function findByMailedLink(context: Context, token: string): Promise<ServiceRequest> {
  const link = await context.store.mailedLinks.find(context.secrets.hash(token));
  const now = await context.store.now();
  if (link === null || link.usedAt !== null || link.expiresAt < now) throw new DoorstepError('link_invalid');
  const request = await context.store.requests.find(link.requestId);
  if (request === null || !isUnadmitted(request)) throw new DoorstepError('link_invalid');
  return request;
}

/**
 * Confirms a request by its mailed link: the link counts as a pass, once.
 * @throws DoorstepError `link_invalid`; `already_asked` (which spends the link) or `sold_out` (which does not), and the
 * request stays held for staff.
 */
export async function confirmRequest(context: Context, token: string): Promise<ServiceRequest> {
  const { id } = await findByMailedLink(context, token);
  const outcome = await context.store.transaction((tx) => confirm(context, tx, { id, token }));
  if (outcome === null) throw new DoorstepError('already_asked');
  return outcome;
}

/** @returns null when the home has had its share: the link is spent all the same. */
async function confirm(
  context: Context,
  tx: Repositories,
  { id, token }: { id: string; token: string },
): Promise<ServiceRequest | null> {
  const request = await lockForAdmission(tx, id);
  const at = await tx.now();
  if (!isUnadmitted(request)) throw new DoorstepError('link_invalid');
  if (!(await tx.mailedLinks.use(context.secrets.hash(token), at))) throw new DoorstepError('link_invalid');
  const offer = await tx.offers.find(request.offerId);
  if (offer === null) throw new DoorstepError('link_invalid');
  try {
    return await admitRequest(
      context,
      tx,
      { offer, request },
      {
        at,
        holdReasons: request.holdReasons.filter((reason) => reason !== 'no_pass' && reason !== 'check_unavailable'),
        changes: { hasPass: true, checkProvider: 'mailed_link' },
        audit: { action: 'request.confirmed' },
        mail: 'receipt',
      },
    );
  } catch (error) {
    if (error instanceof DoorstepError && error.code === 'already_asked') return null;
    throw error;
  }
}
