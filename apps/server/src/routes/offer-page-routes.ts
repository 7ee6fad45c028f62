import { randomUUID } from 'node:crypto';
import {
  draftFromFields,
  errorCodes,
  homeQuestionSchema,
  isRefusal,
  submissionOfDraft,
  type AddressStep,
  type CheckPage,
  type Draft,
  type HoldReason,
  type HomeAnswer,
  type OfferChange,
  type OfferPage,
  type PublicOffer,
  type RefusedPage,
} from '@doorstep/contract';
import { linesWithUnit } from '@doorstep/address-language';
import {
  addressHoldReasons,
  checkSubmission,
  DoorstepError,
  isFlatUnknown,
  seenBefore,
  type Offer,
} from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { queryOf } from '../http/moved-offer.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import { pageLanguage, readerOf } from '../http/request-language.ts';
import { presentOfferCard } from '../present/public-offer.ts';
import { briefBeforeSend } from '../present/brief/brief-before-send.ts';
import { wordsOfOffer } from '../present/brief/words-of-offer.ts';
import { homeAnswer } from '../product/home-answer.ts';
import { addressStep, forgetFound, searchStep, settleChange } from '../product/address-step.ts';
import { requesterOf } from '../product/requester-of.ts';
import { meetChanges } from '../product/meet-changes.ts';
import { loadPublicOffer } from '../product/load-public-offer.ts';
import { pageLookup } from '../product/page-lookup.ts';
import type { Product } from '../product/product.ts';
import { parseSubmission, requireIdempotencyKey, submit } from '../product/submit.ts';
import { openReceipt } from './receipt-routes.ts';

type OfferRequest = FastifyRequest<{ Params: { slug: string } }>;
type Fields = Record<string, unknown>;

export function addOfferPageRoutes(app: FastifyInstance, product: Product): void {
  app.get('/', async (request, reply) => {
    const { store } = product.contextFor({ kind: 'visitor' });
    const stock = await store.stock.ofAllOffers();
    const reader = readerOf(request);
    const offers = (await store.offers.list()).flatMap((offer) => {
      const card = presentOfferCard(offer, {
        stock: stock.get(offer.id) ?? [],
        ...reader,
        at: request.receivedAt,
        canSendMail: product.canSendMail,
      });
      return card === null ? [] : [card];
    });
    return product.pages.send(reply, { kind: 'home', offers });
  });

  app.get<{ Params: { slug: string } }>('/o/:slug', (request, reply) =>
    showOffer(product, request, { reply, draft: {}, step: { kind: 'search' }, isOpened: request.method === 'GET' }),
  );

  app.post<{ Params: { slug: string } }>('/o/:slug', async (request, reply) => {
    const fields = fieldsOf(request);
    const draft = draftFromFields(entriesOf(fields));
    const { offer } = await loadPublicOffer(product, request);
    const step = await searchStep(product, request, {
      step: text(fields, 'step'),
      pick: text(fields, 'address.pick'),
      draft,
      ...(await whereToSearch(product, offer)),
    });
    return showOffer(product, request, { reply, draft, step });
  });

  // Reached by going back, or by a bookmark: the answers are not in the URL.
  for (const path of ['check', 'send', 'claim', 'receipt-again']) {
    app.get<{ Params: { slug: string } }>(`/o/:slug/${path}`, (request, reply) =>
      reply.redirect(`/o/${request.params.slug}${queryOf(request.url)}`, 303),
    );
  }

  app.post<{ Params: { slug: string } }>('/o/:slug/check', async (request, reply) => {
    const fields = fieldsOf(request);
    const draft = draftFromFields(entriesOf(fields));
    const { offer, view } = await loadPublicOffer(product, request);
    // Chosen in the list but not confirmed yet: pressing this button confirms it.
    const pick = text(fields, 'address.pick');
    if (pick !== '') {
      const where = await whereToSearch(product, offer);
      const step = await searchStep(product, request, { step: 'pick', pick, draft, ...where });
      // A picked building opens, so that the visitor can choose one of its homes.
      if (step.kind !== 'chosen') return showOffer(product, request, { reply, draft, step });
    }
    const isAgain = text(fields, 'step') === 'again';
    return showCheck(product, request, { reply, offer, view, draft, fields, isAgain });
  });

  app.post<{ Params: { slug: string } }>(
    '/o/:slug/send',
    { preHandler: limitByNetwork(product.limits.submit) },
    async (request, reply) => {
      const fields = fieldsOf(request);
      const draft = draftFromFields(entriesOf(fields));
      const { offer, view } = await loadPublicOffer(product, request);
      const { store } = product.contextFor({ kind: 'visitor' });
      const before = await seenBefore(store, offer, Number(draft['offerVersion'] ?? view.version));
      try {
        // The page promised what follows a passed check, but its scripts have not run yet.
        if (text(fields, 'step') === 'early' && text(fields, 'plain') === '')
          throw new DoorstepError('human_check_needed');
        const submission = parseSubmission({
          ...submissionOfDraft(draft, before ?? view),
          humanCheck: text(fields, 'humanCheck'),
          formToken: text(fields, 'formToken'),
          website: text(fields, 'website'),
        });
        const idempotencyKey = requireIdempotencyKey(text(fields, 'idempotencyKey'));
        const { path } = await submit(product, request, { submission, idempotencyKey, reply });
        if (request.embed === null) return await reply.redirect(path, 303);
        const [reference = '', secret = ''] = path.slice('/r/'.length).split('/');
        return await openReceipt(product, { request, reply, reference, secret });
      } catch (error) {
        const shown = { reply, offer, view, draft, fields };
        const code = error instanceof DoorstepError ? error.code : null;
        if (code !== 'request_invalid' && code !== 'offer_changed')
          return showProblem(product, request, { ...shown, error, changes: [], isAgain: false });
        reply.code(errorCodes[code].status);
        reply.errorCode = code;
        return showCheck(product, request, { ...shown, isAgain: true });
      }
    },
  );
}

