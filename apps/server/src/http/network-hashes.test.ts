import { describe, expect, it } from 'vitest';
import { networkPrefix, widerPrefixes } from './network-hashes.ts';

describe('the IP network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:12ff:1:2:3:4', '2001:db8:1:1200::/56'],
    ['2001:db8:1:1234::1', '2001:db8:1:1200::/56'],
    ['2001:DB8::1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (ip, prefix) => expect(networkPrefix(ip)).toBe(prefix));
});

describe('the wider IP networks', () => {
  it.each([
    ['203.0.113.77', ['203.0.112.0/20', '203.0.0.0/16']],
    ['::ffff:203.0.113.77', ['203.0.112.0/20', '203.0.0.0/16']],
    ['2001:db8:1:12ff:1:2:3:4', ['2001:db8:1::/48', '2001:db8::/32']],
    ['not an address', ['unknown/site', 'unknown/provider']],
  ])('of %s are %j', (ip, prefixes) => expect(widerPrefixes(ip)).toEqual(prefixes));
});
