import type { Guard } from './guard.ts';

const relayTests = ['apps/server/test/loqate-relay.test.ts'];
const threadTests = ['packages/address-index/src/threads/find-threads.test.ts'];
const directTests = ['apps/server/test/loqate-direct.test.ts'];

/** A third party's lookup: what it costs, whom it tells what, and what its outage may not do. */
export const lookupGuards: Guard[] = [
  {
    name: 'a day pays for so many addresses and no more',
    file: 'apps/server/src/lookup/loqate/account-budget.ts',
    find: `      if (retrievesOfDay >= retrievesADay) return 'retrieves_a_day';
      retrievesOfDay += 1;`,
    replace: `      retrievesOfDay += 1;`,
    tests: relayTests,
    named: 'cannot burn',
  },
  {
    name: 'whoever asks a third party pays out of a budget of their own',
    file: 'apps/server/src/lookup/loqate/loqate-lookup.ts',
    find: `if (taken.kind === 'refused') {`,
    replace: `if (taken.kind !== 'refused' && taken.kind !== 'allowed') {`,
    tests: relayTests,
    named: 'cannot burn',
  },
  {
    name: 'an address is paid for once',
    file: 'apps/server/src/lookup/loqate/loqate-lookup.ts',
    find: 'const rememberedMs = 10 * minuteMs;',
    replace: 'const rememberedMs = 0;',
    tests: relayTests,
    named: 'costs nothing',
  },
  {
    name: 'a third party that is down is not asked on and on',
    file: 'apps/server/src/lookup/loqate/loqate-lookup.ts',
    find: `if (!door.allows()) return`,
    replace: `if (!door.allows() && false) return`,
    tests: relayTests,
    named: 'is spared',
  },
  {
    name: 'an outage is never "none found"',
    file: 'apps/server/src/lookup/loqate/loqate-lookup.ts',
    find: `outcome.kind === 'found' && outcome.items.count > 0 ? outcome`,
    replace: `outcome.kind === 'found' ? outcome`,
    tests: relayTests,
    named: 'nobody is told that there is none',
  },
  {
    name: 'an address that could not be confirmed is held',
    file: 'packages/core/src/request/save-request.ts',
    find: `if (resolved.isUnverified) reasons.push('address_unverified');`,
    replace: `if (resolved.isUnverified) reasons.push();`,
    tests: directTests,
    named: 'does not answer',
  },
  {
    name: 'the proof of the check page does not prove what the visitor typed',
    file: 'apps/server/src/routes/offer-page-routes.ts',
    find: `product.signAddress(resolved.retrieved)`,
    replace: `product.signAddress({ ...resolved.retrieved, unit: draft['unit'] ?? '' })`,
    tests: directTests,
    named: 'does not prove',
  },
  {
    name: 'an address that was edited is not the one that was retrieved',
    file: 'packages/core/src/request/resolve-address.ts',
    find: `if (isCopy ? !contradictsUnit(address, unit) : isUnedited(address, typed, unit))`,
    replace: `if (address !== null)`,
    tests: directTests,
    named: 'edited',
  },
  {
    name: 'tables that another thread has read are of the same file',
    file: 'packages/address-index/src/index-format/open-index-file.ts',
    find: `tables.path === path && tables.build === build && tables.checksum === hot.checksum`,
    replace: `tables.path === path`,
    tests: threadTests,
    named: 'replaced meanwhile',
  },
  {
    name: 'a search whose thread ends is an outage',
    file: 'packages/address-index/src/threads/find-threads.ts',
    find: `for (const { reject } of thread.waiting.values()) reject(`,
    replace: `for (const { resolve } of thread.waiting.values()) resolve({ json: '[]', count: 0 });
      void (`,
    tests: threadTests,
    named: 'ends by itself',
  },
];
