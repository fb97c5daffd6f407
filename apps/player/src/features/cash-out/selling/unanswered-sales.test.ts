import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../../platform/fixtures/storage-in.ts';
import { unansweredSales } from './sales.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageIn(new Map())));
afterEach(() => vi.unstubAllGlobals());

const sale = (id: string, share_percent = 100) => ({
  ...{ id, request_key: `key-of-${id}`, share_percent, accepted_amount: 950 },
});

test('[ORD-66] of an order one sale is kept', () => {
  unansweredSales.keep('asha', [sale('1')]);
  unansweredSales.keep('asha', [sale('2')]);
  unansweredSales.keep('asha', [sale('1', 50)]);
  expect(unansweredSales.of('asha')).toEqual([sale('2'), sale('1', 50)]);
});
