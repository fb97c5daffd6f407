import { describe, expect, test } from 'vitest';
import { aPlan, marketOf, nothingHappens } from '../fixtures/a-plan.ts';
import type { ForcedMoment, MatchCourse, Random } from '../match-model.ts';
import { football } from './football-model.ts';

const start = football.start(aPlan());
const full = football.price(start, 'full');

/** What happens, by minutes of real time since kick-off. The second half begins at 64. */
type Script = readonly (readonly [number, ForcedMoment])[];

function play(script: Script, until: number): MatchCourse {
  let course = start;
  let now = 0;
  const due = script.filter(([minute]) => minute < until);
  for (const [minute, moment] of [...due, [until, undefined] as const]) {
    ({ course } = football.advance(course, (minute - now) * 60, nothingHappens));
    if (moment) ({ course } = football.force(course, moment, nothingHappens));
    now = minute;
  }
  return course;
}

const goal = (side: 'home' | 'away') => ({ kind: 'score', side }) as const;
const corner = (side: 'home' | 'away') => ({ kind: 'corner', side }) as const;

/** 0-1 at the break, 2-1 at the end; corners 2-1, one card. */
const comeback: Script = [
  [12, goal('away')],
  [20, corner('home')],
  [30, corner('away')],
  [40, { kind: 'yellow-card', side: 'home' }],
  [70, goal('home')],
  [80, corner('home')],
  [95, goal('home')],
];

function verdictsOf(course: MatchCourse, key: string): Record<string, number> {
  return Object.fromEntries(football.grade(course, marketOf(full, key)));
}

const winnersOf = (course: MatchCourse, key: string) =>
  Object.entries(verdictsOf(course, key)).flatMap(([selection, verdict]) =>
    verdict === 2 ? [selection] : [],
  );

describe('[OSIM-09] 0-1 at the break, 2-1 at the end', () => {
  const over = play(comeback, 200);

  const winners = [
    ['b69_ep3', ['home']],
    ['b69_ep5', ['away']],
    ['b69_ep6', ['home']],
    ['b9_ep3', ['home-draw', 'home-away']],
    ['b112_ep3', ['home']],
    ['b11_ep3', ['away/home']],
    ['b45_ep3', ['2-1']],
    ['b45_ep5', ['0-1']],
    ['b76_ep3', ['yes']],
    ['b76_ep6', ['no']],
    ['b47_ep3_pf1.2.5', ['over']],
    ['b47_ep3_pf1.3.5', ['under']],
    ['b35_ep3', ['odd']],
    ['b33_ep3', ['home-1']],
    ['b862_ep3', ['3']],
    ['b32_ep3', ['2-3']],
    ['b78_ep3_pp1.22', ['1']],
    ['b77_ep3_pf1.1.5_pp1.11', ['over']],
    ['b134_ep3_pp1.11', ['no']],
    ['b115_ep3_pp1.11', ['no']],
    ['b113_ep3_pp1.11', ['no']],
    ['b114_ep3_pp1.11', ['yes']],
    ['b10122_ep3_pp1.11', ['no']],
    ['b10120_ep3', ['2nd-half']],
    ['b92_ep3', ['both']],
    ['b12_ep3_pf1.1', ['away']],
    ['b75_ep3', ['home']],
    ['b97_ep3_pf1.2', ['home']],
    ['b13_ep3_pf1.1', ['1-15']],
    ['b93_ep3_pf1.1_pp1.11', ['46-60']],
    ['b94_ep3_pf1.76_pf2.90', ['yes']],
    ['b94_ep3_pf1.16_pf2.30', ['no']],
    ['b81_ep3_pf1.1_pf2.15', ['away']],
    ['b8_ep3_pf1.-1', ['draw']],
    ['b10150_ep3', ['home-yes']],
    ['b10151_ep3_pf1.2.5', ['home-yes']],
    ['b10152_ep3', ['home-draw-yes', 'home-away-yes']],
    ['b10156_ep3_pf1.2.5', ['both-yes']],
    ['b118_ep3_pf1.8.5', ['under']],
    ['b129_ep3', ['home']],
    ['b129_ep5', ['draw']],
    ['b138_ep3_pf1.-1', ['draw']],
    ['b123_ep3', ['1st-half']],
    ['b117_ep3', ['home']],
    ['b131_ep3_pf1.3', ['none']],
    ['b185_ep3_pf1.2.5', ['under']],
    ['b80_ep3', ['0-30']],
    ['b136_ep3', ['no']],
    ['b125_ep3', ['no']],
    ['b89_ep3', ['none']],
    ['b83_ep3_pf1.1', ['shot']],
  ] as const;

  test.each(winners)('%s is won by %j', (key, expected) => {
    expect(winnersOf(over, key)).toEqual(expected);
  });

  test('everything is graded', () => {
    const open = full.flatMap((market) => {
      const verdicts = football.grade(over, market);
      return market.selections
        .filter(({ key }) => !verdicts.has(key))
        .map(({ key }) => market.key + key);
    });
    expect(open).toEqual([]);
  });

  test('whoever scored has scored', () => {
    const { goals } = (over as unknown as { football: { goals: { playerId?: string }[] } })
      .football;
    const scorers = new Set(goals.map(({ playerId }) => playerId));
    const listed = marketOf(full, 'b30_ep3').selections.map(({ key }) => key);
    expect(winnersOf(over, 'b30_ep3')).toEqual(listed.filter((key) => scorers.has(key)));
  });
});

