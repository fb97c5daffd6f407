import { expect, test } from 'vitest';
import { hiddenIn, revealedIn } from './send-sms.ts';

const until = new Date('2026-11-15T12:00:00Z');
const texts = [
  ['Msimbo wako ni 123456.', '123456', 'Msimbo wako ni ••••••.'],
  ['000000 na tena 000000', '000000', '•••••• na tena ••••••'],
  ['Neno ni $& tu', '$&', 'Neno ni •••••• tu'],
] as const;

test.each(texts)('[MSG-10] "%s" is kept without %s', (text, words, kept) => {
  expect(hiddenIn(text, { words, until })).toBe(kept);
  expect(revealedIn(kept, words)).toBe(text);
});

test('[MSG-10] a message without a secret is kept as it is sent', () => {
  expect(hiddenIn('Habari 123456', undefined)).toBe('Habari 123456');
  expect(revealedIn('Habari 123456', null)).toBe('Habari 123456');
});

test('[MSG-10] a secret that is not in its message is a mistake of ours', () => {
  expect(() => hiddenIn('Habari', { words: '123456', until })).toThrow('stands in its message');
});
