import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../chance.ts';
import { aPlan, nothingHappens } from '../fixtures/a-plan.ts';
import type { ForcedMoment, MatchCourse } from '../match-model.ts';
import { football } from './football-model.ts';

const begun = football.advance(football.start(aPlan()), 20 * 60, nothingHappens).course;
const happened = (moment: ForcedMoment) => football.force(begun, moment, nothingHappens).course;
const after = (seconds: number, course: MatchCourse) =>
  football.advance(course, seconds, nothingHappens).course;

describe('[OSIM-77] the ball', () => {
  test('goes to the flag with a corner, to its spot with a penalty, to the middle after a goal', () => {
    const corner = happened({ kind: 'corner', side: 'away' }).ball;
    expect(corner).toMatchObject({ side: 'away', depth: 100 });
    expect([0, 100]).toContain(corner?.across);
    const penalty = happened({ kind: 'penalty', side: 'home' }).ball;
    expect(penalty).toEqual({ side: 'home', depth: 90, across: 50 });
    const goal = happened({ kind: 'score', side: 'home' }).ball;
    expect(goal).toEqual({ side: 'away', depth: 50, across: 50 });
  });

  test('wanders after that, short of what is dangerous, and the same way again', () => {
    const places = Array.from({ length: 60 }, (_, step) => after(8 * (step + 8), begun).ball);
    expect(places.every((ball) => ball && ball.depth >= 12 && ball.depth <= 72)).toBe(true);
    expect(new Set(places.map((ball) => ball?.side))).toEqual(new Set(['home', 'away']));
    expect(new Set(places.map((ball) => JSON.stringify(ball))).size).toBeGreaterThan(40);
    const corner = after(30, happened({ kind: 'corner', side: 'home' })).ball;
    expect(corner).toEqual(after(30, begun).ball);
  });

  test('is near the goal while a dangerous attack is going on', () => {
    const random = randomFrom('attacks');
    let course = begun;
    const seen: number[] = [];
    while (seen.length < 20) {
      const before = course.counts.get(9);
      course = football.advance(course, 4, random).course;
      const now = course.counts.get(9);
      const isQuiet = course.incidents.length === begun.incidents.length;
      const side = now && before && now.home > before.home ? 'home' : 'away';
      if (now && before && now[side] > before[side] && isQuiet) {
        expect(course.ball?.side).toBe(side);
        seen.push(course.ball?.depth ?? 0);
      }
      if (!isQuiet || course.phase !== 'playing') course = begun;
    }
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(80);
  });

  test('is nowhere before the match, in the break and after it', () => {
    const courses = [football.start(aPlan()), after(35 * 60, begun), after(200 * 60, begun)];
    expect(courses.map(({ phase }) => phase)).toEqual(['before', 'break', 'over']);
    expect(courses.map(({ ball }) => ball)).toEqual([undefined, undefined, undefined]);
  });
});
