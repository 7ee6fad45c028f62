import {
  type ChangeField,
  type ChangePage,
  type Draft,
  type PublicOffer,
  type PutRightPage,
  draftFromFields,
  errorCodes,
  submissionOfDraft,
  submissionSchema,
} from '@doorstep/contract';
import {
  DoorstepError,
  type OfferDefinition,
  type ServiceRequest,
  adjustRequest,
  askForEmail,
  canAdjust,
  changeDetails,
  hasAddress,
  isCorrectable,
  itemText,
  keepEmail,
} from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseBody } from '../http/parse-body.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import { pageLanguage, readerOf } from '../http/request-language.ts';
import { promisedDay } from '../present/brief/steps-of-request.ts';
import { wordsOfOffer } from '../present/brief/words-of-offer.ts';
import { wholeAddress } from '../present/status-page.ts';
import type { Product } from '../product/product.ts';
import { entriesOf, fieldsOf, text } from './offer-page-routes.ts';
import { keepPrivate, offerOf, requireRequest, secretOf, showOnce, showTooLate } from './receipt-routes.ts';

type ListRequest = FastifyRequest<{ Params: { reference: string } }>;

const changeSchema = v.pick(submissionSchema, ['lines', 'contact', 'answers']);

export function addPutRightRoutes(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { reference: string } }>('/r/:reference/change', async (request, reply) => {
    const found = await requireChangeable(product, request);
    if (found === null) return keepPrivate(reply).redirect(`/r/${request.params.reference}`, 303);
    return showList(product, { request, reply, found, done: null });
  });

  app.get<{ Params: { reference: string; field: string } }>('/r/:reference/change/:field', async (request, reply) => {
    const found = await requireChangeable(product, request);
    const offer = found === null ? null : await viewOf(product, request, found);
    const field = offer === null ? null : fieldOf(offer, request.params.field);
    if (found === null || offer === null || field === null)
      return keepPrivate(reply).redirect(`/r/${request.params.reference}${found === null ? '' : '/change'}`, 303);
    return showChange(product, { request, reply, found, offer, field, draft: draftOfRequest(found) });
  });

  app.post<{ Params: { reference: string; field: string } }>(
    '/r/:reference/change/:field',
    { preHandler: limitByNetwork(product.limits.submit), config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const found = await requireChangeable(product, request);
      if (found === null) return showTooLate(product, { request, reply, refused: 'correction' });
      const offer = await viewOf(product, request, found);
      const field = fieldOf(offer, request.params.field);
      if (field === null) throw new DoorstepError('not_found');
      const fields = fieldsOf(request);
      const step = text(fields, 'step');
      const draft = { ...without(draftOfRequest(found), field), ...draftFromFields(entriesOf(fields)) };
      try {
        await change(product, { found, offer, field, draft, step });
      } catch (error) {
        if (!(error instanceof DoorstepError)) throw error;
        const { code, details } = error;
        if (code === 'state_conflict') return showTooLate(product, { request, reply, refused: 'correction' });
        reply.code(errorCodes[code].status);
        reply.errorCode = code;
        const errors = details.fields ?? [];
        const problem = errors.length > 0 ? null : { code, left: details.left ?? [] };
        return showChange(product, { request, reply, found, offer, field, draft }, { errors, problem });
      }
      if (step === 'again' || step === 'keep') {
        const now = await requireChangeable(product, request);
        const done = step === 'again' ? 'sent' : 'kept';
        if (now !== null) return showList(product, { request, reply, found: now, done });
      }
      return showOnce(product, { request, reply: keepPrivate(reply) }).redirect(`/r/${request.params.reference}`, 303);
    },
  );
}

async function change(
  product: Product,
  given: { found: ServiceRequest; offer: PublicOffer; field: ChangeField; draft: Draft; step: string },
): Promise<ServiceRequest> {
  const { found, offer, field, draft, step } = given;
  const { id } = found;
  const context = product.contextFor({ kind: 'visitor' });
  if (field === 'email' && step === 'keep') return keepEmail(context, { id });
  const { lines, contact, answers } = submissionOfDraft(draft, offer);
  const whole = parseBody(changeSchema, { lines, contact, answers });
  if (field === 'items') return adjustRequest(context, { id, lines: whole.lines, reason: '' });
  if (field === 'name' || field === 'phone')
    return changeDetails(context, { id, change: { kind: field, value: whole.contact[field] } });
  if (field === 'email') {
    const { email } = whole.contact;
    // Without a mail server no email address can be confirmed.
    return email === '' || !product.canSendMail
      ? changeDetails(context, { id, change: { kind: 'email', value: email } })
      : askForEmail(context, { id, email });
  }
  const question = field.slice('answer.'.length);
  const value = Object.hasOwn(whole.answers, question) ? whole.answers[question] : undefined;
  return changeDetails(context, { id, change: { kind: 'answer', question, value } });
}

