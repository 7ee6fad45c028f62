import { DoorstepError } from '@doorstep/contract';
import type { AuditPlace } from '../audit/audit-store.ts';
import { loggedEvents } from '../audit/events-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { toIso, type Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import { eventsKeptSince, eventsLookedAt } from './read-events.ts';

/** Events that one call queues, approximately; for more, continue from `until`. */
const maxReplayed = 10_000;

export interface Replay {
  /** The requested moment, or the beginning of the log. */
  since: Instant;
  messages: number;
  /** The time of the last event queued, if there are more after it; otherwise null. */
  until: Instant | null;
}

/**
 * Queues every event since a moment that the webhook subscribes to, delivered ones included. Each keeps its id.
 * @throws DoorstepError `not_found`, `not_allowed`.
 */
export async function replayEvents(
  context: Context,
  { id, ...asked }: { id: string; since: Instant },
): Promise<Replay> {
  const { store, actor } = context;
  requireAction(actor, 'services.manage');
  const since = Math.max(asked.since, eventsKeptSince(await store.now()));
  await store.transaction(async (tx) => {
    if ((await tx.webhooks.find(id)) === null) throw new DoorstepError('not_found');
    const detail = { since: toIso(since) };
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'webhook.replayed',
      subjectKind: 'webhook',
      subjectId: id,
      detail,
    });
  });
  let messages = 0;
  let after: AuditPlace | null = null;
  for (;;) {
    const entries = await store.audit.changesSince(since, after, eventsLookedAt);
    const last = entries.at(-1);
    if (last === undefined) return { since, messages, until: null };
    after = { at: last.at, seq: last.seq };
    messages += await store.transaction(async (tx) => {
      const webhook = await tx.webhooks.find(id);
      if (webhook === null) throw new DoorstepError('not_found');
      const events = entries.flatMap(loggedEvents).filter(({ type }) => webhook.events.includes(type));
      await tx.webhooks.replay(id, events, await tx.now());
      return events.length;
    });
    if (entries.length < eventsLookedAt) return { since, messages, until: null };
    if (messages >= maxReplayed) return { since, messages, until: last.at };
    await store.rest();
  }
}
