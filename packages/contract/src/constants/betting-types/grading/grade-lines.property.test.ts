import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bettingTypes } from '../betting-types.ts';
import { comeback } from './fixtures/graded.ts';
import { openGradeBook } from './grade-lines.ts';

const runs = { seed: 520_016, numRuns: 1_000 };
const result = { matchId: 'm1', sport: 'football', status: 'ended', ...comeback };
const selection = { id: 's1', type: 69, part: 3, pick: 'home' };

/** An object in which some fields were replaced by anything. */
const spoilt = (whole: object) =>
  fc
    .tuple(fc.subarray(Object.keys(whole), { minLength: 1 }), fc.jsonValue())
    .map(([names, value]) => ({
      ...whole,
      ...Object.fromEntries(names.map((name) => [name, value])),
    }));

test('[GRA-52] whatever stands on a line is answered and never breaks the book', () => {
  const anyLine = fc.oneof(
    fc.jsonValue(),
    spoilt(result).map((value) => ({ result: value })),
    spoilt(selection).map((value) => ({ selection: value })),
  );
  const law = fc.property(anyLine, (line) => {
    const book = openGradeBook();
    book.take({ result });
    const answer = book.take(line);
    if (answer) expect('error' in answer || 'word' in answer).toBe(true);
  });
  fc.assert(law, runs);
});

const anyPick = fc.oneof(
  fc.constantFrom('home', 'draw', 'away', 'yes', 'no', 'odd', 'even', 'none', 'equal', 'both'),
  fc.record({
    kind: fc.constantFrom('over', 'under', 'exactly'),
    line: fc.constantFrom(0.5, 2, 2.25),
  }),
  fc.record({
    kind: fc.constant('handicap'),
    of: fc.constantFrom('home', 'draw', 'away'),
    line: fc.constantFrom(-1, 0.25, 1.5),
  }),
  fc.record({ kind: fc.constant('score'), home: fc.nat(3), away: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('range', 'minutes'), least: fc.nat(90) }),
  fc.record({ kind: fc.constant('part'), part: fc.constantFrom(5, 6) }),
  fc.record({ kind: fc.constant('player'), player: fc.constantFrom('h9', 'a7', 'x1') }),
  fc.record({ kind: fc.constant('in-turn'), of: fc.constant(['home', 'draw']) }),
  fc.record({ kind: fc.constantFrom('all-of', 'any-of'), of: fc.constant(['home', 'yes']) }),
);

test('[GRA-21] every type answers every pick, whether or not it fits', () => {
  const book = openGradeBook();
  book.take({ result });
  const anyType = fc.constantFrom(...bettingTypes.map(({ id }) => id));
  const anyPart = fc.constantFrom(1, 2, 3, 5, 6, 20, 60, 10_001, 10_250);
  const law = fc.property(anyType, anyPart, anyPick, (type, part, pick) => {
    const answer = book.take({ selection: { id: 's1', type, part, team: 'home', line: 1, pick } });
    expect(answer).toMatchObject({ id: 's1' });
  });
  fc.assert(law, { ...runs, numRuns: 4_000 });
});
