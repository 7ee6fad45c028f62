import type { Guard } from './guard.ts';

const requests = 'packages/core/src/request';
const matching = ['packages/store/test/decide-matching.test.ts'];
const details = ['packages/store/test/correct-details.test.ts'];
const addresses = ['packages/store/test/corrected-address.test.ts'];
const counts = ['packages/store/test/counted-stock.test.ts'];
const drafts = ['packages/store/test/offers.test.ts'];

export const staffWorkGuards: Guard[] = [
  {
    name: 'decisions by filter: nothing is done where more match than were shown',
    file: `${requests}/decide-matching.ts`,
    find: `cursor === undefined && (await store.requests.countWithEmail(query)).requests > expected`,
    replace: `cursor === undefined && (await store.requests.countWithEmail(query)).requests < -expected`,
    tests: matching,
    named: 'are left unchanged if more match',
  },
  {
    name: 'decisions by filter: what changed after the list was read is left alone',
    file: 'packages/store/src/where-fits.ts',
    find: `  if (changedBefore !== undefined) query = query.where(sql<number>\`+changed_at\`, '<', Date.parse(changedBefore));\n`,
    replace: '',
    tests: matching,
    named: 'exclude those that arrived or changed',
  },
  {
    name: 'decisions by filter: a part begins behind its cursor',
    file: `${requests}/decide-matching.ts`,
    find: `: requests.behind(query, { cursor, limit: maxDecidedAtOnce });`,
    replace: `: requests.page(query, maxDecidedAtOnce);`,
    tests: matching,
    named: 'are decided in parts',
  },
  {
    name: 'corrections of contact and answers: by staff who decide',
    file: `${requests}/correct-details.ts`,
    find: `  requireAction(context.actor, 'requests.decide');\n`,
    replace: '',
    tests: details,
    named: 'stay unchanged if the request was changed',
  },
  {
    name: 'corrections of contact and answers: not of a request that somebody else changed meanwhile',
    file: `${requests}/correct-details.ts`,
    find: `    asRead(found.request, revision);\n`,
    replace: `    void [asRead, revision];\n`,
    tests: details,
    named: 'stay unchanged if the request was changed',
  },
  {
    name: 'corrections of contact and answers: only to what a new request may say',
    file: `${requests}/correct-details.ts`,
    find: `    requireValid(found, wanted);\n`,
    replace: `    void requireValid;\n`,
    tests: details,
    named: 'are validated as in a new request',
  },
  {
    name: 'corrections by visitors: counted by the day',
    file: `${requests}/change-details.ts`,
    find: `    if (!(await countChange(tx, id, at))) throw new DoorstepError('rate_limited');\n`,
    replace: `    void countChange;\n`,
    tests: ['packages/store/test/put-right.test.ts'],
    named: 'is possible 20 times a day',
  },
  {
    name: 'corrections of an address: by staff who decide',
    file: `${requests}/correct-address.ts`,
    find: `  if (actor.kind !== 'visitor') requireAction(actor, 'requests.decide');\n`,
    replace: `  void requireAction;\n`,
    tests: addresses,
    named: 'is refused to staff who may not decide',
  },
  {
    name: 'corrections of an address: counted before the home is judged',
    file: `${requests}/correct-address.ts`,
    find: `  if (isVisitor && !(await countChange(tx, input.id, at, 'corrections'))) throw new DoorstepError('rate_limited');\n`,
    replace: `  void countChange;\n`,
    tests: addresses,
    named: 'counts refused tries',
  },
  {
    name: 'a count of the stock: what is promised lies on the shelf',
    file: 'packages/core/src/supply/move-stock.ts',
    find: ' - taken + promised',
    replace: ' - taken + 0 * promised',
    tests: counts,
    named: 'books the difference',
  },
  {
    name: 'a count of the stock: nobody takes of it meanwhile',
    file: 'packages/core/src/supply/move-stock.ts',
    find: 'known.length === 0 ? [] : await tx.stock.lock(known)',
    replace: 'known.length === 0 ? [] : await tx.stock.ofOffer(offerId)',
    tests: counts,
    named: 'includes a concurrent stock movement',
  },
  {
    name: 'a dry run: a delivery that is tried serves nobody',
    file: 'apps/server/src/operations/serve-operations.ts',
    find: `if (query.dryRun !== undefined) {`,
    replace: `if (query.dryRun === null) {`,
    tests: ['apps/server/test/served-history.slow.test.ts'],
  },
  {
    name: 'a draft is deleted as it was read',
    file: 'packages/core/src/offer/delete-draft.ts',
    find: `(version ?? offer.version) !== offer.version || `,
    replace: '',
    tests: drafts,
    named: 'is not deleted once published',
  },
  {
    name: 'a draft is deleted or published, not both',
    file: 'packages/store/src/offers.ts',
    find: `select('scope_id').where('id', '=', id).where('status', '=', 'draft')`,
    replace: `select('scope_id').where('id', '=', id)`,
    tests: drafts,
    named: 'is either published or deleted',
  },
  {
    name: 'a draft is deleted without the limits of its group',
    file: 'packages/store/src/offers.ts',
    find: `\n        .where(({ not, exists }) => not(exists(group)))`,
    replace: '',
    tests: drafts,
    named: 'leaves its group’s limits intact',
  },
];
