import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Alarm } from './alarm-store.ts';

const maxPast = 30;

/** Open and past alarms with everything that is known of them, for who looks after services. */
export async function alarmsInFull({ store, actor }: Context): Promise<{ open: Alarm[]; past: Alarm[] }> {
  requireAction(actor, 'services.manage');
  return { open: await store.alarms.open(), past: await store.alarms.past(maxPast) };
}
