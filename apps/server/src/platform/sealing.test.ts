import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer, developmentKey } from './sealing.ts';

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const secret = Buffer.from('what nobody may read yet, 32 byte');
const sealerOf = (...keys: readonly string[]) => createSealer('SOME_KEYS', keys.join(','));

test('[CHN-04] what is sealed opens again, and does not show what it is', () => {
  const sealer = sealerOf(keyOf('a'));
  const sealed = sealer.seal(secret, 'one place');
  expect(sealer.open(sealed, 'one place')).toEqual(secret);
  expect(Buffer.from(sealed.split(':')[1] ?? '', 'base64').includes(secret)).toBe(false);
  expect(sealer.seal(secret, 'one place')).not.toBe(sealed);
});

test('[CHN-04] altered, moved, cut off or of another key it does not open', () => {
  const [key, other] = [keyOf('a'), keyOf('b')];
  const sealer = sealerOf(key);
  const sealed = sealer.seal(secret, 'one place');
  expect(sealer.open(sealed, 'another place')).toBeUndefined();
  expect(sealerOf(other).open(sealed, 'one place')).toBeUndefined();
  expect(sealerOf(keyOf('a')).open(sealed, 'one place')).toBeUndefined();
  const bytes = Buffer.from(sealed.slice(2), 'base64');
  for (const at of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(sealer.open(`a:${altered.toString('base64')}`, 'one place')).toBeUndefined();
  }
  for (const text of ['', 'a', 'a:', 'a:AAAA', `a:${bytes.subarray(0, 20).toString('base64')}`]) {
    expect(sealer.open(text, 'one place')).toBeUndefined();
  }
});

test('[CHN-04] the newest key seals, older ones still open', () => {
  const [older, newer] = [keyOf('older'), keyOf('newer')];
  const before = sealerOf(older).seal(secret, 'here');
  const both = sealerOf(newer, older);
  expect(both.open(before, 'here')).toEqual(secret);
  const after = both.seal(secret, 'here');
  expect(after).toMatch(/^newer:/);
  expect(sealerOf(older).open(after, 'here')).toBeUndefined();
});

const refused: readonly (readonly [string, RegExp])[] = [
  ['', /SOME_KEYS: expected/],
  ['a', /SOME_KEYS: expected/],
  ['a:', /SOME_KEYS: expected/],
  [`a:${randomBytes(31).toString('base64')}`, /SOME_KEYS: key "a" has not 32 bytes/],
  [`${keyOf('a')},${keyOf('a')}`, /SOME_KEYS: two keys have the same id/],
];
test.each(refused)(
  '[CHN-04] keys that are none are refused without their value: %s',
  (text, says) => {
    expect(() => createSealer('SOME_KEYS', text)).toThrow(says);
  },
);

test('[CHN-04] the key of development is the same in every process', () => {
  const sealed = sealerOf(developmentKey('SOME_KEYS')).seal(secret, 'here');
  expect(sealerOf(developmentKey('SOME_KEYS')).open(sealed, 'here')).toEqual(secret);
});
