import { expect, test } from 'vitest';
import { hashPassword } from './hash-password.ts';

// Made apart from this code: PBKDF2-HMAC-SHA256, 100000 rounds, 32 bytes.
const KNOWN = '642bdc714437fb8ee2f5f774b2841e7a4dce9952a8cb8daa3810bc0d18616679';

test('[WIRE-34] the hash is what the numbers of the wire say', async () => {
  expect(await hashPassword('0712345678', 'Siri yangu 1')).toBe(KNOWN);
});

test.each(['+255 712 345 678', '255712345678', '712345678', ' 0712-345-678 '])(
  '[WIRE-34] %j is the same player however the number is written',
  async (phone) => {
    expect(await hashPassword(phone, 'Siri yangu 1')).toBe(KNOWN);
  },
);

test('[WIRE-34] an account has no case', async () => {
  expect(await hashPassword('Clerk', 'x')).toBe(await hashPassword(' clerk ', 'x'));
});

test.each([
  ['another password', '0712345678', 'Siri yangu 2'],
  ['another case', '0712345678', 'siri yangu 1'],
  ['another phone', '0712345679', 'Siri yangu 1'],
])('[WIRE-34] %s gives another hash', async (_what, account, password) => {
  const hash = await hashPassword(account, password);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hash).not.toBe(KNOWN);
});
