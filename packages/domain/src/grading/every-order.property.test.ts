import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anIncident, aType, gradeBy, halvesOf } from './fixtures/a-match.ts';
import type { MatchResult } from './result/match-result.ts';
import type { Score, Side, Team } from './score.ts';
import type { GradedMarket, GradedType, Pick } from './selection.ts';

/**
 * An oracle that knows nothing of the graders: it writes down every order of the goals that half
 * time and full time allow, and reads each by itself.
 */
type Goal = { readonly team: Team; readonly half: 5 | 6 };
type Course = readonly Goal[];

function ordersOf({ home, away }: Score, half: 5 | 6): readonly Course[] {
  if (home === 0 && away === 0) return [[]];
  const withFirst = (team: Team, rest: Score) =>
    ordersOf(rest, half).map((later) => [{ team, half }, ...later]);
  return [
    ...(home > 0 ? withFirst('home', { home: home - 1, away }) : []),
    ...(away > 0 ? withFirst('away', { home, away: away - 1 }) : []),
  ];
}

const coursesOf = (first: Score, second: Score): readonly Course[] =>
  ordersOf(first, 5).flatMap((before) => ordersOf(second, 6).map((after) => [...before, ...after]));

const goalsOf = (course: Course, team: Team) => course.filter((goal) => goal.team === team).length;
const leadOf = (course: Course, team: Team) =>
  goalsOf(course, team) - goalsOf(course, team === 'home' ? 'away' : 'home');
/** What had been played after no goal, one, two … all. */
const moments = (course: Course): readonly Course[] =>
  Array.from({ length: course.length + 1 }, (_, goals) => course.slice(0, goals));
const aheadIn = (course: Course): Side => {
  const lead = leadOf(course, 'home');
  if (lead === 0) return 'draw';
  return lead > 0 ? 'home' : 'away';
};
const runsOf = (course: Course, team: Team): number =>
  Math.max(
    0,
    ...course
      .map((goal) => (goal.team === team ? 'x' : ' '))
      .join('')
      .split(' ')
      .map((run) => run.length),
  );

type Asked = {
  readonly type: GradedType;
  readonly pick: Pick;
  readonly market: Partial<GradedMarket>;
  /** Read from one order. */
  readonly isWon: (course: Course) => boolean;
};

const answered = (kind: 'yes' | 'no', isSo: boolean) => isSo === (kind === 'yes');
const team = fc.constantFrom<Team>('home', 'away');
const yesNo = fc.constantFrom('yes' as const, 'no' as const);
const whose = fc.constantFrom('home' as const, 'away' as const, 'none' as const);
const sides = fc.constantFrom<Side>('home', 'draw', 'away');
const upTo = (most: number) => fc.integer({ min: 1, max: most });

const nextTeam = fc.tuple(whose, upTo(6)).map(
  ([kind, number]): Asked => ({
    type: aType('next-team'),
    ...{ pick: { kind }, market: { number } },
    isWon: (course) => (course[number - 1]?.team ?? 'none') === kind,
  }),
);
const lastTeam = whose.map(
  (kind): Asked => ({
    type: aType('last-team'),
    ...{ pick: { kind }, market: {} },
    isWon: (course) => (course.at(-1)?.team ?? 'none') === kind,
  }),
);
const race = fc.tuple(whose, upTo(4)).map(
  ([kind, line]): Asked => ({
    type: aType('race-to'),
    ...{ pick: { kind }, market: { line } },
    isWon: (course) => {
      const there = moments(course).find(
        (played) => goalsOf(played, 'home') >= line || goalsOf(played, 'away') >= line,
      );
      return (there?.at(-1)?.team ?? 'none') === kind;
    },
  }),
);
const inARow = fc.tuple(yesNo, team, upTo(4)).map(
  ([kind, of, line]): Asked => ({
    type: aType('consecutive-scores'),
    ...{ pick: { kind }, market: { team: of, line } },
    isWon: (course) => answered(kind, runsOf(course, of) >= line),
  }),
);
const lead = fc.tuple(yesNo, team).map(
  ([kind, of]): Asked => ({
    type: aType('lead-held'),
    ...{ pick: { kind }, market: { team: of } },
    isWon: (course) =>
      answered(
        kind,
        moments(course).some((played) => leadOf(played, of) > 0),
      ),
  }),
);
const comeback = fc
  .tuple(
    yesNo,
    team,
    fc.constantFrom(['win-from-behind', 1] as const, ['unbeaten-from-behind', 0] as const),
  )
  .map(
    ([kind, of, [rule, least]]): Asked => ({
      type: aType(rule),
      ...{ pick: { kind }, market: { team: of } },
      isWon: (course) =>
        answered(
          kind,
          leadOf(course, of) >= least && moments(course).some((played) => leadOf(played, of) < 0),
        ),
    }),
  );
