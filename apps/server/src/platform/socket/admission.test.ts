import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

function admissionOf(limits: Partial<Parameters<typeof createAdmission>[0]> = {}) {
  const time = { ms: 0 };
  const room = { connectionsMax: 10, connectionsPerAddressMax: 3, joinsPerSecondMax: 5 };
  return { time, admission: createAdmission({ ...room, ...limits }, () => time.ms) };
}

describe('admission', () => {
  test('[LIVE-11] an address has its share, and gets it back', () => {
    const { admission } = admissionOf();
    const verdicts = ['a', 'a', 'a', 'a', 'b'].map((address) => admission.join(address));
    expect(verdicts.map((verdict) => verdict === undefined)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    admission.leave('a');
    expect(admission.join('a')).toBeUndefined();
  });

  test('[LIVE-11] only so many join in one second', () => {
    const { admission, time } = admissionOf({ connectionsPerAddressMax: 100 });
    const join = () => admission.join('a') === undefined;
    expect(Array.from({ length: 7 }, join).filter(Boolean)).toHaveLength(5);
    time.ms += 1_000;
    expect(join()).toBe(true);
  });

  test('[LIVE-11] the more are refused, the wider apart they are told to retry', () => {
    const { admission } = admissionOf({ connectionsMax: 0 });
    const advice = Array.from({ length: 1_000 }, () => admission.join('a')?.retryAfterMs ?? 0);
    expect(Math.min(...advice)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...advice.slice(0, 10))).toBeLessThanOrEqual(2_500);
    expect(Math.max(...advice)).toBeGreaterThan(15_000);
    expect(Math.max(...advice)).toBeLessThanOrEqual(30_500);
  });
});
