// A visitor corrects name, phone number, email address and answers of a request that is not packed.
import { addressKinds } from '@doorstep/address-language';
import { dayMs, DoorstepError, type FieldError, addressKinds as allKinds } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { answerInWords, localText } from '../offer/offer-texts.ts';
import { type Offer, offeredOf } from '../offer/offer.ts';
import type { Repositories } from '../store.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { lockRequest } from './lock-request.ts';
import { hasAddress } from './plain-address.ts';
import { isCorrectable, stateWithDoubts } from './request-transitions.ts';
import { requireAcceptedKind } from './resolve-address.ts';
import type { ServiceRequest } from './service-request.ts';
import { transitionFreely } from './transition-request.ts';
import { validateAnswers, validateContact } from './validate-submission.ts';

/** Changes of one request by its visitor per day, each of which may send an email. */
const maxChangesPerDay = 20;
/** Stops visitors who try homes one after the other by correcting the address. */
const maxCorrectionsPerDay = 5;
/** Stops visitors who email confirmation links to strangers. */
const maxEmailChangesPerDay = 3;

const kinds = {
  changes: maxChangesPerDay,
  corrections: maxCorrectionsPerDay,
  emails: maxEmailChangesPerDay,
};

/** @returns false if the request has had too many changes or attempts today. */
export function countChange(
  tx: Repositories,
  requestId: string,
  at: Instant,
  kind: keyof typeof kinds = 'changes',
): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  return tx.counters.take(`${kind}:${requestId}:${day}`, kinds[kind], (day + 1) * dayMs);
}

type Answer = ServiceRequest['answers'][string];

/** An absent answer is removed. Where emails are sent, `askForEmail` changes the address instead. */
export type DetailsChange =
  | { kind: 'name' | 'phone' | 'email'; value: string }
  | { kind: 'answer'; question: string; value: Answer | undefined };

/**
 * Changes one detail, validated like a new request; the others stay, even if the offer no longer accepts them. The
 * caller has checked the secret link. Place in the queue and units stay.
 * @throws DoorstepError `request_not_found`, `state_conflict` once it is packed, `request_invalid`, `rate_limited`.
 */
export async function changeDetails(
  context: Context,
  { id, change }: { id: string; change: DetailsChange },
): Promise<ServiceRequest> {
  return context.store.transaction(async (tx) => {
    const found = await lockChangeable(tx, id);
    requireValid(found, [change]);
    const at = await tx.now();
    if (isSame(found, change)) return found.request;
    if (!(await countChange(tx, id, at))) throw new DoorstepError('rate_limited');
    return putDetail(context, tx, { ...found, change, at });
  });
}

interface Changeable {
  request: ServiceRequest;
  offer: Offer;
}

/** @throws DoorstepError `request_invalid`. */
export function requireValid({ request, offer }: Changeable, changes: DetailsChange[]): void {
  const fields = changes.flatMap((change) => errorsOf(offer, { change, ...changed(request, change) }));
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const name = changes.find(({ kind }) => kind === 'name');
  if (name !== undefined && hasAddress(request))
    requireAcceptedKind(offer, request.address, changed(request, name).contact.name);
}

export function isSame({ request, offer }: Changeable, change: DetailsChange): boolean {
  return inWords(offer, request, change) === inWords(offer, changed(request, change), change);
}

/**
 * Writes a valid change that differs from the stored detail, and emails the visitor.
 * @param options `reason` of staff, for the history. `isNotified`: the caller emails the visitor.
 */
