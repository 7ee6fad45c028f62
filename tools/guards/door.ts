import type { Guard } from './guard.ts';

const gate = ['packages/store/test/submit-request.test.ts'];
const badInput = ['apps/server/test/bad-input.test.ts'];
const staffRoles = ['apps/server/test/staff-roles.test.ts'];
const firstPerson = ['packages/store/test/first-person.test.ts'];
const validateSubmission = 'packages/core/src/request/validate-submission.ts';

/** What is looked at before anything is taken, and who is let in. */
export const doorGuards: Guard[] = [
  {
    name: 'an offer closes at its second, not after it',
    file: 'packages/core/src/offer/offer-phase.ts',
    find: 'at >= Date.parse(definition.closesAt)',
    replace: 'at > Date.parse(definition.closesAt)',
    tests: gate,
    named: 'opens and closes to the second',
  },
  {
    name: 'a request has a most of each item',
    file: validateSubmission,
    find: 'if (line.quantity > most)',
    replace: 'if (line.quantity > Infinity)',
    tests: badInput,
    named: 'with more than a request may have',
  },
  {
    name: 'quantities are whole',
    file: validateSubmission,
    find: 'else if (!Number.isSafeInteger(line.quantity))',
    replace: 'else if (Number.isNaN(line.quantity))',
    tests: badInput,
    named: 'with quantity 1.5',
  },
  {
    name: 'quantities are above nought',
    file: validateSubmission,
    find: 'else if (line.quantity < 1)',
    replace: 'else if (line.quantity < -Infinity)',
    tests: badInput,
    named: 'with quantity -1',
  },
  {
    name: 'an item is named once',
    file: validateSubmission,
    find: 'else if (seen.has(line.item))',
    replace: 'else if (seen.size > 100)',
    tests: badInput,
    named: 'with an item twice',
  },
  {
    name: 'a pass is for the offer that it was made for',
    file: 'packages/human-check/src/server/proof-of-work.ts',
    find: 'if (parsed.offer !== offer)',
    replace: `if (parsed.offer === '')`,
    tests: badInput,
    named: 'with a human check that is spent',
  },
  {
    name: 'bodies are small',
    file: 'apps/server/src/http/create-http-server.ts',
    find: 'bodyLimit: maxBodyBytes',
    replace: 'bodyLimit: 1e9',
    tests: badInput,
    named: 'of 10 MB is refused',
  },
  {
    name: 'a receipt opens with its own secret',
    file: 'apps/server/src/routes/receipt-routes.ts',
    find: 'if (secrets.hash(secret) !== request?.secretHash)',
    replace: 'if (request === null || secrets.hash(secret) === reference)',
    tests: badInput,
    named: 'opens with its own secret alone',
  },
  {
    name: 'a seal that was opened before is compared again',
    file: 'apps/server/src/secrets/sealed-text.ts',
    find: `if (!isMac(sealed.slice(dot + 1), wanted)) return null;`,
    replace: `if (known === undefined && !isMac(sealed.slice(dot + 1), wanted)) return null;`,
    tests: ['apps/server/src/secrets/secrets.test.ts'],
    named: 'also after it was opened',
  },
  {
    name: 'a start with the secret of another installation is refused',
    file: 'apps/server/src/open-installation.ts',
    find: `if ((await store.settings.putOnce('secret_fingerprint', fingerprint)) !== fingerprint)`,
    replace: `if ((await store.settings.putOnce('secret_fingerprint', fingerprint)) === '')`,
    tests: ['apps/server/test/command-line.test.ts'],
    named: 'with the secret of another installation',
  },
  {
    name: 'changes come from pages of this origin',
    file: 'apps/server/src/http/origin-check.ts',
    find: `if (rule !== 'any' && !isFromHere(`,
    replace: `if (rule === undefined && !isFromHere(`,
    tests: staffRoles,
    named: 'is not to be used by another site',
  },
  {
    name: 'staff do what their role may do',
    file: 'packages/core/src/staff/permissions.ts',
    find: 'return permissions[action].includes(actor.role);',
    replace: 'return permissions[action].length > 0;',
    tests: staffRoles,
    named: 'holds for a viewer',
  },
  {
    name: 'there is one first person',
    file: 'packages/core/src/staff/invitations.ts',
    find: `if (invitation.isFirstRun && (await tx.settings.putOnce('first_person', person.id)) !== person.id)`,
    replace: `if (person.id === '')`,
    tests: firstPerson,
    named: 'is one of those who use a first-run link',
  },
  {
    name: 'an invitation is used once',
    file: 'packages/store/src/people.ts',
    find: `.where('used_at', 'is', null)`,
    replace: '',
    tests: firstPerson,
    named: 'is followed by one for each invitation',
  },
  {
    name: 'no cell of an export is a formula',
    file: 'apps/server/src/present/requests-csv.ts',
    find: 'escape_formulas: true',
    replace: 'escape_formulas: false',
    tests: ['apps/server/src/present/requests-csv.test.ts'],
  },
  {
    name: 'a flood from ever new networks takes up bounded memory',
    file: 'apps/server/src/http/rate-limit.ts',
    find: `createMemory<{ count: number; endsAt: number }>(leastCounted)`,
    replace: `new Map<string, { count: number; endsAt: number }>()`,
    tests: ['apps/server/src/http/rate-limit.test.ts'],
  },
  {
    name: 'a sender is counted from request to request',
    file: 'apps/server/src/http/rate-limit.ts',
    find: `if (window.count <= most) return { kind: 'allowed' };`,
    replace: `if (window.count !== Infinity) return { kind: 'allowed' };`,
    tests: ['apps/server/src/http/rate-limit.test.ts'],
  },
];
