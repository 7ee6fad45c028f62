import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

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
