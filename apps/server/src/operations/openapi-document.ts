import { problemSchema } from '@doorstep/contract';
import { operationList } from '@doorstep/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { BaseUrl } from '../base-url.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { openApiPaths } from './openapi-paths.ts';
import { apiPrefix } from './serve-operations.ts';

/** GET /api/v1/openapi.json: made at the start from the table of operations, so that it says what they do. */
export function addApiDocument(app: FastifyInstance, baseUrl: BaseUrl): void {
  const described = {
    openapi: '3.1.0',
    info: {
      title: 'Doorstep',
      version: '1',
      description:
        'Everything that staff do. People are known by the cookie of their session, programs by a token, which an owner makes in the console, under API tokens.',
    },
    security: [{ token: [] }],
    paths: openApiPaths(operationList),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'dst_…' } },
      schemas: { Problem: jsonSchemaOf(problemSchema) },
    },
  };
  app.get(`${apiPrefix}/openapi.json`, async () => ({ ...described, servers: [{ url: baseUrl.get() }] }));
}
