import { senti } from '@kipute/domain/money/senti';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryRateLimiter } from '../../../platform/rate-limit/memory-rate-limiter.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { CallbackReading } from '../ports.ts';
import { callbackRateLimit, classOf, triggerLimit } from './callback-limits.ts';

let limiter: RateLimiter;
beforeEach(() => {
  limiter = createMemoryRateLimiter();
});
afterEach(() => limiter.close());

const payment = { receipt: 'R', amount: senti(100n), phone: '', reference: '' };
const outcome = (authenticated: boolean): CallbackReading => ({
  kind: 'outcome',
  reference: 'R',
  verdict: { kind: 'in-progress' },
  authenticated,
});
const forged: CallbackReading = { kind: 'forged', why: '' };

const classes: readonly (readonly [CallbackReading, string])[] = [
  [outcome(true), 'authenticated'],
  [{ kind: 'paybill', payment }, 'authenticated'],
  [{ kind: 'misdirected', payment }, 'authenticated'],
  [{ kind: 'paybill-check', reference: '', phone: '' }, 'authenticated'],
  [outcome(false), 'unauthenticated'],
  [forged, 'junk'],
  [{ kind: 'stale', why: '' }, 'junk'],
  [{ kind: 'unreadable', why: '' }, 'junk'],
];

test('[CB-03] what is proven, what only reads well and what is neither are counted apart', () => {
  for (const [reading, expected] of classes) expect(classOf(reading)).toBe(expected);
});

async function arrived(times: number, reading: CallbackReading, source: (at: number) => string) {
  const mayArrive = callbackRateLimit(limiter);
  let taken = 0;
  for (let at = 0; at < times; at += 1) {
    if (await mayArrive({ channel: 'mpesa', source: source(at), reading })) taken += 1;
  }
  return taken;
}

test('[CB-03] of a flood of junk the first of each source are taken, and no true callback is lost', async () => {
  expect(await arrived(100, forged, () => '41.59.3.7')).toBe(30);
  expect(await arrived(100, outcome(true), () => '41.59.3.7')).toBe(100);
  expect(await arrived(100, outcome(false), () => '41.59.3.7')).toBe(100);
});

test('[CB-03] many sources have one budget of junk between them', async () => {
  expect(await arrived(1_000, forged, (at) => `41.${at % 250}.3.7`)).toBe(300);
});

async function triggered(times: number, reference: (at: number) => string, channel = 'mpesa') {
  const mayTrigger = triggerLimit(limiter);
  let taken = 0;
  for (let at = 0; at < times; at += 1) {
    if (await mayTrigger(reference(at), channel)) taken += 1;
  }
  return taken;
}

test('[CB-04] 102 triggers about one payment are five queries, and other payments keep theirs', async () => {
  expect(await triggered(102, () => 'one')).toBe(5);
  expect(await triggered(1, () => 'another')).toBe(1);
  expect(await triggered(1, () => 'one', 'airtel')).toBe(1);
});

test('[CB-04] a channel has a limit for all its payments', async () => {
  expect(await triggered(1_300, String)).toBe(1_200);
  expect(await triggered(1, () => 'another', 'airtel')).toBe(1);
});
