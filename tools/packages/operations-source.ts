import { operationList, type ListedOperation } from '@doorstep/contract/operations';
import { componentSchemas, jsonSchemaOf, type JsonSchema } from '../../apps/server/src/operations/json-schema.ts';

/**
 * `Operations` of packages/contract as a standalone declaration for users of the client: the table's types depend on
 * the schemas, which depend on a library.
 */
export function operationsSource(): string {
  const named = Object.entries(componentSchemas()).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`,
  );
  const rows = operationList.filter(({ isInternal }) => !isInternal).map((operation) => rowOf(operation));
  return `${named.join('')}export interface Operations<File> {\n${rows.join('')}}\n`;
}

function rowOf({ key, path, summary, query, body, answer, once, isTriable }: ListedOperation): string {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => `${name}: string;`);
  const input = [
    ...(params.length === 0 ? [] : [`params: { ${params.join(' ')} };`]),
    ...(query === undefined ? [] : [`query?: Partial<${typeOf(jsonSchemaOf(query, 'output'))}>;`]),
    ...(body === undefined ? [] : [`body: ${'upload' in body ? 'File' : typeOf(jsonSchemaOf(body))};`]),
  ];
  const answered = answer === undefined ? 'void' : 'file' in answer ? 'File' : typeOf(jsonSchemaOf(answer, 'output'));
  return `  /** ${summary} */
  ${JSON.stringify(key)}: {
    input: { ${input.join(' ')} };
    answer: ${answered};
    once: ${once === undefined ? 'null' : JSON.stringify(once)};
    isTriable: ${isTriable === true};
  };
`;
}

/** The TypeScript type of a JSON Schema. */
function typeOf(schema: JsonSchema): string {
  const { $ref, const: only, enum: several, type, items, prefixItems, additionalProperties, properties } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return JSON.stringify(only);
  if (Array.isArray(several)) return several.map((value) => JSON.stringify(value)).join(' | ');
  for (const [word, sign] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const) {
    const parts = schema[word] as JsonSchema[] | undefined;
    if (parts !== undefined) return `(${parts.map((part) => typeOf(part)).join(sign)})`;
  }
  if (Array.isArray(type)) return `(${type.map((each) => typeOf({ ...schema, type: each as string })).join(' | ')})`;
  switch (type) {
    case 'array':
      if (Array.isArray(prefixItems))
        return `[${(prefixItems as JsonSchema[]).map((item) => typeOf(item)).join(', ')}]`;
      return `(${typeOf((items ?? {}) as JsonSchema)})[]`;
    case 'object':
      if (properties === undefined)
        return typeof additionalProperties === 'object'
          ? `Record<string, ${typeOf(additionalProperties as JsonSchema)}>`
          : 'Record<string, unknown>';
      return objectType(properties as Record<string, JsonSchema>, (schema['required'] ?? []) as string[]);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

function objectType(properties: Record<string, JsonSchema>, required: string[]): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${fields.join(' ')} }`;
}
