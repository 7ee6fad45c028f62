import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuthDatabase } from '@doorstep/database/open';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { cookieName } from '../http/cookie-name.ts';
import { subKey } from '../secrets/sub-key.ts';

/** How long a person stays signed in. */
const sessionSeconds = 12 * 3600;

const passwordLength = { min: 10, max: 128 } as const;

const calls = new AsyncLocalStorage<{ error: Error | null }>();

function keepError(details: unknown[]): void {
  const call = calls.getStore();
  if (call !== undefined) call.error ??= details.find((each) => each instanceof Error) ?? null;
}

/**
 * Calls the library, which logs errors of the database and answers something else: a refusal, or success.
 * @throws what it has logged.
 */
export async function withHiddenErrors<T>(work: () => Promise<T>): Promise<T> {
  const call: { error: Error | null } = { error: null };
  try {
    return await calls.run(call, work);
  } finally {
    // oxlint-disable-next-line no-unsafe-finally -- it is the cause of whatever the library answered
    if (call.error !== null) throw call.error;
  }
}

/**
 * How the sign-in library is set up: e-mail and password, sessions in HttpOnly cookies, nothing sent to anybody. It is
 * called as a library; none of its own HTTP routes are opened, so signing up is not possible from outside. Origins and
 * rates are checked by the server, for all routes alike.
 */
export function authOptions(parts: { database: AuthDatabase; masterSecret: string; isHttps: boolean }) {
  return {
    appName: 'Doorstep',
    database: parts.database,
    secret: subKey(parts.masterSecret, 'auth').toString('hex'),
    baseURL: 'http://localhost',
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    session: { modelName: 'auth_session', expiresIn: sessionSeconds, disableSessionRefresh: true },
    user: { modelName: 'auth_user' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, _message, ...details: unknown[]) => keepError(details) },
    advanced: {
      // Otherwise it reads the person of a session by itself, and prints an error of that to the console.
      database: { joins: true },
      cookiePrefix: cookieName('doorstep', parts.isHttps),
      // It would put `__Secure-` before that.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: parts.isHttps },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
}

export function createAuthLibrary(parts: Parameters<typeof authOptions>[0]) {
  return betterAuth(authOptions(parts));
}
