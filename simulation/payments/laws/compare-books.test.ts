import { describe, expect, test } from 'vitest';
import type { Ledger, LedgerLine, LedgerRequest } from '../../world/mobile-money.ts';
import {
  lostPayments,
  mayBeBelieved,
  unbalancedPayouts,
  unsettledPayments,
  wrongCredits,
  wrongPayouts,
} from './compare-books.ts';
import type { Credit, Doubtful, HouseBooks, Payout } from './house-books.ts';

const phone = '255757000001';
const prompt: LedgerLine = {
  ...{ party: 'mpesa', way: 'in', receipt: 'ABC1234567', reference: 'R1', phone, amount: 5_000 },
  returned: false,
};
const bill: LedgerLine = {
  ...{ ...prompt, receipt: 'BIL7654321', reference: '0757000001' },
  businessNumber: '447744',
};
const paidOut: LedgerLine = { ...prompt, way: 'out', receipt: 'OUT1234567', reference: 'R9' };
const credit: Credit = {
  ...{ serial: 'D1', phone, amount: 5_000, reference: 'R1', receipt: 'ABC1234567' },
};
const payout: Payout = {
  ...{ ...credit, serial: 'W1', reference: 'R9', receipt: 'OUT1234567' },
  ...{ stage: 'paid', taken: 5_000, givenBack: 0 },
};
const doubtful: Doubtful = {
  ...{ way: 'in', serial: 'D1', reference: 'R1', phone, amount: 5_000, receipt: '' },
  ...{ isOver: false, upTo: '1' },
};
const nothing: HouseBooks = {
  ...{ credits: [], payouts: [], doubtful: [], openDeposits: [], strange: [] },
};
const ledgerOf = (
  lines: readonly LedgerLine[],
  requests: readonly LedgerRequest[] = [],
): Ledger => ({ lines, requests });

describe('[SIM-52] credits beside what operators took', () => {
  const byHand = { ...credit, serial: 'D2', reference: 'R2' };
  const cases: readonly [string, readonly Credit[], readonly LedgerLine[], string | undefined][] = [
    ['a prompt', [credit], [prompt], undefined],
    ['under the number of a gateway', [{ ...credit, receipt: 'f00d' }], [prompt], undefined],
    ['a bill', [{ ...byHand, receipt: 'BIL7654321' }], [bill], undefined],
    ['in another spelling', [{ ...byHand, receipt: '0abc1234567' }], [prompt], undefined],
    ['taken by nobody', [credit], [], 'no operator took'],
    ['a payout', [{ ...byHand, receipt: 'OUT1234567' }], [paidOut], 'mpesa paid out'],
    ['twice', [credit, byHand], [prompt], 'D1 credits it too'],
    ['twice, with a zero', [credit, { ...byHand, receipt: '0ABC1234567' }], [prompt], 'D1 credits'],
    ['returned', [credit], [{ ...prompt, returned: true }], 'gave it back'],
    ['another amount', [{ ...credit, amount: 10.55 }], [prompt], 'mpesa took 5000'],
    ['of somebody else', [{ ...credit, phone: '255757000002' }], [prompt], 'to 255757000002'],
    [
      'a bill with the reference of a prompt',
      [{ ...credit, receipt: 'BIL7654321' }],
      [{ ...bill, reference: 'R1', returned: true }],
      'gave it back',
    ],
  ];

  test.each(cases)('%s', (_, credits, lines, fact) => {
    const [wrong] = wrongCredits({ credits }, { lines });
    if (fact === undefined) expect(wrong).toBeUndefined();
    else expect(wrong?.fact).toContain(fact);
  });
});

describe('[SIM-53] payouts beside what operators paid', () => {
  const returned: Payout = { ...payout, stage: 'returned', givenBack: 5_000 };
  const cases: readonly [string, Payout, readonly LedgerLine[], string | undefined][] = [
    ['paid', payout, [paidOut], undefined],
    ['returned', returned, [], undefined],
    ['open', { ...payout, stage: 'open' }, [], undefined],
    ['open and paid there', { ...payout, stage: 'open' }, [paidOut], undefined],
    ['paid by nobody', payout, [], 'no operator paid it'],
    ['twice', payout, [paidOut, { ...paidOut, receipt: 'OUT2' }], 'paid out 2 times'],
    ['returned and paid', returned, [paidOut], 'was given back, and mpesa paid it out'],
    ['given back and paid', { ...payout, givenBack: 5_000 }, [paidOut], 'was given back'],
    ['of another amount', payout, [{ ...paidOut, amount: 6_000 }], 'paid out as 6000'],
  ];

  test.each(cases)('%s', (_, one, lines, fact) => {
    const [wrong] = wrongPayouts({ payouts: [one] }, { lines });
    if (fact === undefined) expect(wrong).toBeUndefined();
    else expect(wrong).toContain(fact);
  });

  test.each([
    [payout, undefined],
    [returned, undefined],
    [{ ...payout, taken: 10_000 }, 'W1 of 5000 has taken 10000 from the purse'],
    [{ ...returned, givenBack: 10_000 }, 'W1 of 5000 is returned and gave back 10000'],
    [{ ...payout, givenBack: 5_000 }, 'W1 of 5000 is paid and gave back 5000'],
  ])('%j adds up: %s', (one, fact) => {
    expect(unbalancedPayouts({ payouts: [one] })[0]).toBe(fact);
  });
});

describe('[SIM-54] what the house could have asked for', () => {
  const open: Payout = { ...payout, stage: 'open' };
  const cases: readonly [string, Partial<HouseBooks>, LedgerLine, number][] = [
    ['a prompt it has credited', { credits: [credit] }, prompt, 0],
    ['a prompt it has not', {}, prompt, 1],
    ['one that a person looks at', { doubtful: [doubtful] }, prompt, 0],
    ['one that went back', {}, { ...prompt, returned: true }, 0],
    ['one of an operator that cannot be asked', {}, { ...prompt, party: 'mixx' }, 0],
    ['a payout it knows', { payouts: [payout] }, paidOut, 0],
    ['a payout that is open here', { payouts: [open] }, paidOut, 1],
  ];

  test.each(cases)('%s', (_, books, line, count) => {
    expect(unsettledPayments({ ...nothing, ...books }, ledgerOf([line]))).toHaveLength(count);
  });
});

describe('[SIM-56] what an operator took', () => {
  const openDeposit = { serial: 'D1', phone, amount: 5_000 };
  const cases: readonly [string, Partial<HouseBooks>, LedgerLine, number][] = [
    ['is credited', { credits: [credit] }, prompt, 0],
    ['went back', {}, { ...bill, returned: true }, 0],
    ['is doubtful', { doubtful: [doubtful] }, prompt, 0],
    ['is doubtful by its receipt', { doubtful: [{ ...doubtful, receipt: 'BIL7654321' }] }, bill, 0],
    ['is still open', { openDeposits: [openDeposit] }, prompt, 0],
    ['is nowhere', { openDeposits: [{ ...openDeposit, amount: 6_000 }] }, prompt, 1],
  ];

  test.each(cases)('%s', (_, books, line, count) => {
    expect(lostPayments({ ...nothing, ...books }, ledgerOf([line]))).toHaveLength(count);
  });
});

test.each([
  ['airtel', ['airtel'], true],
  ['airtel', ['mixx'], false],
  ['mpesa', ['mpesa'], false],
  ['azampay', ['azampay'], false],
])('[SIM-55] %s, while %j contradict themselves, may be believed: %s', (party, those, isSo) => {
  expect(mayBeBelieved(party, new Set(those))).toBe(isSo);
});
