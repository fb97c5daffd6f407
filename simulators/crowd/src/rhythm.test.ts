import { expect, test } from 'vitest';
import { pulseAt } from './rhythm.ts';

const at = (clock: string) => pulseAt(Date.parse(`${clock}:00+03:00`));

test('[LWD-11] the evening is the busiest hour, the night the quietest, and week-ends have more', () => {
  const tuesday = Array.from({ length: 24 }, (_, hour) =>
    at(`2026-11-17T${String(hour).padStart(2, '0')}:00`),
  );
  expect(Math.max(...tuesday)).toBe(1);
  expect(tuesday.indexOf(1)).toBe(20);
  expect(tuesday[4]).toBeLessThan(0.1);
  expect(at('2026-11-21T20:00')).toBeGreaterThan(1);
  expect(at('2026-11-17T20:30')).toBeLessThan(1);
});
