import type { Guard } from './guard.ts';

const saving = 'packages/core/src/request/save-request.ts';
const budgets = 'packages/core/src/request/budgets.ts';
const signIn = ['apps/server/test/sign-in.test.ts'];
const quiet = ['packages/store/test/quiet.test.ts'];

/** What one visitor and one network may try before staff look, and what they are told. */
export const floodGuards: Guard[] = [
  {
    name: 'what a colleague accepts meanwhile is not declined with a flood',
    file: 'packages/core/src/request/decline-network.ts',
    find: `seen.state === 'held' ? `,
    replace: `seen.state !== 'lapsed' ? `,
    tests: ['packages/store/test/quiet.test.ts'],
    named: 'what comes after a flood was seen',
  },
  {
    name: 'what comes after a flood was seen stays held',
    file: 'packages/store/src/held-networks.ts',
    find: `.where('network', '=', network)
        .where('received_at', '<=', until);`,
    replace: `.where('network', '=', network);`,
    tests: ['packages/store/test/quiet.test.ts'],
    named: 'what comes after a flood was seen',
  },
  {
    name: 'one visitor is told of five homes a day',
    file: saving,
    find: `if (isOver && !isUntold) {`,
    replace: `if (isOver) {`,
    tests: quiet,
    named: 'told of five homes|told nothing',
  },
  {
    name: 'who is told nothing is told nothing by the receipt either',
    file: saving,
    find: `const hasPass = pass !== null && !isUntold;`,
    replace: `const hasPass = pass !== null && !isOver;`,
    tests: quiet,
    named: 'reserves nothing',
  },
  {
    name: 'one network is told of forty homes a day',
    file: saving,
    find: `isHeldUntold || (isOver && !(await countDisclosure(tx, checked, { homeIds, at })))`,
    replace: `isHeldUntold`,
    tests: quiet,
    named: 'one network is told of forty',
  },
  {
    name: 'one network is told of no more homes by corrections',
    file: 'packages/core/src/request/correct-address.ts',
    find: `!isVisitor || (await countDisclosure(tx, input, { homeIds, at }))`,
    replace: `true`,
    tests: quiet,
    named: 'no more homes by corrections',
  },
  {
    name: 'what is held of a busy network takes nothing and is told nothing',
    file: saving,
    find: `'unidentified', 'busy_network']`,
    replace: `'unidentified']`,
    tests: quiet,
    named: 'reserves nothing',
  },
  {
    name: 'a mailed link tells no more to who is told nothing',
    file: 'packages/core/src/request/confirm-request.ts',
    find: `if (holdReasons.some((reason) => untold.has(reason))) {`,
    replace: `if (false) {`,
    tests: quiet,
    named: 'a mailed link tells no more',
  },
  {
    name: 'a home beyond those of the day is beyond them again',
    file: budgets,
    find: `for (const name of names) await tx.counters.giveBack(name);`,
    replace: `if (names.length > 1000) await tx.counters.giveBack('');`,
    tests: quiet,
    named: 'told of five homes',
  },
  {
    name: 'what is sold out is said before a home is judged',
    file: saving,
    find: `if (isOver || (pass !== null && isUntold)) await requireStock(`,
    replace: `if (false) await requireStock(`,
    tests: quiet,
    named: 'cannot be had any more',
  },
  {
    name: 'homes tried by correcting an address count',
    file: 'packages/core/src/request/correct-address.ts',
    find: `if (isVisitor && isNewHome && !(await mayDisclose(`,
    replace: `if (false && !(await mayDisclose(`,
    tests: quiet,
    named: 'who corrects an address',
  },
  {
    name: 'a busy network is held',
    file: budgets,
    find: `max: networkLimits.maxPerTenMinutes }`,
    replace: `max: 1_000_000 }`,
    tests: quiet,
    named: 'beyond twenty in ten minutes',
  },
  {
    name: 'what brings neither session nor form is held beyond the first few',
    file: budgets,
    find: `max: networkLimits.maxUnidentifiedPerDay,`,
    replace: `max: 1_000_000,`,
    tests: quiet,
    named: 'beyond the first few',
  },
  {
    name: 'guesses at one account are counted, whatever network they come from',
    file: 'apps/server/src/auth/sign-in-limits.ts',
    find: `max: maxWrong.account }`,
    replace: `max: 1_000_000 }`,
    tests: signIn,
    named: '200 guesses',
  },
  {
    name: 'strangers do not slow a device that is known',
    file: 'apps/server/src/auth/sign-in-limits.ts',
    find: `if (device !== null) {`,
    replace: `if (device === '') {`,
    tests: signIn,
    named: 'on a device that is known|200 guesses',
  },
  {
    name: 'a claim token says nothing to who reads it',
    file: 'apps/server/src/product/claim-tokens.ts',
    find: `import { decryptText, encryptText } from '../secrets/encrypted-text.ts';`,
    replace: `import { signText as encryptText, verifyText as decryptText } from '../secrets/signed-text.ts';`,
    tests: ['apps/server/src/product/claim-tokens.test.ts'],
    named: 'says nothing',
  },
];
