import { expect, test } from 'vitest';
import { triedAgain } from './journeys-step.ts';

test('[JRN-26] journeys that passed only when tried again are named', () => {
  const report = [
    '  1 failed',
    '    [phone] › both/home.journey.spec.ts:3:1 › [BRW-01] home ',
    '  2 flaky',
    '    [phone] › both/a.journey.spec.ts:7:1 › [JRN-13] one tab ',
    '    [desktop] › both/b.journey.spec.ts:9:1 › [AS-01] a newcomer ',
    '  255 passed (12.0m)',
  ].join('\n');
  expect(triedAgain(report)).toEqual([
    '[phone] › both/a.journey.spec.ts:7:1 › [JRN-13] one tab',
    '[desktop] › both/b.journey.spec.ts:9:1 › [AS-01] a newcomer',
  ]);
  expect(triedAgain('  257 passed (12.0m)')).toEqual([]);
});