interface Shown {
  reply: FastifyReply;
  offer: Offer;
  view: PublicOffer;
  draft: Draft;
  fields: Fields;
  /** Sent from the check page, which then asks for what is missing. */
  isAgain: boolean;
}

async function showCheck(product: Product, request: OfferRequest, shown: Shown): Promise<FastifyReply> {
  const { reply, offer, view, draft, fields } = shown;
  let changes: OfferChange[] = [];
  try {
    changes = await meetChanges(product, { offer, view, draft });
    settleChange(draft);
    const submission = parseSubmission(submissionOfDraft(draft, view));
    const context = product.contextFor({ kind: 'visitor' }, requesterOf(product, request));
    const resolved = await checkSubmission(context, { offer, submission, receivedAt: request.receivedAt });
    // Doubts about the address alone: before a pass, nothing about its home's requests is disclosed.
    const { name } = submission.contact;
    const doubts = addressHoldReasons({ offer, resolved, homeIds: [], name }, () => 0);
    const { lines, unit } = resolved.address;
    if (isFlatUnknown(resolved) && draft['unitAsked'] !== 'yes') {
      // Asked once: a visitor without a number continues without one, and the request is held for staff.
      draft['unitAsked'] = 'yes';
      throw new DoorstepError('request_invalid', { fields: [{ field: 'unit', code: 'unit_missing' }] });
    }
    if ((draft['address.id'] ?? '') !== '' && resolved.retrieved !== null) {
      // Retrieved, and perhaps paid for: kept as a proof, so that sending does not retrieve it again.
      forgetFound(draft);
      draft['address.proof'] = product.proofs.sign(resolved.retrieved);
    }
    const page = await checkPage(product, request, {
      offer,
      view,
      draft,
      doubts,
      changes,
      // The next page has no honeypot, so the token records that this one was filled in.
      formToken: text(fields, 'website') === '' ? text(fields, 'formToken') : product.formTokens.issueForHoneypot(),
      idempotencyKey: randomUUID(),
    });
    product.visits.count(offer.id, 'checked');
    const asksForUnit = unit === '' || (draft['unit'] ?? '') !== '';
    return await product.pages.send(reply, { ...page, addressLines: linesWithUnit(lines, unit), asksForUnit });
  } catch (error) {
    return showProblem(product, request, { ...shown, error, changes });
  }
}