describe('[OSIM-09] an own goal', () => {
  type Goals = readonly ('shot' | 'own-goal')[];
  const [scorer] = aPlan().home.players;
  const theFirst: Random = () => 0;

  /** All for the home team, by its first scorer where anybody is credited. */
  function playGoals(goals: Goals): MatchCourse {
    let { course } = football.advance(start, 600, nothingHappens);
    for (const kind of goals) {
      course = lastGoalAs(kind, football.force(course, goal('home'), theFirst).course);
      ({ course } = football.advance(course, 300, nothingHappens));
    }
    return football.advance(course, 12_000, nothingHappens).course;
  }

  /** A scripted goal is always a shot. */
  function lastGoalAs(kind: Goals[number], course: MatchCourse): MatchCourse {
    const { football: facts } = course as unknown as { football: { goals: { kind: string }[] } };
    const goals = facts.goals.map((one, at) =>
      at === facts.goals.length - 1 ? { ...one, kind } : one,
    );
    return { ...course, football: { ...facts, goals } } as MatchCourse;
  }

  const ends: readonly [Goals, string, readonly string[]][] = [
    // goals; who is the first and the last, and the cast
    [['own-goal', 'shot'], scorer?.participantId ?? '', ['2-0']],
    [['shot', 'own-goal'], scorer?.participantId ?? '', ['2-0']],
    [['own-goal'], 'no-goal', []],
  ];

  test.each(ends)('%j: it counts in the score and for no scorer', (goals, winner, casts) => {
    const over = playGoals(goals);
    expect(winnersOf(over, 'b45_ep3')).toEqual([`${goals.length}-0`]);
    expect(winnersOf(over, 'b24_ep3_pf1.1')).toEqual([winner]);
    expect(winnersOf(over, 'b29_ep3')).toEqual([winner]);
    expect(winnersOf(over, 'b34_ep3')).toEqual(casts.map((score) => `${winner}-${score}`));
  });
});

const lines = [
  // handicap of the home team that won 2-1, its verdict, the other's
  [-1.25, 7, 6],
  [-1, 8, 8],
  [-0.75, 6, 7],
  [-0.5, 2, 3],
  [0, 2, 3],
] as const;

test.each(lines)('[OSIM-08] handicap %d after 2-1', (line, home, away) => {
  expect(verdictsOf(play(comeback, 200), `b48_ep3_pf1.${line}`)).toEqual({ home, away });
});

const totals = [
  [2.25, 2, 3],
  [2.75, 6, 7],
  [3, 8, 8],
  [3.25, 7, 6],
] as const;

test.each(totals)('[OSIM-08] over %d after three goals', (line, over, under) => {
  expect(verdictsOf(play(comeback, 200), `b47_ep3_pf1.${line}`)).toEqual({ over, under });
});

describe('[OSIM-09, OSIM-10] what is decided in play', () => {
  const atBreak = play(comeback, 55);
  const keys = new Set(football.price(atBreak, 'full').map((market) => market.key));

  const decided = [
    'b69_ep5',
    'b45_ep5',
    'b47_ep3_pf1.0.5',
    'b12_ep3_pf1.1',
    'b81_ep3_pf1.1_pf2.15',
  ];
  test.each(decided)('%s is graded and no longer priced', (key) => {
    expect(winnersOf(atBreak, key)).toHaveLength(1);
    expect(keys.has(key)).toBe(false);
  });

  const open = [
    'b69_ep3',
    'b69_ep6',
    'b76_ep3',
    'b47_ep3_pf1.2.5',
    'b12_ep3_pf1.2',
    'b50_ep3_pf1.3',
  ];
  test.each(open)('%s is open', (key) => {
    expect(keys.has(key)).toBe(true);
  });

  test('of a correct score what can no longer be is lost already', () => {
    expect(verdictsOf(atBreak, 'b45_ep3')).toMatchObject({ '0-0': 3, '1-0': 3 });
    expect(verdictsOf(atBreak, 'b45_ep3')['1-1']).toBeUndefined();
  });
});
