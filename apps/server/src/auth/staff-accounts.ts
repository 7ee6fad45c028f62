import type { CounterStore, Instant } from '@doorstep/core';
import type { AuthDatabase } from '@doorstep/database/open';
import { APIError } from 'better-auth/api';
import { createAuthLibrary, recoveryCodesOf, rethrowLoggedErrors } from './auth-library.ts';
import { accountEmail } from './email-identity.ts';

type NewAccount = { name: string; email: string; password: string };

type CreateOutcome = { kind: 'created'; accountId: string; cookies: string[] } | { kind: 'email_taken' };

type SignInOutcome =
  | { kind: 'signed_in'; accountId: string; cookies: string[] }
  /** The password is correct, but a code is needed. For ten minutes, `cookies` stand in for the password. */
  | { kind: 'code_needed'; cookies: string[] }
  | { kind: 'rejected' };

export interface AccountSession {
  id: string;
  userAgent: string;
  createdAt: Date;
  /** The last use, accurate to five minutes. */
  usedAt: Date;
}

export interface SignedIn {
  accountId: string;
  sessionId: string;
  /** When the password was last entered in this session. */
  passwordAt: Date;
  hasSecondFactor: boolean;
}

/** Recording every call would cost more than it is worth. */
const usedToMs = 5 * 60_000;

/** Idle sessions end after this. */
const idleMs = 2 * 3_600_000;

function isIdle(usedAt: Date, forMs: number = idleMs): boolean {
  return Date.now() - new Date(usedAt).getTime() > forMs;
}

/** Longer than the library accepts a code of the app: its half minute, and those before and after. */
const codeKeptMs = 120_000;

