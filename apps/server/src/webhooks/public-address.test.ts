import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address that webhooks may be sent to', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['127.0.0.1', 'this machine'],
    ['0.0.0.0', 'this machine too'],
    ['10.1.2.3', 'a private network'],
    ['172.31.255.255', 'a private network'],
    ['192.168.1.1', 'a private network'],
    ['100.64.0.1', 'a carrier’s network'],
    ['169.254.169.254', 'where clouds keep their secrets'],
    ['224.0.0.1', 'many machines'],
    ['255.255.255.255', 'all machines'],
    ['::1', 'this machine'],
    ['::', 'this machine'],
    ['fe80::1', 'the link'],
    ['fd00::1', 'a private network'],
    ['ff02::1', 'many machines'],
    ['::ffff:127.0.0.1', 'this machine in other letters'],
    ['::ffff:7f00:1', 'this machine in other letters'],
    ['64:ff9b::7f00:1', 'a translation of this machine'],
    ['2002:7f00:1::', 'a tunnel to this machine'],
    ['2001:0:7f00:1::', 'a tunnel'],
    ['example.org', 'no address'],
  ])('%s is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
