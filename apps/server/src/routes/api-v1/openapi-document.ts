import {
  apiOfferSchema,
  apiRequestPageSchema,
  apiRequestQuerySchema,
  apiRequestSchema,
  problemSchema,
  submissionAnswerSchema,
  submissionSchema,
  type ErrorCode,
} from '@doorstep/contract';
import { operationList } from '@doorstep/contract/operations';
import { openApiPaths, pathParameter, problems as problemsOf } from '../../operations/openapi-paths.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (description: string, schema: JsonSchema, headers: JsonSchema = {}) => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

/** Codes that every call may be answered with. */
const problems = (codes: ErrorCode[]) =>
  problemsOf([...codes, 'not_signed_in', 'token_invalid', 'not_allowed', 'rate_limited', 'unavailable', 'internal']);

/** GET /api/v1/openapi.json: made from the schemas of what is read and of what is answered, so that it says what they do. */
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
      description:
        'Everything that staff do. People are known by the cookie of their session, programs by a token, which an owner makes in the console, under API tokens.',
    },
    servers: [{ url: baseUrl }],
    security: [{ token: [] }],
    paths: {
      ...openApiPaths(operationList),
      '/api/v1/offers/{slug}': {
        get: {
          operationId: 'getOffer',
          summary: 'A published offer as visitors see it, with its stock. Needs the scope offers.read.',
          parameters: [pathParameter('slug')],
          responses: { 200: json('The offer.', ref('Offer')), ...problems(['request_invalid', 'offer_not_found']) },
        },
      },
      '/api/v1/offers/{slug}/requests': {
        post: {
          operationId: 'enterRequest',
          summary: 'Asks for somebody. It passes every limit; only the human check is spared. Needs requests.enter.',
          parameters: [
            pathParameter('slug'),
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
              'paused',
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
            200: json('A page of them.', ref('RequestPage')),
            ...problems(['request_invalid', 'offer_not_found']),
          },
        },
      },
      '/api/v1/requests/{reference}': {
        get: {
          operationId: 'getRequest',
          summary: 'One request. Needs requests.read; each call is in the audit log.',
          parameters: [pathParameter('reference')],
          responses: {
            200: json('The request.', ref('Request')),
            ...problems(['request_invalid', 'request_not_found']),
          },
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

function submissionObject(): JsonSchema {
  return jsonSchemaOf(submissionSchema);
}

function submissionProperties(): Record<string, JsonSchema> {
  return (submissionObject() as { properties: Record<string, JsonSchema> }).properties;
}

/** What is answered, from the schemas that the tests hold live answers against. */
function answers(): Record<string, JsonSchema> {
  return {
    Offer: {
      ...jsonSchemaOf(apiOfferSchema),
      description: 'Everything that GET /api/offers/{slug} has, and the stock in the order of the items.',
    },
    SubmissionAnswer: {
      ...jsonSchemaOf(submissionAnswerSchema),
      description:
        '`place` is the place in the queue, from 1, with `waitlisted` alone; `url` the secret link to the receipt.',
    },
    Request: jsonSchemaOf(apiRequestSchema),
    RequestPage: jsonSchemaOf(apiRequestPageSchema),
    Problem: jsonSchemaOf(problemSchema),
  };
}
