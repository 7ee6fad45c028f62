import type { Guard } from './guard.ts';

const edgeOfText = ['apps/server/test/promises/edge-of-text.test.ts'];
const urlCheck = 'apps/server/src/http/url-check.ts';

/** What is refused before anything is asked of the store, and what leaves in an answer or a file. */
export const edgeGuards: Guard[] = [
  {
    name: 'no unprintable text comes in',
    file: 'apps/server/src/http/parse-body.ts',
    find: 'if (unprintable.length > 0)',
    replace: 'if (unprintable.length > 1000)',
    tests: edgeOfText,
    named: 'a submission with a control character',
  },
  {
    name: 'no unprintable text comes in with a polygon',
    file: 'apps/server/src/routes/staff/polygon-routes.ts',
    find: 'requirePrintable(request.body);',
    replace: '',
    tests: ['apps/server/test/promises/ways-in.test.ts'],
    named: 'a polygon with the properties',
  },
  {
    name: 'no unprintable text comes in with the address of a claim',
    file: 'apps/server/src/routes/claim-routes.ts',
    find: 'parseBody(addressLinesSchema, { addressLines: await addressLinesOf(product, draft) })',
    replace: '{ addressLines: await addressLinesOf(product, draft) }',
    tests: ['apps/server/test/promises/ways-in.test.ts'],
    named: 'the address of a claim',
  },
  {
    name: 'no unprintable text comes in by the command line',
    file: 'apps/server/src/commands/run-command.ts',
    find: '    requirePrintable(words);\n',
    replace: '',
    tests: ['apps/server/test/promises/ways-in.test.ts'],
    named: 'a word of the command line',
  },
  {
    name: 'no unprintable text comes in with an answer of Loqate',
    file: 'apps/server/src/lookup/loqate/loqate-address.ts',
    find: `typeof value === 'string' ? printable(value) : value,`,
    replace: 'value,',
    tests: ['apps/server/src/lookup/loqate/loqate-address.test.ts'],
    named: 'no character that cannot be shown',
  },
  {
    name: 'no unprintable text comes in with an alarm',
    file: 'apps/server/src/alarms/create-service-watch.ts',
    find: 'code: printable(given.code), message: printable(given.message)',
    replace: 'code: given.code, message: given.message',
    tests: ['apps/server/test/service-alarms.test.ts'],
    named: 'in words that can be kept',
  },
  {
    name: 'what is no slug is not asked of the store',
    file: urlCheck,
    find: 'if (form !== undefined && !form.pattern.test(value))',
    replace: 'if (form !== undefined && value.length > 1000)',
    tests: edgeOfText,
    named: 'is not found, with every header',
  },
  {
    name: 'the API takes no parameter that it does not know',
    file: urlCheck,
    find: '...unknownParameters(request).map(',
    replace: '...unknownParameters(request).slice(1000).map(',
    tests: edgeOfText,
    named: 'unknown parameters',
  },
  {
    name: 'no cache keeps what the API answers',
    file: 'apps/server/src/http/security-headers.ts',
    find: `withPolicy('no-store', [])`,
    replace: `withPolicy('private, no-cache', [])`,
    tests: edgeOfText,
    named: 'no cache keeps',
  },
  {
    name: 'a key that the database refuses fails nobody else',
    file: 'packages/store/src/shared/batch-reads.ts',
    find: 'if (keys.length === 1 || isOutage(error)) throw error;',
    replace: 'throw error;',
    tests: ['packages/store/test/offers.test.ts'],
    named: 'fails alone',
  },
  {
    name: 'who may not do something hears nothing else',
    file: 'apps/server/src/routes/staff/guard-routes.ts',
    find: `if (needed !== 'signing in') requireAction(actor, needed);`,
    replace: `if (needed === 'people.manage') requireAction(actor, needed);`,
    tests: ['apps/server/test/promises/roles.test.ts'],
    named: 'a viewer hears',
  },
  {
    name: 'no cell of an export is a formula',
    file: 'apps/server/src/present/requests-csv.ts',
    find: 'const text = withoutFormulas(value);',
    replace: 'const text = withoutFormulas(value) === "" ? "" : value;',
    tests: ['apps/server/src/present/requests-csv.test.ts'],
  },
];
