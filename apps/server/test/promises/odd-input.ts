// Input that no route should receive.
export const oddNames = [
  '%00',
  '%E2%82%AC',
  '%ff',
  '%',
  '%2F',
  '..%2f..',
  '%0d%0aX:1',
  '%ED%A0%80',
  '-1',
  '1e308',
  '%20',
  'x'.repeat(300),
  'x'.repeat(3000),
];
export const oddQueries = [
  'page=1e308',
  'page=9007199254740993',
  'search=%00',
  'search=%ED%A0%80',
  'state=%00&offer=%00',
  'Text=%00&Key=%00&Id=%00',
  '__proto__=1&constructor=1',
  '__proto__[isAdmin]=1',
];

export const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  '{"a":1e400}',
  '{"__proto__":{"x":1}}',
  '{"lines":[{"item":"x","quantity":1e999}]}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  '{"a":"\\ud800"}',
  'a=%ff&b=%00&%ED%A0%80=1',
  'a=1&'.repeat(5000),
];
export const oddTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'x',
  '',
];
