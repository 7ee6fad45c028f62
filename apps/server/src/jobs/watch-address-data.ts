import type { OfferWithoutAddressData } from '@doorstep/contract';
import { type AlarmContext, raiseAlarm, resolveAlarms, storedMessage } from '@doorstep/core';
import type { AddressCoverage } from '../lookup/address-coverage.ts';
import type { IndexLookup } from '../lookup/index-lookup.ts';
import { wantsAddressData, withoutAddressData } from '../present/without-address-data.ts';
import type { Job } from './job-runner.ts';

const everyMs = 10_000;
/** Processes may differ in their data: one does not resolve what another raised less than three runs ago. */
const staleAfterMs = 3 * everyMs;
/** If two processes lack different parts, one sets the text. Below `staleAfterMs`, so the other keeps the alarm open. */
const textExpiryMs = 2 * everyMs;

/** Offers with their own alarm and email; beyond that there is one cause, and one shared alarm. */
const maxNamed = 10;
/** The slug of the shared alarm; no offer has it. */
const others = '*';

/** Raises an alarm for each public offer without addresses to choose from, and resolves it later. */
export function watchAddressData(
  context: Pick<AlarmContext, 'store' | 'secrets' | 'mailSite'>,
  missingAddressData: AddressCoverage,
): Job {
  const { store } = context;
  return {
    name: 'watch address data',
    everyMs,
    async run() {
      const at = await store.now();
      const offers = (await store.offers.list()).filter((offer) => wantsAddressData(offer, at));
      const slugs = new Map(offers.map(({ id, slug }) => [id, slug]));
      const without = withoutAddressData(offers, { missingAddressData, at });
      const issues = new Map(
        without.slice(0, maxNamed).map((offer) => [slugs.get(offer.id) ?? offer.id, storedMessage(inWords(offer))]),
      );
      if (without.length > maxNamed) issues.set(others, storedMessage(inWordsOfMany(without.slice(maxNamed))));
      const open = (await store.alarms.open()).filter(({ service }) => service === 'address-data');
      const watched = new Set([...slugs.values(), others]);
      const seenBefore = at - staleAfterMs;
      for (const { code, lastSeenAt } of open) {
        if (issues.has(code)) continue;
        // The database knows which offers are public, so all processes agree.
        if (!watched.has(code)) await resolveAlarms(context, 'address-data', { code });
        else if (lastSeenAt < seenBefore) await resolveAlarms(context, 'address-data', { code, seenBefore });
      }
      for (const [code, message] of issues) {
        const known = open.find((alarm) => alarm.code === code);
        if (known !== undefined && known.message !== message && known.lastSeenAt >= at - textExpiryMs) continue;
        // Even without news: keeps the alarm open, and its email may still be due.
        await raiseAlarm(context, {
          service: 'address-data',
          code,
          kind: 'misconfigured',
          message,
          count: 1,
          isState: true,
        });
      }
      return false;
    },
  };
}

function inWordsOfMany(offers: OfferWithoutAddressData[]): string {
  const titles = offers.map(({ title }) => `“${title}”`).join(', ');
  return `${offers.length} more public offers have visitors who can only type their address: ${titles}.`;
}

function inWords({ title, isAll, countries, postcodePrefixes }: OfferWithoutAddressData): string {
  const parts = [...countries, ...postcodePrefixes];
  const where = parts.length > 0 ? ` of ${parts.join(', ')}` : '';
  const visitors = isAll ? 'Its visitors' : 'Visitors from there';
  return `“${title}” is public, and there are no addresses${where}. ${visitors} can only type theirs.`;
}

export function watchAddresses(provider: IndexLookup, report: (file: Error) => void): Job {
  let known = new Set<string>();
  return {
    name: 'watch addresses',
    everyMs: 1000,
    async run(signal) {
      await provider.refresh(signal);
      const damaged = provider.index.damagedFiles();
      for (const file of damaged) if (!known.has(file.message)) report(file);
      known = new Set(damaged.map(({ message }) => message));
      return false;
    },
  };
}
