import { countedUnits } from '@kipute/domain/grading/counted-units';
import { gradingRules } from '@kipute/domain/grading/grading-rules';
import { describe, expect, test } from 'vitest';
import { type Word, wordsOf } from '../choice.ts';
import { marketGroups } from '../matches/market-groups.ts';
import type { sports } from '../matches/sports.ts';
import type { SportGroup } from './betting-type.ts';
import { type BettingType, bettingTypeOf, bettingTypes } from './betting-types.ts';

type SportWord = Word<typeof sports>;

/** What a sport can offer: its own types and those of every sport. */
function bettingTypesOfSport(sport: SportWord): BettingType[] {
  const own = sport === 'virtual-football' ? 'football' : sport;
  return bettingTypes.filter(({ sportGroup }) => sportGroup === own || sportGroup === 'any');
}

const ids = (types: readonly { id: number }[]) => types.map((type) => type.id);

describe('how many', () => {
  test('[CON-16] several hundred in all', () => {
    expect(bettingTypes.length).toBeGreaterThanOrEqual(320);
  });

  const atLeast: readonly (readonly [SportWord, number])[] = [
    ['football', 180],
    ['basketball', 15],
    ['tennis', 25],
    ['cricket', 15],
    ['baseball', 12],
    ['american-football', 15],
    ['esports', 15],
    ['darts', 12],
    ['snooker', 12],
    ['mma', 15],
    ['virtual-football', 180],
  ];

  test.each(atLeast)('[CON-16] %s has at least %d of its own', (sport, count) => {
    const own = bettingTypesOfSport(sport).filter((type) => type.sportGroup !== 'any');
    expect(own.length).toBeGreaterThanOrEqual(count);
  });

  test('[CON-16] virtual football has the types of football', () => {
    expect(ids(bettingTypesOfSport('virtual-football'))).toEqual(
      ids(bettingTypesOfSport('football')),
    );
    expect(ids(bettingTypesOfSport('virtual-football'))).toEqual(expect.arrayContaining([69, 76]));
    expect(ids(bettingTypesOfSport('snooker'))).not.toContain(76);
  });

  /** Numbers of our own by sport. 11000 to 11199 are kept for types a feed brings along. */
  const blocks: Partial<Record<SportGroup, readonly (readonly [number, number])[]>> = {
    any: [
      [10270, 10270],
      [10800, 10849],
    ],
    football: [[10100, 10299]],
    basketball: [[10310, 10349]],
    tennis: [[10350, 10399]],
    cricket: [
      [10000, 10009],
      [10400, 10449],
    ],
    baseball: [
      [10010, 10019],
      [10450, 10499],
    ],
    'american-football': [
      [10020, 10029],
      [10500, 10549],
    ],
    esports: [
      [10030, 10039],
      [10550, 10599],
    ],
    darts: [
      [10040, 10049],
      [10600, 10649],
    ],
    snooker: [
      [10050, 10059],
      [10650, 10699],
    ],
    mma: [
      [10060, 10069],
      [10700, 10749],
    ],
  };

  test('[CON-06] numbers of our own stand in the block of their sport', () => {
    const strays = bettingTypes
      .filter(({ id }) => id >= 10_000)
      .filter(({ id, sportGroup }) => {
        const own = blocks[sportGroup] ?? [];
        return !own.some(([first, last]) => id >= first && id <= last);
      });
    expect(strays).toEqual([]);
  });
});

describe('selections', () => {
  const kinds = [
    // id, handicap, over/under, line, selections
    [69, false, false, false, 3],
    [9, false, false, false, 3],
    [76, false, false, false, 2],
    [47, false, true, true, 2],
    [118, false, true, true, 2],
    [185, false, true, true, 2],
    [48, true, false, true, 2],
    [8, true, false, true, 3],
    [11, false, false, false, 9],
    [45, false, false, false, null],
    [97, false, false, true, null],
    [10105, false, false, true, 3],
    [10150, false, false, false, 6],
    [10151, false, false, true, 6],
    [10154, false, false, true, 18],
  ] as const;

  test.each(kinds)('[CON-07] shape of betting type %d', (id, handicap, overUnder, line, count) => {
    expect(bettingTypeOf(id)).toMatchObject({
      isHandicap: handicap,
      isOverUnder: overUnder,
      hasLine: line,
      selectionCount: count,
    });
  });

  test('[CON-07] handicaps and over/unders are told by their names, and both have a line', () => {
    const single = bettingTypes.filter((type) => !type.kind.startsWith('combination'));
    const saysHandicap = single.filter((type) => /handicap|run line/i.test(type.en));
    const saysOverUnder = single.filter((type) => /over\/under|^cards$/i.test(type.en));
    expect(bettingTypes.filter((type) => type.isHandicap)).toEqual(saysHandicap);
    expect(bettingTypes.filter((type) => type.isOverUnder)).toEqual(saysOverUnder);
    expect([...saysHandicap, ...saysOverUnder].every((type) => type.hasLine)).toBe(true);
  });

  test('[CON-08] blanked names', () => {
    expect(ids(bettingTypes.filter((type) => type.nameBlanked))).toEqual([32, 520]);
  });
});

