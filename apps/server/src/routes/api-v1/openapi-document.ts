import {
  apiRequestQuerySchema,
  assurances,
  errorCodes,
  holdReasons,
  requestSources,
  requestStates,
  submissionSchema,
  type ErrorCode,
} from '@doorstep/contract';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string' };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const json = (description: string, schema: JsonSchema, headers: JsonSchema = {}) => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

/** Codes that every call may be answered with. */
const always: ErrorCode[] = ['token_invalid', 'not_allowed', 'rate_limited', 'unavailable', 'internal'];

/** The answers for a list of error codes, one for each status. */
function problems(codes: ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy([...codes, ...always], (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      String(status),
      { description: those.join(', '), content: { 'application/problem+json': { schema: ref('Problem') } } },
    ]),
  );
}

/** GET /api/v1/openapi.json: made from the schemas that read the bodies, so that it says what they do. */
export function openApiDocument(baseUrl: string): JsonSchema {
  const { properties = {} } = jsonSchemaOf(apiRequestQuerySchema) as { properties?: Record<string, JsonSchema> };
  const {
    humanCheck: _check,
    monitoredCheck: _monitored,
    formToken: _form,
    website: _trap,
    ...entries
  } = submissionProperties();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Doorstep',
      version: '1',
      description: 'Offers and requests for programs. A token is made by an owner in the console, under API tokens.',
    },
    servers: [{ url: baseUrl }],
    security: [{ token: [] }],
    paths: {
      '/api/v1/offers/{slug}': {
        get: {
          operationId: 'getOffer',
          summary: 'A published offer as visitors see it, with its stock. Needs the scope offers.read.',
          parameters: [path('slug')],
          responses: { 200: json('The offer.', ref('Offer')), ...problems(['offer_not_found']) },
        },
      },
      '/api/v1/offers/{slug}/requests': {
        post: {
          operationId: 'enterRequest',
          summary: 'Asks for somebody. It passes every limit; only the human check is spared. Needs requests.enter.',
          parameters: [
            path('slug'),
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 1, maxLength: 128 },
              description: 'The same key with the same body is one request, for 48 hours.',
            },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { ...submissionObject(), properties: entries } } },
          },
          responses: {
            201: json('Accepted, in the queue, or entered in a draw.', ref('SubmissionAnswer'), replayed),
            202: json('Held for staff.', ref('SubmissionAnswer'), replayed),
            ...problems([
              'request_invalid',
              'offer_not_found',
              'not_open',
              'closed',
              'sold_out',
              'already_asked',
              'outside_area',
              'idempotency_key_missing',
              'idempotency_key_reused',
              'body_malformed',
              'body_too_large',
              'media_type_unsupported',
            ]),
          },
        },
      },
      '/api/v1/requests': {
        get: {
          operationId: 'listRequests',
          summary: 'Requests, oldest first. Needs requests.read; each call is in the audit log.',
          parameters: Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema })),
          responses: {
            200: json(
              'A page of them.',
              object({
                requests: { type: 'array', items: ref('Request') },
                total: { type: 'integer' },
                page: { type: 'integer' },
                pageSize: { type: 'integer' },
              }),
            ),
            ...problems(['request_invalid', 'offer_not_found']),
          },
        },
      },
      '/api/v1/requests/{reference}': {
        get: {
          operationId: 'getRequest',
          summary: 'One request. Needs requests.read; each call is in the audit log.',
          parameters: [path('reference')],
          responses: { 200: json('The request.', ref('Request')), ...problems(['request_not_found']) },
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'dst_…' } },
      schemas: answers(),
    },
  };
}

const replayed = {
  'Idempotency-Replayed': { description: 'The answer of an earlier call with this key.', schema: { const: 'true' } },
};

function path(name: string) {
  return { name, in: 'path', required: true, schema: text };
}

function submissionObject(): JsonSchema {
  return jsonSchemaOf(submissionSchema);
}

function submissionProperties(): Record<string, JsonSchema> {
  return (submissionObject() as { properties: Record<string, JsonSchema> }).properties;
}

function answers(): Record<string, JsonSchema> {
  return {
    Offer: {
      ...object({
        slug: text,
        phase: { type: 'string', enum: ['scheduled', 'open', 'paused', 'closed'] },
        title: object({ text, language: text }),
        opensAt: orNull(time),
        closesAt: orNull(time),
        timeZone: text,
        countries: { type: 'array', items: text, description: 'ISO 3166-1 alpha-2; empty means every country.' },
        isLocal: {
          type: 'boolean',
          description: 'It is for some postcodes of them, or for what lies inside a polygon.',
        },
        items: {
          type: 'array',
          items: object({
            id: text,
            name: object({ text, language: text }),
            mostPerRequest: { type: 'integer' },
            mostPerHome: orNull({ type: 'integer' }),
          }),
        },
        stock: {
          type: 'array',
          items: object({ itemId: text, stock: orNull({ type: 'integer' }), taken: { type: 'integer' } }),
          description: 'In the order of the items; null is unlimited.',
        },
      }),
      description: 'Everything that GET /api/offers/{slug} has, and the stock.',
    },
    SubmissionAnswer: object(
      {
        reference: text,
        state: { type: 'string', enum: ['accepted', 'held', 'waitlisted', 'entered'] },
        place: { type: 'integer', description: 'In the queue, from 1; with waitlisted alone.' },
        url: { ...text, description: 'The secret link to the receipt.' },
      },
      ['place'],
    ),
    Request: object({
      reference: text,
      offer: text,
      state: { type: 'string', enum: requestStates },
      holdReasons: { type: 'array', items: { type: 'string', enum: holdReasons } },
      receivedAt: time,
      acceptedAt: orNull(time),
      lines: { type: 'array', items: object({ item: text, name: text, quantity: { type: 'integer' } }) },
      contact: object({ name: text, email: text, phone: text }),
      answers: { type: 'object' },
      address: object({
        ...Object.fromEntries(
          [
            'organisation',
            'unit',
            'buildingName',
            'number',
            'street',
            'locality',
            'city',
            'district',
            'region',
            'postcode',
            'countryCode',
          ].map((name) => [name, text]),
        ),
        lines: { type: 'array', items: text },
        latitude: orNull({ type: 'number' }),
        longitude: orNull({ type: 'number' }),
      }),
      assurance: { type: 'string', enum: assurances },
      source: { type: 'string', enum: requestSources },
      language: text,
    }),
    Problem: object(
      {
        type: text,
        title: text,
        status: { type: 'integer' },
        detail: text,
        code: { type: 'string', enum: Object.keys(errorCodes) },
        requestId: text,
        errors: { type: 'array', items: object({ field: text, code: text, detail: text }) },
        left: { type: 'array', items: object({ item: text, left: { type: 'integer' } }) },
        canQueue: { type: 'boolean' },
      },
      ['errors', 'left', 'canQueue'],
    ),
  };
}
