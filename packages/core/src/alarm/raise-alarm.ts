import type { Context } from '../context.ts';
import type { Alarm, ResolvedAlarms } from './alarm-store.ts';
import type { WatchedService } from '@doorstep/contract';

export type AlarmContext = Pick<Context, 'store' | 'secrets' | 'mailSite'>;

export interface RaisedIssue extends Pick<Alarm, 'service' | 'code' | 'kind' | 'message' | 'count'> {
  /** See `AlarmStore.raise`. */
  isState?: boolean;
}

/** A service that fails on and off all day causes at most one email an hour; the console's banner is never delayed. */
const quietMs = 3_600_000;

const maxMessageLength = 2000;
const maxCodeLength = 100;

/** At most 2000 UTF-16 units. */
export function storedMessage(message: string): string {
  // Half of a surrogate pair would come back from the database as another character.
  return message.slice(0, maxMessageLength).toWellFormed();
}

/**
 * Opens an alarm or counts it up. Every owner gets one email when it opens. If the same issue was emailed less than an
 * hour ago, the first report after that hour sends the email instead. An outage of email only shows in the banner.
 */
export async function raiseAlarm(context: AlarmContext, issue: RaisedIssue): Promise<Alarm> {
  const { store, secrets } = context;
  return store.transaction(async (tx) => {
    const at = await tx.now();
    const alarm = await tx.alarms.raise({
      ...issue,
      code: issue.code.slice(0, maxCodeLength),
      message: storedMessage(issue.message),
      id: secrets.newId(),
      at,
    });
    if (alarm.mailedAt !== null || alarm.service === 'mail') return alarm;
    const lastMailedAt = await tx.alarms.lastMailedAt(alarm);
    if (lastMailedAt !== null && at - lastMailedAt < quietMs) return alarm;
    const owners = (await tx.people.list()).filter(({ role }) => role === 'owner');
    // Nothing is marked as sent, so the first owner who joins during the issue is emailed.
    if (owners.length === 0) return alarm;
    for (const { email } of owners) {
      await tx.outbox.add({
        id: secrets.newId(),
        // One subject per owner, so that no one's email waits for another owner's mail server.
        subject: `${alarm.id} ${email}`,
        at,
        order: {
          kind: 'service_alarm',
          to: email,
          language: 'en',
          values: {
            service: alarm.service.replaceAll('-', '_'),
            kind: alarm.kind,
            code: alarm.code,
            message: alarm.message,
            url: `${context.mailSite}/staff/services`,
          },
        },
      });
    }
    await tx.alarms.setMailed(alarm.id, at);
    return { ...alarm, mailedAt: at };
  });
}

/**
 * Resolves a service's open alarms, whichever process opened them. Costs one read when there are none.
 * @param which  Resolves only these; all of the service's when absent.
 * @returns how many alarms were open.
 */
export async function resolveAlarms(
  { store }: Pick<AlarmContext, 'store'>,
  service: WatchedService,
  which: ResolvedAlarms = {},
): Promise<number> {
  const open = await store.alarms.open();
  if (!open.some((alarm) => alarm.service === service)) return 0;
  return store.transaction(async (tx) => tx.alarms.resolve(service, await tx.now(), which));
}
