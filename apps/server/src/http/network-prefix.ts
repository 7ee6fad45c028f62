import ipaddr from 'ipaddr.js';
import { isIPv4 } from 'node:net';

/**
 * The network that an address belongs to, as far as visitors are distinguished by it: IPv4 by /24, IPv6 by /56
 * (a household's usual share). `203.0.113.0/24`, `2001:db8:0:1200::/56`; `unknown` for anything but an address.
 */
export function networkPrefix(ip: string): string {
  if (isIPv4(ip)) return networkOfIPv4(ip); // most visitors, several times for each request
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return networkOfIPv4(address.toString());
  const [first = 0, second = 0, third = 0, fourth = 0] = address.parts;
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

function networkOfIPv4(address: string): string {
  return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
}
