import { expect, test } from 'vitest';
import { openGradeBook } from './grade-lines.ts';

const result = (changes: object = {}) => ({
  result: {
    matchId: 'm1',
    sport: 'football',
    status: 'ended',
    version: 2,
    counts: { goals: { 3: [2, 1] } },
    ...changes,
  },
});
const winner = (changes: object = {}) => ({
  selection: { id: 's1', type: 69, part: 3, pick: 'home', ...changes },
});

test('[GRA-50] a selection is answered with its code and its word', () => {
  const book = openGradeBook();
  expect(book.take(result())).toBeUndefined();
  expect(book.take(winner())).toEqual({ id: 's1', outcome: 4, word: 'win' });
  expect(book.take(winner({ pick: 'draw' }))).toEqual({ id: 's1', outcome: 3, word: 'lose' });
  expect(book.take(winner({ type: 118, pick: { kind: 'over', line: 9.5 } }))).toEqual({
    id: 's1',
    outcome: 1,
    word: 'abnormal',
    why: 'count-missing',
  });
});

test('[GRA-51] a selection names its match or is of the one told last', () => {
  const book = openGradeBook();
  book.take(result());
  book.take(result({ matchId: 'm2', counts: { goals: { 3: [0, 1] } } }));
  expect(book.take(winner())).toMatchObject({ word: 'lose' });
  expect(book.take(winner({ match: 'm1' }))).toMatchObject({ word: 'win' });
  expect(book.take(winner({ match: 'm3' }))).toMatchObject({
    word: 'abnormal',
    why: 'unknown-match',
  });
});

const goal = (changes: object) =>
  result({ incidents: [{ unit: 'goals', part: 5, team: 'home', ...changes }] });
const h9 = { player: 'h9', team: 'home', role: 'started' };

const bad: readonly (readonly [unknown, string])[] = [
  [null, 'neither a result nor a selection'],
  [[], 'neither a result nor a selection'],
  [{ ...result(), ...winner() }, 'neither a result nor a selection'],
  [winner(), 'no result was told before'],
  [{ result: 5 }, 'result is no object'],
  [result({ sport: 'chess' }), 'result.sport is none of football, basketball'],
  [result({ counts: { goals: { 3: [2] } } }), 'result.counts.goals.3 is no pair'],
  [result({ counts: { goals: { 3: [null, 1] } } }), 'result.counts.goals.3 is no number'],
  [result({ counts: { goals: { '03': [2, 1] } } }), 'result.counts.goals.03 is no part'],
  [result({ counts: { goals: { 3: [1e15, 1] } } }), 'count-impossible'],
  [result({ minute: -5 }), 'result.minute is no whole number from 0 up'],
  [result({ version: 1.5 }), 'result.version is no whole number from 0 up'],
  [goal({ worth: 0 }), 'result.incidents[0].worth is no whole number from 1 up'],
  [goal({ minute: 10.5 }), 'result.incidents[0].minute is no whole number from 0 up'],
  [goal({ minute: 20, added: 3 }), 'incident-outside-its-part'],
  [result({ lineUp: [h9, h9] }), 'result.lineUp names somebody twice'],
  [result({ lineUp: [{ ...h9, counts: { shots: -1 } }] }), 'is no whole number from 0 up'],
  [result({ ending: { round: 0 } }), 'result.ending.round is no whole number from 1 up'],
  [result({ ending: { second: 900 } }), 'result.ending.second is beyond the bell'],
  [result({ counts: { gaols: { 3: [2, 1] } } }), 'result.counts.gaols is no unit'],
  [result({ halfTime: [1, 0] }), 'result.halfTime is not known'],
  [result({ incidents: [{ unit: 'goals' }] }), 'result.incidents[0].part is no number'],
  [result({ counts: {} }), 'no-score'],
  [result({ counts: { goals: { 5: [3, 0], 3: [2, 1] } } }), 'part-above-whole'],
];

test.each(bad)('[GRA-52] %j: %s', (line, error) => {
  const answer = openGradeBook().take(line);
  expect(answer).toEqual({ error: expect.stringContaining(error) });
});

function nested(depth: number): unknown {
  let pick: unknown = 'home';
  for (let level = 0; level < depth; level += 1) pick = { kind: 'not', of: pick };
  return pick;
}

