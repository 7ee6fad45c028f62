import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

const allocatedV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Inside that, set aside by the registry (RFC 6890 and its successors); the library knows only parts of them. */
const reservedV6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an IP address belongs to one machine of the public network: not this one, nor its neighbours. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(allocatedV6) && !reservedV6.some((range) => address.match(range));
}

/** Names that never lead out of a machine or its network (RFC 6761, 6762, 8375, and what routers and clouds use). */
const inwardNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|localdomain|test|invalid)$/;

/**
 * Whether an address names this machine or its network by itself, before anybody looks the name up. What a name leads to
 * is seen when a message is delivered, each time anew.
 */
export function namesInwardHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || inwardNames.test(host);
}
