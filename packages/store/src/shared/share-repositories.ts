import type { Repositories } from '@doorstep/core';
import { toAuditRow } from '../audit.ts';
import { newId } from '../new-id.ts';
import { toOutboxRow } from '../outbox.ts';
import { toRequestRows } from '../request-rows.ts';
import { toDeliveryRow } from '../webhooks.ts';
import type { Lockstep, SharedWrite } from './lockstep.ts';
import { buildingName, inSteps, type ReadingCalls, type TakenKey, type WritingCalls } from './submission-calls.ts';

/**
 * What members of one transaction work with: calls that every submission makes are made for all at once, all others go to
 * the transaction as they are, after what the member has asked before.
 * @returns those of a member, by its number.
 */
export function shareRepositories(
  repositories: Repositories,
  { reading, writing }: { reading: ReadingCalls; writing: WritingCalls },
  lockstep: Lockstep,
): (member: number) => Repositories {
  const reads = inSteps(reading);
  const writes = inSteps(writing);
  /** How many of them claim a home at a building. */
  const claimed = new Map<string, number>();
  return (member) => {
    const expect = async <Given>(call: SharedWrite<Given>, given: Given) => lockstep.expect(member, call, given);
    const afterward = <Call>(call: Call): Call =>
      (async (...given: unknown[]) => {
        await lockstep.catchUp(member);
        return (call as (...all: unknown[]) => unknown)(...given);
      }) as Call;
    const alsoOthers = <Group extends object>(group: Group, shared: Partial<Group>): Group =>
      overlay(group, shared, afterward);

    let taken: TakenKey | null = null;
    const { audit, counters, homes, idempotency, offers, outbox, passes, requests, stock, webhooks } = repositories;
    const shared: Partial<Repositories> = {
      now: () => lockstep.ask(member, reads.now, undefined),
      idempotency: alsoOthers(idempotency, {
        async take(offerId, key, entry) {
          taken = { offerId, key, ...entry };
          await expect(writes.takeIdempotencyKey, taken);
          return null;
        },
        async settle(offerId, key, answer) {
          if (taken?.offerId !== offerId || taken.key !== key) throw new Error('Another Idempotency-Key was taken');
          await expect(writes.settleIdempotencyKey, {
            offer_id: offerId,
            key,
            fingerprint: taken.fingerprint,
            request_id: taken.requestId,
            answer: JSON.stringify(answer),
          });
        },
      }),
      passes: alsoOthers(passes, {
        async spend(passId, expiresAt) {
          await expect(writes.spendPass, { passId, expiresAt });
          return true;
        },
      }),
      offers: alsoOthers(offers, { scopeSecret: (scopeId) => lockstep.ask(member, reads.scopeSecret, scopeId) }),
      homes: alsoOthers(homes, {
        async claim(scopeId, keys, buildingHash) {
          const id = newId();
          const building = buildingName({ scopeId, buildingHash });
          claimed.set(building, (claimed.get(building) ?? 0) + 1);
          await expect(writes.claimHome, { id, scopeId, keys, buildingHash });
          return { homeIds: [id], ownerIds: [id], isNew: true };
        },
        async countAtBuilding(scopeId, buildingHash) {
          const building = { scopeId, buildingHash };
          const count = await lockstep.ask(member, reads.homesAtBuilding, building);
          // All of them are counted for each.
          if ((claimed.get(buildingName(building)) ?? 0) > 1) throw new Error('Neighbours are decided alone');
          return count;
        },
      }),
      counters: alsoOthers(counters, {
        async takeEach(wanted) {
          await expect(writes.takeCounters, wanted);
          return new Set(wanted.map(({ name }) => name));
        },
      }),
      stock: alsoOthers(stock, {
        async takeAll(lines) {
          await expect(writes.takeStock, lines);
          return true;
        },
      }),
      requests: alsoOthers(requests, {
        async insert(request) {
          // All that may turn out otherwise is known before the rows are written, which is most of the work.
          await lockstep.catchUp(member);
          await expect(writes.insertRequest, toRequestRows(request));
        },
      }),
      audit: alsoOthers(audit, { record: (entry) => expect(writes.insertAudit, toAuditRow(entry)) }),
      outbox: alsoOthers(outbox, { add: (entry) => expect(writes.insertMail, toOutboxRow(entry)) }),
      webhooks: alsoOthers(webhooks, {
        async enqueue(message) {
          for (const id of await lockstep.ask(member, reads.webhooksFor, message.type)) {
            await expect(writes.insertDelivery, toDeliveryRow(id, message));
          }
        },
      }),
    };
    return overlay(repositories, shared, (group) => alsoOthers(group as object, {}) as typeof group);
  };
}

/** `shared`, and whatever else there is as `wrapped` makes it. */
function overlay<All extends object>(all: All, shared: Partial<All>, wrapped: <Part>(part: Part) => Part): All {
  return new Proxy(all, {
    get: (_, name) => shared[name as keyof All] ?? wrapped(all[name as keyof All]),
  });
}
