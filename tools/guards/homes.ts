import type { Guard } from './guard.ts';

const homes = ['packages/store/test/homes.test.ts'];
const corrected = ['packages/store/test/corrected-address.test.ts'];
const correcting = 'packages/core/src/request/correct-address.ts';

/** What makes a home, what staff say of homes, and an address that moves from one to another. */
export const homeGuards: Guard[] = [
  {
    name: 'a merged home counts with the one that stands for it',
    file: 'packages/store/src/homes.ts',
    find: `ofHome.union(ofMerged)`,
    replace: `ofHome`,
    tests: homes,
    named: 'what was used is summed',
  },
  {
    name: 'a request keeps the homes that own its keys, not the one that stands for them',
    file: 'packages/core/src/request/save-request.ts',
    find: `homeIds: ownerIds,`,
    replace: `homeIds,`,
    tests: homes,
    named: 'undo a merge',
  },
  {
    name: 'homes that staff keep apart are not merged',
    file: 'packages/core/src/home/link-homes.ts',
    find: `if (await areApart(tx, home.id, other.id)) throw new DoorstepError('state_conflict');`,
    replace: ``,
    tests: homes,
    named: 'keep two homes apart',
  },
  {
    name: 'an address that nothing tells apart holds its request',
    file: 'packages/core/src/request/save-request.ts',
    find: `if (resolved.knowledge.isAmbiguous || isTownInDoubt) reasons.push('address_ambiguous');`,
    replace: ``,
    tests: homes,
    named: 'that nothing tells apart',
  },
  {
    name: 'claims about a home are counted',
    file: 'packages/core/src/claim/make-claim.ts',
    find: `if (!(await isCounted(\`home:\${id}\`, mostClaims.homePerDay))) throw new DoorstepError('rate_limited');`,
    replace: ``,
    tests: homes,
    named: 'three times a day',
  },
  {
    name: 'a correction is refused where the new home has had its share',
    file: correcting,
    find: `if (takes && !fits) return { kind: 'refused', error: new DoorstepError('already_asked') };`,
    replace: ``,
    tests: corrected,
    named: 'is refused, whole',
  },
  {
    name: 'corrections of a request are counted, also those that are refused',
    file: correcting,
    find: `if (isVisitor && !(await countCorrection(tx, request.id, at))) throw new DoorstepError('rate_limited');`,
    replace: ``,
    tests: corrected,
    named: 'counts tries that were refused',
  },
  {
    name: 'hashing secrets stay until the window is over',
    file: 'packages/core/src/home/destroy-home-secrets.ts',
    find: `if (now < (await endOfWindow(store, ofScope))) continue;`,
    replace: ``,
    tests: homes,
    named: 'go with the keys',
  },
  {
    name: 'a claim is emptied when the offer’s retention is over',
    file: 'packages/store/src/claims.ts',
    find: `const gone = { text: '', name: '', email: '', address_lines: '[]', emptied_at: at };`,
    replace: `const gone = { emptied_at: at };`,
    tests: ['packages/store/test/claims-retention.test.ts'],
  },
];
