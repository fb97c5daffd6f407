import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PayWith } from '../betting/stake.ts';
import { accountName, house, purseOf } from '../ledger/account.ts';
import type { Entry } from '../ledger/entry.ts';
import { type Senti, senti, shillings } from '../money/senti.ts';
import { jackpotTerms, sumOf } from './fixtures/some-terms.ts';
import {
  poolOpenedEntries,
  poolSettledEntries,
  ticketKeys,
  ticketRefundedEntry,
  ticketWonEntries,
} from './pool-entries.ts';
import { openingPool, poolGrowth, shareOut, ticketPrize } from './share-out.ts';

const nothing = senti(0n);
const moved = (from: string, to: string, amount: bigint) => ({ [from]: -amount, [to]: amount });
const movements = ({ postings }: Entry<string>) =>
  Object.fromEntries(postings.map(({ account, amount }) => [accountName(account), amount]));

test('[POL-40] an issue that is opened is topped up once, by its name', () => {
  const [entry, ...others] = poolOpenedEntries('J46', shillings(5));
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ key: 'pool-opened J46', cause: 'pool-moved' });
  expect(entry && movements(entry)).toEqual(moved('pool-house', 'pools', 500n));
  expect(poolOpenedEntries('J46', nothing)).toEqual([]);
});

test('[POL-40] a settlement moves growth, what the house adds, and the remainder', () => {
  const settled = { issue: 'J46', settlement: 1 };
  const entries = poolSettledEntries({
    ...settled,
    ...{ growth: senti(150n), topUp: senti(70n), remainder: senti(3n) },
  });
  expect(entries.map(({ key }) => key)).toEqual([
    'pool-grown J46 1',
    'pool-topped-up J46 1',
    'pool-remainder J46 1',
  ]);
  expect(entries.map(movements)).toEqual([
    moved('pool-stakes', 'pools', 150n),
    moved('pool-house', 'pools', 70n),
    moved('pools', 'pool-remainders', 3n),
  ]);
  const none = { growth: nothing, topUp: nothing, remainder: nothing };
  expect(poolSettledEntries({ ...settled, ...none })).toEqual([]);
});

test('[POL-40, POL-41] a correction takes the same ways back, under keys of its own', () => {
  const entries = poolSettledEntries({
    ...{ issue: 'J46', settlement: 2, growth: nothing, topUp: senti(-70n), remainder: senti(-3n) },
  });
  expect(entries.map(({ key }) => key)).toEqual(['pool-topped-up J46 2', 'pool-remainder J46 2']);
  expect(entries.map(movements)).toEqual([
    moved('pools', 'pool-house', 70n),
    moved('pool-remainders', 'pools', 3n),
  ]);
});

const results = [
  ['jackpot', 'jackpot-result'],
  ['lucky-six', 'lucky-six-result'],
] as const;

