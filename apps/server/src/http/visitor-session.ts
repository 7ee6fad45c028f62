import { dayMs } from '@doorstep/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hmacSha256 } from '@doorstep/hmac';
import { cookieName } from './cookie-name.ts';
import { framedCookie } from './embedding.ts';
import { createTextVerifier, signText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const lifeDays = 30;

export interface VisitorSessions {
  /** The hash of the request's session; null for none, an expired or a forged one. */
  find(request: FastifyRequest): string | null;
  ensure(request: FastifyRequest, reply: FastifyReply): string;
  /** Whether the browser keeps cookies in the frame of this request: some never do, and none does over plain HTTP. */
  isKeptInFrame(request: FastifyRequest): boolean;
}

export function createVisitorSessions(
  masterSecret: string,
  { now = Date.now, isHttps = false }: { now?: () => number; isHttps?: boolean } = {},
): VisitorSessions {
  const name = cookieName('doorstep_visitor', isHttps);
  const framedName = cookieName('doorstep_framed_visitor', isHttps);
  const key = subKey(masterSecret, 'visitor-session');
  const hash = (id: string) => hmacSha256(key, `session ${id}`, 'hex').slice(0, 32);
  const open = createTextVerifier(key, (text) => {
    const [id = '', startedAt = ''] = text.split(' ');
    return { hash: id === '' ? null : hash(id), startedAt: Number(startedAt) };
  });

  const framed = (request: FastifyRequest) => request.cookies[framedName];

  const find = (request: FastifyRequest): string | null => {
    // Requests by scripts in a frame do not say that they come from a frame.
    const value = request.embed === null ? (request.cookies[name] ?? request.cookies[framedName]) : framed(request);
    const session = open(value ?? '');
    if (session === null) return null;
    const age = now() - session.startedAt;
    return age >= 0 && age < lifeDays * dayMs ? session.hash : null;
  };

  return {
    find,
    isKeptInFrame: (request) => open(framed(request) ?? '') !== null,
    ensure(request, reply) {
      const known = find(request);
      if (known !== null) return known;
      const id = randomBytes(16).toString('base64url');
      // Rounded to the day, so that the time of the first visit is not stored.
      const startedAt = Math.floor(now() / dayMs) * dayMs;
      const value = signText(`${id} ${startedAt}`, key);
      const isFramed = request.embed !== null;
      const maxAge = lifeDays * 86_400;
      if (isFramed) reply.setCookie(framedName, value, { ...framedCookie, path: '/', maxAge });
      else {
        const secure = isHttps || request.protocol === 'https';
        reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
      }
      request.cookies[isFramed ? framedName : name] = value;
      return hash(id);
    },
  };
}
