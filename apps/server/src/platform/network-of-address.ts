import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;

/**
 * Enough to recognise a place, too little to name a person: "41.59.3.7" → "41.59.3.0/24"; an
 * IPv6 address keeps its first 48 bits, or the 64 that one customer is given.
 */
export function networkOfAddress(address: string, ipv6Bits: 48 | 64 = 48): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24');
  if (isIPv6(plain)) return `${groupsOf(plain, ipv6Bits / 16).join(':')}::/${ipv6Bits}`;
  return 'unknown';
}

function groupsOf(address: string, count: number): readonly string[] {
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const width = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(IPV6_GROUPS - width).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
