import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aResult, aType, gradeBy, halvesOf } from './fixtures/a-match.ts';
import type { MatchResult } from './result/match-result.ts';
import { totalOf } from './score.ts';
import { outcomeAt, type ScorePick } from './score-pick.ts';
import type { GradedType, Pick } from './selection.ts';

const runs = { seed: 310_016, numRuns: 400 };
const count = fc.nat(6);
const score = fc.record({ home: count, away: count });
const quarter = fc.integer({ min: -14, max: 14 }).map((quarters) => quarters / 4);
const totalLine = fc.integer({ min: 1, max: 30 }).map((quarters) => quarters / 4);
const part = fc.constantFrom(3, 5, 6);

const threeWay = aType('three-way-result');
const handicap = aType('handicap-two-way');
const total = aType('total-over-under');

const opposite: Readonly<Record<string, string>> = {
  win: 'lose',
  'half-win': 'half-lose',
  refund: 'refund',
  'half-lose': 'half-win',
  lose: 'win',
};

test('[GRA-11] over and under, and the two sides of a handicap, are mirror images', () => {
  const law = fc.property(
    score,
    score,
    quarter,
    totalLine,
    part,
    (first, second, line, goals, partId) => {
      const of = { result: halvesOf(first, second), market: { partId } };
      const over = gradeBy(total, { kind: 'over', line: goals }, of);
      expect(gradeBy(total, { kind: 'under', line: goals }, of)).toBe(opposite[over]);
      const home = gradeBy(handicap, { kind: 'handicap', of: 'home', line }, of);
      expect(gradeBy(handicap, { kind: 'handicap', of: 'away', line: -line }, of)).toBe(
        opposite[home],
      );
    },
  );
  fc.assert(law, runs);
});

const worth: Readonly<Record<string, number>> = {
  win: 1,
  'half-win': 0.5,
  refund: 0,
  'half-lose': -0.5,
  lose: -1,
};

test('[GRA-11] a quarter line is half of each of its neighbours', () => {
  const odd = fc.integer({ min: -7, max: 7 }).map((index) => index / 2 + 0.25);
  const law = fc.property(score, score, odd, (first, second, line) => {
    const of = { result: halvesOf(first, second) };
    const at = (at: number) =>
      worth[gradeBy(handicap, { kind: 'handicap', of: 'home', line: at }, of)];
    expect(at(line)).toBe(((at(line - 0.25) ?? 9) + (at(line + 0.25) ?? 9)) / 2);
  });
  fc.assert(law, runs);
});

type Asked = readonly [GradedType, Pick];
const asking = (type: GradedType, pick: Pick): Asked => [type, pick];

const sides = ['home', 'draw', 'away'] as const;

test('[GRA-10] one of three results wins, and a double chance is two of them', () => {
  const law = fc.property(score, score, part, (first, second, partId) => {
    const of = { result: halvesOf(first, second), market: { partId } };
    const winners = sides.filter((side) => gradeBy(threeWay, { kind: side }, of) === 'win');
    expect(winners).toHaveLength(1);
    for (const pair of [
      ['home', 'draw'],
      ['home', 'away'],
      ['draw', 'away'],
    ] as const) {
      const pick: Pick = { kind: 'any-of', of: pair.map((kind) => ({ kind })) };
      const wins = pair.some((side) => winners.includes(side));
      expect(gradeBy(aType('double-chance'), pick, of)).toBe(wins ? 'win' : 'lose');
    }
  });
  fc.assert(law, runs);
});

test('[GRA-13] the correct score is the one that every total and result agrees with', () => {
  const law = fc.property(score, score, score, (first, second, guess) => {
    const result = halvesOf(first, second);
    const wins = (type: ReturnType<typeof aType>, pick: Pick) =>
      gradeBy(type, pick, { result }) === 'win';
    const isExact = wins(aType('correct-score'), { kind: 'score', ...guess });
    const range = (amount: number): Pick => ({ kind: 'range', least: amount, most: amount });
    const ofTeam = (team: 'home' | 'away') =>
      gradeBy(aType('total-range', { subject: 'team' }), range(guess[team]), {
        result,
        market: { team },
      });
    expect(isExact).toBe(ofTeam('home') === 'win' && ofTeam('away') === 'win');
    if (isExact) expect(wins(aType('total-range'), range(totalOf(guess)))).toBe(true);
  });
  fc.assert(law, runs);
});

const extraTime = (result: MatchResult, more: { home: number; away: number }): MatchResult => ({
  ...result,
  counts: { goals: { ...result.counts.goals, 10001: more } },
  ending: { ...result.ending, stage: 'overtime' },
});

test('[GRA-01] extra time never changes ordinary time or a half', () => {
  const anyPick: fc.Arbitrary<Asked> = fc.oneof(
    fc.constantFrom(...sides).map((kind) => asking(threeWay, { kind })),
    totalLine.map((line) => asking(total, { kind: 'over', line })),
    quarter.map((line) => asking(handicap, { kind: 'handicap', of: 'home', line })),
    score.map((exact) => asking(aType('correct-score'), { kind: 'score', ...exact })),
    fc
      .constantFrom('yes' as const, 'no' as const)
      .map((kind) => asking(aType('both-score'), { kind })),
  );
  const law = fc.property(
    score,
    score,
    score,
    anyPick,
    part,
    (first, second, more, asked, partId) => {
      const [type, pick] = asked;
      const result = halvesOf(first, second);
      const market = { partId };
      expect(gradeBy(type, pick, { result: extraTime(result, more), market })).toBe(
        gradeBy(type, pick, { result, market }),
      );
    },
  );
  fc.assert(law, runs);
});

