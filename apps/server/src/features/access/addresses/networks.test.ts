import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTooWide,
  networkSet,
  networkText,
  plainNetwork,
  readAddress,
  readNetwork,
} from './networks.ts';

const covers = (network: string, address: string): boolean | undefined => {
  const [read, known] = [readNetwork(network), readAddress(address)];
  return read && known && networkSet([read]).has(known);
};

describe('whether a network holds an address', () => {
  const cases: readonly [network: string, address: string, holds: boolean][] = [
    ['41.59.3.7', '41.59.3.7', true],
    ['41.59.3.7', '41.59.3.8', false],
    ['41.59.3.0/24', '41.59.3.255', true],
    ['41.59.3.0/24', '41.59.4.0', false],
    ['41.59.3.0/24', '::ffff:41.59.3.9', true],
    ['41.59.3.0/24', '::ffff:293b:309', true],
    ['41.59.3.0/24', '::FFFF:41.59.4.9', false],
    ['::ffff:41.59.3.0/120', '41.59.3.9', true],
    ['::ffff:41.59.3.7', '41.59.3.7', true],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '203.0.113.9', false],
    ['::/0', '2001:db8::1', true],
    ['128.0.0.0/1', '127.255.255.255', false],
    ['128.0.0.0/1', '255.255.255.255', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:DB8:0:0::/64', '2001:db8::1%eth0', true],
    ['2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0001', true],
    ['fe80::/10', 'febf::1', true],
    ['fe80::/10', 'fec0::1', false],
  ];
  test.each(cases)('[ADR-02] %s holds %s: %s', (network, address, holds) => {
    expect(covers(network, address)).toBe(holds);
  });
});

test.each([
  ['41.59.3.7', '41.59.3.7'],
  ['41.59.3.7/32', '41.59.3.7'],
  ['::ffff:41.59.3.0/120', '41.59.3.0/24'],
  ['2001:DB8::1/128', '2001:db8:0:0:0:0:0:1'],
  ['2001:db8::/32', '2001:db8:0:0:0:0:0:0/32'],
])('[ADR-01] %s is written %s', (text, written) => {
  const network = readNetwork(text);
  expect(network && plainNetwork(networkText(network))).toBe(written);
});

const bad = [
  '',
  ' ',
  'localhost',
  '41.59.3',
  '41.59.3.256',
  '041.59.3.7',
  '41.59.3.7/24',
  '41.59.3.0/33',
  '41.59.3.0/-1',
  '41.59.3.0/',
  '41.59.3.0/08',
  '41.59.3.0/24/24',
  '41.59.3.0/2 4',
  '41.59.3.0/1e1',
  '2001:db8::1/32',
  '2001:db8::/129',
  '2001:db8:::1',
  '1::2::3',
  'fe80::1%eth0',
  '::ffff:41.59.3.0/24',
  '::ffff:41.59.3.0/95',
];
test.each(bad)('[ADR-01] "%s" is no network', (text) => {
  expect(readNetwork(text)).toBeUndefined();
});

test('[ADR-01] whatever is typed is a network that reads back as itself, or none', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 50 }),
    fc.stringMatching(/^[0-9a-f:./]{0,45}$/),
    fc
      .tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: -1, max: 140 }))
      .map(([address, bits]) => `${address}/${bits}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const network = readNetwork(text);
      if (network) expect(readNetwork(networkText(network))).toEqual(network);
    }),
    { numRuns: 2_000, seed: 30 },
  );
});

test('[ADR-02] every address lies in each network made of its own first bits, and only there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat({ max: 128 }), (text, wanted) => {
      const address = readAddress(text);
      if (!address) throw new Error(`${text} was not read`);
      const width = address.family === 4 ? 32 : 128;
      const bits = 1 + (wanted % width);
      const prefix = address.value >> BigInt(width - bits);
      const inside = networkSet([{ family: address.family, bits, prefix }]);
      const beside = networkSet([{ family: address.family, bits, prefix: prefix ^ 1n }]);
      expect([inside.has(address), beside.has(address)]).toEqual([true, false]);
    }),
    { numRuns: 500, seed: 30 },
  );
});

test.each([
  ['10.0.0.0/8', false],
  ['0.0.0.0/7', true],
  ['2000::/16', false],
  ['2000::/15', true],
])('[ADR-03] %s is too wide: %s', (text, tooWide) => {
  const network = readNetwork(text);
  expect(network && isTooWide(network)).toBe(tooWide);
});
