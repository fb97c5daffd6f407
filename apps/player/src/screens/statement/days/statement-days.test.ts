import { expect, test } from 'vitest';
import { statementDays } from './statement-days.ts';

// Half past midnight on 2 March in East Africa.
const nowMs = Date.parse('2026-03-01T21:30:00Z');

const addresses = [
  ['', '2026-02-01', '2026-03-02'],
  ['?from=2026-02-20', '2026-02-20', '2026-03-02'],
  ['?to=2026-02-20', '2026-01-22', '2026-02-20'],
  ['?from=2026-02-20&to=2026-02-21', '2026-02-20', '2026-02-21'],
  ['?from=2026-02-22&to=2026-02-21', '2026-02-21', '2026-02-21'],
  ['?from=2025-01-01&to=2026-02-21', '2025-11-22', '2026-02-21'],
  ['?to=2027-01-01', '2026-02-01', '2026-03-02'],
  ['?from=yesterday&to=2026-13-01', '2026-02-01', '2026-03-02'],
] as const;

test.each(addresses)('[MS-46] the address %j means %s to %s', (search, from, to) => {
  expect(statementDays(new URLSearchParams(search), nowMs)).toEqual({ from, to });
});
