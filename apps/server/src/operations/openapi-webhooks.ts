import { eventSubjects, webhookEvents } from '@doorstep/contract';
import { eventExample, eventSchemas, eventSummaries } from '@doorstep/contract/operations';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

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

/** What is sent to webhooks, as OpenAPI has it: a request for each event. */
export function openApiWebhooks(): JsonSchema {
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
