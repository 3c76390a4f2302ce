import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/** Whether an IP address is not part of the public internet. */
function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a URL's host is in a private network, without a DNS lookup. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return !host.includes('.') || LOCAL_NAME.test(host);
}

/** A DNS lookup for sockets that refuses names which resolve to a private network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '');
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new Error('The name leads into a private network'), '');
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