async function showOffer(
  product: Product,
  request: OfferRequest,
  {
    reply,
    draft,
    step,
    isOpened = false,
  }: { reply: FastifyReply; draft: Draft; step: AddressStep; isOpened?: boolean },
): Promise<FastifyReply> {
  const shown = await loadPublicOffer(product, request);
  if (isOpened) product.visits.count(shown.offer.id, 'opened');
  reply.header('Cache-Control', 'no-store');
  const formToken = text(fieldsOf(request), 'formToken');
  return product.pages.send(reply, await offerPage(product, request, { ...shown, reply, draft, step, formToken }));
}

async function offerPage(
  product: Product,
  request: OfferRequest,
  given: { reply: FastifyReply; offer: Offer; view: PublicOffer; draft: Draft; step: AddressStep; formToken: string },
): Promise<OfferPage> {
  const { reply, offer, view, draft, step, formToken } = given;
  const session = product.sessions.ensure(request, reply);
  return {
    kind: 'offer',
    offer: view,
    draft,
    address: step.kind === 'chosen' ? { ...step, ...(await answerOf(product, request, { offer, view, draft })) } : step,
    errors: [],
    changes: [],
    lookup: pageLookup(product, {
      session,
      offer: view,
      near: await product.areaPosition(offer.definition.area),
      country: draft['address.country'] ?? '',
    }),
    challengeUrl: product.config.captcha === null ? `/api/offers/${view.slug}/human-check` : null,
    formToken: formToken === '' ? product.formTokens.issue() : formToken,
  };
}

async function answerOf(
  product: Product,
  request: OfferRequest,
  { offer, view, draft }: { offer: Offer; view: PublicOffer; draft: Draft },
): Promise<{ answer?: HomeAnswer }> {
  const { address } = submissionOfDraft(draft, view);
  const { success, output } = v.safeParse(homeQuestionSchema, { address });
  return success ? { answer: await homeAnswer(product, request, { offer, view, address: output.address }) } : {};
}

async function checkPage(
  product: Product,
  request: OfferRequest,
  given: {
    offer: Offer;
    view: PublicOffer;
    draft: Draft;
    /** Known reasons for which staff would check the address first. */
    doubts?: HoldReason[];
    changes?: OfferChange[];
    formToken: string;
    idempotencyKey: string;
  },
): Promise<CheckPage> {
  const { offer, view, draft, doubts = doubtsOfDraft(offer, draft), changes = [], formToken, idempotencyKey } = given;
  const isSuspected = product.formTokens.isHoneypotFilled(formToken);
  return {
    kind: 'check',
    offer: view,
    draft,
    addressLines: [],
    asksForUnit: true,
    errors: [],
    changes,
    problem: null,
    ...(await product.humanChecks.forPage({ slug: view.slug, ip: request.ip, isSuspected })),
    idempotencyKey,
    formToken,
    brief: briefBeforeSend(
      wordsOfOffer(offer.definition, {
        language: pageLanguage(readerOf(request), view.language),
        shown: view.language,
        at: request.receivedAt,
      }),
      { view, draft, doubts, canSendMail: product.canSendMail },
    ),
  };
}

/** Hold reasons that follow from the draft alone. */
function doubtsOfDraft({ definition }: Offer, draft: Draft): HoldReason[] {
  return draft['address.way'] === 'typed' && definition.typedAddresses === 'held' ? ['typed_address'] : [];
}

