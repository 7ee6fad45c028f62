import type { Context } from '../../context.ts';
import { comparedRequest } from '../../home/compared-request.ts';
import type { ComparedRequest } from '../../home/home-store.ts';
import type { Instant } from '../../instant.ts';
import type { OutboxAddition } from '../../outbox/outbox-store.ts';
import { auditEntry } from '../../audit/record-audit.ts';
import type { Repositories } from '../../store.ts';
import { settleAll } from '../../settle-all.ts';
import { writeMail } from '../enqueue-mail.ts';
import { takesStock } from '../request-transitions.ts';
import type { RequestLine } from '../service-request.ts';
import type { FirstAnswer, StoredKey } from '../submission-stores.ts';
import type { Decision, Saved } from './decide-submissions.ts';
import { idempotencyKeyName, type LoadedSubmission } from './gate-state.ts';
import type { Loaded } from './load-submissions.ts';

interface Written {
  submission: LoadedSubmission;
  request: Saved['request'];
  answer: FirstAnswer;
}

export async function writeDecisions(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Repositories,
  { state, submissions, written }: Loaded,
  decisions: readonly Decision[],
): Promise<Map<Saved, StoredKey>> {
  const saved = decisions.flatMap((decision, index) => {
    const submission = submissions[index];
    return decision.kind === 'saved' && submission !== undefined ? [{ decision, submission }] : [];
  });
  const requests = await placeInQueues(tx, saved);
  const { at } = state;
  const settled = requests.map(({ submission: { checked }, request, answer }) => ({
    offerId: checked.offer.id,
    key: checked.idempotencyKey,
    fingerprint: checked.fingerprint,
    requestId: request.id,
    answer,
  }));
  const isSettled = new Set(settled.map(idempotencyKeyName));
  await settleAll([
    tx.stock.take(unitsOf(requests)),
    tx.requests.insert(requests.map(({ request }) => request)),
    tx.idempotency.settle(settled),
    tx.audit.recordMany(
      requests.map(({ submission: { actor, checked }, request: { id, state: to } }) => ({
        ...auditEntry(actor, {
          at,
          action: `request.${to}`,
          subjectKind: 'request',
          subjectId: id,
          detail: { state: to },
        }),
        requestId: checked.httpRequestId ?? null,
      })),
    ),
    tx.outbox.addMany(requests.flatMap((each) => mailOf(secrets.newId(), at, each))),
    tx.counters.change(state.counters.changes(written.counters)),
    tx.idempotency.giveBack(written.keys.filter((key) => !isSettled.has(idempotencyKeyName(key)))),
    tx.passes.giveBack(written.passIds.filter((id) => !state.spentPasses.has(id))),
    tx.homes.forget(unusedHomes(submissions, decisions)),
    // After the requests, which it compares with each other too.
    tx.homes.noteAlike(requests.flatMap(({ submission, request }) => compared(submission, request))),
  ]);
  return new Map(
    saved.flatMap(({ decision }, index) => {
      const stored = settled[index];
      return stored === undefined ? [] : [[decision, stored]];
    }),
  );
}

function compared({ checked, home }: LoadedSubmission, request: Saved['request']): ComparedRequest[] {
  if (home === null || checked.noFixedAddress === true) return [];
  const { scopeId } = checked.offer;
  return [comparedRequest(request, { scopeId, ...home.identity })];
}

async function placeInQueues(
  tx: Repositories,
  saved: readonly { decision: Saved; submission: LoadedSubmission }[],
): Promise<Written[]> {
  const queues = new Map<string, { nextNumber: number; ahead: number }>();
  const joining = Map.groupBy(
    saved.filter(({ decision }) => decision.joinsQueue),
    ({ decision }) => decision.request.offerId,
  );
  // Sorted to avoid deadlocks: each call locks its offer's row.
  for (const [offerId, its] of [...joining].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const nextNumber = await tx.offers.takeQueueNumbers(offerId, its.length);
    const isAsked = its.some(({ decision }) => decision.request.state === 'waitlisted');
    const ahead = isAsked ? (await tx.requests.placeInQueue(offerId, nextNumber)) - 1 : 0;
    queues.set(offerId, { nextNumber, ahead });
  }
  return saved.map(({ decision: { request, joinsQueue }, submission }) => {
    const queue = joinsQueue ? queues.get(request.offerId) : undefined;
    const answer: FirstAnswer = { reference: request.reference, state: request.state, place: null };
    if (queue === undefined) return { submission, request, answer };
    const queueNumber = queue.nextNumber++;
    if (request.state === 'waitlisted') answer.place = ++queue.ahead;
    return { submission, request: { ...request, queueNumber }, answer };
  });
}

function unitsOf(requests: readonly Written[]): RequestLine[] {
  const units = new Map<string, number>();
  for (const { request } of requests) {
    if (!takesStock(request)) continue;
    for (const { itemId, quantity } of request.lines) units.set(itemId, (units.get(itemId) ?? 0) + quantity);
  }
  return [...units].map(([itemId, quantity]) => ({ itemId, quantity }));
}

function mailOf(id: string, at: Instant, { submission: { checked }, request, answer }: Written): OutboxAddition[] {
  if (request.contact.email === '') return [];
  const { offer, pass } = checked;
  const kind = pass === null ? 'confirm_link' : 'receipt';
  const values = pass === null ? undefined : { place: answer.place ?? 0 };
  const order = writeMail({ kind, request, offer, values });
  return [{ id, subject: request.id, at, order, requestId: checked.httpRequestId ?? null }];
}

function unusedHomes(
  submissions: readonly LoadedSubmission[],
  decisions: readonly Decision[],
): { homeIds: string[]; keys: { scopeId: string; hash: string }[] } {
  const loaded = submissions.flatMap(({ checked: { offer }, home }, index) => {
    const decision = decisions[index];
    const isKept = decision?.kind === 'saved' || (decision?.kind === 'refused' && decision.spendsPass);
    return home === null ? [] : [{ home, scopeId: offer.scopeId, isKept }];
  });
  const kept = loaded.filter(({ isKept }) => isKept);
  const dropped = loaded.filter(({ isKept }) => !isKept);
  const keptIds = new Set(kept.flatMap(({ home }) => home.ownerIds));
  const keptHashes = new Set(kept.flatMap(({ home }) => home.identity.keys.map(({ hash }) => hash)));
  return {
    homeIds: dropped
      .filter(({ home }) => home.isNew)
      .flatMap(({ home }) => home.ownerIds)
      .filter((id) => !keptIds.has(id)),
    keys: dropped.flatMap(({ home, scopeId }) =>
      home.newKeys.filter((hash) => !keptHashes.has(hash)).map((hash) => ({ scopeId, hash })),
    ),
  };
}
