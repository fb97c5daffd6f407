import { describe, expect, test } from 'vitest';
import { aType } from '../../grading/fixtures/a-match.ts';
import type { GradingRule } from '../../grading/grading-rules.ts';
import type { GradedMarket, GradedType, Pick } from '../../grading/selection.ts';
import { findArbitrage } from './arbitrage.ts';
import { endsOf, type MatchSoFar, matchToCome, outcomesIn, returnsAt } from './match-ends.ts';

const types: readonly GradedType[] = (
  [
    'three-way-result',
    'total-over-under',
    'double-chance',
    'two-way-result',
    'next-team',
    'lead-held',
    'half-time-full-time',
  ] as const
).map((grading, index) => aType(grading, { id: index + 1 }));
const typeOf = (id: number) => types.find((type) => type.id === id);

type Offer = {
  readonly rule: GradingRule;
  readonly pick: Pick;
  readonly market?: Partial<GradedMarket>;
  readonly odds: number;
};

const FIRST = 5;
const SECOND = 6;
const over = (line: number): Pick => ({ kind: 'over', line });
const under = (line: number): Pick => ({ kind: 'under', line });

function gradedIn(soFar: MatchSoFar, { rule, pick, market = {} }: Omit<Offer, 'odds'>) {
  const typeId = types.find(({ grading }) => grading === rule)?.id ?? 0;
  const selection = { market: { typeId, partId: 3, ...market }, pick };
  return outcomesIn(selection, matchToCome(soFar, typeOf));
}

function isArbitrage(soFar: MatchSoFar, offers: readonly Offer[]): string {
  const returns = offers.map((offer) => {
    const graded = gradedIn(soFar, offer);
    if (!graded) throw new Error(`${offer.rule} is not about goals`);
    return returnsAt(graded, offer.odds);
  });
  return findArbitrage(returns, endsOf(soFar).length).found;
}

const nil = { home: 0, away: 0 };
const atKickOff: MatchSoFar = { first: nil, second: nil, half: 1 };
const oneUpAtBreak: MatchSoFar = { first: { home: 1, away: 0 }, second: nil, half: 2 };

const total = (pick: Pick, odds: number, partId = 3): Offer => ({
  rule: 'total-over-under',
  pick,
  odds,
  market: { partId },
});
const result = (kind: 'home' | 'draw' | 'away', odds: number, partId = 3): Offer => ({
  rule: 'three-way-result',
  pick: { kind },
  odds,
  market: { partId },
});
const oneOf = (kinds: readonly ('home' | 'draw' | 'away')[], odds: number): Offer => ({
  rule: 'double-chance',
  pick: { kind: 'any-of', of: kinds.map((kind) => ({ kind })) },
  odds,
});
const next = (kind: 'home' | 'away' | 'none', odds: number, number = 1): Offer => ({
  rule: 'next-team',
  pick: { kind },
  odds,
  market: { number },
});

describe('[ODB-73] offers of different markets at the present score', () => {
  test.each([
    [
      'no goal after the break, or more than one in all',
      oneUpAtBreak,
      [total(under(0.5), 2_040, SECOND), total(over(1.5), 2_700)],
      'arbitrage',
    ],
    [
      'the same at prices of one book',
      oneUpAtBreak,
      [total(under(0.5), 2_040, SECOND), total(over(1.5), 1_800)],
      'none',
    ],
    [
      'the same before the match: both may lose',
      atKickOff,
      [total(under(0.5), 2_040, SECOND), total(over(1.5), 2_700)],
      'none',
    ],
    [
      'a half has no more goals than the match',
      atKickOff,
      [total(over(0.5), 2_100), total(under(0.5), 2_100, FIRST)],
      'arbitrage',
    ],
    [
      'lines that overlap',
      atKickOff,
      [total(over(1.5), 2_100), total(under(2.5), 2_100)],
      'arbitrage',
    ],
    [
      'a result and the two others',
      atKickOff,
      [result('home', 2_200), oneOf(['draw', 'away'], 2_000)],
      'arbitrage',
    ],
    [
      'a result, a draw, and the other with money back',
      atKickOff,
      [
        result('home', 3_000),
        result('draw', 4_000),
        { rule: 'two-way-result', pick: { kind: 'away' }, odds: 2_600 },
      ],
      'arbitrage',
    ],
    [
      'three that are dear enough',
      atKickOff,
      [
        result('home', 2_900),
        result('draw', 3_200),
        { rule: 'two-way-result', pick: { kind: 'away' }, odds: 1_500 },
      ],
      'none',
    ],
    [
      'who scores next, or nobody',
      atKickOff,
      [next('home', 2_800), next('away', 2_800), total(under(0.5), 8_000)],
      'arbitrage',
    ],
    [
      'who scores next at a fair price',
      atKickOff,
      [next('home', 2_000), next('away', 2_300), total(under(0.5), 8_000)],
      'none',
    ],
    ['what is decided already', oneUpAtBreak, [result('home', 1_010, FIRST)], 'arbitrage'],
  ] as const)('%s', (_what, soFar, offers, found) => {
    expect(isArbitrage(soFar, offers)).toBe(found);
  });
});

describe('[ODB-73] what is about more than the goals of both halves is left out', () => {
  test.each([
    ['who led at any moment', 'lead-held', { kind: 'home' }, {}],
    ['a goal after the next', 'next-team', { kind: 'home' }, { number: 2 }],
    ['corners', 'total-over-under', over(9.5), { unit: 'corners' }],
  ] as const)('%s', (_what, rule, pick, market) => {
    expect(gradedIn(atKickOff, { rule, pick, market })).toBeUndefined();
  });

  test('half time and full time are told', () => {
    const pick = { kind: 'in-turn', of: [{ kind: 'draw' }, { kind: 'home' }] } as const;
    expect(gradedIn(atKickOff, { rule: 'half-time-full-time', pick })?.length).toBeGreaterThan(300);
  });
});
