import { isIPv4, isIPv6 } from 'node:net';

/** How much of an address is kept: enough to recognise a place, too little to name a person. */
const IPV6_GROUPS_KEPT = 3;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** "41.59.3.7" → "41.59.3.0/24"; an IPv6 address keeps its first 48 bits. */
export function networkOfAddress(address: string): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24');
  if (isIPv6(plain)) return `${leadingGroups(plain).join(':')}::/48`;
  return 'unknown';
}

function leadingGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const written = head === '' ? [] : head.split(':');
  const groups = tail === undefined ? written : [...written, '0', '0', '0'];
  return groups.slice(0, IPV6_GROUPS_KEPT).map((group) => Number.parseInt(group, 16).toString(16));
}
