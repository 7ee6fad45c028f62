import { eventSubjects, problemSchema, webhookEvents } from '@doorstep/contract';
import { eventExample, eventSchemas, eventSummaries, operationList } from '@doorstep/contract/operations';
import type { FastifyInstance } from 'fastify';
import { siteSeenBy } from '../base-url.ts';
import type { Config } from '../config.ts';
import { allowInlined } from '../http/inline-policy.ts';
import { type JsonSchema, componentSchemas, jsonSchemaOf } from './json-schema.ts';
import { openApiPaths } from './openapi-paths.ts';
import { type ApiDocument, referenceLook, referencePage } from './reference-page.ts';
import { apiPrefix } from './serve-operations.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const signed = [
  header('webhook-id', 'The same for every attempt and every replay.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'One signature for each secret in use, separated by spaces: `v1,…`.'),
];

function openApiWebhooks(): JsonSchema {
  return Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: `on${event.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
          summary: eventSummaries[event],
          parameters: signed,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: jsonSchemaOf(eventSchemas[eventSubjects[event]], 'output'),
                example: eventExample(event),
              },
            },
          },
          responses: { '2XX': { description: 'Taken. Anything else is tried again.' } },
        },
      },
    ]),
  );
}

/**
 * GET /api/v1/openapi.json, and the same as a page to read: generated from the table of operations so that they match
 * what it does.
 */
export function addApiDocument(app: FastifyInstance, config: Readonly<Config>): void {
  // Built on the first request, because it takes half as long as a start.
  let described: object | undefined;
  let page: string | undefined;
  app.get(`${apiPrefix}/openapi.json`, async (request) => {
    described ??= describeApi();
    return { ...described, servers: [{ url: siteSeenBy(request, config) }] };
  });
  app.get(`${apiPrefix}/reference`, async (request, reply) => {
    page ??= referencePage((described ??= describeApi()) as ApiDocument);
    allowInlined(request, { styles: [referenceLook] });
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

function describeApi(): object {
  const paths = openApiPaths(operationList);
  const webhooks = openApiWebhooks();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Doorstep',
      version: '1',
      description:
        'Everything that staff do. People are known by the cookie of their session, programs by a token, which an owner makes in the console, under API tokens.',
    },
    security: [{ token: [] }],
    paths,
    webhooks,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'dst_…' } },
      headers: limitHeaders,
      schemas: { Problem: jsonSchemaOf(problemSchema), ...namedIn({ paths, webhooks }) },
    },
  };
}

const limitHeaders = {
  'RateLimit-Policy': { description: 'Calls that a token has, and in how many seconds.', schema: { type: 'string' } },
  RateLimit: { description: 'Calls that it has left, and for how many seconds.', schema: { type: 'string' } },
  'Retry-After': { description: 'In how many seconds it may call again.', schema: { type: 'integer' } },
};

function namedIn(paths: object): Record<string, JsonSchema> {
  const all = componentSchemas();
  const found: Record<string, JsonSchema> = {};
  const add = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const component = all[name];
      if (component === undefined || found[name] !== undefined) continue;
      found[name] = component;
      add(component);
    }
  };
  add(paths);
  return found;
}
