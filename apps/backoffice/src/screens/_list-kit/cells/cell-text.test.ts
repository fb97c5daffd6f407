import { describe, expect, test } from 'vitest';
import { composeText } from '../../../i18n/text.ts';
import type { Say } from '../../../i18n/use-text.ts';
import { sampleList, sampleRow } from '../fixtures/sample-list.ts';
import { hasSums, sumOfColumn } from '../table/SumRow.tsx';
import { cellText, columnHeading, standsRight, toneOf } from './cell-text.ts';

const inEnglish: Say = (text, ...[slots]) => composeText('en', text, slots);
const inSwahili: Say = (text, ...[slots]) => composeText('sw', text, slots);

function columnOf(field: string) {
  const column = sampleList.columns.find((candidate) => candidate.field === field);
  if (!column) throw new Error(`no column ${field}`);
  return column;
}

const said = (field: string, row: object = sampleRow, t = inEnglish) =>
  cellText(columnOf(field), { ...row }, t);

describe('[BO-23] what a cell says', () => {
  test.each([
    ['name', 'Asha'],
    ['phone', '0712•••456'],
    ['amount', '12,229.02'],
    ['bets', '1,234'],
    ['scale', '12.5 %'],
    ['status', 'Paid'],
    ['reported', 'Yes'],
    ['paid_at', '2026-03-01 01:30:15'],
    ['teams', 'Simba – Yanga'],
    ['id', '17'],
  ])('%s: %s', (field, text) => {
    expect(said(field)).toBe(text);
  });

  test('words follow the language, numbers do not', () => {
    expect(said('status', sampleRow, inSwahili)).toBe('Imelipwa');
    expect(said('reported', { reported: 0 }, inSwahili)).toBe('Hapana');
    expect(said('amount', sampleRow, inSwahili)).toBe('12,229.02');
  });

  test.each(['name', 'phone', 'amount', 'status', 'paid_at'])(
    'nothing in %s is a dash',
    (field) => {
      expect(said(field, { [field]: null })).toBe('–');
      expect(said(field, {})).toBe('–');
    },
  );

  test('zero is a number, not nothing', () => {
    expect(said('amount', { amount: 0 })).toBe('0');
    expect(said('bets', { bets: 0 })).toBe('0');
  });

  test('an unknown status shows its number rather than a guess', () => {
    expect(said('status', { status: 9 })).toBe('9');
    expect(toneOf(columnOf('status'), 9)).toBe('quiet');
    expect(toneOf(columnOf('status'), 2)).toBe('good');
  });

  test.each([
    ['0712•••456', '0712•••456'],
    ['255712345456', '0712•••456'],
    ['12345', '•••'],
    ['erased-7', '–'],
  ])('the phone %s is shown as %s, even if the wire forgot to mask it', (phone, masked) => {
    expect(said('phone', { phone })).toBe(masked);
  });
});

describe('[BO-03] money', () => {
  test('stands at the right under a heading that names the shilling', () => {
    expect(standsRight(columnOf('amount'))).toBe(true);
    expect(standsRight(columnOf('name'))).toBe(false);
    expect(columnHeading(columnOf('amount'), inEnglish)).toBe('Amount, TSh');
  });

  test('is added up exactly where floating numbers would miss a cent', () => {
    const rows = [0.1, 0.2, 1_000_000.7, -0.3].map((amount) => ({ amount }));
    expect(sumOfColumn(columnOf('amount'), rows)).toBe('1,000,000.70');
    expect(sumOfColumn(columnOf('amount'), [{ amount: null }, { amount: 5 }])).toBe('5');
  });

  test('only lists with money have a row of sums', () => {
    expect(hasSums(sampleList.columns)).toBe(true);
    expect(hasSums([columnOf('name')])).toBe(false);
  });
});

test('[BO-04] a column of times names the zone', () => {
  expect(columnHeading(columnOf('paid_at'), inSwahili)).toBe('Paid (sw), EAT');
});
