import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyIssue, type WrittenIssue, type WrittenTicket } from './fixtures/any-issue.ts';
import { rightOfEachLine } from './fixtures/naive-grading.ts';
import { jackpotTerms, luckySixTerms, picksOf } from './fixtures/some-terms.ts';
import { linesByRight, runningTicket } from './lines.ts';
import { type PoolMatchEnd, placeMarks, placeStandings } from './place-standing.ts';

const games = [
  ['jackpot', 470_322, jackpotTerms],
  ['lucky-six', 470_323, luckySixTerms],
] as const;

function marksOf(
  { matches, reserves }: Pick<WrittenIssue, 'matches' | 'reserves'>,
  ticket: WrittenTicket,
) {
  const picks = picksOf(ticket.picks.join(' '));
  const reservePicks = picksOf(ticket.reservePicks.join(' '));
  return placeMarks({ picks, reservePicks }, placeStandings(matches, reserves));
}

function counted(rights: readonly number[], places: number): readonly number[] {
  return Array.from(
    { length: places + 1 },
    (_, right) => rights.filter((one) => one === right).length,
  );
}

test.each(games)(
  '[POL-20, POL-21, POL-22] %s: every line written down gives the same',
  (game, seed, terms) => {
    const { places, reserves } = terms;
    let best = 0;
    let lines = 0;
    const issues = anyIssue({ game, places, reserves, tickets: 60, canWait: true });
    const law = fc.property(issues, (issue) => {
      for (const ticket of issue.tickets) {
        const written = rightOfEachLine(issue, ticket);
        expect(linesByRight(marksOf(issue, ticket), ticket.multiplier)).toEqual(
          counted(written, places),
        );
        best = Math.max(best, ...written);
        lines += written.length;
      }
    });
    fc.assert(law, { seed, numRuns: 20 });
    // What was compared is worth comparing.
    expect(lines).toBeGreaterThan(20 * 60);
    expect(best).toBeGreaterThan(places / 2);
  },
);

test('[POL-22] no ticket has more or fewer lines than were paid for', () => {
  const anyMark = fc
    .record({ choices: fc.integer({ min: 1, max: 2 }), right: fc.integer({ min: 0, max: 2 }) })
    .map(({ choices, right }) => ({ choices, right: Math.min(choices, right) }));
  const law = fc.property(
    fc.array(anyMark, { minLength: 1, maxLength: 20 }),
    fc.integer({ min: 1, max: 1_000 }),
    (marks, multiplier) => {
      const counts = linesByRight(marks, multiplier);
      const bought = marks.reduce((product, { choices }) => product * choices, multiplier);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(bought);
      expect(counts).toHaveLength(marks.length + 1);
      expect(counts.every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true);
    },
  );
  fc.assert(law, { seed: 470_324, numRuns: 1_000 });
});

/** What is known after some moments: what is called off later, or is not played yet, waits. */
function knownAt(ends: readonly PoolMatchEnd[], played: readonly boolean[], now: number) {
  return ends.map((end, at): PoolMatchEnd => {
    const isKnown = end.kind === 'off' ? end.since <= now : played[at];
    return isKnown ? end : { kind: 'waiting' };
  });
}

test.each(games)(
  '[POL-23] %s: right now ≤ right in the end ≤ reachable now',
  (game, seed, terms) => {
    const { places, reserves } = terms;
    const count = places + reserves;
    const anyCourse = fc.record({
      issue: anyIssue({ game, places, reserves, tickets: 5, canWait: false }),
      steps: fc.array(fc.integer({ min: 0, max: count }), { minLength: count, maxLength: count }),
    });
    let narrowed = 0;
    const law = fc.property(anyCourse, ({ issue, steps }) => {
      const ends = [...issue.matches, ...issue.reserves];
      for (const ticket of issue.tickets) {
        const final = Math.max(...rightOfEachLine(issue, ticket));
        let before = { right: 0, decided: 0, reachable: places };
        for (let now = 0; now <= count; now += 1) {
          const known = knownAt(
            ends,
            steps.map((step) => step <= now),
            now,
          );
          const split = { matches: known.slice(0, places), reserves: known.slice(places) };
          const running = runningTicket(marksOf(split, ticket));
          expect(running.right).toBeGreaterThanOrEqual(before.right);
          expect(running.decided).toBeGreaterThanOrEqual(before.decided);
          expect(running.reachable).toBeLessThanOrEqual(before.reachable);
          expect(running.right).toBeLessThanOrEqual(final);
          expect(running.reachable).toBeGreaterThanOrEqual(final);
          if (running.reachable < before.reachable) narrowed += 1;
          before = running;
        }
        expect(before).toEqual({ right: final, decided: places, reachable: final });
      }
    });
    fc.assert(law, { seed, numRuns: 60 });
    expect(narrowed).toBeGreaterThan(60);
  },
);
