import { expect, test } from 'vitest';
import { ageInYears, nameFromPhone } from './player-profile.ts';

test.each([
  ['2008-03-01', '2026-02-28', 17],
  ['2008-03-01', '2026-03-01', 18],
  ['2008-12-31', '2026-12-30', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-03-01', '2026-03-01', 0],
  ['2027-01-01', '2026-03-01', -1],
  ['0001-01-01', '2026-03-01', 2025],
])('[ACT-20] born on %s, on %s one is %d years old', (birthday, today, years) => {
  expect(ageInYears(birthday, today)).toBe(years);
});

test('[ACT-12] a new player is called by a phone number nobody can dial', () => {
  expect(nameFromPhone('255712000101')).toBe('0712***101');
});