export async function putDetail(
  context: Context,
  tx: Repositories,
  { request, offer, change, at }: Changeable & { change: DetailsChange; at: Instant },
  { reason, isNotified = false }: { reason?: string; isNotified?: boolean } = {},
): Promise<ServiceRequest> {
  const { contact, answers } = changed(request, change);
  const holdReasons = change.kind === 'name' ? doubtsWithName(offer, request, contact.name) : request.holdReasons;
  const isEmail = change.kind === 'email';
  const address = contact.email === '' || !isEmail ? 'none' : maskEmail(contact.email);
  const mailValues = { detail: change.kind, address };
  if (isEmail) await enqueueMail(context, tx, { kind: 'details_changed', request, at, offer, values: mailValues });
  return transitionFreely(context, tx, request, {
    to: stateWithDoubts(request, holdReasons),
    at,
    changes: { contact, answers, holdReasons },
    audit: {
      action: 'request.details_changed',
      detail: {
        kind: change.kind,
        from: inWords(offer, request, change),
        to: inWords(offer, { contact, answers }, change),
        ...questionOf(offer, change),
        ...(reason === undefined ? {} : { reason }),
      },
    },
    mail: isEmail || isNotified ? 'no_mail' : 'details_changed',
    mailValues,
  });
}

/** @throws DoorstepError `request_not_found`, `offer_not_found`, `state_conflict`. */
export async function lockChangeable(tx: Repositories, id: string): Promise<{ request: ServiceRequest; offer: Offer }> {
  const request = await lockRequest(tx, id);
  if (!isCorrectable(request) || request.erasedAt !== null) throw new DoorstepError('state_conflict');
  const offer = await tx.offers.find(request.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  return { request, offer };
}

type Details = Pick<ServiceRequest, 'contact' | 'answers'>;

function changed({ contact, answers }: Details, change: DetailsChange): Details {
  if (change.kind === 'answer') {
    const { [change.question]: _, ...others } = answers;
    const { question, value } = change;
    return { contact, answers: value === undefined ? others : { ...others, [question]: value } };
  }
  const { newEmail, ...settled } = contact;
  const isKept = change.kind !== 'email' && newEmail !== undefined;
  return { contact: { ...settled, ...(isKept ? { newEmail } : {}), [change.kind]: change.value }, answers };
}

function errorsOf(offer: Offer, { change, contact, answers }: Details & { change: DetailsChange }): FieldError[] {
  const { contact: asked, questions } = offeredOf(offer.definition);
  if (change.kind !== 'answer') {
    const field = `contact.${change.kind}`;
    if (asked[change.kind] === 'off') return [{ field, code: 'unknown_field' }];
    return validateContact({ contact: asked }, contact).filter((error) => error.field === field);
  }
  const value = Object.hasOwn(answers, change.question) ? answers[change.question] : undefined;
  const its = questions.filter(({ id }) => id === change.question);
  return its.length === 0
    ? [{ field: `answers.${change.question}`, code: 'unknown_field' }]
    : validateAnswers(its, value === undefined ? {} : { [change.question]: value });
}

/** The name can raise doubts about the address, because people write `c/o` in either. */
function doubtsWithName({ definition }: Offer, request: ServiceRequest, name: string): ServiceRequest['holdReasons'] {
  if (!hasAddress(request)) return request.holdReasons;
  const kindsWith = (who: string) =>
    addressKinds(request.address, who, allKinds).flatMap(({ kind, isInName }) =>
      isInName && definition.addressPolicy[kind] === 'held' ? [kind] : [],
    );
  const before: readonly string[] = kindsWith(request.contact.name);
  const others = request.holdReasons.filter((reason) => !before.includes(reason));
  return [...new Set([...others, ...kindsWith(name)])];
}

function inWords({ definition }: Offer, { contact, answers }: Details, change: DetailsChange): string {
  if (change.kind !== 'answer') return contact[change.kind];
  const { question: id } = change;
  return answerInWords(definition, id, Object.hasOwn(answers, id) ? answers[id] : undefined);
}

function questionOf({ definition }: Offer, change: DetailsChange): { question?: string } {
  if (change.kind !== 'answer') return {};
  const { mainLanguage, questions } = definition;
  const label = questions.find(({ id }) => id === change.question)?.label ?? {};
  return { question: localText(label, mainLanguage, mainLanguage).text };
}

/** `robin@example.org` → `r••••@example.org`. */
export function maskEmail(email: string): string {
  return `${Array.from(email)[0] ?? ''}••••${email.slice(email.lastIndexOf('@'))}`;
}
