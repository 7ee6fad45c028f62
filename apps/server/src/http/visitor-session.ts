import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hmacSha256 } from '@doorstep/hmac';
import { cookieName } from './cookie-name.ts';
import { createTextVerifier, signText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const lifeDays = 30;
const dayMs = 86_400_000;

/** Distinguishes browsers for budgets, without identifying a person. */
export interface VisitorSessions {
  /** The hash of the request's session; null for none, an expired or a forged one. */
  find(request: FastifyRequest): string | null;
  ensure(request: FastifyRequest, reply: FastifyReply): string;
}

export function createVisitorSessions(
  masterSecret: string,
  { now = Date.now, isHttps = false }: { now?: () => number; isHttps?: boolean } = {},
): VisitorSessions {
  const name = cookieName('doorstep_visitor', isHttps);
  const key = subKey(masterSecret, 'visitor-session');
  const hash = (id: string) => hmacSha256(key, `session ${id}`, 'hex').slice(0, 32);
  const open = createTextVerifier(key, (text) => {
    const [id = '', startedAt = ''] = text.split(' ');
    return { hash: id === '' ? null : hash(id), startedAt: Number(startedAt) };
  });

  const find = (request: FastifyRequest): string | null => {
    const session = open(request.cookies[name] ?? '');
    if (session === null) return null;
    const age = now() - session.startedAt;
    return age >= 0 && age < lifeDays * dayMs ? session.hash : null;
  };

  return {
    find,
    ensure(request, reply) {
      const known = find(request);
      if (known !== null) return known;
      const id = randomBytes(16).toString('base64url');
      // Rounded to the day, so that the time of the first visit is not stored.
      const startedAt = Math.floor(now() / dayMs) * dayMs;
      const value = signText(`${id} ${startedAt}`, key);
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps || request.protocol === 'https',
        maxAge: lifeDays * 86_400,
      });
      // A second call within the request finds this session.
      request.cookies[name] = value;
      return hash(id);
    },
  };
}
