import { expect, test } from 'vitest';
import { composeText } from '../../i18n/text.ts';
import type { Say } from '../../i18n/use-text.ts';
import {
  ageText,
  leftText,
  nextAfter,
  type Queued,
  rowsOfView,
  stoppedText,
} from './queue-words.ts';

const en: Say = (text, ...[slots]) => composeText('en', text, slots);
const row = (serial_number: string, others: object = {}) =>
  ({ serial_number, claim: null, proposed: null, ...others }) as Queued;

test.each([
  [0, '0 min'],
  [22 * 60_000, '22 min'],
  [168 * 60_000, '2 h 48 min'],
  [3 * 86_400_000, '3 d'],
  [800 * 86_400_000, '2 y'],
])('[MNO-09] an age of %i ms reads %s', (ms, text) => {
  expect(ageText(en, ms)).toBe(text);
});

test('[MNO-09] a claim says what is left of it', () => {
  expect(leftText('2026-11-18T12:09:12.000Z', Date.parse('2026-11-18T12:00:00Z'))).toBe('9:12');
});

test('[MNO-02] a chip says the rule that stopped it with its limit', () => {
  const stopped = { rule: 'turnover', measured: 60, wanted: 100, holds: 0 } as const;
  expect(stoppedText(en, stopped)).toBe('turnover 0.6 ×');
  expect(stoppedText(en, { ...stopped, rule: 'amount', wanted: 1_000_000 })).toBe('from 1,000,000');
});

test('[MNO-07] what waits for its second person is a view of its own', () => {
  const rows = [row('A'), row('B', { proposed: {} }), row('C', { claim: { mine: 1 } })];
  const shown = (view: 'waiting' | 'mine' | 'second') =>
    rowsOfView(rows, view).map(({ serial_number }) => serial_number);
  expect([shown('waiting'), shown('mine'), shown('second')]).toEqual([['A', 'C'], ['C'], ['B']]);
  expect(nextAfter(rows, 'A')).toBe('B');
  expect(nextAfter(rows, 'C')).toBe('B');
});
