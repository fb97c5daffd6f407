import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFinalAt, needOf, outcomeAt, type Score, type ScorePick } from './score-pick.ts';

const runs = { seed: 610_014, numRuns: 500 };

const quarters = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((count) => count / 4);
const team = fc.constantFrom('home' as const, 'away' as const);
const side = fc.constantFrom('home' as const, 'draw' as const, 'away' as const);
const goals = fc.nat(6);
const anyScore: fc.Arbitrary<Score> = fc.record({ home: goals, away: goals });
const anyPick: fc.Arbitrary<ScorePick> = fc.oneof(
  fc.record({
    kind: fc.constant('result' as const),
    sides: fc.uniqueArray(side, { minLength: 1, maxLength: 2 }),
    headStart: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ kind: fc.constant('handicap' as const), team, line: quarters(-3, 3) }),
  fc.record({
    kind: fc.constant('total' as const),
    of: fc.constantFrom('both' as const, 'home' as const, 'away' as const),
    than: fc.constantFrom('over' as const, 'under' as const),
    line: quarters(1, 8),
  }),
  fc.record({
    kind: fc.constant('both-score' as const),
    answer: fc.constantFrom('yes' as const, 'no' as const),
  }),
  fc.record({ kind: fc.constant('exact-score' as const), home: goals, away: goals }),
  fc.record({
    kind: fc.constant('odd-even' as const),
    parity: fc.constantFrom('odd' as const, 'even' as const),
  }),
);

const REACH = 12;
const added = Array.from({ length: REACH ** 2 }, (_, at) => ({
  home: Math.floor(at / REACH),
  away: at % REACH,
}));
const after = (score: Score, more: Score): Score => ({
  home: score.home + more.home,
  away: score.away + more.away,
});

test('[ORD-15] sealed is what no further goal changes, and nothing else', () => {
  const law = fc.property(anyPick, anyScore, (pick, score) => {
    const later = new Set(added.map((more) => outcomeAt(pick, after(score, more))));
    expect(isFinalAt(pick, score)).toBe(later.size === 1);
  });
  fc.assert(law, runs);
});

test('[ORD-15] what is needed wins, however the teams share it, and less does not', () => {
  const law = fc.property(anyPick, anyScore, (pick, score) => {
    const need = needOf(pick, score);
    const winning = added.filter((more) => outcomeAt(pick, after(score, more)) === 'win');
    const fewest = Math.min(...winning.map(({ home, away }) => home + away));
    const ways = winning.filter(({ home, away }) => home + away === fewest);
    if (winning.length === 0 || fewest === 0) expect(need).toBeUndefined();
    else if (ways.length === 1) expect(need).toEqual({ by: 'each', ...ways[0] });
    else {
      expect(need).toEqual({ by: 'either', goals: fewest });
      expect(ways).toHaveLength(fewest + 1);
    }
  });
  fc.assert(law, runs);
});
