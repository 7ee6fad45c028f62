import { problemSchema } from '@doorstep/contract';
import { operationList } from '@doorstep/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { BaseUrl } from '../base-url.ts';
import { componentSchemas, jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { openApiPaths } from './openapi-paths.ts';
import { openApiWebhooks } from './openapi-webhooks.ts';
import { apiPrefix } from './serve-operations.ts';

/** GET /api/v1/openapi.json: made of the table of operations, so that it says what they do. */
export function addApiDocument(app: FastifyInstance, baseUrl: BaseUrl): void {
  // Half of the time that a start takes: when it is first asked for.
  let described: object | undefined;
  app.get(`${apiPrefix}/openapi.json`, async () => {
    described ??= describeApi();
    return { ...described, servers: [{ url: baseUrl.get() }] };
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

/** The components that the paths refer to, and those that these refer to. */
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
