import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const sent = 'a'.repeat(64);

test('[ACC-03] what a page sends is kept as argon2id, salted and peppered', async () => {
  const passwords = createPasswords('the pepper of this house');
  const stored = await passwords.hash(sent);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored).not.toContain(sent);
  expect(await passwords.hash(sent)).not.toBe(stored);
  expect(await passwords.matches(stored, sent)).toBe(true);
  expect(await passwords.matches(stored, 'b'.repeat(64))).toBe(false);
  expect(await createPasswords('another pepper').matches(stored, sent)).toBe(false);
});

test('[ACC-05] an account that does not exist costs the same hash and never matches', async () => {
  const verified: string[] = [];
  const counting: typeof argon2.verify = (stored, password, options) => {
    verified.push(stored.toString().split('$').slice(0, 4).join('$'));
    return argon2.verify(stored, password, options);
  };
  const passwords = createPasswords('pepper', { hash: argon2.hash, verify: counting });
  const stored = await passwords.hash(sent);
  await passwords.matches(stored, sent);
  expect(await passwords.matches(undefined, sent)).toBe(false);
  expect(await passwords.matches(undefined, 'nobody')).toBe(false);
  expect(verified).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'));
});

test('[ACC-16] a storm of sign-ins waits in line, and who comes too late is told so', async () => {
  let underWay = 0;
  let mostAtOnce = 0;
  const slow: typeof argon2.verify = async () => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return true;
  };
  const passwords = createPasswords('pepper', { hash: async () => 'hash', verify: slow });
  const storm = Array.from({ length: 1_000 }, () => passwords.matches('stored', sent));
  const setPassword = passwords.hash(sent);
  const verdicts = await Promise.all(storm);
  expect(mostAtOnce).toBeLessThanOrEqual(3);
  const served = verdicts.indexOf('overloaded');
  expect(served).toBeGreaterThan(200);
  expect(served).toBeLessThanOrEqual(203);
  expect(verdicts.slice(0, served)).toEqual(Array(served).fill(true));
  expect(verdicts.slice(served)).toEqual(Array(1_000 - served).fill('overloaded'));
  expect(await setPassword).toBe('hash');
  expect(await passwords.matches('stored', sent)).toBe(true);
});
