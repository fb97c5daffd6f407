import { expect, test } from 'vitest';
import { randomFrom } from '../../chance.ts';
import { aPlan } from '../fixtures/a-plan.ts';
import type { MatchCourse } from '../match-model.ts';
import { tennis } from './tennis.ts';
import { tennisParts } from './tennis-course.ts';

function allOf(seed: string): readonly MatchCourse[] {
  const random = randomFrom(seed);
  const courses: MatchCourse[] = [];
  let course = tennis.start(aPlan());
  while (course.phase !== 'over') {
    course = tennis.advance(course, 36, random).course;
    courses.push(course);
  }
  return courses;
}

const setOf = (gamePart: number) => Math.floor((gamePart - 401) / 20);

test('[OSIM-78] the game being played is a part with its points, numbered by set and game', () => {
  const courses = allOf('points');
  const games = courses.flatMap(({ innerPartId, score }) => {
    if (innerPartId === undefined) return [];
    const set = setOf(innerPartId);
    const ofSet = score.get(tennisParts.sets[set] ?? 0) ?? { home: -1, away: -1 };
    expect(innerPartId).toBe(401 + 20 * set + ofSet.home + ofSet.away);
    return [score.get(innerPartId)];
  });
  expect(games).toContainEqual({ home: 0, away: 0 });
  expect(games.some((points) => points && points.home + points.away >= 3)).toBe(true);
  const gameParts = courses.map(({ score }) => [...score.keys()].filter((part) => part > 400));
  expect(Math.max(...gameParts.map((parts) => parts.length))).toBe(1);
  expect(gameParts.at(-1)).toEqual([]);
});
