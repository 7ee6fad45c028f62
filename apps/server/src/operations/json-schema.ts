import { answerSchemas, bodySchemas } from '@doorstep/contract/operations';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

type TypeMode = 'input' | 'output';

const named: Record<TypeMode, Readonly<Record<string, v.GenericSchema>>> = {
  input: bodySchemas,
  output: answerSchemas,
};
const nameOf: Record<TypeMode, ReadonlyMap<v.GenericSchema, string>> = {
  input: new Map(Object.entries(bodySchemas).map(([name, schema]) => [schema, name])),
  output: new Map(Object.entries(answerSchemas).map(([name, schema]) => [schema, name])),
};
const refTo = (name: string) => `#/components/schemas/${name}`;

export function componentSchemas(): Record<string, JsonSchema> {
  const all = (['input', 'output'] as const).map((mode) => toJsonSchemaDefs(named[mode], conversionOf(mode)));
  return Object.assign({}, ...all) as Record<string, JsonSchema>;
}

/**
 * The JSON Schema (2020-12) of a schema's input, before trimming and defaults, or of its `output`. Named schemas become
 * references. Rules that JSON Schema cannot express, such as that a country exists, are left out.
 */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: TypeMode = 'input'): JsonSchema {
  const name = nameOf[typeMode].get(schema);
  if (name !== undefined) return { $ref: refTo(name) };
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    ...conversionOf(typeMode),
    definitions: named[typeMode],
  });
  return rest;
}

function conversionOf(typeMode: TypeMode): ConversionConfig {
  return {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => refTo(referenceId),
    overrideAction({ valibotAction, jsonSchema }) {
      // JSON Schema reads patterns with the flag `u`, so a pattern with other flags is left out.
      if (valibotAction.type !== 'regex') return undefined;
      const { requirement } = valibotAction as unknown as { requirement: RegExp };
      const { pattern, ...others } = jsonSchema;
      return pattern !== undefined && /[^u]/.test(requirement.flags) ? others : undefined;
    },
  };
}
