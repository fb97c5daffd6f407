import { expect, test } from 'vitest';
import { isPublicAddress, isPublicEndpoint, lookupPublic } from './public-address.ts';

const endpoints = [
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://fcm.googleapis.com:443/fcm/send/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:pass@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://10.0.0.7/abc', false],
  ['https://41.59.3.7/abc', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['https://localhost/abc', false],
  ['https://metadata.google.internal/abc', false],
  ['https://printer.local/abc', false],
  ['https://database/abc', false],
  ['https://fcm.googleapis.com./abc', false],
  ['javascript:alert(1)', false],
  ['', false],
] as const;

test.each(endpoints)('[INB-45] whether %s may be a push service: %s', (endpoint, expected) => {
  expect(isPublicEndpoint(endpoint)).toBe(expected);
});

const addresses = [
  ['142.250.74.10', true],
  ['2a00:1450:4001::200a', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
] as const;

test.each(addresses)('[INB-45] whether %s is of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('[INB-45] a name that leads into our own network is not found', async () => {
  const found = await new Promise((answer) =>
    lookupPublic('localhost', { all: true }, (error) => answer(error?.code)),
  );
  expect(found).toBe('EPRIVATE');
});
