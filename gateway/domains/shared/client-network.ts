import { isIPv6 } from 'node:net';

/** groups of an IPv6 address that identify a network: a household or phone has its own /64 */
const networkGroups = 4;

/** The network that rate limits count: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string): string {
  // fast path for IPv4: parsing every address costs a microsecond per call
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