async function showProblem(
  product: Product,
  request: OfferRequest,
  given: Shown & { error: unknown; changes: OfferChange[] },
): Promise<FastifyReply> {
  const { reply, offer, view, draft, error, fields, changes, isAgain } = given;
  if (!(error instanceof DoorstepError)) throw error;
  const { code, details } = error;
  const formToken = text(fields, 'formToken');
  reply.code(errorCodes[code].status).header('Cache-Control', 'no-store');
  reply.errorCode = code;
  if (details.retryAfterSeconds !== undefined) reply.header('Retry-After', String(details.retryAfterSeconds));
  const idempotencyKey = text(fields, 'idempotencyKey') || randomUUID();
  if (isRefusal(code)) {
    const page: RefusedPage = {
      kind: 'refused',
      code,
      offer: view,
      draft,
      addressLines: await addressLinesOf(product, draft),
      left: details.left ?? [],
      canQueue: details.canQueue ?? false,
      claim: claimForm(details.claimToken, draft),
      idempotencyKey,
      formToken,
    };
    return product.pages.send(reply, page);
  }
  if (code === 'request_invalid') {
    // There is no such address: the search runs again with the text that found it.
    if (details.fields?.some((field) => field.code === 'address_unknown') === true) forgetFound(draft);
    if (isAgain) return showAgain(product, request, { ...given, errors: details.fields ?? [] });
    // Runs a search that was typed but not sent, so that the list appears with the error.
    const isUnfound = details.fields?.some((field) => field.code === 'address_missing') === true;
    const step = isUnfound
      ? await searchStep(product, request, { step: 'find', pick: '', draft, ...(await whereToSearch(product, offer)) })
      : await addressStep(product, draft);
    const page = await offerPage(product, request, { reply, offer, view, draft, step, formToken });
    return product.pages.send(reply, { ...page, errors: details.fields ?? [], changes });
  }
  // A key is useless once its submission has changed.
  const key = code === 'idempotency_key_reused' ? randomUUID() : idempotencyKey;
  const page = await checkPage(product, request, { offer, view, draft, formToken, idempotencyKey: key });
  return product.pages.send(reply, {
    ...page,
    humanCheck: details.humanCheck ?? page.humanCheck,
    ...(await addressOf(product, draft)),
    problem: { code },
  });
}

async function showAgain(
  product: Product,
  request: OfferRequest,
  { reply, offer, view, draft, fields, changes, errors }: Shown & Pick<CheckPage, 'changes' | 'errors'>,
): Promise<FastifyReply> {
  const [formToken, idempotencyKey] = [text(fields, 'formToken'), randomUUID()];
  const page = await checkPage(product, request, { offer, view, draft, changes, formToken, idempotencyKey });
  return product.pages.send(reply, { ...page, ...(await addressOf(product, draft)), errors });
}

async function addressOf(product: Product, draft: Draft): Promise<Pick<CheckPage, 'addressLines' | 'asksForUnit'>> {
  const step = await addressStep(product, draft);
  const asksForUnit = step.kind !== 'chosen' || step.asksForUnit;
  return { addressLines: await addressLinesOf(product, draft), asksForUnit };
}

export function claimForm(token: string | undefined, draft: Draft): RefusedPage['claim'] {
  if (token === undefined) return null;
  return { token, kind: '', text: '', email: draft['contact.email'] ?? '', errors: [] };
}

async function whereToSearch(product: Product, { definition: { area } }: Offer) {
  return { countries: area.countries, near: await product.areaPosition(area) };
}

export async function addressLinesOf(product: Product, draft: Draft): Promise<string[]> {
  const step = await addressStep(product, draft);
  return step.kind === 'chosen' ? linesWithUnit(step.lines, draft['unit'] ?? '') : typedLines(draft);
}

function typedLines(draft: Draft): string[] {
  return ['unit', 'address.line1', 'address.line2', 'address.city', 'address.region', 'address.postcode']
    .map((name) => draft[name] ?? '')
    .filter((line) => line !== '');
}

export function fieldsOf(request: FastifyRequest): Fields {
  return typeof request.body === 'object' && request.body !== null ? (request.body as Fields) : {};
}

/** A name that occurs several times is a list in the parsed body. */
export function entriesOf(fields: Fields): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each): [string, unknown] => [name, each]) : [[name, value] as [string, unknown]],
  );
}

export function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