export interface StaffAccounts {
  /** @throws for a password of invalid length, so check it before. */
  create(account: NewAccount, userAgent?: string): Promise<CreateOutcome>;
  findByEmail(email: string): Promise<{ accountId: string; createdAt: number } | null>;
  remove(accountId: string): Promise<void>;
  /** A wrong password and an unknown address take the same time and give the same answer. */
  signIn(credentials: { email: string; password: string }, browser: Browser): Promise<SignInOutcome>;
  /** The account whose password a browser has given, and which waits for a code. */
  findWaiting(cookieHeader: string): Promise<string | null>;
  /** Takes a code of the app, or a recovery code, which works once. */
  enterCode(code: string, browser: Browser): Promise<SignInOutcome>;
  /** @returns cookies that remove the session from the browser. */
  signOut(cookieHeader: string): Promise<string[]>;
  find(cookieHeader: string): Promise<SignedIn | null>;
  hasPassword(accountId: string, password: string): Promise<boolean>;
  hasSecondFactor(accountId: string): Promise<boolean>;
  setPassword(accountId: string, password: string): Promise<void>;
  sessions(accountId: string): Promise<AccountSession[]>;
  /** Its password was entered again. The session ends when it would have ended anyway. */
  confirmSession(accountId: string, sessionId: string): Promise<void>;
  /** @returns false when this account has no such session. */
  endSession(accountId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions except `keptId`, if given. Every device needs a code again, and pending sign-ins start over. */
  endSessions(accountId: string, keptId?: string): Promise<void>;
  /**
   * A key for an authenticator app, and recovery codes; null if the second factor is already on, or the password is
   * wrong.
   */
  beginSecondFactor(cookieHeader: string, password: string): Promise<{ key: string; recoveryCodes: string[] } | null>;
  /** @returns cookies of the new session; null for a wrong code. */
  confirmSecondFactor(cookieHeader: string, code: string): Promise<string[] | null>;
  turnOffSecondFactor(cookieHeader: string, password: string): Promise<string[] | null>;
  renewRecoveryCodes(cookieHeader: string, password: string): Promise<string[] | null>;
}

export interface Browser {
  cookies: string;
  userAgent: string;
}

export function createStaffAccounts(parts: {
  database: AuthDatabase;
  masterSecret: string;
  isHttps: boolean;
  store: { counters: Pick<CounterStore, 'take'>; now(): Promise<Instant> };
}): StaffAccounts {
  const { store } = parts;
  const auth = createAuthLibrary(parts);
  const recoveryCodes = recoveryCodesOf(parts.masterSecret);
  const headersWith = (cookie: string, userAgent = '') =>
    new Headers({ ...(cookie === '' ? {} : { cookie }), ...(userAgent === '' ? {} : { 'user-agent': userAgent }) });
  const passwordOf = async (accountId: string) => {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findAccounts(accountId);
    return found.find(({ providerId }) => providerId === 'credential')?.password ?? null;
  };

  /** @returns false if the code was used before. */
  const takeCode = async (accountId: string, code: string) =>
    store.counters.take(`sign-in:code:${accountId}:${code}`, 1, (await store.now()) + codeKeptMs);

  return {
    async create({ name, email, password }, userAgent) {
      try {
        const body = { name, email: accountEmail(email), password };
        const { headers, response } = await rethrowLoggedErrors(() =>
          auth.api.signUpEmail({ body, headers: headersWith('', userAgent), returnHeaders: true }),
        );
        return { kind: 'created', accountId: response.user.id, cookies: headers.getSetCookie() };
      } catch (error) {
        if (error instanceof APIError && String(error.body?.code).startsWith('USER_ALREADY_EXISTS')) {
          return { kind: 'email_taken' };
        }
        throw error;
      }
    },
    async findByEmail(email) {
      const context = await auth.$context;
      const found = await context.internalAdapter.findUserByEmail(accountEmail(email));
      return found === null ? null : { accountId: found.user.id, createdAt: new Date(found.user.createdAt).getTime() };
    },
    async remove(accountId) {
      const context = await auth.$context;
      await context.internalAdapter.deleteUser(accountId);
    },
    async signIn({ email, password }, { cookies, userAgent }) {
      const body = { email: accountEmail(email), password };
      const signed = await unlessRefused(() =>
        auth.api.signInEmail({ body, headers: headersWith(cookies, userAgent), returnHeaders: true }),
      );
      if (signed === null) return { kind: 'rejected' };
      const given = signed.headers.getSetCookie();
      if (!('user' in signed.response)) return { kind: 'code_needed', cookies: given };
      return { kind: 'signed_in', accountId: signed.response.user.id, cookies: given };
    },
    async findWaiting(cookieHeader) {
      const { createAuthCookie, internalAdapter } = await auth.$context;
      const prefix = `${createAuthCookie('two_factor').name}=`;
      const cookie = cookieHeader.split(/; */).find((each) => each.startsWith(prefix));
      // `TOKEN.SIGNATURE`, of which the token is the secret.
      const [token = ''] = cookie?.slice(prefix.length).split('.') ?? [];
      return token === '' ? null : ((await internalAdapter.findVerificationValue(token))?.value ?? null);
    },
    async enterCode(typed, { cookies, userAgent }) {
      const code = typed.replaceAll(/\s/g, '');
      const headers = headersWith(cookies, userAgent);
      const isOfApp = /^\d{6}$/.test(code);
      const signed = await unlessRefused(() =>
        isOfApp
          ? auth.api.verifyTOTP({ body: { code, trustDevice: true }, headers, returnHeaders: true })
          : auth.api.verifyBackupCode({ body: { code: recoveryCodes.hash(code) }, headers, returnHeaders: true }),
      );
      if (signed === null) return { kind: 'rejected' };
      const { token, user } = signed.response;
      if (isOfApp && !(await takeCode(user.id, code))) {
        await (await auth.$context).internalAdapter.deleteSession(token ?? '');
        return { kind: 'rejected' };
      }
      return { kind: 'signed_in', accountId: user.id, cookies: signed.headers.getSetCookie() };
    },
    async signOut(cookieHeader) {
      const { headers } = await rethrowLoggedErrors(() =>
        auth.api.signOut({ headers: headersWith(cookieHeader), returnHeaders: true }),
      );
      return headers.getSetCookie();
    },
    async find(cookieHeader) {
      if (cookieHeader === '') return null;
      const found = await rethrowLoggedErrors(() => auth.api.getSession({ headers: headersWith(cookieHeader) }));
      if (found === null) return null;
      const { session, user } = found;
      if (isIdle(session.updatedAt)) return null;
      if (isIdle(session.updatedAt, usedToMs)) {
        const { internalAdapter } = await auth.$context;
        // Reading must work even when nothing can be written.
        await internalAdapter.updateSession(session.token, { updatedAt: new Date() }).catch(() => undefined);
      }
      return {
        accountId: user.id,
        sessionId: session.id,
        passwordAt: new Date(session.createdAt),
        hasSecondFactor: user.twoFactorEnabled === true,
      };
    },
    async hasPassword(accountId, password) {
      const hash = await passwordOf(accountId);
      return hash !== null && (await auth.$context).password.verify({ hash, password });
    },
    async hasSecondFactor(accountId) {
      const { internalAdapter } = await auth.$context;
      const found = (await internalAdapter.findUserById(accountId)) as { twoFactorEnabled?: boolean | null } | null;
      return found?.twoFactorEnabled === true;
    },
    async setPassword(accountId, password) {
      const context = await auth.$context;
      await context.internalAdapter.updatePassword(accountId, await context.password.hash(password));
    },
    async sessions(accountId) {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.listSessions(accountId);
      return found
        .filter(({ updatedAt }) => !isIdle(updatedAt))
        .map(({ id, userAgent, createdAt, updatedAt }) => ({
          id,
          userAgent: userAgent ?? '',
          createdAt: new Date(createdAt),
          usedAt: new Date(updatedAt),
        }))
        .toSorted((one, other) => other.usedAt.getTime() - one.usedAt.getTime());
    },
    async confirmSession(accountId, sessionId) {
      const { internalAdapter } = await auth.$context;
      const confirmed = (await internalAdapter.listSessions(accountId)).find(({ id }) => id === sessionId);
      if (confirmed !== undefined) await internalAdapter.updateSession(confirmed.token, { createdAt: new Date() });
    },
    async endSession(accountId, sessionId) {
      const { internalAdapter } = await auth.$context;
      const ended = (await internalAdapter.listSessions(accountId)).find(({ id }) => id === sessionId);
      if (ended !== undefined) await internalAdapter.deleteSession(ended.token);
      return ended !== undefined;
    },
    async endSessions(accountId, keptId) {
      const { internalAdapter, adapter } = await auth.$context;
      // The library's records of trusted devices, and of sign-ins that wait for a code.
      await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: accountId }] });
      const ended = (await internalAdapter.listSessions(accountId)).filter(({ id }) => id !== keptId);
      for (const { token } of ended) await internalAdapter.deleteSession(token);
    },
    async beginSecondFactor(cookieHeader, password) {
      const headers = headersWith(cookieHeader);
      const begun = await unlessRefused(() => auth.api.enableTwoFactor({ body: { password }, headers }));
      if (begun === null || !('totpURI' in begun)) return null;
      const key = new URL(begun.totpURI).searchParams.get('secret') ?? '';
      return { key, recoveryCodes: begun.backupCodes };
    },
    async confirmSecondFactor(cookieHeader, code) {
      const headers = headersWith(cookieHeader);
      const body = { code: code.replaceAll(/\s/g, '') };
      const confirmed = await unlessRefused(() => auth.api.verifyTOTP({ body, headers, returnHeaders: true }));
      if (confirmed === null) return null;
      await takeCode(confirmed.response.user.id, body.code);
      return confirmed.headers.getSetCookie();
    },
    async turnOffSecondFactor(cookieHeader, password) {
      const headers = headersWith(cookieHeader);
      const off = await unlessRefused(() =>
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      return off?.headers.getSetCookie() ?? null;
    },
    async renewRecoveryCodes(cookieHeader, password) {
      const headers = headersWith(cookieHeader);
      const renewed = await unlessRefused(() => auth.api.generateBackupCodes({ body: { password }, headers }));
      return renewed?.backupCodes ?? null;
    },
  };
}

async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await rethrowLoggedErrors(work);
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}