describe('grading', () => {
  const rules = [
    // id, rule, unit, subject
    [69, 'three-way-result', 'score', 'match'],
    [47, 'total-over-under', 'score', 'match'],
    [77, 'total-over-under', 'score', 'team'],
    [48, 'handicap-two-way', 'score', 'match'],
    [355, 'handicap-from-score', 'score', 'match'],
    [8, 'handicap-three-way', 'score', 'match'],
    [76, 'both-score', 'goals', 'match'],
    [862, 'total-range', 'goals', 'match'],
    [13, 'time-of-event', 'goals', 'match'],
    [118, 'total-over-under', 'corners', 'match'],
    [129, 'most-of', 'corners', 'match'],
    [185, 'total-over-under', 'cards', 'match'],
    [80, 'total-range', 'booking-points', 'match'],
    [136, 'event-happens', 'red-cards', 'match'],
    [30, 'anytime-scorer', 'goals', 'match'],
    [10254, 'total-over-under', 'shots', 'player'],
    [62, 'handicap-two-way', 'points', 'match'],
    [71, 'handicap-two-way', 'sets', 'match'],
    [39, 'handicap-two-way', 'games', 'match'],
    [133, 'race-to', 'frames', 'match'],
    [10030, 'two-way-result', 'maps', 'match'],
    [10010, 'handicap-two-way', 'runs', 'match'],
    [10061, 'total-over-under', 'rounds', 'match'],
    [10600, 'total-over-under', 'legs', 'match'],
    [7, 'finishing-place', null, 'match'],
    [10060, 'method-of-event', null, 'match'],
    [520, 'provider-only', null, 'match'],
  ] as const;

  test.each(rules)('[CON-17] betting type %d: %s of %s, on a %s', (id, grading, unit, subject) => {
    expect(bettingTypeOf(id)).toMatchObject({ grading, unit, subject });
  });

  test('[CON-17] no rule and no unit stands in its list for nothing', () => {
    const usedRules = new Set(bettingTypes.map((type) => type.grading));
    const usedUnits = new Set(bettingTypes.map((type) => type.unit));
    expect(gradingRules.filter((rule) => !usedRules.has(rule))).toEqual([]);
    expect(countedUnits.filter((unit) => !usedUnits.has(unit))).toEqual([]);
  });

  test('[CON-17] what counts something says what', () => {
    const counting = /^(?:total|handicap|most-of|odd-even|race-to|event-happens|scorer-count)/;
    const unsaid = bettingTypes.filter((type) => counting.test(type.grading) && !type.unit);
    expect(ids(unsaid)).toEqual([]);
  });

  test('[CON-17] a number of scorings stands in the line or as the threshold', () => {
    const counted = bettingTypes.filter((type) => type.grading === 'scorer-count');
    const numbers = counted.map((type) => [type.id, type.hasLine ? 'line' : type.threshold]);
    expect(Object.fromEntries(numbers)).toEqual({
      116: 'line',
      10251: 2,
      10252: 3,
      10415: 50,
      10416: 100,
      10665: 147,
    });
  });

  test('[CON-18] a combination names at least two types, all of them there', () => {
    const joined = bettingTypes.filter((type) =>
      ['combination', 'either-of'].includes(type.grading),
    );
    const lacking = joined.filter(
      ({ combines }) => combines.length < 2 || !combines.every((id) => bettingTypeOf(id)),
    );
    const others = bettingTypes.filter(
      (type) => !joined.includes(type) && type.combines.length > 0,
    );
    expect(joined.length).toBeGreaterThan(25);
    expect({ lacking: ids(lacking), others: ids(others) }).toEqual({ lacking: [], others: [] });
  });
});

describe('tabs', () => {
  const groups = [
    [69, 'main'],
    [47, 'main'],
    [76, 'main'],
    [862, 'goals'],
    [11, 'halves'],
    [48, 'handicaps'],
    [10150, 'combos'],
    [45, 'scores'],
    [118, 'corners'],
    [185, 'cards'],
    [30, 'players'],
    [77, 'teams'],
    [125, 'specials'],
    [7, 'tournament'],
  ] as const;

  test.each(groups)('[CON-19] betting type %d stands under %s', (id, group) => {
    expect(bettingTypeOf(id)?.group).toBe(group);
  });

  test('[CON-19] football fills every tab', () => {
    const filled = new Set(bettingTypesOfSport('football').map((type) => type.group));
    expect(wordsOf(marketGroups).filter((group) => !filled.has(group))).toEqual([]);
  });

  test('[CON-19] 1X2 stands first, and no two types share a place', () => {
    const orders = bettingTypes.map((type) => type.order);
    expect(new Set(orders).size).toBe(bettingTypes.length);
    expect(bettingTypeOf(69)?.order).toBe(Math.min(...orders));
  });
});

test('[CON-16] the types most used say in both languages when they win', () => {
  const described = bettingTypes.filter((type) => type.description);
  const halfSaid = described.filter(
    ({ description }) => !description?.sw.endsWith('.') || !description.en.endsWith('.'),
  );
  expect(described.length).toBeGreaterThanOrEqual(60);
  expect(ids(halfSaid)).toEqual([]);
  expect(bettingTypeOf(51)?.description).toBeNull();
});

test('[CON-16] a number nobody knows has no type', () => {
  expect(bettingTypeOf(9_999)).toBeUndefined();
});
