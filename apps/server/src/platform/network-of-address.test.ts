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

test.each([
  ['2c0f:fe38:2101:77::5', '2c0f:fe38:2101:77::/64'],
  ['2c0f:fe38::4:5:6:7:8', '2c0f:fe38:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::41.59.3.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['41.59.3.7', '41.59.3.0/24'],
] as const)('[ACC-19] wrong sign-ins of %s are counted in %s', (address, network) => {
  expect(networkOfAddress(address, 64)).toBe(network);
});
