import dns from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Networks that no foreign address may lead to: the special-purpose registries of IANA (RFC 6890), and IPv6 prefixes
 * that carry an IPv4 address. IPv4-mapped addresses are compared with the IPv4 networks by `BlockList`.
 */
const reserved = new BlockList();
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');

/** Global unicast (RFC 4291); every other IPv6 network is local, mapped, multicast or unassigned. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

const mappedAddress = /^::ffff:/i;

/** Whether an IP address belongs to the public internet; false for text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !reserved.check(address, 'ipv4');
  if (reserved.check(address, 'ipv6')) return false;
  return mappedAddress.test(address) || globalUnicast.check(address, 'ipv6');
}

/** An address leads into the machine or its network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is on a private network`);
    this.name = 'PrivateAddressError';
  }
}

/**
 * A `lookup` for sockets that fails when a name has a private address. The socket connects to the addresses that were
 * checked, so a DNS server that changes its answer gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) callback(error ?? new Error(`${hostname} has no address`), '');
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      callback(new PrivateAddressError(hostname), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
