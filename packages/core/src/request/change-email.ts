// A visitor corrects the email address of a request: it takes effect through a link mailed to it, and the address on
// file is notified.
import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import type { Repositories } from '../store.ts';
import { countChange, lockChangeable, maskEmail } from './change-details.ts';
import { enqueueMail, enqueueReceipt } from './enqueue-mail.ts';
import { isUnadmitted } from './lock-request.ts';
import type { ServiceRequest } from './service-request.ts';
import { transitionFreely } from './transition-request.ts';
import { validateContact } from './validate-submission.ts';

/**
 * Mails a link to a new address; repeated calls mail it again. The caller has checked the secret link.
 * @throws DoorstepError `request_not_found`, `state_conflict` once it is packed, `request_invalid`, `rate_limited`.
 */
export async function askForEmail(
  context: Context,
  { id, email }: { id: string; email: string },
): Promise<ServiceRequest> {
  return context.store.transaction(async (tx) => {
    const { request, offer } = await lockChangeable(tx, id);
    const { contact } = request;
    const fields = validateContact(offer.definition, { ...contact, email }).filter(
      ({ field }) => field === 'contact.email',
    );
    if (offer.definition.contact.email === 'off') fields.push({ field: 'contact.email', code: 'unknown_field' });
    if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
    const at = await tx.now();
    if (email === contact.email) return drop(context, tx, { request, at });
    if (!(await countChange(tx, id, at, 'emails'))) throw new DoorstepError('rate_limited');
    const isRepeated = contact.newEmail === email;
    if (!isRepeated) await tx.mailedLinks.forget(context.secrets.hash(emailToken(context, id, email)));
    const asked = isRepeated
      ? request
      : await transitionFreely(context, tx, request, {
          to: request.state,
          at,
          changes: { contact: { ...contact, newEmail: email } },
          audit: { action: 'request.email_asked', detail: { from: contact.email, to: email } },
          mail: 'email_asked',
          mailValues: { address: maskEmail(email) },
        });
    const addressed = { ...asked, contact: { ...contact, email } };
    await enqueueMail(context, tx, { kind: 'confirm_email', request: addressed, at, offer });
    return asked;
  });
}

/** Keeps the address on file: links mailed to another address no longer work. @throws as `askForEmail`. */
export async function keepEmail(context: Context, { id }: { id: string }): Promise<ServiceRequest> {
  return context.store.transaction(async (tx) => {
    const { request } = await lockChangeable(tx, id);
    return drop(context, tx, { request, at: await tx.now() });
  });
}

async function drop(
  context: Context,
  tx: Repositories,
  { request, at }: { request: ServiceRequest; at: Instant },
): Promise<ServiceRequest> {
  const { newEmail, ...contact } = request.contact;
  if (newEmail === undefined) return request;
  return transitionFreely(context, tx, request, {
    to: request.state,
    at,
    changes: { contact },
    audit: { action: 'request.email_kept', detail: { from: newEmail, to: contact.email } },
    mail: 'no_mail',
  });
}

export function emailToken({ secrets }: Pick<Context, 'secrets'>, requestId: string, email: string): string {
  return secrets.confirmToken(`${requestId} ${email}`);
}

/**
 * Puts the new address on file, by its mailed link (which `confirmRequest` found open). The previous address is
 * notified.
 * @throws DoorstepError `link_invalid`, `state_conflict` once it is packed.
 */
export async function confirmEmail(
  context: Context,
  { id, token }: { id: string; token: string },
): Promise<ServiceRequest> {
  const { secrets, store } = context;
  return store.transaction(async (tx) => {
    const { request, offer } = await lockChangeable(tx, id);
    const { newEmail, ...contact } = request.contact;
    const at = await tx.now();
    if (newEmail === undefined || emailToken(context, id, newEmail) !== token) throw new DoorstepError('link_invalid');
    if (!(await tx.mailedLinks.use(secrets.hash(token), at))) throw new DoorstepError('link_invalid');
    const values = { detail: 'email', address: maskEmail(newEmail) };
    await enqueueMail(context, tx, { kind: 'details_changed', request, at, offer, values });
    const changed = await transitionFreely(context, tx, request, {
      to: request.state,
      at,
      changes: { contact: { ...contact, email: newEmail } },
      audit: {
        action: 'request.details_changed',
        detail: { kind: 'email', from: contact.email, to: newEmail },
      },
      mail: 'no_mail',
    });
    await mailNewAddress(context, tx, changed, { at, offer });
    return changed;
  });
}

export async function mailNewAddress(
  context: Context,
  tx: Repositories,
  changed: ServiceRequest,
  { at, offer }: { at: Instant; offer: Offer },
): Promise<void> {
  // The link that counts as its pass went to the previous address, so it is mailed again.
  const waitsForLink = isUnadmitted(changed) && changed.holdReasons.includes('no_pass');
  if (waitsForLink) await enqueueMail(context, tx, { kind: 'confirm_link', request: changed, at, offer });
  else await enqueueReceipt(context, tx, changed, { at, offer });
}
