import { describe, expect, test } from 'vitest';
import { aPlan, chancesOf, marketOf, nothingHappens } from '../fixtures/a-plan.ts';
import { football } from './football-model.ts';

const start = football.start(aPlan());
const full = football.price(start, 'full');
const typesIn = (markets: typeof full) => new Set(markets.map((market) => market.bettingTypeId));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('[OSIM-01] all markets agree', () => {
  /** Several scorers may score, and of scorecasts only some are listed. */
  const open = new Set([30, 34]);

  test('selections sum to the number of those that win', () => {
    const sums = full
      .filter((market) => !open.has(market.bettingTypeId))
      .map(({ key, winners, selections }) => [
        key,
        winners,
        Number(sumOf(selections.map((one) => one.probability)).toFixed(4)),
      ]);
    expect(sums).toEqual(sums.map(([key, winners]) => [key, winners, winners]));
  });

  const result = chancesOf(full, 'b69_ep3');
  const { home = 0, draw = 0, away = 0 } = result;

  const sums = [
    ['1X', chancesOf(full, 'b9_ep3')['home-draw'], home + draw],
    ['12', chancesOf(full, 'b9_ep3')['home-away'], home + away],
    ['X2', chancesOf(full, 'b9_ep3')['draw-away'], draw + away],
    ['draw no bet', chancesOf(full, 'b112_ep3').home, home / (home + away)],
    ['handicap -0.5', chancesOf(full, 'b48_ep3_pf1.-0.5').home, home],
    ['handicap 0', chancesOf(full, 'b48_ep3_pf1.0').home, home / (home + away)],
    [
      'over 0.5 of a team',
      chancesOf(full, 'b77_ep3_pf1.0.5_pp1.11').under,
      chancesOf(full, 'b134_ep3_pp1.22').yes,
    ],
    ['home, both score', bothScoreWithResult(), chancesOf(full, 'b76_ep3').yes],
    ['home win by half time', homeByHalfTime(), home],
    ['home win by margin', homeByMargin(), home],
    ['1 and over 2.5, 1 and under', resultAndTotal(), home],
  ] as const;

  function bothScoreWithResult() {
    const chances = chancesOf(full, 'b10150_ep3');
    return sumOf(['home-yes', 'draw-yes', 'away-yes'].map((key) => chances[key] ?? 0));
  }
  function homeByHalfTime() {
    const chances = chancesOf(full, 'b11_ep3');
    return sumOf(['home/home', 'draw/home', 'away/home'].map((key) => chances[key] ?? 0));
  }
  function homeByMargin() {
    const chances = chancesOf(full, 'b33_ep3');
    return sumOf(['home-1', 'home-2', 'home-3+'].map((key) => chances[key] ?? 0));
  }
  function resultAndTotal() {
    const chances = chancesOf(full, 'b10151_ep3_pf1.2.5');
    return (chances['home-yes'] ?? 0) + (chances['home-no'] ?? 0);
  }

  test.each(sums)('%s', (_what, one, other) => {
    expect(one).toBeCloseTo(other ?? Number.NaN, 4);
  });

  test.each([47, 118, 185])('over is never likelier at a higher line of type %d', (type) => {
    const lines = full
      .filter((market) => market.bettingTypeId === type && market.eventPartId === 3)
      .sort((a, b) => (a.market.paramFloat1 ?? 0) - (b.market.paramFloat1 ?? 0))
      .map((market) => market.selections[0]?.probability ?? 0);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines).toEqual([...lines].sort((a, b) => b - a));
  });
});

test('[OSIM-06] how much there is', () => {
  const main = football.price(start, 'main');
  expect(full.length).toBeGreaterThanOrEqual(190);
  expect(typesIn(full).size).toBeGreaterThanOrEqual(45);
  expect(main.length).toBeGreaterThanOrEqual(25);
  expect(main.length).toBeLessThanOrEqual(32);
  expect(typesIn(main).size).toBeGreaterThanOrEqual(10);
  expect(new Set(full.map((market) => market.key)).size).toBe(full.length);
  const fullKeys = new Set(full.map((market) => market.key));
  expect(main.filter((market) => !fullKeys.has(market.key))).toEqual([]);
});

