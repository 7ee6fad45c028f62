import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { StaffAccounts } from '../auth/staff-accounts.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import type { RateLimits } from '../http/rate-limits.ts';

const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(128)),
});

/** Signing in and out. There is no signing up: accounts are made by invitation alone. */
export function addSignInRoutes(app: FastifyInstance, parts: { accounts: StaffAccounts; limits: RateLimits }): void {
  const { accounts, limits } = parts;

  app.post('/api/auth/sign-in/email', { preHandler: limitByNetwork(limits.signIn) }, async (request, reply) => {
    const credentials = v.safeParse(credentialsSchema, request.body);
    // What is no address and password at all is not right either, and need not be explained to who guesses.
    if (!credentials.success) throw new DoorstepError('sign_in_rejected');
    const outcome = await accounts.signIn(credentials.output);
    if (outcome.kind === 'rejected') throw new DoorstepError('sign_in_rejected');
    return reply.header('Set-Cookie', outcome.cookies).header('Cache-Control', 'no-store').code(204).send();
  });

  app.post('/api/auth/sign-out', async (request, reply) => {
    const cookies = await accounts.signOut(request.headers.cookie ?? '');
    return reply.header('Set-Cookie', cookies).header('Cache-Control', 'no-store').code(204).send();
  });
}
