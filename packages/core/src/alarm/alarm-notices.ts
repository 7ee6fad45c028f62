import type { AlarmNotice, HoldReason } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { toIso } from '../instant.ts';
import { mayDo, requireAction } from '../staff/permissions.ts';
import type { Alarm } from './alarm-store.ts';

/** Hold reasons that an outage of each service gives to requests; the lookup's fallback is typing by hand. */
const holdsFor: Record<Exclude<AlarmNotice['service'], 'mail'>, HoldReason[]> = {
  'human-check': ['check_unavailable'],
  'human-check-script': ['no_pass'],
  'address-lookup': ['address_unverified', 'typed_address'],
};

/** A request waits some seconds for the service before it opens an alarm, so it may arrive earlier than the alarm. */
const cameBeforeMs = 60_000;

/** Open alarms for the console's banner: one notice per service and kind, oldest first. */
export async function alarmNotices({ store, actor }: Context): Promise<AlarmNotice[]> {
  requireAction(actor, 'alarms.read');
  const seesDetails = mayDo(actor, 'services.manage');
  const open = (await store.alarms.open()).filter(isOfService);
  const groups = Map.groupBy(open, ({ service, kind }) => `${service} ${kind}`);
  const notices: AlarmNotice[] = [];
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    // Visitors meet the latest issue now.
    const latest = others.reduce((a, b) => (b.lastSeenAt > a.lastSeenAt ? b : a), first);
    notices.push({
      service: first.service,
      kind: first.kind,
      since: toIso(first.openedAt),
      held:
        first.service === 'mail'
          ? (await store.outbox.backlog()).waiting
          : await store.requests.countHeld(holdsFor[first.service], first.openedAt - cameBeforeMs),
      message: seesDetails ? latest.message : null,
    });
  }
  return notices;
}

type ServiceAlarm = Alarm & Pick<AlarmNotice, 'service'>;

function isOfService(alarm: Alarm): alarm is ServiceAlarm {
  return alarm.service !== 'address-data';
}

const maxPast = 30;

export async function alarmsInFull({ store, actor }: Context): Promise<{ open: Alarm[]; past: Alarm[] }> {
  requireAction(actor, 'services.manage');
  return { open: await store.alarms.open(), past: await store.alarms.past(maxPast) };
}
