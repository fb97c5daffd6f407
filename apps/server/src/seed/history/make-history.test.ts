import { senti, shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { makeHistory } from './make-history.ts';
import type { ToldMatch } from './told-match.ts';

const HOUR_MS = 3_600_000;
const until = Date.UTC(2026, 10, 19, 18);

/** One that ended, every few hours. */
function aMatch(at: number): ToldMatch {
  const startsAt = until - (at + 1) * 5 * HOUR_MS;
  const team = (side: string) => ({
    id: `${at}1`,
    name: `${side} ${at}`,
    swahili: `${side} ${at}`,
  });
  const selection = (key: string, odds: number, statusId: number) => ({
    ...{ id: `42${at}${odds * 100}`, offerId: '1', liveOfferId: '2', key, odds, statusId },
    liveOdds: odds,
  });
  return {
    ...{ id: `27${at}`, sportId: 1, popularity: 60, startsAt, endedAt: startsAt + 2 * HOUR_MS },
    ...{ home: team('Simba'), away: team('Yanga'), country: null, score: { home: 1, away: 0 } },
    league: { name: 'League', swahili: 'Ligi' },
    liveAt: startsAt + HOUR_MS / 2,
    markets: [
      {
        ...{ id: `41${at}`, bettingTypeId: 69, eventPartId: 3, line: null },
        selections: [
          selection('home', 1.8, 2),
          selection('draw', 3.4, 3),
          selection('away', 4.2, 3),
        ],
      },
    ],
  };
}

const terms = (seed: string) => ({
  ...{
    seed,
    until,
    days: 4,
    serialProcess: 7,
    clerkId: 1n,
    chiefId: 1n,
    passwordHash: 'nobody',
    agreed: [],
  },
  playerIds: Array.from({ length: 60 }, (_, at) => BigInt(at + 1)),
  matches: Array.from({ length: 25 }, (_, at) => aMatch(at)),
  firstIds: {
    journalEntry: 1n,
    poolIssue: 1n,
    poolTicket: 1n,
    deposit: 1n,
    withdrawal: 1n,
    freeBet: 1n,
    activity: 1n,
  },
  textIds: new Map(),
  rules: {
    terms: {
      ...{ taxRatePercent: 10, singleProfitMaximum: shillings(1_000_000) },
      multipleProfitMaximum: shillings(1_000_000),
      winBonus: { ladder: [], oddsMinimum: 1_200 },
    },
    pools: [],
    ...{ termsId: 1n, bonus: shillings(1_000), reviewFrom: shillings(5_000_000) },
    ...{ withdrawalReviewFrom: shillings(1_000_000), promptSeconds: 60 },
    referral: { stake: shillings(30_000), reward: shillings(7_000), daysValid: 14 },
  },
});

test('[LWD-08] the same words make the same history, other words another one', () => {
  const [once, again, other] = ['1', '1', '2'].map((seed) => makeHistory(terms(seed)));
  expect(once?.rows.bet_order.length).toBeGreaterThan(10);
  expect(again?.rows).toEqual(once?.rows);
  expect(other?.rows.bet_order).not.toEqual(once?.rows.bet_order);
  const sum = once?.rows.posting.reduce((total, row) => total + BigInt(row[5] as bigint), 0n);
  expect(sum).toBe(senti(0n));
});
