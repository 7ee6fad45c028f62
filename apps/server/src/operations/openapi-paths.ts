import { errorCodes, type ErrorCode } from '@doorstep/contract';
import type { ListedOperation, Operation, Query } from '@doorstep/contract/operations';
import { mailKindSchema, operationExamples } from '@doorstep/contract/operations';
import type * as v from 'valibot';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { commonErrors } from './common-errors.ts';
import { takesIfMatch } from './entity-tag.ts';
import { apiPrefix, dryRunQuery } from './serve-operations.ts';

const text: JsonSchema = { type: 'string' };

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
  description: 'The same key with the same body is done once.',
};
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag of what was read: after a change in between nothing is done, and the answer is 412.',
};
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag of what is known: the answer is 304 while it is the same.',
};
const replayed = {
  'Idempotency-Replayed': { description: 'The answer of an earlier call with this key.', schema: { const: 'true' } },
};

export function openApiPaths(table: readonly ListedOperation[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of table.filter(({ isInternal }) => !isInternal)) {
    const path = `${apiPrefix}${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described(operation) };
  }
  return paths;
}

function described(operation: ListedOperation): JsonSchema {
  const {
    key,
    id,
    path,
    summary,
    action,
    about,
    isForPeople,
    once,
    isTriable,
    query,
    body,
    versionedBy,
    errors = [],
  } = operation;
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => pathParameter(name));
  const parameters = [
    ...named,
    ...queryParameters(isTriable ? dryRunQuery(query) : query),
    ...(once === undefined ? [] : [{ ...idempotencyKey, required: once === 'needed' }]),
    ...(versionedBy === undefined
      ? []
      : operation.method === 'GET'
        ? [ifNoneMatch]
        : takesIfMatch(operation)
          ? [ifMatch]
          : []),
  ];
  return {
    operationId: id,
    summary,
    description: isForPeople
      ? 'For people who signed in; no token may.'
      : `Takes the action \`${action}\`${about === 'installation' ? '; a token for all offers' : ''}.`,
    ...(action === 'everybody' ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: bodyOf(body, operationExamples[key]) }),
    responses: { ...goodAnswer(operation), ...problems([...errors, ...commonErrors(operation)]) },
  };
}

function pathParameter(name: string): JsonSchema {
  return { name, in: 'path', required: true, schema: text };
}

function queryParameters(query: Query | undefined): JsonSchema[] {
  if (query === undefined) return [];
  const { properties = {} } = jsonSchemaOf(query, 'output') as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).map(([name, { default: usual, ...schema }]) => ({
    name,
    in: 'query',
    schema: usual === undefined ? schema : { ...schema, default: schema['type'] === 'integer' ? Number(usual) : usual },
  }));
}

function bodyOf(body: NonNullable<Operation['body']>, example: unknown): JsonSchema {
  const content =
    'upload' in body
      ? Object.fromEntries(body.upload.map((type) => [type, {}]))
      : { 'application/json': { schema: jsonSchemaOf(body), ...(example === undefined ? {} : { example }) } };
  return { required: true, content };
}

function goodAnswer(operation: ListedOperation): Record<string, unknown> {
  const { answer, action, status, once, isTriable, summary, versionedBy, method } = operation;
  if (answer === undefined) return { 204: { description: summary } };
  const named = 'file' in answer ? Object.entries(answer.headers ?? {}) : [];
  const headers = {
    ...Object.fromEntries(named.map(([name, description]) => [name, { description, schema: text }])),
    ...(once === undefined ? {} : replayed),
    ...(versionedBy === undefined ? {} : { ETag: { description: 'For `If-Match`.', schema: text } }),
    ...(action === 'everybody' ? {} : refsTo('RateLimit-Policy', 'RateLimit')),
  };
  const content =
    'file' in answer ? { [answer.file]: {} } : { 'application/json': { schema: tried(answer, isTriable) } };
  return {
    [status ?? 200]: { description: summary, ...(Object.keys(headers).length === 0 ? {} : { headers }), content },
    ...(versionedBy !== undefined && method === 'GET'
      ? { 304: { description: 'It is as `If-None-Match` says.' } }
      : {}),
  };
}

function tried(answer: v.GenericSchema, isTriable = false): JsonSchema {
  const own = jsonSchemaOf(answer, 'output');
  if (!isTriable) return own;
  const mails = { type: 'array', items: jsonSchemaOf(mailKindSchema, 'output') };
  const required = ['answer', 'mails'];
  return {
    anyOf: [own, { type: 'object', required, properties: { answer: own, mails }, description: 'Of a dry run.' }],
  };
}

function refsTo(...names: string[]): Record<string, JsonSchema> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function problems(codes: ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      String(status),
      {
        description: those.join(', '),
        ...(status === 429 ? { headers: refsTo('RateLimit-Policy', 'RateLimit', 'Retry-After') } : {}),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
