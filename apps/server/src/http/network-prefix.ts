import ipaddr from 'ipaddr.js';
import { isIPv4 } from 'node:net';

/** Distinguishes visitors: IPv4 /24, IPv6 /56 (usually a household); `unknown` for an invalid address. */
export function networkPrefix(ip: string): string {
  if (isIPv4(ip)) return networkOfIPv4(ip); // the common case, called several times per request
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return networkOfIPv4(address.toString());
  const [first = 0, second = 0, third = 0, fourth = 0] = address.parts;
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** The networks of one customer (IPv6 /48, IPv4 /20) and of one provider (/32, /16). */
export function widerPrefixes(ip: string): [site: string, provider: string] {
  const prefix = networkPrefix(ip);
  if (prefix.endsWith('/24')) {
    const third = prefix.indexOf('.', prefix.indexOf('.') + 1) + 1;
    const provider = prefix.slice(0, third);
    return [`${provider}${Number.parseInt(prefix.slice(third), 10) & 0xf0}.0/20`, `${provider}0.0/16`];
  }
  const [network = '', length] = prefix.split('/');
  if (length !== '56') return [`${network}/site`, `${network}/provider`];
  const [first, second, third] = network.split(':');
  return [`${first}:${second}:${third}::/48`, `${first}:${second}::/32`];
}

function networkOfIPv4(address: string): string {
  return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
}
