import { describe, expect, test } from 'vitest';
import { matchTimeText, scoreText } from './match-clock.ts';

const none = undefined;
const times = [
  // status  part  minute  stoppage  part name  text
  [1, null, none, none, none, '-'],
  [1, 5, 3, none, none, '-'],
  [2, 5, 0, none, none, '0'],
  [2, 5, 12, none, '1st half', '12'],
  [2, 5, 45, none, none, '45'],
  [2, 5, 47, none, none, '45+2'],
  [2, 5, 45, 2, none, '45+2'],
  [2, 5, 45, 0, none, '45'],
  [2, null, 45, none, none, 'HT'],
  [2, null, 45, 2, none, 'HT'],
  [4, null, 45, none, none, 'HT'],
  [2, null, 30, none, none, '30'],
  [2, null, 90, none, none, '90'],
  [2, 6, 46, none, none, '46'],
  [2, 6, 67, none, none, '67'],
  [2, 6, 94, none, none, '90+4'],
  [2, 6, 90, 4, none, '90+4'],
  [2, 10_001, 104, none, none, '104'],
  [2, 22, none, none, 'Set 2', 'Set 2'],
  [2, null, none, none, none, '-'],
  [3, null, 90, none, none, '90'],
] as const;

const scores = [
  [1, 0, '-'],
  [1, none, '-'],
  [2, 0, '00'],
  [2, 2, '02'],
  [2, 104, '104'],
  [2, none, '-'],
  [3, 12, '12'],
] as const;

describe('what a match shows of its course', () => {
  test.each(times)(
    '[ODB-12] status %s, part %s, minute %s, stoppage %s, part name %s: %s',
    (status, partId, minute, stoppageMinutes, partName, text) => {
      const course = { status, partId, minute, stoppageMinutes, partName };
      expect(matchTimeText({ sportId: 1, ...course })).toBe(text);
      expect(matchTimeText({ sportId: 86, ...course })).toBe(text);
    },
  );

  test.each([
    // sport, part name, text
    [3, 'Set 2', 'Set 2'],
    [8, 'Quarter 3', 'Quarter 3'],
    [96, none, '-'],
  ])('[ODB-12] sport %d in the part %s shows no minute but %s', (sportId, partName, text) => {
    const course = { status: 2, partId: 22, minute: 102, stoppageMinutes: none, partName };
    expect(matchTimeText({ sportId, ...course })).toBe(text);
  });

  test.each(scores)('[ODB-13] status %d with %s scored shows %s', (status, goals, text) => {
    expect(scoreText(status, goals)).toBe(text);
  });
});
