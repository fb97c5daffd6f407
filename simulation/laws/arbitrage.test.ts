import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import type { MarketSnapshot } from '@kipute/server/selections';
import { expect, test } from 'vitest';
import { type ShownMatch, soFarOf, sureProfit } from './arbitrage.ts';

type Offer = {
  readonly id: string;
  readonly line: number;
  readonly part: number;
  readonly odds: number;
};

const OVER = 13;
const UNDER = 14;

function anOffer({ id, line, part, odds }: Offer, side: 'over' | 'under'): [Outcome, MarketSnapshot] {
  const market = { id: `m${id}`, matchId: '7', partId: part, marketTypeId: 47, line };
  const typeId = side === 'over' ? OVER : UNDER;
  const selection = { id, matchId: '7', partId: part, typeId, line, name: `${side} ${line}` };
  const nothing = { line2: null, line3: null, text: null, teamId: null, secondTeamId: null };
  const image = {
    market: { ...nothing, ...market, scoringUnitId: null, isClosed: false },
    selection: { ...nothing, ...selection, status: 1, yes: null, code: null, isNegation: false },
    siblings: [],
  } as unknown as MarketSnapshot;
  const outcome = { id_card: id, odds, statusId: 1, name: selection.name, eventPartId: part };
  return [{ ...outcome, market_name: 'Over/Under' } as Outcome, image];
}

function aMatch(
  offers: readonly (readonly [Outcome, MarketSnapshot])[],
  page: Partial<MatchInfo> = {},
) {
  const market = { outcome_list: offers.map(([outcome]) => outcome) };
  return {
    page: {
      ...{ id: '7', statusId: 2, home_score: '01', away_score: '00', match_time: '52' },
      ...{ team_home: 'Simba', team_away: 'Yanga', team_home_id: '1', team_away_id: '2' },
      bet_list: [{ market_list: [market] }],
      ...page,
    },
    halfTime: { home: 1, away: 0 },
    images: new Map(offers.map(([outcome, image]) => [outcome.id_card, image])),
  } as unknown as ShownMatch;
}

const noneLater = { id: '1', line: 0.5, part: 6 };
const twoInAll = { id: '2', line: 1.5, part: 3 };

test('[SIM-58] offers that always pay are named with their stakes and what they return', () => {
  const offers = [
    anOffer({ ...noneLater, odds: 2.04 }, 'under'),
    anOffer({ ...twoInAll, odds: 2.7 }, 'over'),
  ];
  expect(sureProfit(aMatch(offers))).toBe(
    'Simba - Yanga (7) at 01-00, 52: 570 on Over/Under (part 6) under 0.5 @2.04, ' +
      '430 on Over/Under (part 3) over 1.5 @2.7 return 1162 at least',
  );
});

test.each([
  ['prices of one state', 1.75, 1],
  ['one of them suspended', 2.7, 7],
])('[SIM-58] %s are no profit', (_what, odds, statusId) => {
  const [outcome, image] = anOffer({ ...twoInAll, odds }, 'over');
  const offers = [
    anOffer({ ...noneLater, odds: 2.04 }, 'under'),
    [{ ...outcome, statusId }, image] as const,
  ];
  expect(sureProfit(aMatch(offers))).toBeUndefined();
});

const nil = { home: 0, away: 0 };
const one = { home: 1, away: 0 };
test.each([
  // status, time, score at the break, where it is
  [1, '-', undefined, { first: nil, second: nil, half: 1 }],
  [2, '33', undefined, { first: one, second: nil, half: 1 }],
  [2, '45+2', undefined, { first: one, second: nil, half: 1 }],
  [2, '45', nil, undefined],
  [2, 'HT', undefined, { first: one, second: nil, half: 2 }],
  [2, '52', nil, { first: nil, second: one, half: 2 }],
  [2, '90+4', one, { first: one, second: nil, half: 2 }],
  [2, '52', undefined, undefined],
  [2, '52', { home: 2, away: 0 }, undefined],
  [2, '-', nil, undefined],
  [3, '90', nil, undefined],
] as const)(
  '[SIM-58] in status %d at %s with %j at the break',
  (statusId, time, halfTime, soFar) => {
    const { page } = aMatch([], { statusId, match_time: time });
    expect(soFarOf({ page, halfTime })).toEqual(soFar);
  },
);
