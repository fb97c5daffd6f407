import { expect, test } from 'vitest';
import { networkOfAddress } from './network-of-address.ts';

const cases = [
  ['41.59.3.7', '41.59.3.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['::ffff:41.59.3.7', '41.59.3.0/24'],
  ['2c0f:fe38:2101:77::5', '2c0f:fe38:2101::/48'],
  ['2c0f:FE38:0001:77:1:2:3:4', '2c0f:fe38:1::/48'],
  ['2c0f::5', '2c0f:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
] as const;

test.each(cases)('[LOG-04] of %s only %s is kept', (address, network) => {
  expect(networkOfAddress(address)).toBe(network);
});
