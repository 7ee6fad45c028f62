import type { Guard } from './guard.ts';

const requests = 'packages/core/src/request';
const offers = 'packages/core/src/offer';
const pairs = ['packages/store/test/possible-duplicates.test.ts'];

export const inputGuards: Guard[] = [
  {
    name: 'texts that cannot be shown: refused by name',
    file: 'apps/server/src/http/parse-body.ts',
    find: '  requireReadable(body);\n',
    replace: '',
    tests: ['apps/server/test/promises/edge-of-text.test.ts'],
  },
  {
    name: 'kinds of address: one that the offer refuses is refused when it is sent',
    file: `${requests}/check-submission.ts`,
    find: '  requireAcceptedKind(offer, resolved.address, submission.contact.name);\n',
    replace: '',
    tests: ['apps/server/test/delivery-addresses.test.ts'],
    named: 'an address that not every offer goes to',
  },
  {
    name: 'kinds of address: one that the offer looks at is held',
    file: `${requests}/address-hold-reasons.ts`,
    find: '  reasons.push(...addressKinds(resolved.address, name, doubted).map(({ kind }) => kind));\n',
    replace: '',
    tests: ['apps/server/test/delivery-addresses.test.ts'],
    named: 'an address that not every offer goes to',
  },
  {
    name: 'letters that look like others: held',
    file: `${requests}/address-hold-reasons.ts`,
    find: `  if (hasLookalikeLetters(resolved.address, typedParts(resolved))) reasons.push('lookalike_letters');\n`,
    replace: '',
    tests: ['packages/store/test/edited-address.test.ts'],
  },
  {
    name: 'possible duplicates: noted when a request is saved',
    file: `${requests}/gate/write-decisions.ts`,
    find: '  await tx.homes.noteAlike(requests.flatMap(({ submission, request }) => compared(submission, request)));\n',
    replace: '',
    tests: pairs,
  },
  {
    name: 'possible duplicates: noted when an address is corrected',
    file: `${requests}/correct-address.ts`,
    find: '  await tx.homes.noteAlike([comparedRequest(outcome.request, home)]);\n',
    replace: '',
    tests: pairs,
    named: 'after a correction',
  },
  {
    name: 'an offer that changed meanwhile: the program that read it is told',
    file: `${requests}/check-submission.ts`,
    find: `    throw new DoorstepError('offer_changed');`,
    replace: '    return { resolved: withoutAddress };',
    tests: ['apps/server/test/changed-offers.test.ts'],
    named: 'which version it read',
  },
  {
    name: 'retired items: no new visitor gets one',
    file: `${requests}/validate-submission.ts`,
    find: '{ ...offeredOf(offer.definition), ',
    replace: '{ ...offer.definition, ',
    tests: ['packages/store/test/named-parts.test.ts'],
  },
  {
    name: 'parts that requests name: a save retires them',
    file: `${offers}/keep-named.ts`,
    find: '    return [...now, ...gone.map((part) => ({ ...part, isRetired: true }))];',
    replace: '    return gone.length < 0 ? [] : now;',
    tests: ['packages/store/test/named-parts.test.ts'],
  },
  {
    name: 'former short names: they lead to the offer',
    file: `${offers}/save-version.ts`,
    find: `before.status === 'draft' || before.slug === definition.slug ? null : before.slug`,
    replace: `before.slug === '' ? '' : null`,
    tests: ['apps/server/test/changed-offers.test.ts'],
    named: 'whose short name was changed',
  },
  {
    name: 'the way without a check: one provider leaves it to others',
    file: 'apps/server/src/product/submit.ts',
    find: '    widerNetworks: await product.widerNetworksOf(request.ip),\n',
    replace: '',
    tests: ['apps/server/test/floods.test.ts'],
    named: 'many networks',
  },
  {
    name: 'weak passwords: refused',
    file: 'apps/server/src/handlers/invitation-handlers.ts',
    find: 'if (await isWeakPassword(password, [name, email]))',
    replace: 'if (!(await isWeakPassword(password, [name, email])) && password === name)',
    tests: ['apps/server/test/staff-invitations.test.ts'],
  },
];
