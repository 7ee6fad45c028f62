import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema (2020-12) of what a schema takes, before it trims and fills in what was left out; or of its `output`.
 * What a rule cannot say there, such as that a country exists, is left out.
 */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideAction({ valibotAction, jsonSchema }) {
      // A pattern whose flags change what it means; `u` is how patterns are read there.
      if (valibotAction.type !== 'regex') return undefined;
      const { requirement } = valibotAction as unknown as { requirement: RegExp };
      const { pattern, ...others } = jsonSchema;
      return pattern !== undefined && /[^u]/.test(requirement.flags) ? others : undefined;
    },
  });
  return rest;
}
