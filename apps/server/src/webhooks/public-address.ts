import { BlockList, isIP } from 'node:net';

// Everything that the registries of special addresses (RFC 6890 and its successors) keep from the public network.
const specialV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
// Of IPv6 only 2000::/3 is public; in it, these are special, tunnels that would lead to any IPv4 address among them.
const specialV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of specialV4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of specialV6) special.addSubnet(network, bits, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to one machine of the public network: not this one, nor its neighbours. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
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
