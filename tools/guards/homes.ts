import type { Guard } from './guard.ts';

const homes = ['packages/store/test/homes.test.ts'];
const secrets = ['packages/store/test/home-secrets.test.ts'];
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
    name: 'another flat, line or town than was signed is no longer retrieved',
    file: 'packages/core/src/request/resolve-address.ts',
    find: `if (typed === undefined ? !contradictsUnit(address, unit) : isUnedited(address, typed, unit))`,
    replace: `if (address !== null)`,
    tests: ['packages/store/test/edited-address.test.ts'],
  },
  {
    name: 'letters that look like others hold a request',
    file: 'packages/core/src/request/save-request.ts',
    find: `if (hasLookalikeLetters(resolved.address, typedPart(resolved))) reasons.push('lookalike_letters');`,
    replace: ``,
    tests: ['packages/store/test/edited-address.test.ts'],
    named: 'look like others',
  },
  {
    name: 'claims about a home are counted',
    file: 'packages/core/src/claim/make-claim.ts',
    find: `if (!(await isCounted(\`home:\${id}\`, maxClaims.homePerDay))) throw new DoorstepError('rate_limited');`,
    replace: ``,
    tests: homes,
    named: 'three times a day',
  },
  {
    name: 'a correction is refused where the new home has had its share',
    file: 'packages/core/src/request/transition-request.ts',
    find: `if (!(await fitsHomes(tx, offer, { request, next }))) return { kind: 'over_allowance' };`,
    replace: ``,
    tests: corrected,
    named: 'is refused, whole',
  },
  {
    name: 'corrections of a request are counted, also those that are refused',
    file: correcting,
    find: `if (isVisitor && !(await countCorrection(tx, input.id, at))) throw new DoorstepError('rate_limited');`,
    replace: ``,
    tests: corrected,
    named: 'counts tries that were refused',
  },
  {
    name: 'hashing secrets stay until the window is over',
    file: 'packages/core/src/home/destroy-home-secrets.ts',
    find: `for (const offer of offers) if (now < (await endOfWindow(store, offer))) return false;`,
    replace: ``,
    tests: secrets,
    named: 'go with the keys',
  },
  {
    name: 'hashing secrets stay until the window of the limit group is over',
    file: 'packages/core/src/home/destroy-home-secrets.ts',
    find: `const limits = group === null ? [] : [group.limits, ...group.pastLimits];`,
    replace: `const limits: Offer["definition"]["limits"][] = [];`,
    tests: secrets,
    named: 'until the window of the group',
  },
  {
    name: 'an offer that joins a limit group has a hashing secret',
    file: 'packages/core/src/limit-group/limit-groups.ts',
    find: `return secrets.newToken();`,
    replace: `return null;`,
    tests: secrets,
    named: 'when nothing counts any more',
  },
  {
    name: 'a claim is emptied when the offer’s retention is over',
    file: 'packages/store/src/claims.ts',
    find: `const withoutWords = { text: '', name: '', email: '', address_lines: '[]', reason: '' };`,
    replace: `const withoutWords = {};`,
    tests: ['packages/store/test/claims-retention.test.ts'],
  },
];
