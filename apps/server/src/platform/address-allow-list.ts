import { BlockList, isIP } from 'node:net';

export type AddressAllowList = (address: string) => boolean;

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;
const BITS = { 4: 32, 6: 128 } as const;

type Range = { readonly network: string; readonly version: 4 | 6; readonly bits: number };

/** "41.217.203.0/24", "2c0f:fe38::/32" or one address; undefined when it is neither. */
function rangeOf(written: string): Range | undefined {
  const [network = '', bitsText, ...rest] = written.split('/');
  const version = isIP(network);
  if (version === 0 || rest.length > 0) return undefined;
  const known = version === 4 ? 4 : 6;
  if (bitsText !== undefined && !/^\d{1,3}$/.test(bitsText)) return undefined;
  const bits = bitsText === undefined ? BITS[known] : Number(bitsText);
  return bits <= BITS[known] ? { network, version: known, bits } : undefined;
}

export const isAddressRange = (written: string): boolean => rangeOf(written) !== undefined;

/** Where somebody may speak to us from. A v4 address written as v6 is the v4 address. */
export function createAddressAllowList(ranges: readonly string[]): AddressAllowList {
  const list = new BlockList();
  for (const range of ranges.map(rangeOf)) {
    if (range) list.addSubnet(range.network, range.bits, FAMILIES[range.version]);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
