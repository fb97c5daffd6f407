import { senti, shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import type { WireAnswer } from '../wire/client.ts';
import summary from './recorded/summary.json' with { type: 'json' };
import { balanceOf, summaryPage } from './summary.ts';

const answered = (body: object, httpStatus = 200): WireAnswer => ({
  kind: 'answered',
  httpStatus,
  text: JSON.stringify(body),
});

test('[MM-17] what was paid in and out, without what failed and what is none of ours', () => {
  expect(summaryPage(answered(summary))).toEqual({
    rows: 4,
    lines: [
      {
        way: 'in',
        receipt: 'MP261115.1845.L06941',
        reference: 'A7Q2M9X4T8B3',
        amount: shillings(15_000),
        phone: '255784111111',
      },
      {
        way: 'out',
        receipt: 'MP261115.1846.L06942',
        reference: 'W7Q2M9X4T8B3',
        amount: senti(300_050n),
        phone: '255784222222',
      },
    ],
  });
});

test('[MM-17] a list with an amount that is none is no list', () => {
  const spoiled = structuredClone(summary);
  const [first] = spoiled.data.transactions;
  if (first) first.transaction.amount = 'many';
  expect(summaryPage(answered(spoiled))).toBeUndefined();
});

const unclear: readonly WireAnswer[] = [
  { kind: 'lost', words: 'timed-out' },
  answered(summary, 500),
  answered({}),
];

test.each(unclear)('[MM-17] %j is no list and no balance', (answer) => {
  expect(summaryPage(answer)).toBeUndefined();
  expect(balanceOf(answer)).toBe('unknown');
});

const balances = [
  ['37,600.00', shillings(37_600)],
  ['0', shillings(0)],
  [1_250.5, senti(125_050n)],
  ['much', 'unknown'],
  ['', 'unknown'],
] as const;

test.each(balances)('[MM-17] the balance %j', (balance, expected) => {
  expect(balanceOf(answered({ data: { balance } }))).toBe(expected);
});
