// Every input is bounded: texts by length, lists and records by count.
import * as contract from '@doorstep/contract';
import { operationList } from '@doorstep/contract/operations';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { routeInputs } from '../../test/promises/route-inputs.ts';

interface Schema {
  kind: string;
  type: string;
  requirement?: unknown;
  entries?: Record<string, Schema>;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: (string | Schema)[];
  pipe?: Schema[];
}

/** Their own parsers enforce the bounds. */
const ownReaders = ['humanCheck', 'monitoredCheck', 'coordinates'];

/** Includes the steps of nested pipes. */
function stepsOf([first, ...steps]: Schema[]): Schema[] {
  return [...(first?.pipe === undefined ? [] : stepsOf(first.pipe)), ...steps];
}

function unbounded(schema: Schema, path: string): string[] {
  const { type, entries = {}, item, key, value, wrapped, options = [], pipe = [] } = schema;
  const steps = stepsOf(pipe);
  const bounds = new Set(steps.filter(({ kind }) => kind === 'validation').map((step) => step.type));
  const inner = [
    ...Object.entries(entries).map(([name, entry]) => [entry, `${path}.${name}`] as const),
    ...[item, key, value, wrapped].flatMap((part) => (part === undefined ? [] : [[part, path] as const])),
    ...options.flatMap((option) => (typeof option === 'string' ? [] : [[option, path] as const])),
    ...steps.filter(({ kind }) => kind === 'schema').map((step) => [step, path] as const),
  ].flatMap(([part, at]) => unbounded(part, at));
  switch (type) {
    case 'string':
      return bounds.has('max_length') ? inner : [...inner, `${path}: a text`];
    case 'array':
      return bounds.has('max_length') ? inner : [...inner, `${path}: a list`];
    case 'record':
      return bounds.has('max_entries') ? inner : [...inner, `${path}: a record`];
    case 'unknown':
    case 'any':
      return ownReaders.some((name) => path.endsWith(`.${name}`)) ? inner : [...inner, `${path}: anything`];
    default:
      return inner;
  }
}

const queries = [
  ...Object.entries(contract).filter(([name]) => name.endsWith('QuerySchema')),
  ...operationList.flatMap(({ key, query }) => (query === undefined ? [] : [[key, query] as const])),
];
const inputs = [
  ...Object.entries(routeInputs).flatMap(([name, { body }]) => (body === null ? [] : [[name, body] as const])),
  ...queries.map(([name, schema]) => [name, schema as v.GenericSchema] as const),
];

it.each(inputs)('%s limits the size of every input', (name, schema) => {
  expect(unbounded(schema as unknown as Schema, name)).toEqual([]);
});

it('texts, lists and records without a size limit are found', () => {
  const schema = v.object({
    text: v.pipe(v.string(), v.trim()),
    list: v.array(v.pipe(v.string(), v.maxLength(3))),
    record: v.record(v.pipe(v.string(), v.maxLength(3)), v.number()),
  });
  expect(unbounded(schema as unknown as Schema, 'x')).toEqual([
    'x.text: a text',
    'x.list: a list',
    'x.record: a record',
  ]);
  expect(queries.length).toBeGreaterThan(4);
});
