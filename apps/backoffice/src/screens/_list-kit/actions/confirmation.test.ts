import { describe, expect, test } from 'vitest';
import { isTypedRight } from '../../_form-kit/definition/check-field.ts';
import { readAnswers } from '../definition/answers.ts';
import type { ListAction, Row } from '../definition/list.ts';
import { sampleList, sampleRow } from '../fixtures/sample-list.ts';
import { asksFirst, offeredRows, wordToType } from './confirmation.ts';

const action: ListAction<Row> = {
  key: 'disable',
  title: { en: 'Disable', sw: 'Funga' },
  node: 'subscriber/disable',
  on: 'row',
  perform: async () => null,
};

describe('[BO-24] dangerous actions ask for the name and a note', () => {
  test.each([
    [{}, false],
    [{ question: action.title }, true],
    [{ fields: [] }, true],
    [{ tone: 'danger' as const }, true],
  ])('%j asks first: %s', (terms, asks) => {
    expect(asksFirst({ ...action, ...terms })).toBe(asks);
  });

  test('one row is named, several are counted', () => {
    expect(wordToType(sampleList, [sampleRow])).toBe('Asha');
    expect(wordToType(sampleList, [sampleRow, sampleRow, sampleRow])).toBe('3');
  });

  test.each([
    ['Asha', true],
    [' asha ', true],
    ['Ash', false],
    ['', false],
    ['Asha Juma', false],
  ])('typing "%s" for Asha: %s', (typed, right) => {
    expect(isTypedRight('Asha', typed)).toBe(right);
  });

  test('a row for which an action makes no sense does not offer it', () => {
    const onlyOpen = { ...action, offeredFor: (row: Row) => row.status === 1 };
    expect(offeredRows(onlyOpen, [sampleRow, { ...sampleRow, status: 1 }])).toEqual([
      { ...sampleRow, status: 1 },
    ]);
    expect(offeredRows(action, [sampleRow])).toEqual([sampleRow]);
  });
});

test('[BO-24] answers are read by kind, money exactly', () => {
  const answers = readAnswers({ amount: '1,500.50', reason: '  typo ', times: 3, sealed: true });
  expect(answers.money('amount')).toBe(1500.5);
  expect(answers.text('reason')).toBe('typo');
  expect(answers.number('times')).toBe(3);
  expect([answers.flag('sealed'), answers.flag('absent')]).toEqual([1, 0]);
  expect(() => answers.money('reason')).toThrow('lets no other');
});