test('[OSIM-06] selections have keys of their own', () => {
  const doubled = full.filter(
    ({ selections }) => new Set(selections.map((one) => one.key)).size < selections.length,
  );
  expect(doubled).toEqual([]);
});

const overrounds = [
  ['b69_ep3', 1.064],
  ['b47_ep3_pf1.2.5', 1.059],
  ['b48_ep3_pf1.-0.5', 1.047],
] as const;

test.each(overrounds)('[OSIM-19] overround of %s', (key, overround) => {
  expect(marketOf(full, key).overround).toBe(overround);
});

test('[OSIM-19] elsewhere between 1.02 and 1.25', () => {
  const odd = full.filter(({ overround }) => overround < 1.02 || overround > 1.25);
  expect(odd).toEqual([]);
});

const outcomes = [
  ['b69_ep3', 0, { typeId: 10, paramParticipantId1: '11', code: '#P11', name: 'Simba SC' }],
  ['b69_ep3', 1, { typeId: 11, code: '#D', name: 'Draw' }],
  [
    'b9_ep3',
    0,
    { typeId: 21, paramParticipantId1: '11', code: '#P11 #OR #D', name: 'Simba SC or Draw' },
  ],
  ['b47_ep3_pf1.2.5', 0, { typeId: 13, paramFloat1: 2.5, name: 'Over 2.5' }],
  ['b47_ep3_pf1.2.5', 1, { typeId: 14, paramFloat1: 2.5, name: 'Under 2.5' }],
  ['b76_ep3', 1, { typeId: 1000, paramBoolean1: false, name: 'No' }],
  ['b45_ep3', 7, { typeId: 12, paramFloat1: 1, paramFloat2: 1, name: '1-1' }],
  [
    'b48_ep3_pf1.-0.5',
    1,
    { typeId: 1005, paramParticipantId1: '22', paramFloat1: 0.5, name: 'Young Africans (+0.5)' },
  ],
  ['b30_ep3', 0, { typeId: 1011, paramParticipantId1: '1100', name: 'Simba SC 1' }],
] as const;

test.each(outcomes)('[OSIM-18] outcome of %s at %d', (key, place, outcome) => {
  expect(marketOf(full, key).selections[place]?.outcome).toMatchObject(outcome);
});

const parameters = [
  ['b47_ep3_pf1.2.5', { paramFloat1: 2.5, scoringUnitId: 28, numberOfOutcomes: 2 }],
  ['b118_ep3_pf1.9.5', { paramFloat1: 9.5, scoringUnitId: 12 }],
  ['b77_ep3_pf1.1.5_pp1.22', { paramFloat1: 1.5, paramParticipantId1: '22' }],
] as const;

test.each(parameters)('[OSIM-18] parameters of %s', (key, market) => {
  expect(marketOf(full, key).market).toMatchObject(market);
});

test('[OSIM-20] on neutral ground equals are equal', () => {
  const { home, away } = aPlan();
  const equals = { home, away: { ...away, strength: home.strength } };
  const neutral = football.price(football.start(aPlan({ ...equals, isNeutral: true })), 'main');
  const atHome = football.price(football.start(aPlan(equals)), 'main');
  expect(chancesOf(neutral, 'b69_ep3').home).toBeCloseTo(
    chancesOf(neutral, 'b69_ep3').away ?? 0,
    9,
  );
  expect(chancesOf(atHome, 'b69_ep3').home).toBeGreaterThan(chancesOf(atHome, 'b69_ep3').away ?? 1);
});

test('[OSIM-10] before the match nothing is sold that is for play, and the other way round', () => {
  const live = football.price(football.advance(start, 600, nothingHappens).course, 'full');
  expect(full.filter((market) => market.sold === 'live')).toEqual([]);
  expect(live.filter((market) => market.sold === 'pre-match')).toEqual([]);
  expect([...typesIn(live)].filter((type) => !typesIn(full).has(type))).toEqual([355, 50]);
});
