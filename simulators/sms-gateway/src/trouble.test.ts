import { expect, test } from 'vitest';
import { TroubleScript } from './trouble.ts';

test('[SMS-11] an order lasts for its number of requests', () => {
  const script = new TroubleScript();
  script.order({ mode: 'refuse', code: 111, times: 2 });
  expect([script.next(), script.next(), script.next()]).toEqual([
    { mode: 'refuse', code: 111 },
    { mode: 'refuse', code: 111 },
    { mode: 'ok' },
  ]);
});

test('[SMS-11] an order without a number lasts until the next', () => {
  const script = new TroubleScript();
  script.order({ mode: 'never' });
  expect([script.next(), script.next()]).toEqual([{ mode: 'never' }, { mode: 'never' }]);
  script.order({ mode: 'ok' });
  expect(script.next()).toEqual({ mode: 'ok' });
});

test('[SMS-11] what an order leaves out is up to the wire, or later than anyone waits', () => {
  const script = new TroubleScript();
  script.order({ mode: 'refuse' });
  expect(script.next()).toEqual({ mode: 'refuse', code: undefined });
  script.order({ mode: 'late' });
  expect(script.next()).toEqual({ mode: 'late', delayMs: 15_000 });
});