test('[GRA-20] what stands when a match breaks off would have stood however it went on', () => {
  const anyPick: fc.Arbitrary<Asked> = fc.oneof(
    fc.constantFrom(...sides).map((kind) => asking(threeWay, { kind })),
    totalLine.map((line) => asking(total, { kind: 'over', line })),
    totalLine.map((line) => asking(total, { kind: 'under', line })),
    score.map((exact) => asking(aType('correct-score'), { kind: 'score', ...exact })),
    fc
      .constantFrom('yes' as const, 'no' as const)
      .map((kind) => asking(aType('both-score'), { kind })),
    fc
      .constantFrom('odd' as const, 'even' as const)
      .map((kind) => asking(aType('odd-even'), { kind })),
  );
  const law = fc.property(score, score, anyPick, (first, second, [type, pick]) => {
    const broken = halvesOf(first, second, { status: 'abandoned', completedParts: [5] });
    const stands = gradeBy(type, pick, { result: broken });
    const ends = new Set<string>();
    for (let home = 0; home < 10; home += 1) {
      for (let away = 0; away < 10; away += 1) {
        const more = { home: second.home + home, away: second.away + away };
        ends.add(gradeBy(type, pick, { result: halvesOf(first, more) }));
      }
    }
    const [only] = ends;
    const isQuarter = 'line' in pick && !Number.isInteger(pick.line * 2);
    if (ends.size > 1 && isQuarter) return;
    expect(stands).toBe(ends.size === 1 ? only : 'refund');
  });
  fc.assert(law, { ...runs, numRuns: 200 });
});

test('[GRA-20] of a quarter line each half stands or comes back for itself', () => {
  const odd = fc.integer({ min: 0, max: 14 }).map((index) => index / 2 + 0.25);
  const kind = fc.constantFrom('over' as const, 'under' as const);
  const law = fc.property(score, score, kind, odd, (first, second, than, line) => {
    /** By every way to go on, read without the grader: above, on or below a whole or half line. */
    const halfAt = (at: number): number => {
      const ends = Array.from({ length: 20 }, (_, more) => {
        const total = totalOf(first) + totalOf(second) + more;
        return Math.sign(total - at) * (than === 'over' ? 1 : -1);
      });
      return ends.every((end) => end === ends[0]) ? (ends[0] ?? 0) : 0;
    };
    const expected = (halfAt(line - 0.25) + halfAt(line + 0.25)) / 2;
    const broken = halvesOf(first, second, { status: 'abandoned', completedParts: [5] });
    expect(worth[gradeBy(total, { kind: than, line }, { result: broken })]).toBe(expected + 0);
  });
  fc.assert(law, runs);
});

/** What a running look says of a pick, and the same pick as its market grades it. */
const sameTwice: fc.Arbitrary<readonly [ScorePick, Asked]> = fc.oneof(
  fc
    .constantFrom(...sides)
    .map((side): readonly [ScorePick, Asked] => [
      { kind: 'result', sides: [side], headStart: 0 },
      asking(threeWay, { kind: side }),
    ]),
  fc
    .tuple(fc.constantFrom(...sides), fc.integer({ min: -3, max: 3 }))
    .map(([side, line]): readonly [ScorePick, Asked] => [
      { kind: 'result', sides: [side], headStart: side === 'away' ? -line : line },
      asking(aType('handicap-three-way'), { kind: 'handicap', of: side, line }),
    ]),
  quarter.map((line): readonly [ScorePick, Asked] => [
    { kind: 'handicap', team: 'away', line },
    asking(handicap, { kind: 'handicap', of: 'away', line }),
  ]),
  fc
    .tuple(fc.constantFrom('over' as const, 'under' as const), totalLine)
    .map(([than, line]): readonly [ScorePick, Asked] => [
      { kind: 'total', of: 'both', than, line },
      asking(total, { kind: than, line }),
    ]),
  fc
    .constantFrom('yes' as const, 'no' as const)
    .map((answer): readonly [ScorePick, Asked] => [
      { kind: 'both-score', answer },
      asking(aType('both-score'), { kind: answer }),
    ]),
  score.map((exact): readonly [ScorePick, Asked] => [
    { kind: 'exact-score', ...exact },
    asking(aType('correct-score'), { kind: 'score', ...exact }),
  ]),
  fc
    .constantFrom('odd' as const, 'even' as const)
    .map((parity): readonly [ScorePick, Asked] => [
      { kind: 'odd-even', parity },
      asking(aType('odd-even'), { kind: parity }),
    ]),
);

test('[GRA-12] a pick on the score ends as its running look says at that score', () => {
  const law = fc.property(score, sameTwice, (final, [running, [type, pick]]) => {
    const result = aResult({ counts: { goals: { 3: final } } });
    expect(gradeBy(type, pick, { result })).toBe(outcomeAt(running, final));
  });
  fc.assert(law, runs);
});
