import { describe, expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { campaignDays } from './campaign.ts';
import {
  accaBackReward,
  awaitedStake,
  type CampaignBet,
  countedStake,
  dailyStanding,
} from './counted-bets.ts';

const daily = {
  kind: 'daily-stakes',
  stakeMinimum: shillings(3_000),
  days: 7,
  oddsMinimum: 1_500,
  reward: shillings(3_000),
} as const;

const bet = (changes: Partial<CampaignBet> = {}): CampaignBet => ({
  placedBy: 'player',
  paidWith: 'cash',
  isSettled: true,
  isAccumulator: true,
  totalOdds: 200n,
  stakeInPlay: shillings(3_000),
  profit: shillings(0),
  paid: shillings(0),
  moneyBack: shillings(0),
  legs: [{ odds: 2_000, outcome: 'lose' }],
  ...changes,
});

describe('stakes of a day', () => {
  const won = { profit: shillings(3_000), paid: shillings(5_700) };
  const bets = [
    ['lost', bet(), 3_000],
    ['won', bet(won), 3_000],
    ['half lost', bet({ paid: shillings(1_500) }), 3_000],
    ['refunded', bet({ paid: shillings(3_000) }), 0],
    ['not settled', bet({ isSettled: false }), 0],
    ['paid with credit', bet({ paidWith: 'credit' }), 0],
    ['placed by the office', bet({ placedBy: 'office' }), 0],
    ['at the least odds', bet({ totalOdds: 150n }), 3_000],
    ['below the least odds', bet({ totalOdds: 149n }), 0],
    ['partly cashed out', bet({ stakeInPlay: shillings(1_200) }), 1_200],
    ['lost, with money back', bet({ moneyBack: shillings(1_500) }), 3_000],
  ] as const;
  test.each(bets)('[CMP-10] a bet that is %s', (_, one, counted) => {
    expect(countedStake(one, daily)).toBe(shillings(counted));
  });

  test('[CMP-10] what waits for its result may still count, and nothing counts in both', () => {
    for (const [, one] of bets) {
      const both = [countedStake(one, daily), awaitedStake(one, daily)];
      expect(both.filter((part) => part > 0n).length).toBeLessThanOrEqual(1);
    }
    expect(awaitedStake(bet({ isSettled: false }), daily)).toBe(shillings(3_000));
  });
});

describe('days that were reached', () => {
  const days = campaignDays({ firstDay: '2026-11-16', lastDay: '2026-11-25' });
  const counts = (...amounts: readonly number[]) =>
    amounts.map((amount, at) => ({ day: days[at] ?? '', counted: shillings(amount) }));
  const first = { revision: 1, fromDay: '2026-11-16', rules: daily };

  const standings = [
    ['none', counts(0, 2_999), 0, undefined],
    ['six', counts(3_000, 3_000, 3_000, 3_000, 3_000, 3_000), 6, undefined],
    ['seven', counts(3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000), 7, '2026-11-22'],
    [
      'seven of nine',
      counts(3_000, 0, 9_000, 3_000, 0, 3_000, 3_000, 3_000, 3_000),
      7,
      '2026-11-24',
    ],
    [
      'eight: the seventh completes it',
      counts(3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000),
      8,
      '2026-11-22',
    ],
  ] as const;
  test.each(standings)('[CMP-11] %s', (_, counted, reached, completedOn) => {
    const standing = dailyStanding(counted, [first]);
    expect(standing.reachedDays).toHaveLength(reached);
    expect(standing.completed?.day).toBe(completedOn);
  });

  test('[CMP-06] dearer days count from their day on and take none away', () => {
    const dearer = { ...first, revision: 2, fromDay: '2026-11-20' };
    const revisions = [first, { ...dearer, rules: { ...daily, stakeMinimum: shillings(5_000) } }];
    const counted = counts(3_000, 3_000, 3_000, 3_000, 3_000, 5_000);
    expect(dailyStanding(counted, revisions).reachedDays).toEqual([
      ...days.slice(0, 4),
      '2026-11-21',
    ]);
  });

  test('[CMP-06] who completed it keeps the reward of that day, whatever came later', () => {
    const poorer = { revision: 2, fromDay: '2026-11-23', rules: { ...daily, days: 9 } };
    const counted = counts(...Array.from({ length: 8 }, () => 3_000));
    expect(dailyStanding(counted, [first, poorer]).completed).toEqual({
      day: '2026-11-22',
      by: first,
    });
  });

  test('[CMP-06] fewer days asked for complete it on the first day that asks for fewer', () => {
    const easier = { revision: 2, fromDay: '2026-11-20', rules: { ...daily, days: 3 } };
    const counted = counts(3_000, 3_000, 3_000, 3_000, 0);
    expect(dailyStanding(counted, [first, easier]).completed?.day).toBe('2026-11-20');
  });
});

describe('accumulators lost by one leg', () => {
  const acca = {
    kind: 'acca-back',
    stakeMinimum: shillings(1_000),
    legs: 8,
    oddsMinimum: 1_200,
    percent: 100,
    rewardMaximum: shillings(20_000),
  } as const;
  type Outcome = CampaignBet['legs'][number]['outcome'];
  const legs = (won: number, ...others: readonly Outcome[]) =>
    [...Array.from({ length: won }, () => 'win' as const), ...others].map((outcome) => ({
      ...{ odds: 1_500, outcome },
    }));
  const lostByOne = bet({ legs: legs(7, 'lose') });
  const cheap = [{ odds: 1_199, outcome: 'win' as const }, ...legs(7, 'lose')];

  const cases = [
    ['eight legs', lostByOne, 3_000],
    ['twenty', bet({ legs: legs(19, 'lose') }), 3_000],
    ['seven', bet({ legs: legs(6, 'lose') }), 0],
    ['eight of which one is void', bet({ legs: legs(6, 'lose', 'refund') }), 0],
    ['nine of which one is void', bet({ legs: legs(7, 'lose', 'refund') }), 3_000],
    ['two lost', bet({ legs: legs(8, 'lose', 'lose') }), 0],
    ['one lost and one half lost', bet({ legs: legs(8, 'lose', 'half-lose') }), 0],
    ['one lost and one half won', bet({ legs: legs(8, 'lose', 'half-win') }), 0],
    ['one lost and one open', bet({ legs: legs(8, 'lose', undefined) }), 0],
    ['none lost', bet({ legs: legs(9) }), 0],
    ['a leg below the odds asked for', bet({ legs: cheap }), 0],
    [
      'a void leg below them',
      bet({ legs: [{ odds: 1_010, outcome: 'refund' }, ...legs(7, 'lose')] }),
      3_000,
    ],
    ['a system', bet({ legs: legs(7, 'lose'), isAccumulator: false }), 0],
    ['a small stake', bet({ legs: legs(7, 'lose'), stakeInPlay: shillings(999) }), 0],
    ['a large one', bet({ legs: legs(7, 'lose'), stakeInPlay: shillings(50_000) }), 20_000],
    ['a stake by credit', bet({ legs: legs(7, 'lose'), paidWith: 'credit' }), 0],
    [
      'half of it back by the terms',
      bet({ legs: legs(7, 'lose'), moneyBack: shillings(1_500) }),
      1_500,
    ],
    ['all of it back by the terms', bet({ legs: legs(9, 'lose'), moneyBack: shillings(3_000) }), 0],
    ['more than the cap back', bet({ legs: legs(9, 'lose'), moneyBack: shillings(30_000) }), 0],
  ] as const;
  test.each(cases)('[CMP-20, CMP-21] %s', (_, one, reward) => {
    expect(accaBackReward(one, acca)).toBe(shillings(reward));
  });

  test('[CMP-20] a part is rounded down to a whole shilling', () => {
    const odd = bet({ legs: legs(7, 'lose'), stakeInPlay: senti(100_150n) });
    expect(accaBackReward(odd, { ...acca, percent: 33.33 })).toBe(shillings(333));
  });
});
