import type { PublicOffer, RequestState, StatusPage } from '@doorstep/contract';
import type { AuditEntry, Instant, ServiceRequest } from '@doorstep/core';

const receiptForMs = 10 * 60_000;
/** As long as the mailed link works. */
const linkLifeMs = 24 * 3_600_000;

/** A request as its visitor sees it; name and address are masked, since the page may stay open on a shared screen. */
export function presentStatus(
  request: ServiceRequest,
  given: {
    offer: PublicOffer;
    history: AuditEntry[];
    place: number | null;
    entry: StatusPage['entry'];
    canWithdraw: boolean;
    canCorrect: boolean;
    canSendMail: boolean;
    at: Instant;
  },
): StatusPage {
  const { offer, history, place, canWithdraw, canCorrect, at } = given;
  const isWaitingForLink =
    given.canSendMail &&
    request.state === 'held' &&
    !request.hasPass &&
    request.contact.email !== '' &&
    at - request.receivedAt < linkLifeMs;
  return {
    kind: 'status',
    offer,
    reference: request.reference,
    state: request.state,
    place,
    lines: request.lines.map(({ itemId, quantity }) => ({
      name: offer.items.find(({ id }) => id === itemId)?.name ?? { text: '', language: offer.title.language },
      quantity,
    })),
    name: maskWords(request.contact.name),
    addressLines: maskAddress(request),
    timeline: history.flatMap(({ at: when, detail }) =>
      typeof detail['state'] === 'string'
        ? [{ at: new Date(when).toISOString(), state: detail['state'] as RequestState }]
        : [],
    ),
    canWithdraw,
    canCorrect,
    entry: given.entry,
    isReceipt: at - request.receivedAt < receiptForMs,
    confirmSentTo: isWaitingForLink ? maskEmail(request.contact.email) : null,
  };
}

/** `Robin Example` → `R•••• E••••`: as many dots whatever the length. */
export function maskWords(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0] ?? ''}••••`)
    .join(' ');
}

/** `robin@example.org` → `r••••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}••••${email.slice(at)}`;
}

/** The first line masked, the town as it is, only the beginning of the postcode. */
export function maskAddress({ address }: ServiceRequest): string[] {
  const [first = ''] = address.lines;
  const postcode = address.postcode.slice(0, Math.ceil(address.postcode.length / 2));
  return [
    maskWords(first),
    [address.city, postcode === '' ? '' : `${postcode}•••`].filter((part) => part !== '').join(' '),
  ].filter((line) => line !== '');
}
