import type { Repositories } from '@doorstep/core';
import { toAuditRow } from '../audit.ts';
import { toOutboxRow } from '../outbox.ts';
import { toRequestRows } from '../request-rows.ts';
import { toDeliveryRow } from '../webhooks.ts';
import type { Lockstep, SharedCall } from './lockstep.ts';
import { inSteps, type SubmissionCalls, type TakenKey } from './submission-calls.ts';

/**
 * What members of one transaction work with: calls that every submission makes are made for all at once, all others go to
 * the transaction as they are.
 * @returns those of a member, by its number.
 */
export function shareRepositories(
  repositories: Repositories,
  given: SubmissionCalls,
  lockstep: Lockstep,
): (member: number) => Repositories {
  const calls = inSteps(given);
  return (member) => {
    const ask = <Given, Answer>(call: SharedCall<Given, Answer>, given: Given): Promise<Answer> =>
      lockstep.ask(member, call, given);
    let taken: TakenKey | null = null;
    const { audit, counters, homes, idempotency, offers, outbox, passes, requests, stock, webhooks } = repositories;
    return {
      ...repositories,
      now: () => ask(calls.now, undefined),
      idempotency: {
        ...idempotency,
        take(offerId, key, entry) {
          taken = { offerId, key, ...entry };
          return ask(calls.takeIdempotencyKey, taken);
        },
        settle(offerId, key, answer) {
          if (taken?.offerId !== offerId || taken.key !== key) throw new Error('Another Idempotency-Key was taken');
          return ask(calls.settleIdempotencyKey, {
            offer_id: offerId,
            key,
            fingerprint: taken.fingerprint,
            request_id: taken.requestId,
            answer: JSON.stringify(answer),
            at: taken.at,
          });
        },
      },
      passes: { ...passes, spend: (passId, expiresAt) => ask(calls.spendPass, { passId, expiresAt }) },
      offers: { ...offers, scopeSecret: (scopeId) => ask(calls.scopeSecret, scopeId) },
      homes: {
        ...homes,
        claim: (scopeId, keys, buildingHash) => ask(calls.claimHome, { scopeId, keys, buildingHash }),
      },
      counters: { ...counters, takeEach: (wanted) => ask(calls.takeCounters, wanted) },
      stock: { ...stock, takeAll: (lines) => ask(calls.takeStock, lines) },
      requests: { ...requests, insert: (request) => ask(calls.insertRequest, toRequestRows(request)) },
      audit: { ...audit, record: (entry) => ask(calls.insertAudit, toAuditRow(entry)) },
      outbox: { ...outbox, add: (entry) => ask(calls.insertMail, toOutboxRow(entry)) },
      webhooks: {
        ...webhooks,
        async order(message) {
          for (const id of await ask(calls.webhooksFor, message.type)) {
            await ask(calls.insertDelivery, toDeliveryRow(id, message));
          }
        },
      },
    };
  };
}
