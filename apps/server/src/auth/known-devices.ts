import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signText, verifyText } from '../secrets/signed-text.ts';

const cookieName = 'doorstep_device';
const lifeDays = 180;
const dayMs = 86_400_000;

/** Devices from which somebody of staff has signed in: strangers who guess cannot slow them down. */
export interface KnownDevices {
  /** Hash of the device, or null unless this account signed in from it before. */
  find(request: FastifyRequest, email: string): string | null;
  markKnown(reply: FastifyReply, email: string, isHttps: boolean): void;
}

export function createKnownDevices(key: Buffer, now: () => number = Date.now): KnownDevices {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
  const accountOf = (email: string) => hash(`account ${email.toLowerCase()}`);
  return {
    find(request, email) {
      const text = verifyText(request.cookies[cookieName] ?? '', key);
      const [account, id = '', knownAt = ''] = text?.split(' ') ?? [];
      const isTheirs = account === accountOf(email) && now() - Number(knownAt) < lifeDays * dayMs;
      return isTheirs ? hash(`device ${id}`) : null;
    },
    markKnown(reply, email, isHttps) {
      const value = signText(`${accountOf(email)} ${randomBytes(12).toString('base64url')} ${now()}`, key);
      reply.setCookie(cookieName, value, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
        maxAge: lifeDays * 86_400,
      });
    },
  };
}
