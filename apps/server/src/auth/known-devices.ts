import { dayMs } from '@doorstep/contract';
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../http/cookie-name.ts';
import { signText, verifyText } from '../secrets/signed-text.ts';

const lifeDays = 180;

/** Devices from which staff have signed in before, so that a stranger's guesses cannot slow them down. */
export interface KnownDevices {
  find(request: FastifyRequest, email: string): string | null;
  markKnown(reply: FastifyReply, email: string): void;
}

export function createKnownDevices(
  key: Buffer,
  { isHttps, now = Date.now }: { isHttps: boolean; now?: () => number },
): KnownDevices {
  const name = cookieName('doorstep_device', isHttps);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
  const accountOf = (email: string) => hash(`account ${email}`);
  return {
    find(request, email) {
      const text = verifyText(request.cookies[name] ?? '', key);
      const [account, id = '', knownAt = ''] = text?.split(' ') ?? [];
      const isTheirs = account === accountOf(email) && now() - Number(knownAt) < lifeDays * dayMs;
      return isTheirs ? hash(`device ${id}`) : null;
    },
    markKnown(reply, email) {
      const value = signText(`${accountOf(email)} ${randomBytes(12).toString('base64url')} ${now()}`, key);
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
        maxAge: lifeDays * 86_400,
      });
    },
  };
}
