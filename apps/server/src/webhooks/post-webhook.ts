// One delivery over the network. The receiver's address was written by somebody else: it is resolved once, every
// address it resolves to must be a public one, and exactly the one that was looked at is connected to.
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type PostOutcome =
  | { kind: 'answered'; status: number }
  /** `code`: `timed_out`, `refused_address`, `refused_url`, or the network's own. */
  | { kind: 'failed'; code: string };

export interface PostOptions {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For everything together: looking up, connecting, sending and the answer's head. */
  timeoutMs: number;
  /** In development alone: plain http, and machines of this network. */
  isAnywhereAllowed: boolean;
}

class RefusedAddressError extends Error {
  readonly code = 'refused_address';
}

/** Posts a message. Redirects are not followed; the body of the answer is not read. Never throws. */
export async function postWebhook({
  url,
  headers,
  body,
  timeoutMs,
  isAnywhereAllowed,
}: PostOptions): Promise<PostOutcome> {
  if (!URL.canParse(url)) return { kind: 'failed', code: 'refused_url' };
  const target = new URL(url);
  if (target.protocol !== 'https:' && !(isAnywhereAllowed && target.protocol === 'http:'))
    return { kind: 'failed', code: 'refused_url' };
  // An address in the place of a name is never looked up.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!isAnywhereAllowed && isIP(host) !== 0 && !isPublicAddress(host))
    return { kind: 'failed', code: 'refused_address' };

  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const sending = send(target, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Doorstep-Webhooks/1',
      },
      agent: false,
      lookup: isAnywhereAllowed ? lookup : lookupPublic,
      signal,
    });
    sending.once('response', (answer) => {
      resolve({ kind: 'answered', status: answer.statusCode ?? 0 });
      answer.destroy();
    });
    sending.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ kind: 'failed', code: signal.aborted ? 'timed_out' : (error.code ?? 'network') });
    });
    sending.end(body);
  });
}

/** Resolves a name for a connection, and refuses it when any of its addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 4);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new RefusedAddressError('an address that is not public'), '', 4);
    if (options.all === true) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
