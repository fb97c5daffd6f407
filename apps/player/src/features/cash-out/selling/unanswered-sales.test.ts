import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnsweredSale, keepUnansweredSale, unansweredSales } from './unanswered-sales.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sale = (id: string) => ({
  ...{ id, request_key: `key-of-${id}`, share_percent: 100, accepted_amount: 950 },
});

test('[ORD-66] sales are kept for each order, and forgotten one by one', () => {
  keepUnansweredSale('asha', sale('1'));
  keepUnansweredSale('asha', sale('2'));
  keepUnansweredSale('asha', { ...sale('1'), share_percent: 50 });
  expect(unansweredSales('asha')).toEqual([sale('2'), { ...sale('1'), share_percent: 50 }]);
  forgetAnsweredSale('asha', '1');
  expect(unansweredSales('asha')).toEqual([sale('2')]);
  forgetAnsweredSale('asha', '2');
  expect(storage.size).toBe(0);
});

test('[ORD-66] the oldest are forgotten when nobody asks for them any more', () => {
  for (let at = 1; at <= 25; at += 1) keepUnansweredSale('asha', sale(`${at}`));
  expect(unansweredSales('asha').map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${at + 6}`),
  );
});

test('[ORD-66] those of somebody else are nobody else’s to repeat', () => {
  keepUnansweredSale('asha', sale('1'));
  expect(unansweredSales('juma')).toEqual([]);
  keepUnansweredSale('juma', sale('2'));
  expect(unansweredSales('asha')).toEqual([sale('1')]);
});

test.each(['{', '[]', '{"asha":7}', 'null'])('[ORD-66] %s is nothing', (text) => {
  storage.set('cash-out.unanswered', text);
  expect(unansweredSales('asha')).toEqual([]);
});
