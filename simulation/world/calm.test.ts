import { expect, test } from 'vitest';
import { createCalm } from './calm.ts';

test('[SIM-18] a call is calm unless its server had a fault while it was under way', async () => {
  const calm = createCalm();
  const before = calm.mark();
  expect(calm.lastedSince(before, ['A'])).toBe(true);
  await calm.disturb(['A'], async () => {
    expect(calm.lastedSince(calm.mark(), ['A'])).toBe(false);
    expect(calm.lastedSince(calm.mark(), ['B'])).toBe(true);
  });
  expect(calm.lastedSince(before, ['A'])).toBe(false);
  expect(calm.lastedSince(before, ['B'])).toBe(true);
  expect(calm.lastedSince(before, ['A', 'B'])).toBe(false);
  expect(calm.lastedSince(calm.mark(), ['A', 'B'])).toBe(true);
});

test('[SIM-18] two faults at once last as long as the longer one', async () => {
  const calm = createCalm();
  const longer = Promise.withResolvers<void>();
  const first = calm.disturb(['A'], () => longer.promise);
  await calm.disturb(['A'], async () => undefined);
  expect(calm.lastedSince(calm.mark(), ['A'])).toBe(false);
  longer.resolve();
  await first;
  expect(calm.lastedSince(calm.mark(), ['A'])).toBe(true);
});
