import { beforeEach, expect, test, vi } from 'vitest';
import { underWay } from './payment-under-way.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A fresh one stands for the page after a reload: only the tab's storage is left. */
const deposits = (server: readonly string[], newest?: string) =>
  underWay<string>({
    name: 'deposit',
    serialOf: (serial) => serial,
    newest: async () => newest,
    bySerial: async (serial) => {
      if (!server.includes(serial)) throw new Error('payment-unknown');
      return serial;
    },
  });

test('[MS-22] a reload finds the payment that was followed', async () => {
  deposits([]).follow('D1');
  expect(await deposits(['D1'], 'D2').find()).toBe('D1');
});

test('[MS-22] another device, or another tab, finds the newest under way', async () => {
  expect(await deposits([], 'D2').find()).toBe('D2');
  expect(await deposits([]).find()).toBeUndefined();
});

test('[MS-22] one that is no longer known gives way to the newest', async () => {
  deposits([]).follow('D1');
  expect(await deposits(['D2'], 'D2').find()).toBe('D2');
});

test('[MS-22] one that the player left is not pressed on them again', async () => {
  const before = deposits(['D1'], 'D1');
  before.follow('D1');
  before.leave('D1');
  expect(await deposits(['D1'], 'D1').find()).toBeUndefined();
  expect(await deposits(['D1'], 'D3').find()).toBe('D3');
});

test('[MS-22] a browser without storage asks the server', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const found = deposits(['D1'], 'D1');
  found.follow('D1');
  expect(await found.find()).toBe('D1');
});
