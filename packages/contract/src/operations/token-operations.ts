import { apiTokenInputSchema } from '../api-v1.ts';
import { partQuerySchema } from '../list-part.ts';
import type { OperationTable } from './operation.ts';
import { newTokenSchema, tokenSchema, tokensSchema } from './token-answers.ts';

const manage = { action: 'tokens.manage', about: 'installation', isForPeople: true } as const;

/** For people only: a token cannot create tokens. */
export const tokenOperations = {
  'GET /tokens': {
    ...manage,
    id: 'listTokens',
    summary: 'Tokens of programs, the oldest first; none is shown again.',
    query: partQuerySchema,
    answer: tokensSchema,
  },
  'POST /tokens': {
    ...manage,
    id: 'makeToken',
    once: 'taken',
    isGrave: true,
    summary: 'Makes a token. It is shown this once.',
    body: apiTokenInputSchema,
    status: 201,
    answer: newTokenSchema,
    errors: ['offer_not_found'],
  },
  'POST /tokens/:token/revoke': {
    ...manage,
    id: 'revokeToken',
    isGrave: true,
    summary: 'Ends a token at once.',
    answer: tokenSchema,
    errors: ['not_found', 'state_conflict'],
  },
} as const satisfies OperationTable;