const stoodAt = fc.tuple(fc.nat(3), fc.nat(3)).map(
  ([home, away]): Asked => ({
    type: aType('score-reached'),
    ...{ pick: { kind: 'score', home, away }, market: {} },
    isWon: (course) =>
      moments(course).some(
        (played) => goalsOf(played, 'home') === home && goalsOf(played, 'away') === away,
      ),
  }),
);
const leader = fc.tuple(sides, upTo(5)).map(
  ([kind, line]): Asked => ({
    type: aType('leader-after'),
    ...{ pick: { kind }, market: { line } },
    isWon: (course) => aheadIn(course.slice(0, line)) === kind,
  }),
);
const twoUp = sides.map(
  (kind): Asked => ({
    type: aType('three-way-early-payout'),
    ...{ pick: { kind }, market: {} },
    isWon: (course) =>
      aheadIn(course) === kind ||
      (kind !== 'draw' && moments(course).some((played) => leadOf(played, kind) >= 2)),
  }),
);

const anyAsked = fc.oneof(
  ...[nextTeam, lastTeam, race, inARow, lead, comeback, stoodAt, leader, twoUp],
);
const goals = fc.record({ home: fc.nat(3), away: fc.nat(3) });
const runs = { seed: 250_028, numRuns: 1_500 };

test('[GRA-25] what every order of the goals agrees on is decided, and nothing else', () => {
  let [decided, left] = [0, 0];
  const law = fc.property(
    goals,
    goals,
    anyAsked,
    (first, second, { type, pick, market, isWon }) => {
      const ends = new Set(
        coursesOf(first, second).map((course) => (isWon(course) ? 'win' : 'lose')),
      );
      const [only] = ends;
      const grade = gradeBy(type, pick, { result: halvesOf(first, second), market });
      expect(grade).toBe(ends.size === 1 ? only : 'order-missing');
      if (ends.size === 1) decided += 1;
      else left += 1;
    },
  );
  fc.assert(law, runs);
  expect(Math.min(decided, left)).toBeGreaterThan(100);
});

const told = (course: Course): MatchResult =>
  halvesOf(
    { home: 0, away: 0 },
    { home: 0, away: 0 },
    {
      counts: {},
      orderedUnits: ['goals'],
      incidents: course.map((goal) => anIncident({ team: goal.team, partId: goal.half })),
    },
  );

test('[GRA-25] one order that is told is read as the oracle reads it', () => {
  const pickOne = fc.nat(10_000);
  const law = fc.property(goals, goals, anyAsked, pickOne, (first, second, asked, at) => {
    const courses = coursesOf(first, second);
    const course = courses[at % courses.length] ?? [];
    const grade = gradeBy(asked.type, asked.pick, { result: told(course), market: asked.market });
    expect(grade).toBe(asked.isWon(course) ? 'win' : 'lose');
  });
  fc.assert(law, runs);
});

/** Where in its half a goal fell, as far as these minutes tell it apart. */
const marks = { 5: [1, 15, 16, 30, 31, 45], 6: [46, 60, 61, 75, 76, 90] } as const;
const quarters = fc.constantFrom<readonly [number, number]>(
  ...([
    [1, 15],
    [16, 30],
    [1, 30],
    [1, 45],
    [31, 60],
    [46, 60],
    [46, 90],
    [61, 90],
    [1, 60],
    [1, 90],
  ] as const),
);
const few = fc.record({ home: fc.nat(2), away: fc.nat(1) });

