import { isIPv4, isIPv6 } from 'node:net';

/**
 * Addresses as numbers, so that a network is a number of leading bits. An IPv4 address that arrives
 * as IPv6 (`::ffff:41.59.3.7`) is the IPv4 address it stands for: the operating system decides how
 * a socket writes it, and a rule must hold either way (ADR-02).
 */
export type Address = { readonly family: 4 | 6; readonly value: bigint };

export type Network = {
  readonly family: 4 | 6;
  readonly bits: number;
  /** Only the first `bits` of it. */
  readonly prefix: bigint;
};

const widthOf = { 4: 32, 6: 128 } as const;
const GROUPS = 8;
const MAPPED_BITS = 96;
const MAPPED_PREFIX = 0xffffn;

const prefixOf = ({ family, value }: Address, bits: number): bigint =>
  value >> BigInt(widthOf[family] - bits);

/** Undefined for what is no address; a zone (`%eth0`) is of no interest. */
export function readAddress(text: string): Address | undefined {
  if (isIPv4(text)) return { family: 4, value: valueOfIPv4(text) };
  const plain = text.split('%', 1).join('');
  if (!isIPv6(plain)) return undefined;
  const value = valueOfIPv6(plain);
  return value >> 32n === MAPPED_PREFIX
    ? { family: 4, value: value & 0xffff_ffffn }
    : { family: 6, value };
}

const valueOfIPv4 = (text: string): bigint =>
  text.split('.').reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

function valueOfIPv6(text: string): bigint {
  const dotted = /(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  const hex = dotted === undefined ? text : text.replace(dotted, asGroups(valueOfIPv4(dotted)));
  const [head = '', tail] = hex.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].reduce(
    (value, group) => (value << 16n) | BigInt(`0x${group}`),
    0n,
  );
}

const asGroups = (value: bigint): string =>
  `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;

/** "41.59.3.0/24", "2001:db8::/32" or a single address. Undefined for anything else (ADR-01). */
export function readNetwork(text: string): Network | undefined {
  const [addressText = '', lengthText, ...rest] = text.split('/');
  if (rest.length > 0 || addressText.includes('%')) return undefined;
  const address = readAddress(addressText);
  if (!address) return undefined;
  const { family } = address;
  const isMapped = family === 4 && addressText.includes(':');
  const bits = readLength(lengthText, isMapped ? MAPPED_BITS : 0) ?? widthOf[family];
  if (!(bits >= 0 && bits <= widthOf[family])) return undefined;
  const prefix = prefixOf(address, bits);
  // 41.59.3.7/24 may mean the one or the many: nobody guesses which.
  const isWhole = prefix << BigInt(widthOf[family] - bits) === address.value;
  return isWhole ? { family, bits, prefix } : undefined;
}

/** Undefined when there is none, NaN when it is no number. */
function readLength(text: string | undefined, mappedBits: number): number | undefined {
  if (text === undefined) return undefined;
  return /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) - mappedBits : Number.NaN;
}

/** As the database reads it. */
export function networkText({ family, bits, prefix }: Network): string {
  const value = prefix << BigInt(widthOf[family] - bits);
  const part = family === 4 ? 8 : 16;
  const parts = Array.from({ length: widthOf[family] / part }, (_, index) => {
    const shift = BigInt(widthOf[family] - part * (index + 1));
    return ((value >> shift) & ((1n << BigInt(part)) - 1n)).toString(family === 4 ? 10 : 16);
  });
  return `${parts.join(family === 4 ? '.' : ':')}/${bits}`;
}

/** As people write it: a single address without its length. */
export const plainNetwork = (text: string): string =>
  text.replace(text.includes(':') ? /\/128$/ : /\/32$/, '');

/** The narrowest that can still be a mistake of one digit; wider ones are refused (ADR-03). */
const BITS_MIN = { 4: 8, 6: 16 } as const;

export const isTooWide = ({ family, bits }: Network): boolean => bits < BITS_MIN[family];

export type NetworkSet = { readonly has: (address: Address) => boolean; readonly size: number };

/** One lookup for each length that occurs, however many networks have it. */
export function networkSet(networks: readonly Network[]): NetworkSet {
  const byLength = new Map<string, { family: 4 | 6; bits: number; prefixes: Set<bigint> }>();
  for (const { family, bits, prefix } of networks) {
    const key = `${family}/${bits}`;
    const known = byLength.get(key) ?? { family, bits, prefixes: new Set<bigint>() };
    known.prefixes.add(prefix);
    byLength.set(key, known);
  }
  const lengths = [...byLength.values()];
  return {
    size: networks.length,
    has: (address) =>
      lengths.some(
        ({ family, bits, prefixes }) =>
          family === address.family && prefixes.has(prefixOf(address, bits)),
      ),
  };
}
