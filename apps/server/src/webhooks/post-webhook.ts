// One delivery. The receiver's URL is untrusted: its host is resolved once, every resolved address must be public, and
// the connection uses exactly the checked address (no DNS rebinding).
import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';

const allocatedV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Reserved by the registry (RFC 6890 and its successors), but unknown to the library. */
const reservedV6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(allocatedV6) && !reservedV6.some((range) => address.match(range));
}

/** Names that never leave a machine or its network (RFC 6761, 6762, 8375, and names that routers and clouds use). */
const inwardNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|localdomain|test|invalid)$/;

/** Whether a URL names this machine or its network before DNS resolution, which every delivery checks. */
export function namesInwardHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || inwardNames.test(host);
}

/** `code`: `timed_out`, `refused_address`, `refused_url`, or the network's code. */
export type PostOutcome = { kind: 'answered'; status: number } | { kind: 'failed'; code: string };

export interface PostOptions {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For lookup, connection, sending and response headers together. */
  timeoutMs: number;
  /** Allows plain http and hosts of this network; for development only. */
  isAnywhereAllowed: boolean;
}

class RefusedAddressError extends Error {
  readonly code = 'refused_address';
}

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
  // An IP address as the host is never resolved.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!isAnywhereAllowed && isIP(host) !== 0 && !isPublicAddress(host))
    return { kind: 'failed', code: 'refused_address' };

  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve) => {
    const { request: send } = process.getBuiltinModule(target.protocol === 'https:' ? 'node:https' : 'node:http');
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

/** A `lookup` that refuses a name if any of its addresses is not public. */
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
