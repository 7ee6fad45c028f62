import type { OperationTable } from '@doorstep/contract/operations';
import type { Context } from '@doorstep/core';
import Fastify from 'fastify';
import * as v from 'valibot';
import { loadConfig } from '../config.ts';
import { expect, test } from 'vitest';
import { createRateLimit } from '../http/rate-limit.ts';
import { serveOperations } from './serve-operations.ts';

const table = {
  'GET /things': {
    id: 'listThings',
    summary: 'Things.',
    action: 'everybody',
    about: 'neither',
    answer: v.object({ rows: v.array(v.object({ name: v.string(), kind: v.picklist(['known']) })) }),
  },
} as const satisfies OperationTable;

test('fields missing from the response schema are left out, even if the response does not match it', async () => {
  const app = Fastify();
  const warned: unknown[] = [];
  const context = { actor: { kind: 'visitor' } } as Context;
  serveOperations(app, table, {
    handlers: {
      'GET /things': () => ({
        secret: 1,
        rows: [
          { name: 'One', kind: 'known', secret: 2 },
          { name: 'Two', kind: 'new' as 'known', secret: 3 },
        ],
      }),
    },
    identify: async () => context,
    requireRecentPassword: async () => undefined,
    contextFor: () => context,
    config: loadConfig({}),
    guesses: createRateLimit({ max: 1, perSeconds: 1 }),
    warn: (...given) => void warned.push(given),
    isStrict: false,
  });
  const answer = await app.inject('/api/v1/things');
  expect(answer.json()).toEqual({
    rows: [
      { name: 'One', kind: 'known' },
      { name: 'Two', kind: 'new' },
    ],
  });
  expect(warned).toEqual([['listThings', 'an answer is not what its schema says', { fields: ['rows.1.kind'] }]]);
  await app.close();
});
