import type { Context } from '../context.ts';
import type { Alarm } from './alarm-store.ts';

export type AlarmContext = Pick<Context, 'store' | 'secrets' | 'baseUrl'>;

/** What was met since the last time it was told, `count` times. */
export interface RaisedIssue extends Pick<Alarm, 'service' | 'code' | 'kind' | 'message' | 'count'> {
  /** It goes on rather than happens: with the same words it is seen again, and not counted. False when absent. */
  isState?: boolean;
}

/** A service that comes and goes all day is one mail an hour at most; the banner in the console never waits. */
const quietMs = 3_600_000;

const maxSaysLength = 2000;
const maxCodeLength = 100;

/** The words of an alarm as they are stored: at most 2000 UTF-16 units. */
export function storedMessage(message: string): string {
  // A character that is cut in two would come back from the database as another one.
  return message.slice(0, maxSaysLength).toWellFormed();
}

/**
 * Opens an alarm or counts it up. The first time, every owner gets one mail: not while the same was mailed less than an
 * hour ago, and then as soon as it is met after that. No mail tells about an outage of mail: the banner does.
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
    // Before there is an owner nobody is told; the first one is, if it still goes on then.
    if (owners.length === 0) return alarm;
    for (const { email } of owners) {
      await tx.outbox.add({
        id: secrets.newId(),
        // Nobody's mail waits for another owner's mail server.
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
            url: `${context.baseUrl}/staff/services`,
          },
        },
      });
    }
    await tx.alarms.setMailed(alarm.id, at);
    return { ...alarm, mailedAt: at };
  });
}
