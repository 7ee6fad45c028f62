import type { Guard } from './guard.ts';

const sharing = ['packages/store/test/sharing-out.test.ts'];
const api = ['apps/server/test/api-v1.test.ts'];
const submitting = 'packages/core/src/request/submit-request.ts';

export const sharingOutGuards: Guard[] = [
  {
    name: 'only who may enters a request for somebody',
    file: submitting,
    find: `if (isVouchedFor) requireAction(actor, 'requests.enter');`,
    replace: ``,
    tests: sharing,
    named: 'is refused to callers who only claim',
  },
  {
    name: 'the limits of a group hold in the place of an offer’s own',
    file: 'packages/core/src/offer/offer.ts',
    find: `group?.limits ?? definition.limits`,
    replace: `definition.limits`,
    tests: sharing,
    named: 'share one allowance',
  },
  {
    name: 'only a draft changes its limit group',
    file: 'packages/store/src/offers.ts',
    find: `        .where('id', '=', id)
        .where('status', '=', 'draft')`,
    replace: `        .where('id', '=', id)`,
    tests: sharing,
    named: 'only a draft can join or leave a group',
  },
  {
    name: 'a limit that is lowered is told from one that was passed',
    file: 'packages/core/src/verify/find-discrepancies.ts',
    find: `(await wasWithin({ store }, offer, { home, at }))`,
    replace: `(false as boolean)`,
    tests: sharing,
    named: 'limits of an open offer can be raised and lowered',
  },
  {
    name: 'what an offer gains goes to its queue',
    file: 'packages/core/src/supply/save-offer.ts',
    find: `await serveQueue(context, tx, offer.id, { at });`,
    replace: ``,
    tests: sharing,
    named: 'an item that becomes unlimited',
  },
  {
    name: 'staff are warned once a day',
    file: 'packages/core/src/request/lapse-requests.ts',
    find: 'if (!(await tx.counters.take(`held_warning:${day}`, 1, (day + 2) * dayMs))) return;',
    replace: '',
    tests: sharing,
    named: 'staff who may decide get one email',
  },
  {
    name: 'a token opens what its scope says',
    file: 'packages/core/src/staff/permissions.ts',
    find: `return actor.scopes.some((scope) => scope === action);`,
    replace: `return true;`,
    tests: api,
    named: 'allows exactly what its scope',
  },
  {
    name: 'a revoked token is none',
    file: 'packages/store/src/api-tokens.ts',
    find: `.where('token_hash', '=', tokenHash)
        .where('revoked_at', 'is', null)`,
    replace: `.where('token_hash', '=', tokenHash)`,
    tests: api,
    named: 'overrides a cookie',
  },
  {
    name: 'tokens are not found by trying',
    file: 'apps/server/src/operations/identify.ts',
    find: `if (wrongToken.isUsedUp(network)) countCall(reply, wrongToken, { by: 'network', key: network });`,
    replace: ``,
    tests: api,
    named: 'cannot be guessed',
  },
  {
    name: 'nothing of another offer is there for a token for named offers',
    file: 'apps/server/src/operations/require-reach.ts',
    find: `if (offerIds !== null && !areReached(context, offerIds)) throw new DoorstepError(owned.missing);`,
    replace: ``,
    tests: ['apps/server/test/promises/named-offers.test.ts'],
    named: 'gets the response for an unknown thing',
  },
  {
    name: 'an operation is done once under a key',
    file: 'packages/core/src/once/do-once.ts',
    find: `if (before !== null) {`,
    replace: `if (before !== null && at < 0) {`,
    tests: ['apps/server/test/promises/once.test.ts'],
    named: 'is done once',
  },
];
