import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/**
 * Whose word on where a request comes from is taken: nobody's (0), that of so many proxies in a row before the server,
 * or that of proxies at these addresses (`10.0.0.5`, `10.0.0.0/8`, `loopback`).
 */
export type TrustProxy = number | readonly string[];

type Trusts = (address: string, hops: number) => boolean;

const isNear: Trusts = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Tells who is asking: the address a trusted proxy saw, or the one at the other end of the socket. */
export class Addresses {
  private readonly trusts: Trusts;

  constructor(trust: TrustProxy) {
    this.trusts = typeof trust === 'number' ? (_address, hops) => hops < trust : proxyAddress.compile([...trust]);
  }

  /** Where a request comes from, as one of those that are counted together. */
  of(request: IncomingMessage): string {
    // A socket that is already gone has no address any more.
    return sameHome(proxyAddress(request, this.trusts) ?? '');
  }

  /**
   * Whether a request comes from this machine or a private network, and so did everything it says it came through: what
   * a proxy nobody told us about passes on from outside is from outside.
   */
  isFromNear(request: IncomingMessage): boolean {
    return proxyAddress.all(request).every((address) => address !== undefined && isNear(address, 0));
  }

  /** Whether a socket may come from a proxy of ours, which speaks for many. */
  isProxy(address: string | undefined): boolean {
    return address !== undefined && this.trusts(address, 0);
  }
}

/** Why a list of addresses cannot be one of proxies, if so. */
export function wrongProxies(addresses: readonly string[]): string | undefined {
  const wrong = addresses.find((address) => {
    try {
      proxyAddress.compile(address);
      return false;
    } catch {
      return true;
    }
  });
  return wrong === undefined ? undefined : `"${wrong}" is neither an address nor a network such as 10.0.0.0/8`;
}

/**
 * Addresses that belong together: one household has one of IPv4, but 2^64 of IPv6, a network of 64 bits. An IPv4 address
 * written as one of IPv6 is itself.
 */
export function sameHome(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [left, right] = [groups(before), groups(after)];
  const all =
    after === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
