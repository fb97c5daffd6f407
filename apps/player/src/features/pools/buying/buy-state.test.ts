import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { anIssue } from '../fixtures/an-issue.ts';
import { ticketTerms } from '../issue/pool.ts';
import { type BuyFacts, buyState } from './buy-state.ts';
import { type Draft, emptyDraft } from './draft-store.ts';
import { linesText, ticketSum } from './ticket-sum.ts';

const issue = anIssue();
const filled = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(issue),
  picks: Array.from({ length: 13 }, () => '1'),
  reservePicks: ['X', 'X', 'X'],
  ...changes,
});
const sumOf = (draft: Draft) => ticketSum('jackpot', draft, ticketTerms(issue));
const withDoubles = (count: number) =>
  filled({ picks: Array.from({ length: 13 }, (_, at) => (at < count ? 'X1' : '1')) });

const buyer = {
  balance: shillings(24_500),
  credit: shillings(0),
  isForbidden: false,
  restsUntil: undefined,
};
const ready: BuyFacts = {
  ...{ activity: 'idle', isOnSale: true, pause: undefined, isOnline: true, buyer },
  ...{ sum: sumOf(filled()), paidWith: 'balance' },
};

const states = [
  ['everything is there', {}, { kind: 'ready' }],
  ['it is on its way', { activity: 'sending', isOnSale: false }, { kind: 'sending' }],
  ['there was no answer', { activity: 'unsure', isOnSale: false }, { kind: 'unsure' }],
  [
    'the player takes a break, whatever the issue does',
    { buyer: { ...buyer, restsUntil: '2026-12-18T00:00:00Z' }, isOnSale: false },
    { kind: 'resting', until: '2026-12-18T00:00:00Z' },
  ],
  ['the issue is closed', { isOnSale: false, buyer: undefined }, { kind: 'closed' }],
  ['betting is paused', { pause: { prompt: 'Kesho' } }, { kind: 'paused', prompt: 'Kesho' }],
  ['the player may not bet', { buyer: { ...buyer, isForbidden: true } }, { kind: 'forbidden' }],
  [
    'a visitor has not picked all',
    { sum: sumOf(filled({ reservePicks: ['X', '', ''] })), buyer: undefined },
    { kind: 'incomplete', missing: 2 },
  ],
  [
    'there are too many doubles',
    { sum: sumOf(withDoubles(4)) },
    { kind: 'refused', refusal: 'pool-too-many-doubles' },
  ],
  ['a visitor has picked all', { buyer: undefined }, { kind: 'visitor' }],
  [
    'a shilling is missing',
    { buyer: { ...buyer, balance: shillings(999) } },
    { kind: 'deposit', missing: shillings(1) },
  ],
  [
    'the balance is just enough',
    { buyer: { ...buyer, balance: shillings(1_000) } },
    { kind: 'ready' },
  ],
  ['the bonus is too small', { paidWith: 'credit' }, { kind: 'credit-short' }],
  ['there is no network', { isOnline: false }, { kind: 'offline' }],
] as const satisfies readonly (readonly [string, Partial<BuyFacts>, object])[];

test.each(states)('[POL-124] the button when %s', (_, changes, expected) => {
  expect(buyState({ ...ready, ...changes })).toEqual(expected);
});

const sums = [
  ['nothing', emptyDraft(issue), { filled: 0, missing: 16, lines: 1, stake: shillings(1_000) }],
  ['all singles', filled(), { missing: 0, doubles: 0, lines: 1, refusal: undefined }],
  [
    'two doubles, three times',
    { ...withDoubles(2), multiplier: 3 },
    { doubles: 2, combinations: 4, lines: 12, stake: shillings(12_000), refusal: undefined },
  ],
  ['a pick of no meaning', filled({ picks: ['3', ...filled().picks.slice(1)] }), { missing: 1 }],
  [
    'a multiplier beyond the issue',
    filled({ multiplier: 11 }),
    { refusal: 'pool-multiplier-invalid' },
  ],
] as const;

test.each(sums)('[POL-123] the sum of %s', (_, draft, expected) => {
  expect(sumOf(draft)).toMatchObject(expected);
});

test('[POL-123] lines are written as they are multiplied', () => {
  expect([0, 1, 3].map((doubles) => linesText(sumOf(withDoubles(doubles))))).toEqual([
    '1',
    '2',
    '2 × 2 × 2 = 8',
  ]);
});
