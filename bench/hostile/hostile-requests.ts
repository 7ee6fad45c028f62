// Each field of each public route with backtracking texts, deep bodies, thousands of names, and headers of maximum
// size.

export interface HostileRequest {
  name: string;
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** The size of a body, and just below the limits of an address line, a search text, and an answer. */
const lengths = [60_000, 190, 490, 3900];
const headerBytes = 12_000;

/** Characters with a meaning in an address, an email, a form field's name, a path, or a header. */
const pumps = [
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  ', ',
  '-',
  '/',
  '#',
  '@',
  "'",
  '0',
  '1',
  '1 ',
  '1a',
  'a',
  'a ',
  'a.',
  'A',
  'flat ',
  'no. ',
  'quantity.',
  '<a',
  '{',
  '=',
  '\u00e9',
  '\u0301',
  '\u00b2',
  '\u0661',
  '\u4e00',
  '\u4e01\u76ee',
  '\uff11',
  '\u{1f600}',
];

/** Texts of this length, within a body's size, that repeat one or two characters between a prefix and a suffix. */
function textsOf(length: number): string[] {
  return pumps.flatMap((pump) => {
    const size = Math.max(pump.length, length > 10_000 ? Buffer.byteLength(pump) : 0);
    const body = pump.repeat(Math.floor((length - 30) / size));
    return [body, `a@1 ${body}!`, `12 High Street${body}1a`];
  });
}

const lookupFields = ['Key', 'Text', 'Container', 'Countries', 'Language', 'Limit', 'Origin', 'Bias', 'Filters'];
const formFields = [
  'step',
  'contact.name',
  'contact.email',
  'contact.phone',
  'address.way',
  'address.search',
  'address.pick',
  'address.id',
  'address.proof',
  'address.line1',
  'address.line2',
  'address.city',
  'address.postcode',
  'address.country',
  'unit',
  'language',
  'formToken',
  'claimToken',
  'claim.email',
  'claim.text',
  'idempotencyKey',
  'humanCheck',
  'email',
];
const headerNames = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];

