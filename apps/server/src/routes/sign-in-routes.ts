import { createHash } from 'node:crypto';
import { DoorstepError, recordAudit, type Instant, type Store } from '@doorstep/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HashNetwork } from '../http/network-hashes.ts';
import * as v from 'valibot';
import { normalizeEmail } from '../auth/email-identity.ts';
import { createKnownDevices } from '../auth/known-devices.ts';
import { createSignInLimits } from '../auth/sign-in-limits.ts';
import type { Browser, StaffAccounts } from '../auth/staff-accounts.ts';
import { unprintableFields } from '../http/unprintable-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(128)),
});

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

interface SignInParts {
  accounts: StaffAccounts;
  store: Pick<Store, 'counters' | 'people' | 'transaction'> & { now(): Promise<Instant> };
  masterSecret: string;
  networkOf: HashNetwork;
  /** Also true where the proxy that ends https is not trusted. */
  isHttps: boolean;
}

export function addSignInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { accounts, store, masterSecret, networkOf, isHttps } = parts;
  const key = subKey(masterSecret, 'sign-in');
  const devices = createKnownDevices(key, { isHttps });
  const limits = createSignInLimits({ counters: store.counters, now: () => store.now(), key });

  app.post('/api/auth/sign-in/email', async (request, reply) => {
    const parsed = v.safeParse(credentialsSchema, request.body);
    // Input without an address and password is simply wrong, and guessers need no explanation.
    const isReadable = parsed.success && unprintableFields(request.body).length === 0;
    const credentials = isReadable ? parsed.output : { email: '', password: '' };
    const email = normalizeEmail(credentials.email);
    const device = devices.find(request, email);
    const attempt = await limits.take({ email, network: await networkOf(request.ip), device });
    if (attempt.kind === 'refused')
      throw new DoorstepError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
    const browser = browserOf(request);
    const outcome = isReadable ? await accounts.signIn(credentials, browser) : { kind: 'rejected' as const };
    if (outcome.kind === 'rejected') throw new DoorstepError('sign_in_rejected');
    await attempt.forget();
    // First: the library's cookies are added to the reply's.
    devices.markKnown(reply, email);
    reply.header('Set-Cookie', outcome.cookies).header('Cache-Control', 'no-store');
    if (outcome.kind === 'code_needed') return reply.send({ codeNeeded: true });
    await recordSignIn(outcome.accountId);
    return reply.code(204).send();
  });

  app.post('/api/auth/sign-in/code', async (request, reply) => {
    const parsed = v.safeParse(codeSchema, request.body);
    const browser = browserOf(request);
    // The cookie names the account, and proves that the password was right.
    const account = createHash('sha256').update(browser.cookies).digest('hex');
    const attempt = await limits.take({ email: account, network: await networkOf(request.ip), device: null });
    if (attempt.kind === 'refused')
      throw new DoorstepError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
    const outcome = parsed.success
      ? await accounts.enterCode(parsed.output.code, browser)
      : { kind: 'rejected' as const };
    if (outcome.kind !== 'signed_in') throw new DoorstepError('sign_in_rejected');
    await attempt.forget();
    await recordSignIn(outcome.accountId);
    return reply.header('Set-Cookie', outcome.cookies).header('Cache-Control', 'no-store').code(204).send();
  });

  async function recordSignIn(accountId: string): Promise<void> {
    const person = await store.people.findByAccount(accountId);
    if (person === null) return;
    const { id, name, role } = person;
    const actor = { kind: 'person', id, name, role } as const;
    await store.transaction(async (tx) =>
      recordAudit({ actor }, tx, {
        at: await tx.now(),
        action: 'person.signed_in',
        subjectKind: 'person',
        subjectId: id,
      }),
    );
  }

  app.post('/api/auth/sign-out', async (request, reply) => {
    const cookies = await accounts.signOut(request.headers.cookie ?? '');
    return reply.header('Set-Cookie', cookies).header('Cache-Control', 'no-store').code(204).send();
  });
}

function browserOf({ headers }: FastifyRequest): Browser {
  return { cookies: headers.cookie ?? '', userAgent: (headers['user-agent'] ?? '').slice(0, 500) };
}
