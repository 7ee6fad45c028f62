// Turns a valibot schema into a fast-check arbitrary of typical and boundary values.
import fc from 'fast-check';
import * as v from 'valibot';

/** The parts of a valibot schema that our schemas use. */
interface Described {
  type: string;
  entries?: Record<string, Described>;
  item?: Described;
  key?: Described;
  value?: Described;
  wrapped?: Described;
  options?: (string | Described)[];
  literal?: unknown;
  pipe?: (Described & { kind: string; requirement?: unknown })[];
}

/** By field name: values with a meaning for the server, such as existing ids. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * @param known Preferred where the schema accepts them; those of a whole body are called `input`.
 * @throws Error for a kind of schema without a row here.
 */
export function arbitraryOf(schema: v.GenericSchema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  return describe(schema, 'input', known);
}

/**
 * A value that the schema accepts.
 * @throws Error after a thousand rejected values.
 */
export function validValue(schema: v.GenericSchema, { known, seed }: { known: KnownValues; seed: number }): unknown {
  const values = arbitraryOf(schema, known);
  for (let tries = 0; tries < 1000; tries += 1) {
    const [value] = fc.sample(values, { numRuns: 1, seed: seed * 1000 + tries });
    if (v.is(schema, value)) return value;
  }
  throw new Error('the schema takes nothing that is made for it');
}

function describe(schema: Described, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const made = madeFor(schema, name, known);
  const taken = (known[name] ?? []).filter((value) => v.is(schema as v.GenericSchema, value));
  if (taken.length === 0) return made;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...taken) }, { weight: 1, arbitrary: made });
}

function madeFor(schema: Described, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const { type, entries = {}, item, key, value, wrapped, options = [], literal } = schema;
  const inner = (part: Described | undefined) => (part === undefined ? fc.constant(null) : describe(part, name, known));
  switch (type) {
    case 'string':
      return stringOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    case 'literal':
      return fc.constant(literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'union':
    case 'variant':
      return fc.oneof(...options.map((option) => inner(option as Described)));
    case 'nullable':
      return fc.option(inner(wrapped), { nil: null });
    case 'optional':
      return fc.option(inner(wrapped), { nil: undefined });
    case 'array':
      return fc.array(inner(item), { maxLength: 3 });
    case 'record':
      return fc.dictionary(inner(key) as fc.Arbitrary<string>, inner(value), { maxKeys: 3 });
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fc.record(
        Object.fromEntries(Object.entries(entries).map(([field, entry]) => [field, describe(entry, field, known)])),
      );
    default:
      throw new Error(`no arbitrary for a schema of type "${type}"`);
  }
}

/** The schema's own rules, and those of the schemas in its pipe. */
function rules({ pipe = [] }: Described): Map<string, unknown> {
  return new Map(
    pipe.flatMap((step) => (step.kind === 'validation' ? [[step.type, step.requirement] as const] : [...rules(step)])),
  );
}

function stringOf(schema: Described): fc.Arbitrary<string> {
  const all = rules(schema);
  const [min, max] = [Number(all.get('min_length') ?? 0), Number(all.get('max_length') ?? 50)];
  if (all.has('iso_timestamp')) return fc.constantFrom('2030-01-01T00:00:00Z', '0000-01-01T00:00:00Z');
  const pattern = all.get('regex');
  const typed = fc.constantFrom('12 High Street', 'Åse Ödegård', '李', '+44 1632 960001', 'GB', '2', '');
  const some = fc.oneof(typed, fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 40) }));
  // The longest text, and one character more.
  const edges = fc.constantFrom('x'.repeat(max), 'x'.repeat(max + 1), '');
  const texts = fc.oneof({ weight: 6, arbitrary: some }, { weight: 1, arbitrary: edges });
  if (!(pattern instanceof RegExp)) return texts;
  return pattern.test('12 High Street') ? texts : matching(pattern.source);
}

/** Created once per pattern: it takes as long as a dozen calls of the server. */
function matching(source: string): fc.Arbitrary<string> {
  const made = matchingBySource.get(source) ?? fc.stringMatching(new RegExp(source));
  matchingBySource.set(source, made);
  return made;
}
const matchingBySource = new Map<string, fc.Arbitrary<string>>();

function numberOf(schema: Described): fc.Arbitrary<number> {
  const all = rules(schema);
  const [min, max] = [Number(all.get('min_value') ?? -2), Number(all.get('max_value') ?? 2_147_483_647)];
  const low = Math.max(min, -2);
  const edges = fc.constantFrom(min, max, min - 1, max + 1, 0, 1);
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: low, max: Math.min(max, low + 5) }) },
    { weight: 1, arbitrary: edges },
  );
}

/** Hostile values, for any part of a body. */
export const hostileValues: readonly unknown[] = [
  '\0',
  'a\u0007b',
  '\ud800',
  '\udc00\ud800',
  '\u202etxet',
  '\u200b',
  "'; drop table request; --",
  '=1+1',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '𝕏'.repeat(300),
  'NaN',
  'null',
  '',
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
];

/** Values that have broken a server before: tried in every part of a body, besides generated ones. */
const knownToBreak: readonly unknown[] = ['\0', '\ud800', 1e308, 2 ** 53];

/** Replaces each part of the value in turn by each of these, and adds a `__proto__`. */
export function eachBroken(whole: unknown): unknown[] {
  const broken = placesIn(whole).flatMap((_, place) =>
    knownToBreak.map((hostile) => {
      const copy: unknown = structuredClone(whole);
      const at = placesIn(copy)[place];
      if (at !== undefined) at.parent[at.name] = hostile;
      return copy;
    }),
  );
  const polluting: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
  return [...broken, Object.defineProperties({ ...(whole as object) }, Object.getOwnPropertyDescriptors(polluting))];
}

/** The value with one part replaced, removed, or added. */
export function mutated(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      value,
      fc.nat(),
      fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
      fc.constantFrom(...hostileValues),
    )
    .map(([whole, place, how, hostile]) => {
      const copy: unknown = structuredClone(whole);
      const places = placesIn(copy);
      const at = places[place % Math.max(1, places.length)];
      if (at === undefined) return hostile;
      const { parent, name } = at;
      if (how === 'remove') delete parent[name];
      else parent[how === 'add' ? `${name}\ud800` : name] = hostile;
      return copy;
    });
}

function placesIn(value: unknown): { parent: Record<string, unknown>; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((name) => [{ parent, name }, ...placesIn(parent[name])]);
}
