import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { textIn } from '../offer/offer-texts.ts';
import type { Offer } from '../offer/offer.ts';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { Repositories } from '../store.ts';
import { isCollected } from './plain-address.ts';
import type { ServiceRequest } from './service-request.ts';

/** Must run in the transaction that the email reports. Does nothing without an email address. */
export async function enqueueMail(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Repositories,
  mail: {
    kind: QueuedMail['kind'];
    request: ServiceRequest;
    at: Instant;
    values?: QueuedMail['values'] | undefined;
    offer?: Offer | undefined;
    dueAt?: Instant | undefined;
  },
): Promise<void> {
  const { kind, request, at, values, dueAt } = mail;
  if (request.contact.email === '') return;
  const offer = mail.offer ?? (await tx.offers.find(request.offerId));
  await tx.outbox.add({
    id: secrets.newId(),
    subject: request.id,
    at,
    ...(dueAt === undefined ? {} : { dueAt }),
    order: writeMail({ kind, request, offer, values }),
  });
}

export function writeMail({
  kind,
  request,
  offer,
  values,
}: {
  kind: QueuedMail['kind'];
  request: ServiceRequest;
  offer: Offer | null;
  values: QueuedMail['values'] | undefined;
}): QueuedMail {
  const inLanguage = (texts: Record<string, string> | undefined): string =>
    textIn(texts ?? {}, request.language, offer?.definition.mainLanguage ?? '');
  return {
    kind,
    to: request.contact.email,
    language: request.language,
    values: {
      reference: request.reference,
      offer: inLanguage(offer?.definition.title),
      organisation: offer?.definition.organisation.name ?? '',
      state: request.state,
      way: isCollected(request) ? 'collected' : 'delivered',
      // The offer's delivery text, from acceptance on.
      ...(request.state === 'accepted' && !isCollected(request)
        ? { confirmation: inLanguage(offer?.definition.confirmation) }
        : {}),
      ...values,
    },
    // Staff and programs are responsible for the addresses they enter.
    isAddressUnproven: request.source === 'web' || request.source === 'embed',
  };
}

export async function enqueueReceipt(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  request: ServiceRequest,
  { at, offer }: { at: Instant; offer?: Offer },
): Promise<void> {
  const place =
    request.state === 'waitlisted' && request.queueNumber !== null
      ? await tx.requests.placeInQueue(request.offerId, request.queueNumber)
      : 0;
  await enqueueMail(context, tx, { kind: 'receipt', request, at, values: { place }, offer });
}

/** The secret link of a request, to be added to the address of the site. */
export function receiptPath({ secrets }: Pick<Context, 'secrets'>, request: { id: string; reference: string }): string {
  return `/r/${request.reference}/${secrets.receiptSecret(request.id)}`;
}
