import { expect, test } from 'vitest';
import { sizeOfSms } from './sms-parts.ts';

const a = (times: number) => 'a'.repeat(times);

const sizes = [
  // text                       parts  alphabet
  ['', 1, 'gsm'],
  ['Kipute: mkeka wako umeshinda TSh 12,000.', 1, 'gsm'],
  [a(160), 1, 'gsm'],
  [a(161), 2, 'gsm'],
  [a(306), 2, 'gsm'],
  [a(307), 3, 'gsm'],
  [`${a(159)}€`, 2, 'gsm'],
  [`${a(158)}€`, 1, 'gsm'],
  // The escape of the sign and its second half are never torn apart.
  [`${a(152)}€${a(152)}`, 3, 'gsm'],
  ['’', 1, 'unicode'],
  [`${a(69)}’`, 1, 'unicode'],
  [`${a(70)}’`, 2, 'unicode'],
  ['⚽'.repeat(70), 1, 'unicode'],
  ['🎉'.repeat(35), 1, 'unicode'],
  ['🎉'.repeat(36), 2, 'unicode'],
  // 33 pairs fill 66 of 67, so the next pair begins the next part.
  ['🎉'.repeat(67), 3, 'unicode'],
] as const;

test.each(sizes)('[MLG-10] %j is sent in %d parts of %s', (text, parts, alphabet) => {
  expect(sizeOfSms(text)).toEqual({ parts, alphabet });
});
