import type { Guard } from './guard.ts';

export const lockGuards: Guard[] = [
  {
    name: 'a submission that has begun to enter a draw is waited for before its list is fixed',
    file: 'packages/store/src/draws.ts',
    find: 'const query = dialect.lockShared(draw(offerId));',
    replace: 'const query = draw(offerId);',
    tests: ['packages/store/test/draws.test.ts'],
    named: 'waits for an uncommitted entry',
  },
  {
    name: 'the value of a draw is entered once',
    file: 'packages/core/src/draw/enter-draw-value.ts',
    find: `if (draw.value !== null) throw new DoorstepError('draw_already_held');`,
    replace: '',
    tests: ['packages/store/test/draws.test.ts'],
    named: 'gets its value once',
  },
  {
    name: 'a parcel is ticked by who was first',
    file: 'packages/store/src/packing.ts',
    find: `        .where('packed_at', 'is', null)
        .executeTakeFirstOrThrow();`,
    replace: '        .executeTakeFirstOrThrow();',
    tests: ['packages/store/test/packing.test.ts'],
    named: 'press at once',
  },
  {
    name: 'what is decided on is what was read',
    file: 'packages/core/src/request/decide-request.ts',
    find: `if (revision !== undefined && revision !== request.revision) throw new DoorstepError('request_changed');`,
    replace: '',
    tests: ['packages/store/test/counter.test.ts'],
    named: 'refuses a decision on a request that was changed',
  },
  {
    name: 'there is one first person',
    file: 'packages/core/src/staff/invitations.ts',
    find: 'if (invitation.isFirstRun && firstPerson !== person.id)',
    replace: `if (person.id === '')`,
    tests: ['packages/store/test/first-person.test.ts'],
    named: 'the first-run link creates one account',
  },
  {
    name: 'an invitation is used once',
    file: 'packages/store/src/people.ts',
    find: `        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result`,
    replace: `        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return result`,
    tests: ['packages/store/test/first-person.test.ts'],
    named: 'an invitation creates one account',
  },
  {
    name: 'a correction is refused where the new home has had its share',
    file: 'packages/core/src/request/apply-transition.ts',
    find: `if (!(await fitsHomes(tx, offer, { request, next: planned }))) return { kind: 'over_allowance' };`,
    replace: '',
    tests: ['packages/store/test/corrected-address.test.ts'],
    named: 'is refused as a whole if the new home',
  },
];
