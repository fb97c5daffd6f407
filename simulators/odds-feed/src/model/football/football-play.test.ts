import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../chance.ts';
import { aPlan, chancesOf, nothingHappens, scoreIn } from '../fixtures/a-plan.ts';
import type { ForcedMoment, MatchCourse } from '../match-model.ts';
import { football } from './football-model.ts';

const MINUTE = 60;
const start = football.start(aPlan());

function after(minutes: number, from: MatchCourse = start): MatchCourse {
  return football.advance(from, minutes * MINUTE, nothingHappens).course;
}

function force(course: MatchCourse, moment: ForcedMoment) {
  return football.force(course, moment, nothingHappens);
}

const goal = (side: 'home' | 'away') => ({ kind: 'score', side }) as const;

describe('[OSIM-12] the clock', () => {
  const moments = [
    // minutes since kick-off, phase, part, minute, stoppage
    [0.5, 'playing', 5, 1, 0],
    [44.5, 'playing', 5, 45, 0],
    [46.5, 'playing', 5, 45, 2],
    [48.9, 'playing', 5, 45, 4],
    [49.5, 'break', 5, 45, 0],
    [63.9, 'break', 5, 45, 0],
    [64.5, 'playing', 6, 46, 0],
    [108.5, 'playing', 6, 90, 0],
    [116.5, 'playing', 6, 90, 8],
    [117.5, 'over', 6, 90, 0],
    [500, 'over', 6, 90, 0],
  ] as const;

  test.each(moments)('after %d minutes', (minutes, phase, partId, minute, stoppageMinutes) => {
    expect(after(minutes)).toMatchObject({ phase, partId, minute, stoppageMinutes });
  });

  test('stoppage time lasts one to eight minutes', () => {
    const random = randomFrom('stoppage');
    const longest = Array.from({ length: 60 }, () => {
      let course = start;
      let most = 0;
      while (course.phase !== 'over') {
        ({ course } = football.advance(course, MINUTE / 2, random));
        most = Math.max(most, course.stoppageMinutes);
      }
      return most;
    });
    expect(Math.min(...longest)).toBeGreaterThanOrEqual(1);
    // A review in the last minute is waited for.
    expect(Math.max(...longest)).toBeLessThanOrEqual(8 + 3);
  });

  test('nothing happens any more when it is over', () => {
    const over = after(200);
    expect(football.advance(over, 3_600, randomFrom('after')).incidents).toEqual([]);
  });
});

describe('[OSIM-15] scripted moments', () => {
  test('a goal counts in its half and in the match', () => {
    const first = force(after(10), goal('home')).course;
    const second = force(after(90, first), goal('away')).course;
    expect([2, 3, 5, 6].map((part) => scoreIn(second, part))).toEqual(['1-1', '1-1', '1-0', '0-1']);
  });

  test('neither before kick-off nor after the end', () => {
    expect(force(start, goal('home')).incidents).toEqual([]);
    expect(force(after(200), goal('home')).incidents).toEqual([]);
  });

  test('corners and cards are counted', () => {
    const corner = force(after(10), { kind: 'corner', side: 'away' }).course;
    const course = force(corner, { kind: 'red-card', side: 'home' }).course;
    expect(course.counts.get(5)).toEqual({ home: 0, away: 1 });
    expect(course.counts.get(4)).toEqual({ home: 1, away: 0 });
  });
});

describe('[OSIM-11] a goal under review', () => {
  const over05 = football.price(start, 'full').filter(({ key }) => key === 'b47_ep3_pf1.0.5')[0];
  const before = after(10);
  const scored = force(before, goal('home')).course;

  test('decides nothing for two minutes', () => {
    if (!over05) throw new Error('no over 0.5');
    expect(football.grade(scored, over05)).toEqual(new Map());
    expect(football.grade(after(1.9, scored), over05)).toEqual(new Map());
    expect([...football.grade(after(2.1, scored), over05).values()]).toEqual([2, 3]);
  });

  test('is taken back with its scorer', () => {
    const { course, incidents } = force(scored, { kind: 'take-back' });
    const given = scored.incidents.at(-1);
    const { videoReview } = eventActionTypes;
    expect(scoreIn(course, 3)).toBe('0-0');
    expect(incidents.map((one) => one.actionTypeId)).toEqual([videoReview, given?.actionTypeId]);
    expect(incidents.at(-1)).toMatchObject({ isTakenBack: true, playerId: given?.playerId });
  });

  test('goals are taken back in play too, and the score is what stands', () => {
    const random = randomFrom('video reviews');
    const { goal: scoredOne, ownGoal, penaltyScored } = eventActionTypes;
    const kinds: readonly number[] = [scoredOne, ownGoal, penaltyScored];
    let takenBack = 0;
    for (let match = 0; match < 400; match += 1) {
      const { course } = football.advance(start, 4 * 3_600, random);
      const goals = course.incidents.filter((one) => kinds.includes(one.actionTypeId));
      const back = goals.filter((one) => one.isTakenBack).length;
      const { home, away } = course.score.get(3) ?? { home: 0, away: 0 };
      takenBack += back;
      expect(home + away).toBe(goals.length - 2 * back);
    }
    expect(takenBack).toBeGreaterThan(10);
  });
});

test('[OSIM-13] a red card', () => {
  const level = after(10);
  const reduced = force(level, { kind: 'red-card', side: 'home' }).course;
  const chances = (course: MatchCourse) => chancesOf(football.price(course, 'full'), 'b69_ep3');
  expect(chances(reduced).home).toBeLessThan(chances(level).home ?? 0);
  expect(chances(reduced).away).toBeGreaterThan(chances(level).away ?? 1);
});

test('[OSIM-14] a penalty is awarded, then taken', () => {
  const random = randomFrom('penalty');
  const { course, dangerSeconds } = force(after(10), { kind: 'penalty', side: 'home' });
  const waiting = football.advance(course, 44, random);
  const taken = football.advance(waiting.course, 50, () => 0.5);
  expect(dangerSeconds).toBeGreaterThanOrEqual(45);
  expect(waiting.incidents).toEqual([]);
  const { penaltyScored, penaltyMissed } = eventActionTypes;
  const kinds: readonly (number | undefined)[] = [penaltyScored, penaltyMissed];
  expect(kinds).toContain(taken.incidents[0]?.actionTypeId);
});
