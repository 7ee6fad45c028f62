import type { WatchedService } from '@doorstep/contract';
import type { ResolvedAlarms } from './alarm-store.ts';
import type { AlarmContext } from './raise-alarm.ts';

/**
 * The service works again: resolves its open alarms, from whichever process. Costs one read when there is none.
 * @param which  Ends these alone; all of the service when absent.
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
