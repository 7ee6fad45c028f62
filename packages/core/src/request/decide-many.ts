import { DoorstepError, decisionRefusals, type DecidedMany, type DecisionVerb } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { reachesOffer, requireAction } from '../staff/permissions.ts';
import {
  acceptIn,
  acceptRequest,
  declineRequest,
  ends,
  holdRequest,
  mailOfEnd,
  mayEnd,
  requireReason,
  withdrawRequest,
} from './decide-request.ts';
import { writeMail } from './enqueue-mail.ts';
import { isUnadmitted } from './lock-request.ts';
import { mailsOfChange, type MailOfChange } from './try-out.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Decides many requests, each in its own transaction and with all its effects: email, stock and queue. The earliest
 * arrival is decided first, however the list was sorted, and so gets the last unit. Decisions made before an outage
 * stay; on a retry, these requests count as changed.
 * @param many `requests`: as they were read.
 * @throws DoorstepError `request_invalid` for declining without a reason, `not_allowed`.
 */
export async function decideMany(
  context: Context,
  {
    decision,
    requests,
    reason,
    note,
  }: { decision: DecisionVerb; requests: { id: string; revision: number }[]; reason: string; note: string },
): Promise<DecidedMany> {
  requireAction(context.actor, 'requests.decide');
  if (decision === 'decline') requireReason(reason);
  let decided = 0;
  const refused: DecidedMany['refused'] = {};
  const accepted: DecidedMany['accepted'] = [];
  const waiting = { waitlisted: 0, entered: 0 };
  const found = await context.store.requests.findAll(requests.map(({ id }) => id));
  const hidden = new Set(found.filter(isHiddenFrom(context)).map(({ id }) => id));
  for (const read of inTurn(decision, requests, found)) {
    try {
      if (hidden.has(read.id)) throw new DoorstepError('request_not_found');
      if (decision === 'accept') {
        const { id, state, revision } = await acceptRequest(context, { ...read, reason });
        if (state === 'accepted') accepted.push({ id, revision });
        else if (state === 'waitlisted' || state === 'entered') waiting[state] += 1;
      } else if (decision === 'decline') await declineRequest(context, { ...read, reason, note });
      else if (decision === 'hold') await holdRequest(context, { ...read, reason });
      else await withdrawRequest(context, { ...read, reason });
      decided += 1;
    } catch (error) {
      const code = refusalOf(error);
      refused[code] = (refused[code] ?? 0) + 1;
    }
  }
  return { decided, refused, accepted, ...waiting };
}

const isHiddenFrom =
  ({ actor }: Pick<Context, 'actor'>) =>
  ({ offerId }: ServiceRequest) =>
    !reachesOffer(actor, offerId);

function inTurn<Read extends { id: string }>(
  decision: DecisionVerb,
  requests: Read[],
  found: ServiceRequest[],
): Read[] {
  // Waiting requests go first, or they would get units that the others give back.
  const waits = ({ state }: ServiceRequest) => decision !== 'accept' && state === 'waitlisted';
  const arrived = new Map(found.map((request) => [request.id, waits(request) ? 0 : request.receivedAt]));
  // Among equal times, the last of the list first: lists are mostly sorted newest first.
  return requests.toReversed().toSorted((a, b) => (arrived.get(a.id) ?? 0) - (arrived.get(b.id) ?? 0));
}

function refusalOf(error: unknown): (typeof decisionRefusals)[number] {
  const code = error instanceof DoorstepError ? decisionRefusals.find((each) => each === error.code) : undefined;
  if (code === undefined) throw error;
  return code;
}

/** The emails that such a decision would send, in the order of `requestIds`. @throws DoorstepError `not_allowed`. */
export async function previewMany(
  context: Context,
  { requestIds, decision, reason }: { requestIds: string[]; decision: DecisionVerb; reason: string },
): Promise<MailOfChange[]> {
  const { store, actor } = context;
  requireAction(actor, 'requests.decide');
  const found = (await store.requests.findAll(requestIds)).filter((request) => !isHiddenFrom({ actor })(request));
  const byId = new Map<string, MailOfChange>();
  // Accepting a request that already has its units cannot fail.
  const isSure = (request: ServiceRequest) =>
    decision === 'accept' ? request.state === 'held' && !isUnadmitted(request) : mayEnd(request.state, decision);
  const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
  const state = decision === 'accept' ? 'accepted' : ends[decision];
  const kind = decision === 'accept' ? 'accepted' : mailOfEnd[decision];
  const values = decision === 'decline' ? { reason } : undefined;
  for (const request of found.filter(isSure)) {
    if (request.contact.email === '') continue;
    const offer = offers.get(request.offerId) ?? null;
    const order = writeMail({ kind, request: { ...request, state }, offer, values });
    byId.set(request.id, { subject: request.id, order });
  }
  const tried = decision === 'accept' ? found.filter((request) => !isSure(request)) : [];
  for (const mail of await mailsOfAccepting(context, tried)) byId.set(mail.subject, mail);
  return requestIds.flatMap((id) => byId.get(id) ?? []);
}

/** Accepts in one transaction that is rolled back, so that a unit taken by one request is missing for the next. */
async function mailsOfAccepting(context: Context, requests: ServiceRequest[]): Promise<MailOfChange[]> {
  if (requests.length === 0) return [];
  const { mails } = await mailsOfChange(context.store, async (tx) => {
    for (const { id } of inTurn('accept', requests, requests)) {
      try {
        await acceptIn(context, tx, { id, reason: '' });
      } catch (error) {
        refusalOf(error);
      }
    }
  });
  return mails;
}