export function hostileRequests({
  slug,
  itemId,
  key,
}: {
  slug: string;
  itemId: string;
  key: string;
}): HostileRequest[] {
  const texts = lengths.flatMap(textsOf);
  const lookup = (verb: string) => `/Capture/Interactive/${verb}/v1.10/json3.ws`;
  const json = (path: string, name: string, body: unknown): HostileRequest => ({
    name: `${path} ${name}`,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'hostile' },
    body: JSON.stringify(body),
  });
  const form = (path: string, name: string, fields: Record<string, string>): HostileRequest => ({
    name: `${path} ${name}`,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    // Spaces stay unencoded, so that a 64 KB form holds as many spaces as letters.
    body: Object.entries(fields)
      .map(([field, text]) => `${field}=${encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%40', '@')}`)
      .join('&')
      .slice(0, 65_000),
  });

  const usual = {
    [`quantity.${itemId}`]: '1',
    'contact.name': 'Robin Fictional',
    'contact.email': 'robin@example.org',
    'address.way': 'typed',
    'address.line1': '12 High Street',
    'address.city': 'Marrow Vale',
    'address.country': 'GB',
    'claim.kind': 'moved_in',
    Key: key,
    Text: 'a',
    Id: 'GB|x',
  };
  const submission = (part: object) => ({
    lines: [{ item: itemId, quantity: 1 }],
    contact: { name: 'Robin Fictional' },
    address: { typed: { line1: '12 High Street', city: 'Marrow Vale', country: 'GB' } },
    ...part,
  });

  const ofText = texts.flatMap((text) => [
    ...[...lookupFields, 'GeoFence', '$unwrapped', 'x'].map((field) =>
      form(lookup('Find'), field, { ...usual, [field]: text }),
    ),
    ...['Key', 'Id', 'Language', 'Field1Format'].map((field) =>
      form(lookup('Retrieve'), field, { ...usual, [field]: text }),
    ),
    json(lookup('Find'), 'Text', { Key: key, Text: text }),
    json(lookup('Find'), 'Filters', { Key: key, Text: 'a', Filters: [text] }),
    ...formFields.map((field) => form(`/o/${slug}/check`, field, { ...usual, [field]: text })),
    ...['step', 'address.search', 'address.pick'].map((field) =>
      form(`/o/${slug}`, field, { ...usual, step: 'find', [field]: text }),
    ),
    ...['claim.email', 'claimToken', 'claim.text'].map((field) =>
      form(`/o/${slug}/claim`, field, { ...usual, [field]: text }),
    ),
    form(`/o/${slug}/send`, 'humanCheck', { ...usual, humanCheck: text, idempotencyKey: 'x' }),
    form('/r/ABCD-EFGH/mail', 'email', { email: text }),
    form(`/o/${slug}/check`, 'a name', { ...usual, [text]: 'x' }),
    form(`/o/${slug}/check`, 'a quantity', { ...usual, [`quantity.${text}`]: 'x' }),
    ...['name', 'email', 'phone'].map((field) =>
      json(`/api/offers/${slug}/requests`, field, submission({ contact: { [field]: text } })),
    ),
    ...['line1', 'line2', 'city', 'postcode', 'country'].map((field) =>
      json(
        `/api/offers/${slug}/requests`,
        field,
        submission({
          address: { typed: { line1: '1 High Street', city: 'Marrow Vale', country: 'GB', [field]: text } },
        }),
      ),
    ),
    ...[
      'unit',
      'humanCheck',
      'monitoredCheck',
      'language',
      'formToken',
      'website',
      'ifShort',
      text.slice(0, 60_000),
    ].map((field) =>
      json(`/api/offers/${slug}/requests`, field.slice(0, 20), submission({ [field]: text.slice(0, 30_000) })),
    ),
    json(`/api/offers/${slug}/requests`, 'proof', submission({ address: { proof: text } })),
    json(`/api/offers/${slug}/requests`, 'id', submission({ address: { id: text } })),
    json(`/api/offers/${slug}/requests`, 'an answer', submission({ answers: { x: text } })),
    json('/api/auth/sign-in/email', 'email', { email: text, password: 'x' }),
    json('/api/auth/sign-in/email', 'password', { email: 'a@example.org', password: text }),
    ...['token', 'name', 'email', 'password'].map((field) =>
      json('/api/v1/invitations/accept', field, {
        token: 'x',
        name: 'x',
        email: 'x@example.org',
        password: 'x'.repeat(12),
        [field]: text,
      }),
    ),
  ]);

  const ofHeader = textsOf(headerBytes)
    .map((text) => text.replaceAll(/[^\t\u0020-\u007e]/g, '').trim())
    .filter((text) => text.length > headerBytes / 2)
    .flatMap((text) =>
      headerNames.flatMap((header) =>
        [`/o/${slug}`, lookup('Find')].map((path): HostileRequest => ({
          name: `${path} ${header}`,
          path,
          method: 'GET',
          headers: { [header]: text },
        })),
      ),
    );
  const ofPath = textsOf(headerBytes / 3).flatMap((text) =>
    [`/${encodeURIComponent(text)}`, `/o/${slug}?lang=${encodeURIComponent(text)}`, `/o/${encodeURIComponent(text)}`]
      .filter((path) => path.length < headerBytes)
      .map((path): HostileRequest => ({ name: `path ${path.slice(0, 20)}`, path, method: 'GET', headers: {} })),
  );

  const many = (count: number, part: (index: number) => string, by = '&') =>
    Array.from({ length: count }, (_, index) => part(index))
      .join(by)
      .slice(0, 64_000);
  const shapes: [string, string, string][] = [
    ['deep array', 'application/json', '['.repeat(32_000) + ']'.repeat(32_000)],
    ['deep object', 'application/json', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['deep field', 'application/json', `{"answers":${'{"a":'.repeat(9000)}"\\u0000"${'}'.repeat(9000)}}`],
    [
      'answers',
      'application/json',
      `{"answers":{${many(5000, (index) => `"a${index}":[]`, ',').replace(/,[^,]*$/, '')}}}`,
    ],
    [
      'odd answers',
      'application/json',
      `{"answers":{${many(5000, (index) => `"a${index}":{}`, ',').replace(/,[^,]*$/, '')}}}`,
    ],
    ['lines', 'application/json', `{"lines":[${many(30_000, () => '{}', ',').replace(/,[^,]*$/, '')}]}`],
    ['unknown names', 'application/json', `{${many(6000, (index) => `"a${index}":0`, ',').replace(/,[^,]*$/, '')}}`],
    ['many names', 'application/x-www-form-urlencoded', many(12_000, (index) => `a${index}=`)],
    ['one name', 'application/x-www-form-urlencoded', many(12_000, () => 'a=1')],
    ['filters', 'application/x-www-form-urlencoded', `Key=${key}&Text=a&${many(12_000, () => 'Filters=a')}`],
    ['countries', 'application/x-www-form-urlencoded', `Key=${key}&Text=a&${many(6000, () => 'Countries=GB')}`],
    ['quantities', 'application/x-www-form-urlencoded', many(6000, (index) => `quantity.${index}=1`)],
    ['answers of a form', 'application/x-www-form-urlencoded', many(6000, (index) => `answer.${index}=1`)],
    ['take and count', 'application/x-www-form-urlencoded', many(6000, (index) => `take.${index}=1`)],
    ['escapes', 'application/x-www-form-urlencoded', `a=${'%E0%A4%A'.repeat(8000)}`],
    [
      'parts',
      'multipart/form-data; boundary=x',
      many(1500, (index) => `--x\r\ncontent-disposition: form-data; name="a${index}"\r\n\r\n\r\n`, '') + '--x--',
    ],
    ['boundaries', `multipart/form-data; boundary=${'-'.repeat(70)}`, '-'.repeat(64_000)],
  ];
  const paths = [
    lookup('Find'),
    `/o/${slug}`,
    `/o/${slug}/check`,
    `/o/${slug}/claim`,
    `/api/offers/${slug}/requests`,
    '/api/auth/sign-in/email',
    '/api/v1/invitations/accept',
  ];
  const ofShape = paths.flatMap((path) =>
    shapes.map(([name, type, body]): HostileRequest => ({
      name: `${path} ${name}`,
      path,
      method: 'POST',
      headers: {
        'content-type': type,
        'idempotency-key': 'hostile',
        accept: path.startsWith('/o/') ? 'text/html' : '*/*',
      },
      body,
    })),
  );
  const get = (path: string, headers: Record<string, string> = {}): HostileRequest => ({
    name: path,
    path,
    method: 'GET',
    headers,
  });
  // Ordinary requests that are expensive to answer: uncached pages, pictures, passwords, long documents.
  const costly = [
    ...Array.from({ length: 8 }, (_, index) =>
      get(`/o/${slug}?embed=1&accent=%23${(index * 1_118_481).toString(16).padStart(6, '0')}`, {
        accept: 'text/html',
        'accept-encoding': 'br, gzip',
      }),
    ),
    ...['en', 'fr', 'de', 'es', 'pl', 'uk', 'ar', 'cy'].flatMap((lang) => [
      get(`/o/${slug}/card.png?lang=${lang}`),
      get(`/o/${slug}?lang=${lang}`, { accept: 'text/html', 'accept-encoding': 'br' }),
      get(`/privacy?lang=${lang}`, { accept: 'text/html', 'accept-encoding': 'br' }),
    ]),
    get('/api/v1/openapi.json'),
    get('/api/v1/reference'),
    get(`/o/${slug}/embed.json`),
    get('/r/ABCD-EFGH', { accept: 'text/html' }),
    get('/r/ABCD-EFGH/0123456789abcdef'),
    get('/staff'),
    get('/metrics'),
    json('/api/auth/sign-in/email', 'a wrong password', {
      email: 'a@example.org',
      password: 'wheelbarrow in the rain',
    }),
    json('/api/auth/sign-in/code', 'a wrong code', { code: '123456' }),
    json('/api/v1/password-links', 'nobody', { email: 'a@example.org' }),
    json('/api/v1/password-links/use', 'no link', { token: 'x', password: 'wheelbarrow in the rain' }),
    json('/api/lookup-issues', 'a report', { kind: 'x' }),
    form('/r', 'nobody', { email: 'a@example.org', reference: 'ABCD-EFGH' }),
  ];
  return [...ofText, ...ofHeader, ...ofPath, ...ofShape, ...costly];
}
