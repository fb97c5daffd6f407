import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { type SettledOrder, type SettlementEntry, unevenSettlement } from './settlement-payouts.ts';

const entry = (key: string, moved: Readonly<Record<string, number>>): SettlementEntry => ({
  key,
  postings: Object.entries(moved).map(([account, amount]) => ({ account, amount: `${amount}` })),
});

/** 1,000 at 2.00: 2,000 less 100 of tax. */
const paid = (settlement: number): readonly SettlementEntry[] => [
  entry(`bet-result B1 ${settlement}`, { stakes: -200_000, '7 cash': 200_000 }),
  entry(`winnings-tax B1 ${settlement}`, { '7 cash': -10_000, 'winnings-tax': 10_000 }),
];
const takenBack = (settlement: number) =>
  entry(`correction B1 ${settlement}`, {
    stakes: 200_000,
    '7 cash': -190_000,
    'winnings-tax': -10_000,
  });
/** All but 500 was spent. */
const claimed = entry('correction B1 1', {
  stakes: 200_000,
  '7 cash': -50_000,
  'winnings-tax': -10_000,
  claims: -140_000,
});

const claimSettled = entry('claims-settled B1 2', { '7 cash': -140_000, claims: 140_000 });

const won: SettledOrder = {
  ...{ serial: 'B1', playerId: '7', status: orderStatuses.settled.id, settlements: 1 },
  reopenings: 0,
  ...{ stake: '100000', paidWith: 'cash', tax: '10000', payout: '190000', isRefunded: false },
  entries: paid(1),
};
const lost = { tax: '0', payout: '0' };
const open = { settlements: 0, status: orderStatuses.open.id };
const soldBack = orderStatuses['cashed-out'].id;
const awaiting = { settlements: 0, status: orderStatuses['awaiting-approval'].id, entries: [] };
const reopened = { reopenings: 1, settlements: 2 };
const refunded = { ...lost, isRefunded: true, paidWith: 'credit' };
const toCredit = entry('bet-result B1 1', { stakes: -100_000, '7 credit': 100_000 });

test.each<[string, Partial<SettledOrder>, string | undefined]>([
  ['won', {}, undefined],
  ['lost', { ...lost, entries: [] }, undefined],
  ['open', { ...open, entries: [] }, undefined],
  ['before a person', awaiting, undefined],
  ['returned as credit', { ...refunded, entries: [toCredit] }, undefined],
  ['paid while it is open', open, 'B1 was settled 0 times and has an entry "bet-result B1 1"'],
  [
    'paid before a person has looked',
    { ...awaiting, entries: paid(1) },
    'B1 was settled 0 times and has an entry "bet-result B1 1"',
  ],
  ['sold back', { ...open, status: soldBack, entries: [] }, undefined],
  [
    'sold back and paid as well',
    { ...open, status: soldBack },
    'B1 was settled 0 times and has an entry "bet-result B1 1"',
  ],
  [
    'sold back and settled',
    { status: soldBack },
    `B1 was settled 1 times and is in state ${soldBack}`,
  ],
  [
    'none that anybody knows',
    { status: 0, settlements: 0, playerId: '' },
    'B1 was settled 0 times and has an entry "bet-result B1 1"',
  ],
  [
    'paid a second time',
    { entries: [...paid(1), ...paid(2)] },
    'B1 was settled 1 times and has an entry "bet-result B1 2"',
  ],
  [
    'taken back without being paid anew',
    { entries: [...paid(1), takenBack(1)] },
    'B1 was settled 1 times and has an entry "correction B1 1"',
  ],
  [
    'settled without having been',
    { settlements: 0, entries: [] },
    'B1 was settled 0 times and is in state 4',
  ],
  ['open though it was paid', { status: 2 }, 'B1 was settled 1 times and is in state 2'],
  ['lost and open again', { ...open, ...reopened, entries: [] }, undefined],
  ['open again and sold back', { ...reopened, status: soldBack, entries: [] }, undefined],
  ['open again and won', { ...reopened, settlements: 3, entries: paid(3) }, undefined],
  [
    'open again and not counted',
    { ...open, ...reopened, settlements: 1, entries: [] },
    'B1 was settled 1 times and is in state 2',
  ],
  [
    'open again and paid as well',
    { ...open, ...reopened, entries: paid(2) },
    'B1 paid 190000, 0 of credit and 10000 of tax, owed is 0, 0 of credit and 0 of tax',
  ],
  [
    'won and not paid',
    { entries: [] },
    'B1 paid 0, 0 of credit and 0 of tax, owed is 190000, 0 of credit and 10000 of tax',
  ],
  [
    'won and not taxed',
    { entries: paid(1).slice(0, 1) },
    'B1 paid 200000, 0 of credit and 0 of tax, owed is 190000, 0 of credit and 10000 of tax',
  ],
  [
    'lost and paid',
    lost,
    'B1 paid 190000, 0 of credit and 10000 of tax, owed is 0, 0 of credit and 0 of tax',
  ],
  [
    'returned as credit and not given back',
    { ...refunded, entries: [] },
    'B1 paid 0, 0 of credit and 0 of tax, owed is 0, 100000 of credit and 0 of tax',
  ],
])('[SIM-38] a bet that is %s', (_, given, expected) => {
  expect(unevenSettlement([won, { ...won, ...given }])).toBe(expected);
});

