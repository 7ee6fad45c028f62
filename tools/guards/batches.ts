import type { Guard } from './guard.ts';

const tests = ['packages/store/test/batches.test.ts'];

/** A request is in one batch at a time, and a batch is made whole or not at all. */
export const batchGuards: Guard[] = [
  {
    name: 'a request is in one batch at a time',
    file: 'packages/store/src/migrations/first/batch-tables.ts',
    find: 'create unique index request_is_in_one_batch',
    replace: 'create index request_is_in_one_batch',
    tests,
    named: 'hold a request once',
  },
  {
    name: 'only accepted requests of the offer are packed',
    file: 'packages/core/src/batch/make-batch.ts',
    find: `request?.state === 'accepted' && request.offerId === choice.offerId`,
    replace: `request !== undefined`,
    tests,
    named: 'made by two at once',
  },
  {
    name: 'what only some of it could be had for is put back',
    file: 'packages/core/src/batch/make-batch.ts',
    find: `await emptyBatch(context, { id, from: ['filling'] });`,
    replace: '',
    tests,
    named: 'undo what they have put in',
  },
  {
    name: 'a batch that was left half made is undone',
    file: 'packages/store/src/batches.ts',
    find: `state in ('filling', 'undoing')`,
    replace: `state in ('undoing')`,
    tests,
    named: 'killed in the middle',
  },
  {
    name: 'a batch that is being made is left to who makes it',
    file: 'packages/core/src/batch/finish-batches.ts',
    find: ' - stoppedAfterMs',
    replace: ' + stoppedAfterMs',
    tests,
    named: 'killed in the middle',
  },
  {
    name: 'a batch moves only from the states that it may leave',
    file: 'packages/core/src/batch/require-batch.ts',
    find: `if (!states.includes(batch.state)) throw`,
    replace: `if (!states.includes(batch.state) && false) throw`,
    tests,
    named: 'go from open to closed',
  },
  {
    name: 'nothing is undone once something has left',
    file: 'packages/core/src/batch/undo-batch.ts',
    find: `if (dispatched > 0) throw new DoorstepError('state_conflict');`,
    replace: '',
    tests,
    named: 'go from open to closed',
  },
  {
    name: 'a list of tracking numbers is saved whole or not at all',
    file: 'packages/core/src/batch/save-tracking.ts',
    find: `if (fields.length > 0) throw`,
    replace: `if (fields.length > 99) throw`,
    tests,
    named: 'name every line',
  },
  {
    name: 'a list of scanned parcels is dispatched whole or not at all',
    file: 'packages/core/src/batch/dispatch-batch.ts',
    find: `if (fields.length + gone.length > 0) throw`,
    replace: `if (fields.length + gone.length > 99) throw`,
    tests,
    named: 'name every line',
  },
  {
    name: 'what a parcel says of a person goes with their request',
    file: 'packages/store/src/personal-data.ts',
    find: `.set({ recipient: JSON.stringify(emptyRecipient), tracking_number: '' })`,
    replace: `.set({ ended_at: null })`,
    tests,
    named: 'go with it',
  },
];
