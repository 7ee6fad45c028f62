import { isIP, isIPv4 } from 'node:net';

/**
 * The network that an address belongs to, as far as visitors are told apart by it: IPv4 by /24, IPv6 by /56
 * (a household's usual share). `203.0.113.0/24`, `2001:db8:0:1200::/56`; `unknown` for what is no address.
 */
export function networkPrefix(ip: string): string {
  if (isIPv4(ip)) return networkOfIPv4(ip);
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(address)) return networkOfIPv4(address);
  if (isIP(address) !== 6) return 'unknown';
  const groups = expandGroups(address);
  const fourth = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  const start = [...groups.slice(0, 3), fourth].map((group) => Number.parseInt(group, 16).toString(16));
  return `${start.join(':')}::/56`;
}

function networkOfIPv4(address: string): string {
  return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
}

/** Groups of an IPv6 address in full; only the first four matter here, so a trailing IPv4 part may stay as it is. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
}
