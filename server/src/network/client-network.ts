import { isIP } from 'node:net';

/** The bits of an IPv6 address that name a network, if the options have no other number. */
export const IPV6_PREFIX = 56;

/**
 * The network of a client, which limits count as one client: an IPv4 address, or the first bits of an IPv6 address, of
 * which a client can use any in its network. All texts that are no address are one client.
 *
 * @param address as a proxy wrote it, also with a port: `10.0.0.1:5060`, `[2001:db8::1]:443`
 * @param prefix the bits of an IPv6 address that name its network
 */
export function networkOf(address: string, prefix = IPV6_PREFIX): string {
  const plain = withoutPort(address.trim())
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  switch (isIP(plain)) {
    case 4:
      return plain;
    case 6:
      return ipv6Network(plain, prefix);
    default:
      return 'unknown';
  }
}

const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;

function ipv6Network(address: string, prefix: number): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = address.includes('::') ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail];
  const bits = groups.map((group) => parseInt(group, 16).toString(2).padStart(16, '0')).join('');
  return `${BigInt(`0b${bits.slice(0, prefix)}`).toString(16)}/${prefix}`;
}
