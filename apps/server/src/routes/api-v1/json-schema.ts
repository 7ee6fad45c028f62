import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/** The JSON Schema (2020-12) of what a schema takes: before it trims, and fills in what was left out. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // What they make of a value is not its form.
    ignoreActions: ['trim', 'to_upper_case', 'to_number'],
  });
  return rest;
}
