import { describe, expect, it } from 'vitest';
import { isPublicAddress, namesInwardHost } from './post-webhook.ts';

describe('the IP address of a webhook', () => {
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
    ['2001:1ff::1', 'kept for protocols'],
    ['2001:db8::1', 'for documentation'],
    ['3fff::1', 'for documentation'],
    ['4000::1', 'not given out'],
    ['192.0.2.1', 'for documentation'],
    ['fe80::1%eth0', 'the link'],
    ['example.org', 'no address'],
  ])('%s is rejected: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the URL of a webhook', () => {
  it.each([
    ['https://127.0.0.1/hook', true],
    ['https://2130706433/hook', true],
    ['https://0x7f.1/hook', true],
    ['https://localhost:8443/hook', true],
    ['https://localhost./hook', true],
    ['https://api.localhost/hook', true],
    ['https://printer.local/hook', true],
    ['https://intranet/hook', true],
    ['https://db.internal/hook', true],
    ['https://192.168.1.10/hook', true],
    ['https://169.254.169.254/latest', true],
    ['https://[::1]/hook', true],
    ['https://[fd00::1]/hook', true],
    ['https://[::ffff:10.0.0.1]/hook', true],
    ['https://93.184.216.34/hook', false],
    ['https://example.org/hook', false],
    ['https://local.example.org/hook', false],
  ])('%s names a local host: %s', (url, isInward) => {
    expect(namesInwardHost(new URL(url))).toBe(isInward);
  });
});