describe.each(results)('a ticket of %s', (game, cause) => {
  const ticket = { game, playerId: 7n, serialNumber: 'J123' };
  const paid = (prize: bigint, tax: bigint, settlement = 1) =>
    ticketWonEntries({ ...ticket, settlement, won: { prize: senti(prize), tax: senti(tax) } });

  test('[POL-40] its prize and the tax of it are lines of their own', () => {
    const entries = paid(1_000n, 100n);
    expect(entries.map((entry) => entry.cause)).toEqual([cause, 'winnings-tax']);
    expect(entries.map(movements)).toEqual([
      moved('pools', '7 cash', 1_000n),
      moved('7 cash', 'winnings-tax', 100n),
    ]);
    expect(paid(1_000n, 0n)).toHaveLength(1);
  });

  test('[POL-40] its keys are those it may have, and others in every settlement', () => {
    expect(paid(1_000n, 100n).map(({ key }) => key)).toEqual(ticketKeys(ticket, 1));
    const keys = [1, 2]
      .flatMap((settlement) => paid(1_000n, 100n, settlement))
      .map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  test.each([
    ['balance', '7 cash'],
    ['credit', '7 credit'],
  ] as const)('[POL-42] paid with %s, its stake goes back to %s', (paidWith, purse) => {
    const entry = ticketRefundedEntry({ ...ticket, stake: shillings(4_000), paidWith });
    expect(entry).toMatchObject({ key: 'pool-refund J123', cause });
    expect(movements(entry)).toEqual(moved('pool-stakes', purse, 400_000n));
  });
});

/** What accounts of the house have after some entries. */
function booksOf(entries: readonly Entry<string>[]): ReadonlyMap<string, bigint> {
  const books = new Map<string, bigint>();
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    const name = accountName(account);
    books.set(name, (books.get(name) ?? 0n) + amount);
  }
  return books;
}

type Bought = { readonly lines: number; readonly right: number; readonly paidWith: PayWith };

const anyTicket: fc.Arbitrary<Bought> = fc.record({
  lines: fc.integer({ min: 1, max: 40 }),
  right: fc.integer({ min: 10, max: 13 }),
  paidWith: fc.constantFrom('balance', 'credit'),
});
const anyCarried = fc.bigInt({ min: 0n, max: 5n * 10n ** 10n }).map(senti);
const runs = { seed: 470_327, numRuns: 500 };

const stakeOf = ({ lines }: Bought): Senti => senti(jackpotTerms.stakePerLine * BigInt(lines));

test('[POL-40] of a settled issue the pools keep what rolls over, and all entries sum to zero', () => {
  const law = fc.property(
    anyCarried,
    fc.array(anyTicket, { maxLength: 60 }),
    (carried, tickets) => {
      const { pool: opening, topUp } = openingPool(carried, jackpotTerms.initialPool);
      const stakes = sumOf(tickets.map(stakeOf));
      const growth = poolGrowth(stakes, jackpotTerms);
      const counts = tickets.map(({ lines, right }) =>
        Array.from({ length: 14 }, (_, at) => (at === right ? lines : 0)),
      );
      const all = Array.from({ length: 14 }, (_, at) =>
        counts.reduce((sum, one) => sum + (one[at] ?? 0), 0),
      );
      const shared = shareOut(senti(opening + growth), jackpotTerms.tiers, all);
      const prizes = tickets.map((ticket, at) => {
        const linesByRight = counts[at] ?? [];
        const bought = { linesByRight, stake: stakeOf(ticket), paidWith: ticket.paidWith };
        return ticketPrize(bought, shared.tiers, jackpotTerms.taxPercent);
      });
      const { topUp: added, remainder } = shared;
      const entries = [
        ...poolOpenedEntries('J1', topUp),
        ...poolSettledEntries({ issue: 'J1', settlement: 1, growth, topUp: added, remainder }),
        ...prizes.flatMap((won, at) => {
          const ticket = { game: 'jackpot', playerId: BigInt(at), serialNumber: `J${at}` } as const;
          return won.prize > 0n ? ticketWonEntries({ ...ticket, settlement: 1, won }) : [];
        }),
      ];
      for (const { postings } of entries) {
        expect(postings.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
      }
      const books = booksOf(entries);
      const balanceOf = (name: Parameters<typeof house>[0]) =>
        books.get(accountName(house(name))) ?? 0n;
      expect(carried + balanceOf('pools')).toBe(shared.rollover);
      expect(stakes + balanceOf('pool-stakes')).toBe(stakes - growth);
      expect(balanceOf('pool-remainders')).toBe(remainder);
      expect(balanceOf('pool-house')).toBe(-topUp - added);
      expect(balanceOf('winnings-tax')).toBe(sumOf(prizes.map(({ tax }) => tax)));
      prizes.forEach(({ paid }, at) => {
        expect(books.get(accountName(purseOf(BigInt(at), 'cash'))) ?? 0n).toBe(paid);
      });
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    },
  );
  fc.assert(law, runs);
});

test('[POL-42] refunds give back exactly what was paid, from where it lies', () => {
  const law = fc.property(fc.array(anyTicket, { minLength: 1, maxLength: 30 }), (tickets) => {
    const entries = tickets.map((ticket, at) => {
      const { paidWith } = ticket;
      const stake = stakeOf(ticket);
      return ticketRefundedEntry({
        ...{ game: 'jackpot', playerId: 1n, serialNumber: `J${at}`, stake, paidWith },
      });
    });
    const books = booksOf(entries);
    const paidBy = (kind: PayWith) =>
      sumOf(tickets.filter(({ paidWith }) => paidWith === kind).map(stakeOf));
    expect(books.get('1 cash') ?? 0n).toBe(paidBy('balance'));
    expect(books.get('1 credit') ?? 0n).toBe(paidBy('credit'));
    expect(books.get('pool-stakes')).toBe(-sumOf(tickets.map(stakeOf)));
  });
  fc.assert(law, runs);
});