/** The request of the secret link; null once it is packed or has ended. */
async function requireChangeable(product: Product, request: ListRequest): Promise<ServiceRequest | null> {
  const context = product.contextFor({ kind: 'visitor' });
  const found = await requireRequest(context, request.params.reference, secretOf(product, request));
  return isCorrectable(found) && found.erasedAt === null ? found : null;
}

async function viewOf(product: Product, request: ListRequest, found: ServiceRequest): Promise<PublicOffer> {
  const context = product.contextFor({ kind: 'visitor' });
  const view = await offerOf(product, request, found);
  const offer = await context.store.offers.find(found.offerId);
  return offer === null ? view : withItemsOfRequest(view, offer.definition, found);
}

/** Null where the offer does not ask for this field. */
function fieldOf(offer: PublicOffer, name: string): ChangeField | null {
  if (name === 'items') return name;
  if (name === 'name' || name === 'email' || name === 'phone') return offer.contact[name] === 'off' ? null : name;
  const question = offer.questions.find(({ id }) => name === `answer.${id}`);
  return question === undefined ? null : `answer.${question.id}`;
}

/** An unticked box, or a list without a choice, sends nothing: the previous value must not be used. */
function without(draft: Draft, field: ChangeField): Draft {
  const isField = (name: string) => (field === 'items' ? name.startsWith('quantity.') : name === field);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !isField(name)));
}

async function canChangeItems(product: Product, found: ServiceRequest, offer: PublicOffer): Promise<boolean> {
  const { store } = product.contextFor({ kind: 'visitor' });
  const isChoice = offer.items.length > 1 || offer.items.some(({ maxPerRequest }) => maxPerRequest > 1);
  return isChoice && (await canAdjust(store, found));
}

interface Shown {
  request: ListRequest;
  reply: FastifyReply;
  found: ServiceRequest;
}

async function showList(
  product: Product,
  { request, reply, found, done }: Shown & Pick<PutRightPage, 'done'>,
): Promise<FastifyReply> {
  const view = await viewOf(product, request, found);
  const offer = await product.contextFor({ kind: 'visitor' }).store.offers.find(found.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const words = wordsOfOffer(offer.definition, {
    language: pageLanguage(readerOf(request, found.language), view.language),
    shown: view.language,
    at: request.receivedAt,
  });
  const packedBy = promisedDay(words, found, offer.definition.packedWithinDays);
  const page: PutRightPage = {
    kind: 'put_right',
    offer: view,
    reference: found.reference,
    draft: draftOfRequest(found),
    addressLines: hasAddress(found) ? wholeAddress(found) : [],
    canChangeItems: await canChangeItems(product, found, view),
    newEmail: found.contact.newEmail ?? '',
    packedBy: packedBy === null ? '' : words.day(packedBy),
    done,
  };
  return keepPrivate(reply).send(product.pages.render(page, request, found.language));
}

async function showChange(
  product: Product,
  { request, reply, found, offer, field, draft }: Shown & { offer: PublicOffer; field: ChangeField; draft: Draft },
  issue: Pick<ChangePage, 'errors' | 'problem'> = { errors: [], problem: null },
): Promise<FastifyReply> {
  const { reference, contact, language } = found;
  const page: ChangePage = { kind: 'change', offer, reference, field, draft, email: contact.email, ...issue };
  return keepPrivate(reply).send(product.pages.render(page, request, language));
}

function draftOfRequest({ lines, contact, answers }: ServiceRequest): Draft {
  const { name, email, phone } = contact;
  return {
    ...Object.fromEntries(lines.map(({ itemId, quantity }) => [`quantity.${itemId}`, String(quantity)])),
    'contact.name': name,
    'contact.email': email,
    'contact.phone': phone,
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answer.${id}`, textOf(answer)])),
  };
}

function textOf(answer: ServiceRequest['answers'][string]): string {
  if (Array.isArray(answer)) return answer.join('\n');
  return typeof answer === 'boolean' ? (answer ? 'yes' : '') : String(answer);
}

const unsaid = { kind: 'hidden', text: '' } as const;

/** The offer with as much of each item as the request has, even if less or nothing is left today. */
function withItemsOfRequest(offer: PublicOffer, definition: OfferDefinition, { lines }: ServiceRequest): PublicOffer {
  const quantityOf = (id: string) => lines.find(({ itemId }) => itemId === id)?.quantity ?? 0;
  const retired = lines.filter(({ itemId }) => offer.items.every(({ id }) => id !== itemId));
  return {
    ...offer,
    items: [
      ...offer.items.map((item) => ({
        ...item,
        maxPerRequest: Math.max(item.maxPerRequest, quantityOf(item.id)),
        // “None left” is true for others only.
        remaining: quantityOf(item.id) > 0 && item.remaining.kind === 'none' ? unsaid : item.remaining,
      })),
      ...retired.map(({ itemId: id, quantity }) => ({
        id,
        name: itemText(definition, id, offer.language),
        maxPerRequest: quantity,
        maxPerHome: null,
        remaining: unsaid,
      })),
    ],
  };
}
