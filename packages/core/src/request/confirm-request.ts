import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import { admitRequest } from './admit-request.ts';
import { undisclosedReasons } from './budgets.ts';
import { confirmEmail, emailToken } from './change-email.ts';
import { isUnadmitted, lockForAdmission } from './lock-request.ts';
import { isCorrectable } from './request-transitions.ts';
import type { ServiceRequest } from './service-request.ts';
import { transitionFreely } from './transition-request.ts';

export interface MailedLinkState {
  /**
   * `open`: the button confirms the request. `expired`: too late, and the request still waits. `settled`: the link was
   * used, or the request no longer waits for it.
   */
  kind: 'open' | 'expired' | 'settled';
  request: ServiceRequest;
  expiresAt: Instant;
  confirms: 'request' | 'email';
}

/** @throws DoorstepError `link_invalid` for an unknown or forgotten link. */
export async function readMailedLink(context: Context, token: string): Promise<MailedLinkState> {
  const link = await context.store.mailedLinks.find(context.secrets.hash(token));
  const request = link === null ? null : await context.store.requests.find(link.requestId);
  if (link === null || request === null) throw new DoorstepError('link_invalid');
  const { expiresAt } = link;
  const isOver = expiresAt < (await context.store.now());
  const { id, contact } = request;
  if (token === context.secrets.confirmToken(id)) {
    const isSettled = link.usedAt !== null || !isUnadmitted(request);
    return { kind: isSettled ? 'settled' : isOver ? 'expired' : 'open', request, expiresAt, confirms: 'request' };
  }
  const isOf = (email: string) => token === emailToken(context, id, email);
  if (isOf(contact.email)) return { kind: 'settled', request, expiresAt, confirms: 'email' };
  if (contact.newEmail === undefined || !isOf(contact.newEmail)) throw new DoorstepError('link_invalid');
  return { kind: isOver || !isCorrectable(request) ? 'expired' : 'open', request, expiresAt, confirms: 'email' };
}

/**
 * Confirms a request, or its new email address, by a mailed link. The link counts as a pass, once.
 * @throws DoorstepError `link_invalid`; `already_asked` (which spends the link) or `sold_out` (which does not): the
 * request stays held for staff.
 */
export async function confirmRequest(context: Context, token: string): Promise<ServiceRequest> {
  const { kind, request, confirms } = await readMailedLink(context, token);
  if (kind !== 'open') throw new DoorstepError('link_invalid');
  if (confirms === 'email') return confirmEmail(context, { id: request.id, token });
  const outcome = await context.store.transaction((tx) => confirm(context, tx, { id: request.id, token }));
  if (outcome === null) throw new DoorstepError('already_asked');
  return outcome;
}

/** @returns null if the home has had its share; the link is spent anyway. */
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
  const holdReasons = request.holdReasons.filter((reason) => reason !== 'no_pass' && reason !== 'check_unavailable');
  const confirmed = { at, audit: { action: 'request.confirmed' }, mail: 'receipt' } as const;
  const checkProvider = 'mailed_link';
  if (holdReasons.some((reason) => undisclosedReasons.has(reason))) {
    // As with any other pass, it waits for staff and takes nothing, whether its home has asked or not.
    const changes = { holdReasons, checkProvider };
    return transitionFreely(context, tx, request, { ...confirmed, to: 'held', changes });
  }
  try {
    const changes = { hasPass: true, checkProvider };
    return await admitRequest(context, tx, { offer, request }, { ...confirmed, holdReasons, changes });
  } catch (error) {
    if (error instanceof DoorstepError && error.code === 'already_asked') return null;
    throw error;
  }
}
