import type { OfferWithoutAddressData } from '@doorstep/contract';
import { raiseAlarm, resolveAlarms, type AlarmContext } from '@doorstep/core';
import type { AddressCoverage } from '../lookup/address-coverage.ts';
import { withoutAddressData } from '../present/without-address-data.ts';
import type { Job } from './job-runner.ts';

const everyMs = 10_000;

/** Raises an alarm for each public offer whose visitors have no address to choose, and ends it once they have. */
export function watchAddressData(
  context: Pick<AlarmContext, 'store' | 'secrets' | 'baseUrl'>,
  missingAddressData: AddressCoverage,
): Job {
  const { store } = context;
  return {
    name: 'watch address data',
    everyMs,
    async run() {
      const offers = await store.offers.list();
      const slugs = new Map(offers.map(({ id, slug }) => [id, slug]));
      const troubles = new Map(
        withoutAddressData(offers, { missingAddressData, at: await store.now() }).map((offer) => [
          slugs.get(offer.id) ?? offer.id,
          inWords(offer),
        ]),
      );
      const open = (await store.alarms.open()).filter(({ service }) => service === 'address-data');
      for (const { code } of open) if (!troubles.has(code)) await resolveAlarms(context, 'address-data', code);
      for (const [code, says] of troubles) {
        // It is a state and no event: counted when it begins and when it changes, and until somebody was written to.
        const known = open.find((alarm) => alarm.code === code);
        if (known?.says === says && known.mailedAt !== null) continue;
        await raiseAlarm(context, { service: 'address-data', code, kind: 'misconfigured', says, count: 1 });
      }
      return false;
    },
  };
}

function inWords({ title, isAll, countries, postcodePrefixes }: OfferWithoutAddressData): string {
  const parts = [...countries, ...postcodePrefixes];
  const where = parts.length > 0 ? ` of ${parts.join(', ')}` : '';
  const who = isAll ? 'Its visitors' : 'Visitors from there';
  return `“${title}” is public, and there are no addresses${where}. ${who} can only type theirs.`;
}
