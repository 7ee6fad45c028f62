import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/** What a valibot schema keeps of itself, as far as our schemas use it. */
interface Described {
  type: string;
  entries?: Record<string, Described>;
  item?: Described;
  key?: Described;
  value?: Described;
  wrapped?: Described;
  options?: (string | Described)[];
  literal?: unknown;
  default?: unknown;
  pipe?: { kind: string; type: string; requirement?: unknown }[];
}

/**
 * The JSON Schema (2020-12) of what a schema takes.
 * @throws Error for a kind of schema that has no row here: a new one needs its row before it can be documented.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return describe(schema);
}

function describe(schema: Described): JsonSchema {
  return { ...baseOf(schema), ...rulesOf(schema) };
}

function baseOf(schema: Described): JsonSchema {
  const { type, entries = {}, item, value, wrapped, options = [], literal } = schema;
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: literal };
    case 'picklist':
      return { type: 'string', enum: options };
    case 'array':
      return { type: 'array', ...(item === undefined ? {} : { items: describe(item) }) };
    case 'record':
      return { type: 'object', ...(value === undefined ? {} : { additionalProperties: describe(value) }) };
    case 'union':
      return { anyOf: options.map((option) => (typeof option === 'string' ? { const: option } : describe(option))) };
    case 'nullable':
      return { anyOf: [wrapped === undefined ? {} : describe(wrapped), { type: 'null' }] };
    case 'optional':
      return {
        ...(wrapped === undefined ? {} : describe(wrapped)),
        ...(schema.default === undefined ? {} : { default: schema.default }),
      };
    case 'object':
    case 'strict_object':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, describe(entry)])),
        required: Object.keys(entries).filter((name) => entries[name]?.type !== 'optional'),
        ...(type === 'strict_object' ? { additionalProperties: false } : {}),
      };
    default:
      throw new Error(`no JSON Schema for a schema of type "${type}"`);
  }
}

function rulesOf({ type, pipe = [] }: Described): JsonSchema {
  const rules: JsonSchema = {};
  const isList = type === 'array';
  for (const { kind, type: rule, requirement } of pipe) {
    if (kind === 'schema' || kind === 'transformation') continue;
    if (rule === 'max_length') rules[isList ? 'maxItems' : 'maxLength'] = requirement;
    else if (rule === 'min_length') rules[isList ? 'minItems' : 'minLength'] = requirement;
    else if (rule === 'max_value') rules['maximum'] = requirement;
    else if (rule === 'min_value') rules['minimum'] = requirement;
    else if (rule === 'integer') rules['type'] = 'integer';
    else if (rule === 'regex') rules['pattern'] = (requirement as RegExp).source;
    else throw new Error(`no JSON Schema for the rule "${rule}"`);
  }
  return rules;
}
