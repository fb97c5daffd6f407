import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Ours, everybody's at home, and what leads to nobody (IANA special-purpose registries). */
const SPECIAL_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Within the one block of v6 that is given out at all. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = new BlockList();
const givenOut = new BlockList();
const add = (list: BlockList, range: string, family: 'ipv4' | 'ipv6') => {
  const [network = '', bits] = range.split('/');
  list.addSubnet(network, Number(bits), family);
};
for (const range of SPECIAL_V4) add(special, range, 'ipv4');
for (const range of SPECIAL_V6) add(special, range, 'ipv6');
add(givenOut, '2000::/3', 'ipv6');

/** Whether a machine of the public internet may live there. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

const NAMES_OF_OURS = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|onion)$/i;

/**
 * A push service has a name, speaks TLS at the usual port and needs no password. Where the name
 * leads is looked at when the connection is made, because it may lead elsewhere by then.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    return false;
  }
  const { hostname } = url;
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return false;
  return hostname.includes('.') && !hostname.endsWith('.') && !NAMES_OF_OURS.test(hostname);
}

type Found = (
  error: NodeJS.ErrnoException | null,
  found: LookupAddress[] | string,
  family?: number,
) => void;

/** Finds a name's addresses, and none at all when one of them is not public. */
export function lookupPublic(
  hostname: string,
  options: { readonly all?: boolean; readonly family?: number | string },
  found: Found,
): void {
  lookup(hostname, { all: true, family: 0 }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return found(Object.assign(new Error('not a public address'), { code: 'EPRIVATE' }), []);
    }
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
