import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Addresses, sameHome, wrongProxies } from './address.js';

const asked = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('who is asking', () => {
  test.each([
    ['without proxies nobody is believed', 0, '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['of one proxy the last address counts', 1, '127.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['of two proxies the last but one', 2, '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.7', '1.2.3.4'],
    ['with fewer than stated, the first there is', 2, '127.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['one proxy that says nothing', 1, '127.0.0.1', undefined, '127.0.0.1'],
    ['a proxy at a trusted address', ['10.0.0.0/8'], '10.0.0.7', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['somebody else who pretends to be one', ['10.0.0.0/8'], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['through two trusted ones', ['10.0.0.0/8', 'loopback'], '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.7', '1.2.3.4'],
  ] as const)('%s', (_what, trust, peer, forwarded, expected) => {
    expect(new Addresses(trust).of(asked(peer, forwarded))).toBe(expected);
  });

  test('only a socket that may come from a proxy speaks for others', () => {
    expect(new Addresses(0).isProxy('127.0.0.1')).toBe(false);
    expect(new Addresses(1).isProxy('9.9.9.9')).toBe(true);
    expect(new Addresses(['10.0.0.0/8']).isProxy('9.9.9.9')).toBe(false);
    expect(new Addresses(['10.0.0.0/8']).isProxy('10.1.2.3')).toBe(true);
  });
});

test.each([
  [true, '127.0.0.1', undefined],
  [true, '::ffff:192.168.1.20', undefined],
  [true, 'fd00::7', '10.0.0.9'],
  [false, '203.0.113.7', undefined],
  [false, '2001:db8::1', undefined],
  [false, '203.0.113.7', '127.0.0.1'],
  [false, '127.0.0.1', '203.0.113.7'],
  [false, '127.0.0.1', '127.0.0.1, 203.0.113.7, 10.0.0.9'],
  [false, '127.0.0.1', 'nobody'],
])('%s that a request is from near: %s, for %s', (near, peer, forwarded) => {
  expect(new Addresses(0).isFromNear(asked(peer, forwarded))).toBe(near);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s: one home has a whole network of IPv6', (address, home) => {
  expect(sameHome(address)).toBe(home);
});

test('a list of proxies is checked before it is used', () => {
  expect(wrongProxies(['10.0.0.5', 'loopback', 'fd00::/8'])).toBeUndefined();
  expect(wrongProxies(['10.0.0.5', '10.0.0.0/99'])).toContain('"10.0.0.0/99"');
  expect(wrongProxies(['my-proxy'])).toContain('"my-proxy"');
});