const twice = { settlements: 2 };
const corrected = [...paid(1), takenBack(1)];

test.each<[string, Partial<SettledOrder>, string | undefined]>([
  ['to lost', { ...twice, ...lost, entries: corrected }, undefined],
  ['from lost to won', { ...twice, entries: paid(2) }, undefined],
  ['to lost and back', { settlements: 3, entries: [...corrected, ...paid(3)] }, undefined],
  ['when it was spent', { ...twice, ...lost, entries: [...paid(1), claimed] }, undefined],
  ['and waits for a person', { status: awaiting.status, entries: [] }, undefined],
  [
    'back to won when it was spent',
    { settlements: 3, entries: [...paid(1), claimed, ...paid(3), claimSettled] },
    undefined,
  ],
  [
    'back to won when it was spent, and paid twice',
    { settlements: 3, entries: [...paid(1), claimed, ...paid(3)] },
    'B1 owes 140000 of settlement 3 and has given 0',
  ],
  [
    'without being taken back',
    { ...twice, ...lost, entries: paid(1) },
    'B1 has left of settlement 1: stakes -200000, 7 cash 190000, winnings-tax 10000',
  ],
  [
    'but for its tax',
    {
      ...{ ...twice, ...lost },
      entries: [...paid(1), entry('correction B1 1', { stakes: 190_000, '7 cash': -190_000 })],
    },
    'B1 has left of settlement 1: stakes -10000, winnings-tax 10000',
  ],
  [
    'by more than was paid',
    {
      ...{ ...twice, ...lost },
      entries: [
        ...corrected.slice(0, 2),
        entry('correction B1 1', {
          stakes: 200_000,
          '7 cash': -200_000,
          'winnings-tax': -10_000,
          claims: 10_000,
        }),
      ],
    },
    'B1 has left of settlement 1: 7 cash -10000, claims 10000',
  ],
  [
    "with somebody else's money",
    {
      ...{ ...twice, ...lost },
      entries: [
        ...paid(1),
        entry('correction B1 1', { stakes: 200_000, '8 cash': -190_000, 'winnings-tax': -10_000 }),
      ],
    },
    'B1 has left of settlement 1: 7 cash 190000, 8 cash -190000',
  ],
  [
    'and not paid anew',
    { ...twice, entries: corrected },
    'B1 paid 0, 0 of credit and 0 of tax, owed is 190000, 0 of credit and 10000 of tax',
  ],
])('[SIM-38] a bet that was corrected %s', (_, given, expected) => {
  expect(unevenSettlement([{ ...won, ...given }])).toBe(expected);
});
