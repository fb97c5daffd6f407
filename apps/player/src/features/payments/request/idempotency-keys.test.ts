import { beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKeys } from './idempotency-keys.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const wanted = { pay_type: 6, phone: '255754123456', amount: 5_000 };

test('[MS-12] tapping twice, or sending again after a reload, uses the same key', () => {
  const key = idempotencyKeys('deposit').keyFor(wanted);
  expect(idempotencyKeys('deposit').keyFor({ ...wanted })).toBe(key);
});

test('[MS-12] another amount, phone or operator is another intention', () => {
  const keys = idempotencyKeys('deposit');
  const all = [
    wanted,
    { ...wanted, amount: 6_000 },
    { ...wanted, phone: '255754123457' },
    { ...wanted, pay_type: 4 },
  ].map((one) => keys.keyFor(one));
  expect(new Set(all).size).toBe(4);
});

test('[MS-12] once answered, the same again is a new intention', () => {
  const keys = idempotencyKeys('deposit');
  const first = keys.keyFor(wanted);
  expect(keys.openFor(wanted)).toBe('this');
  expect(keys.openFor({ ...wanted, amount: 1 })).toBe('something else');
  keys.answered();
  expect(keys.openFor(wanted)).toBe('nothing');
  expect(keys.keyFor(wanted)).not.toBe(first);
});

test('[MS-12] a deposit and a withdrawal never share a key', () => {
  expect(idempotencyKeys('deposit').keyFor(wanted)).not.toBe(
    idempotencyKeys('withdrawal').keyFor(wanted),
  );
});

test('[MS-12] a browser without storage still sends a second tap under the same key', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const keys = idempotencyKeys('deposit');
  expect(keys.keyFor(wanted)).toBe(keys.keyFor(wanted));
});

test('[MS-12] a key has the shape the server takes', () => {
  expect(idempotencyKeys('deposit').keyFor(wanted)).toMatch(/^[\w-]{16,64}$/);
});
