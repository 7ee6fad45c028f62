import { createHash } from 'node:crypto';
import type { AuditAction } from '@doorstep/contract';
import { DoorstepError, recordAudit, type Actor, type Instant, type Store } from '@doorstep/core';
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
    const find = async () => (await accounts.findByEmail(email))?.accountId ?? null;
    if (attempt.kind === 'refused') {
      recordLater(request, 'person.sign_in_slowed', find);
      throw new DoorstepError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
    }
    const browser = browserOf(request);
    const outcome = isReadable ? await accounts.signIn(credentials, browser) : { kind: 'rejected' as const };
    if (outcome.kind === 'rejected') {
      recordLater(request, 'person.password_wrong', find);
      throw new DoorstepError('sign_in_rejected');
    }
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
    // The library forgets the cookie with the last wrong code.
    const waiting = await accounts.findWaiting(browser.cookies);
    if (attempt.kind === 'refused') {
      recordLater(request, 'person.sign_in_slowed', async () => waiting);
      throw new DoorstepError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
    }
    const outcome = parsed.success
      ? await accounts.enterCode(parsed.output.code, browser)
      : { kind: 'rejected' as const };
    if (outcome.kind !== 'signed_in') {
      recordLater(request, 'person.code_wrong', async () => waiting);
      throw new DoorstepError('sign_in_rejected');
    }
    await attempt.forget();
    await recordSignIn(outcome.accountId);
    return reply.header('Set-Cookie', outcome.cookies).header('Cache-Control', 'no-store').code(204).send();
  });

  async function recordSignIn(accountId: string): Promise<void> {
    const person = await store.people.findByAccount(accountId);
    if (person === null) return;
    const { id, name, role } = person;
    await record({ kind: 'person', id, name, role }, 'person.signed_in', id);
  }

  async function record(actor: Actor, action: AuditAction, subjectId: string): Promise<void> {
    await store.transaction(async (tx) =>
      recordAudit({ actor }, tx, { at: await tx.now(), action, subjectKind: 'person', subjectId }),
    );
  }

  /** After the answer, whose time must not tell whether there is an account. */
  function recordLater(request: FastifyRequest, action: AuditAction, find: () => Promise<string | null>): void {
    const recording = async () => {
      const accountId = await find();
      const person = accountId === null ? null : await store.people.findByAccount(accountId);
      if (person === null) return;
      if (action === 'person.sign_in_slowed' && !(await isFirstOfHour(person.id))) return;
      await record({ kind: 'visitor' }, action, person.id);
    };
    setImmediate(() => {
      recording().catch((error: unknown) => {
        app.errorLog.report(error, 'a rejected sign-in is not in the audit log', { requestId: request.id });
      });
    });
  }

  /** Refused tries are not bounded, unlike wrong ones. */
  async function isFirstOfHour(personId: string): Promise<boolean> {
    const hour = Math.floor((await store.now()) / 3_600_000);
    return store.counters.take(`sign-in:slowed:${personId}:${hour}`, 1, (hour + 1) * 3_600_000);
  }

  app.post('/api/auth/sign-out', async (request, reply) => {
    const cookies = await accounts.signOut(request.headers.cookie ?? '');
    return reply.header('Set-Cookie', cookies).header('Cache-Control', 'no-store').code(204).send();
  });
}

function browserOf({ headers }: FastifyRequest): Browser {
  return { cookies: headers.cookie ?? '', userAgent: (headers['user-agent'] ?? '').slice(0, 500) };
}
