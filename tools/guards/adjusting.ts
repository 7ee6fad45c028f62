import type { Guard } from './guard.ts';

const adjusting = 'packages/core/src/request/adjust-request.ts';
const moving = 'packages/core/src/request/transition-request.ts';
const tests = ['packages/store/test/adjusted-requests.test.ts'];

/** Quantities that staff change: stock, share and queue follow, or nothing changes. */
export const adjustingGuards: Guard[] = [
  {
    name: 'what is added to a request is taken of the stock',
    file: moving,
    find: `if (taken.length > 0) return tx.stock.takeAll(taken);`,
    replace: `if (taken.length > 0 && request.lines === next.lines) return tx.stock.takeAll(taken);`,
    tests,
    named: 'takes what is added',
  },
  {
    name: 'what is added to a request counts against its home',
    file: moving,
    find: ` && isSame && !asksForMore) return true;`,
    replace: ` && isSame) return true;`,
    tests,
    named: 'is refused, whole',
  },
  {
    name: 'what a request no longer asks for goes back',
    file: moving,
    find: `for (const { itemId, quantity } of givenBack) await tx.stock.giveBack(itemId, quantity);`,
    replace: `if (next.lines === request.lines) for (const { itemId, quantity } of givenBack) await tx.stock.giveBack(itemId, quantity);`,
    tests,
    named: 'gives what becomes free',
  },
  {
    name: 'who waits is served when what they ask for now is there',
    file: moving,
    find: ` || next.lines !== request.lines`,
    replace: ``,
    tests,
    named: 'is served at once',
  },
  {
    name: 'a request asks for no more than its offer lets one have',
    file: adjusting,
    find: `return quantity > max ?`,
    replace: `return quantity > max && max < 0 ?`,
    tests,
    named: 'is refused, whole',
  },
  {
    name: 'quantities change as they were read',
    file: adjusting,
    find: `asRead(await lockRequest(tx, id), revision)`,
    replace: `asRead(await lockRequest(tx, id), revision === undefined ? revision : undefined)`,
    tests,
    named: 'changed by another',
  },
  {
    name: 'an address is corrected as it was read',
    file: 'packages/core/src/request/correct-address.ts',
    find: `asRead(await lockRequest(tx, input.id), input.revision)`,
    replace: `await lockRequest(tx, input.id)`,
    tests: ['packages/store/test/corrected-address.test.ts'],
    named: 'who have not seen',
  },
  {
    name: 'a change and the turn that it brings are told in one mail',
    file: moving,
    find: `request.id === notifiedBy ?`,
    replace: `request.id === notifiedBy && request.id === '' ?`,
    tests,
    named: 'the one email',
  },
  {
    name: 'a packed request, and one in a draw, keeps its quantities',
    file: adjusting,
    find: `if (isElsewhere || !isAdjustable(request))`,
    replace: `if (isElsewhere)`,
    tests,
    named: 'once it is packed',
  },
  {
    name: 'a preview leaves nothing behind',
    file: 'packages/core/src/request/mail-of-change.ts',
    find: `throw new TakenBack('The change was only tried');`,
    replace: `if (tries.length > 0) return;`,
    tests,
    named: 'shows the email',
  },
  {
    name: 'what staff give besides is no fault of the queue',
    file: 'packages/store/src/queue-discrepancies.ts',
    find: `adjusted.action = 'request.adjusted')`,
    replace: `adjusted.action = 'request.never')`,
    tests: ['packages/store/test/find-discrepancies.test.ts'],
    named: 'who still waits',
  },
];
