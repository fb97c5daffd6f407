import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginReset, codeOfReset, endReset, noteResetCode, phoneOfReset } from './reset-memory.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  endReset();
  vi.unstubAllGlobals();
});

test('[AS-20] the phone is handed on, the code stays out of every storage', () => {
  beginReset('255712345678');
  noteResetCode('123456');
  expect([phoneOfReset(), codeOfReset()]).toEqual(['255712345678', '123456']);
  expect([...kept.values()]).toEqual(['255712345678']);
});

test('[AS-20] the tab remembers the phone when the page has forgotten it', () => {
  kept.set('password-reset-phone', '255712345678');
  expect(phoneOfReset()).toBe('255712345678');
});

test('[AS-20] what is no phone is not taken', () => {
  kept.set('password-reset-phone', 'nothing of ours');
  expect(phoneOfReset()).toBeUndefined();
});

test('[AS-20] another phone begins without the code of the first', () => {
  beginReset('255712345678');
  noteResetCode('123456');
  beginReset('255712345679');
  expect(codeOfReset()).toBe('');
});

test('[AS-20] nothing is left once the password is new', () => {
  beginReset('255712345678');
  endReset();
  expect([phoneOfReset(), codeOfReset(), kept.size]).toEqual([undefined, '', 0]);
});

test('[AS-20] a browser without storage hands the phone on all the same', () => {
  vi.stubGlobal('sessionStorage', undefined);
  beginReset('255712345678');
  expect(phoneOfReset()).toBe('255712345678');
});
