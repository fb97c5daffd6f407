import { describe, expect, test } from 'vitest';
import { randomFrom } from '../chance.ts';
import { aPlan } from './fixtures/a-plan.ts';
import { verdicts } from './market/verdict.ts';
import type { MatchCourse, Random, SportModel } from './match-model.ts';
import { sportModels } from './sport-models.ts';

const sports = [
  // sport, longest match in minutes
  [1, 'football', 125],
  [8, 'basketball', 135],
  [3, 'tennis', 200],
  [26, 'cricket', 200],
  [9, 'baseball', 260],
  [5, 'American football', 240],
  [96, 'esports', 140],
  [45, 'darts', 90],
  [36, 'snooker', 240],
  [25, 'fighting', 20],
  [86, 'virtual football', 9],
] as const;

function modelOf(sportId: number): SportModel {
  const model = sportModels.get(sportId);
  if (!model) throw new Error(`no sport ${sportId}`);
  return model;
}

function playToEnd(model: SportModel, random: Random, stepSeconds: number) {
  const courses: MatchCourse[] = [model.start(aPlan())];
  let course = courses[0] as MatchCourse;
  while (course.phase !== 'over') {
    ({ course } = model.advance(course, stepSeconds, random));
    courses.push(course);
    if (courses.length > 10_000) throw new Error('without an end');
  }
  return courses;
}

describe.each(sports)('sport %d, %s', (sportId, name, minutesMax) => {
  const model = modelOf(sportId);
  const start = model.start(aPlan());
  const markets = model.price(start, 'full');

  test('[OSIM-17] has at least six betting types', () => {
    expect(new Set(markets.map((market) => market.bettingTypeId)).size).toBeGreaterThanOrEqual(6);
    expect(model.price(start, 'main').length).toBeGreaterThan(0);
  });

  test('[OSIM-06] keys are unique', () => {
    expect(new Set(markets.map((market) => market.key)).size).toBe(markets.length);
  });

  test('[OSIM-17] ends within its time', () => {
    const courses = playToEnd(model, randomFrom(name), 60);
    expect(courses.length).toBeLessThanOrEqual(minutesMax);
  });

  test('[OSIM-16] the same chance plays the same match', () => {
    const [one, other] = [
      playToEnd(model, randomFrom('a'), 45),
      playToEnd(model, randomFrom('a'), 45),
    ];
    expect(one.at(-1)).toEqual(other.at(-1));
    expect(model.price(one[3] as MatchCourse, 'full')).toEqual(
      model.price(other[3] as MatchCourse, 'full'),
    );
  });

  test('[OSIM-01] at every moment selections sum to those that win', () => {
    const courses = playToEnd(model, randomFrom(`${name} sums`), 400);
    const several = new Set([30, 34]);
    const wrong = courses.flatMap((course) =>
      model
        .price(course, 'full')
        .filter(({ bettingTypeId }) => !several.has(bettingTypeId))
        .filter(({ selections, winners }) => {
          const sum = selections.reduce((total, one) => total + one.probability, 0);
          return Math.abs(sum - winners) > 0.001;
        })
        .map((market) => `${course.minute}: ${market.key}`),
    );
    expect(wrong).toEqual([]);
  });

  test('[OSIM-09] what is graded stays so, and in the end everything is', () => {
    const courses = playToEnd(model, randomFrom(`${name} grades`), 300);
    const graded = new Map<string, number>();
    for (const course of courses) {
      for (const market of markets) {
        for (const [key, verdict] of model.grade(course, market)) {
          const known = graded.get(`${market.key}/${key}`) ?? verdict;
          expect(`${market.key}/${key} ${verdict}`).toBe(`${market.key}/${key} ${known}`);
          graded.set(`${market.key}/${key}`, verdict);
        }
      }
    }
    const selections = markets.flatMap((market) => market.selections);
    expect(graded.size).toBe(selections.length);
  });

  test('[OSIM-15] a forced score is told, and only in play', () => {
    const playing = model.advance(start, 1, randomFrom('force')).course;
    const side = 'home';
    const told = model.force(playing, { kind: 'score', side }, randomFrom('force'));
    expect(told.incidents.map((incident) => incident.side)).toContain('home');
    expect(model.force(start, { kind: 'score', side }, randomFrom('force')).incidents).toEqual([]);
  });
});

const others = sports.filter(([sportId]) => sportId !== 1 && sportId !== 86);

test.each(others)('[OSIM-05] %d, %s: prices are what happens', (sportId, name) => {
  const model = modelOf(sportId);
  const start = model.start(aPlan());
  const markets = model.price(start, 'full');
  const random = randomFrom(`${name} frequencies`);
  const matches = 300;
  const counts = new Map<string, { won: number; lost: number }>();
  for (let match = 0; match < matches; match += 1) {
    const { course } = model.advance(start, 24 * 3_600, random);
    for (const market of markets) {
      for (const [key, verdict] of model.grade(course, market)) {
        const count = counts.get(`${market.key}/${key}`) ?? { won: 0, lost: 0 };
        if (verdict === verdicts.won) count.won += 1;
        if (verdict === verdicts.lost) count.lost += 1;
        counts.set(`${market.key}/${key}`, count);
      }
    }
  }
  const wrong = markets.flatMap((market) =>
    market.selections.flatMap(({ key, probability }) => {
      const { won, lost } = counts.get(`${market.key}/${key}`) ?? { won: 0, lost: 0 };
      const error = Math.sqrt(Math.max(probability * (1 - probability), 0.005) / (won + lost));
      const share = won / (won + lost);
      const isClose = won + lost === 0 || Math.abs(share - probability) < 5 * error;
      return isClose ? [] : [`${market.key}/${key}: ${probability} but ${share}`];
    }),
  );
  expect(wrong).toEqual([]);
});