/** Minutes for each goal, never falling within a half. */
function timesOf(course: Course): readonly (readonly number[])[] {
  return course.reduce<readonly (readonly number[])[]>(
    (ways, { half }) =>
      ways.flatMap((way) =>
        marks[half].filter((mark) => mark >= (way.at(-1) ?? 0)).map((mark) => [...way, mark]),
      ),
    [[]],
  );
}

/** How a question about minutes ends in every order and at every time. */
function endsOf(
  { first, second }: { readonly first: Score; readonly second: Score },
  isSo: (times: readonly number[]) => boolean,
): ReadonlySet<string> {
  const ways = coursesOf(first, second).flatMap(timesOf);
  return new Set(ways.map((times) => (isSo(times) ? 'win' : 'lose')));
}

test('[GRA-25] a minute nobody told is known as far as its half tells it', () => {
  const which = fc.tuple(upTo(4), quarters);
  const law = fc.property(few, few, which, (first, second, [number, [least, most]]) => {
    const result = halvesOf(first, second);
    const isIn = (minute: number | undefined) =>
      minute !== undefined && minute >= least && minute <= most;
    const nth = gradeBy(
      aType('time-of-event'),
      { kind: 'minutes', least, most },
      {
        ...{ result, market: { number } },
      },
    );
    const ofNth = endsOf({ first, second }, (times) => isIn(times[number - 1]));
    expect(nth).toBe(ofNth.size === 1 ? [...ofNth][0] : 'minute-missing');
    const any = gradeBy(
      aType('event-happens', { inMinutes: true }),
      { kind: 'yes' },
      {
        ...{ result, market: { minutes: { from: least, to: most } } },
      },
    );
    const ofAny = endsOf({ first, second }, (times) => times.some(isIn));
    const untold = any === 'order-missing' ? any : 'minute-missing';
    expect(any).toBe(ofAny.size === 1 ? [...ofAny][0] : untold);
  });
  fc.assert(law, { ...runs, numRuns: 150 });
});

test('[GRA-25] high scores cost the area of the score, not the number of orders', () => {
  const result = halvesOf({ home: 120, away: 90 }, { home: 60, away: 110 });
  const graded = (type: GradedType, pick: Pick, market: Partial<GradedMarket> = {}) =>
    gradeBy(type, pick, { result, market });
  expect(graded(aType('race-to'), { kind: 'home' }, { line: 100 })).toBe('win');
  expect(graded(aType('race-to'), { kind: 'home' }, { line: 80 })).toBe('order-missing');
  expect(graded(aType('score-reached'), { kind: 'score', home: 0, away: 0 })).toBe('win');
  expect(graded(aType('next-team'), { kind: 'none' }, { number: 381 })).toBe('win');
  // Too many states to try: then nobody knows, and nobody waits for it either.
  const runs = { team: 'home', line: 100 } as const;
  expect(graded(aType('consecutive-scores'), { kind: 'yes' }, runs)).toBe('order-missing');
});

test('[GRA-25] points that come several at once are known where a quarter ends', () => {
  const points = (first: Score, second: Score) =>
    halvesOf(first, second, {
      sport: 'basketball',
      counts: { points: { 65: first, 66: second, 67: second, 68: second } },
      ending: { ...halvesOf(first, second).ending, stage: 'ordinary-time' },
    });
  const result = points({ home: 22, away: 15 }, { home: 10, away: 20 });
  const type = (rule: 'race-to' | 'lead-held') => aType(rule, { unit: 'points' });
  const market = { partId: 60 };
  const to = (line: number) =>
    gradeBy(type('race-to'), { kind: 'home' }, { result, market: { ...market, line } });
  expect([20, 25, 10].map(to)).toEqual(['win', 'order-missing', 'order-missing']);
  const ledBy = (of: Team) =>
    gradeBy(type('lead-held'), { kind: 'yes' }, { result, market: { ...market, team: of } });
  expect([ledBy('home'), ledBy('away')]).toEqual(['win', 'win']);
});
