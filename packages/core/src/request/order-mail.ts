import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/index.ts';
import type { MailOrder } from '../outbox/outbox-store.ts';
import type { Repositories } from '../store.ts';
import { receiptUrl } from './receipt-url.ts';
import type { ServiceRequest } from './service-request.ts';

const linkLifeMs = 24 * 3_600_000;

/** Orders a mail to the visitor, in the transaction of what it tells about; nothing without an e-mail address. */
export async function orderMail(
  { secrets, baseUrl }: Context,
  tx: Repositories,
  mail: {
    kind: MailOrder['kind'];
    request: ServiceRequest;
    at: Instant;
    values?: MailOrder['values'];
    /** Where it is known already. */
    offer?: Offer | undefined;
  },
): Promise<void> {
  const { kind, request, at, values } = mail;
  if (request.contact.email === '') return;
  const offer = mail.offer ?? (await tx.offers.find(request.offerId));
  const title =
    offer?.definition.title[request.language] ?? offer?.definition.title[offer.definition.mainLanguage] ?? '';
  await tx.outbox.add({
    id: secrets.newId(),
    subject: request.id,
    at,
    order: {
      kind,
      to: request.contact.email,
      language: request.language,
      values: {
        reference: request.reference,
        offer: title,
        organisation: offer?.definition.organisation.name ?? '',
        state: request.state,
        url: receiptUrl({ secrets, baseUrl }, request),
        ...values,
      },
    },
  });
}

export async function orderReceipt(
  context: Context,
  tx: Repositories,
  request: ServiceRequest,
  { at, offer }: { at: Instant; offer?: Offer },
): Promise<void> {
  const place = request.queueNumber === null ? 0 : await tx.requests.placeInQueue(request.offerId, request.queueNumber);
  await orderMail(context, tx, { kind: 'receipt', request, at, values: { place }, offer });
}

/** A single-use link that counts as a pass, for a request that came without one. */
export async function orderConfirmLink(
  context: Context,
  tx: Repositories,
  request: ServiceRequest,
  { at, offer }: { at: Instant; offer?: Offer },
): Promise<void> {
  const token = context.secrets.newToken();
  await tx.mailedLinks.insert({
    tokenHash: context.secrets.hash(token),
    requestId: request.id,
    expiresAt: at + linkLifeMs,
  });
  await orderMail(context, tx, {
    kind: 'confirm_link',
    request,
    at,
    offer,
    values: { confirmUrl: `${context.baseUrl}/confirm/${token}` },
  });
}