const badSelections: readonly (readonly [object, string])[] = [
  [{ id: '' }, 'selection.id is no text'],
  [{ pick: 'hom' }, 'selection.pick is no object'],
  [{ pick: { kind: 'maybe' } }, 'selection.pick.kind is not known'],
  [{ pick: { kind: 'over', line: 2.1 } }, 'selection.pick.line is no quarter'],
  [{ pick: { kind: 'over', line: 2.5, lines: 3 } }, 'selection.pick.lines is not known'],
  [{ pick: { kind: 'over', line: 1e300 } }, 'selection.pick.line is no quarter'],
  [
    { pick: { kind: 'score', home: -1, away: 0 } },
    'selection.pick.home is no whole number from 0 up',
  ],
  [
    { pick: { kind: 'score', home: 1.5, away: 0 } },
    'selection.pick.home is no whole number from 0 up',
  ],
  [{ pick: { kind: 'range', least: 4, most: 2 } }, 'selection.pick.most is below least'],
  [{ minutes: [30, 10] }, 'selection.minutes end before they begin'],
  [{ before: [-1, 0] }, 'selection.before is no whole number from 0 up'],
  [{ number: 0 }, 'selection.number is no whole number from 1 up'],
  [{ part: '3' }, 'selection.part is no number'],
  [{ pick: nested(5_000) }, 'selection.pick goes too deep'],
];

test.each(badSelections)('[GRA-52] a bad selection: %#', (changes, error) => {
  const book = openGradeBook();
  book.take(result());
  expect(book.take(winner(changes))).toEqual({ error });
});

const followers: readonly (readonly [string, object, object | undefined, string])[] = [
  // what comes next, its answer, what a bet on the home team is then
  ['the same again', result(), undefined, 'win'],
  [
    'an older one',
    result({ version: 1, counts: { goals: { 3: [0, 0] } } }),
    { error: 'result-stale' },
    'win',
  ],
  [
    'another one',
    result({ version: 3, counts: { goals: { 3: [2, 2] } } }),
    { error: 'result-contradicts' },
    'result-contradicts',
  ],
  ['one without a score', result({ version: 3, counts: {} }), { error: 'no-score' }, 'no-score'],
];

test.each(followers)('[GRA-40] after a result comes %s', (_name, next, answer, grade) => {
  const book = openGradeBook();
  book.take(result());
  expect(book.take(next)).toEqual(answer);
  const graded = book.take(winner());
  expect(graded && 'word' in graded ? (graded.why ?? graded.word) : graded).toBe(grade);
});

test('[GRA-40] a contradiction is refused as often as it is told, and so is what it contradicts', () => {
  const book = openGradeBook();
  const other = result({ version: 3, counts: { goals: { 3: [2, 2] } } });
  book.take(result());
  for (const next of [other, other, result({ version: 4, counts: { goals: { 3: [2, 2] } } })]) {
    expect(book.take(next)).toEqual({ error: 'result-contradicts' });
    expect(book.take(winner())).toMatchObject({ why: 'result-contradicts' });
  }
  expect(book.take(result({ version: 5 }))).toEqual({ error: 'result-contradicts' });
  expect(book.take(result({ matchId: '' }))).toHaveProperty('error');
  expect(book.take(winner({ match: 'm1' }))).toMatchObject({ why: 'result-contradicts' });
});

test('[GRA-40] what is refused between two results does not make the second the first', () => {
  const book = openGradeBook();
  book.take(result());
  book.take(result({ version: 3, counts: {} }));
  const other = result({ version: 4, counts: { goals: { 3: [2, 2] } } });
  expect(book.take(other)).toEqual({ error: 'result-contradicts' });
  const same = openGradeBook();
  same.take(result());
  same.take(result({ version: 3, counts: {} }));
  expect(same.take(result({ version: 4 }))).toBeUndefined();
  expect(same.take(winner())).toMatchObject({ word: 'win' });
});

test('[GRA-52] a result that cannot be read leaves its match without one', () => {
  const book = openGradeBook();
  book.take(result());
  book.take(result({ matchId: 'm2' }));
  expect(book.take(result({ counts: 'two to one' }))).toHaveProperty('error');
  const why = 'result.counts is no object';
  expect(book.take(winner({ match: 'm1' }))).toMatchObject({ word: 'abnormal', why });
  expect(book.take(winner({ match: 'm2' }))).toMatchObject({ word: 'win' });
});

test('[GRA-50] in play what is not told yet is pending, and what is wrong stays abnormal', () => {
  const book = openGradeBook();
  book.take(result({ status: 'in-progress' }));
  const corners = winner({ type: 118, pick: { kind: 'over', line: 9.5 } });
  expect(book.take(corners)).toEqual({ id: 's1', outcome: 0, word: 'pending' });
  expect(book.take(winner({ pick: 'yes' }))).toMatchObject({ why: 'pick-does-not-fit' });
});
