import { expect, test } from 'vitest';
import { createAddressAllowList, isAddressRange } from './address-allow-list.ts';

test.each([
  ['41.217.203.0/24', true],
  ['41.217.203.7', true],
  ['2c0f:fe38::/32', true],
  ['::1', true],
  ['41.217.203.0/33', false],
  ['2c0f::/129', false],
  ['41.217.203.0/', false],
  ['41.217.203.0/24/1', false],
  ['41.217.203', false],
  ['openapi.m-pesa.com', false],
  ['', false],
] as const)('[CB-01] %j is a range of addresses: %s', (written, expected) => {
  expect(isAddressRange(written)).toBe(expected);
});

const isAllowed = createAddressAllowList(['41.217.203.0/24', '196.11.240.9', '2c0f:fe38::/32']);

test.each([
  ['41.217.203.1', true],
  ['41.217.204.1', false],
  ['::ffff:41.217.203.1', true],
  ['::ffff:41.217.204.1', false],
  ['196.11.240.9', true],
  ['196.11.240.8', false],
  ['2c0f:fe38::7', true],
  ['2c0f:fe39::7', false],
  ['127.0.0.1', false],
  ['unknown', false],
  ['', false],
] as const)('[CB-01] %s may call: %s', (address, expected) => {
  expect(isAllowed(address)).toBe(expected);
});

test('[CB-01] nobody is on an empty list', () => {
  expect(createAddressAllowList([])('127.0.0.1')).toBe(false);
});
