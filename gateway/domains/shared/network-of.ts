import { isIPv6 } from 'node:net';

/** groups of an IPv6 address that name a network: a household or a phone has a /64 to itself */
const networkGroups = 4;

/** What counts as one caller: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  // what most calls come from is told by a sign: to judge the whole address takes a microsecond of each call
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
