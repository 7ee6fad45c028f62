import type { AuthDatabase } from '@doorstep/store';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { subKey } from '../secrets/sub-key.ts';

/** How long a person stays signed in. */
const sessionSeconds = 12 * 3600;

const passwordLength = { min: 10, max: 128 } as const;

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
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'doorstep',
      useSecureCookies: parts.isHttps,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
}

export function createAuthLibrary(parts: Parameters<typeof authOptions>[0]) {
  return betterAuth(authOptions(parts));
}
