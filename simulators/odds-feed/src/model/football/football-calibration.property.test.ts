import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../chance.ts';
import { aPlanOf } from '../fixtures/a-plan.ts';
import { assessWinner } from '../market/assessment.ts';
import type { Random } from '../match-model.ts';
import { asFootball, footballParts } from './football-course.ts';
import { football } from './football-model.ts';
import { footballView } from './football-view.ts';
import { resultOf } from './markets/scope.ts';

const MATCHES = 20_000;
const FOUR_HOURS = 4 * 3_600;
const BIN = 0.05;

/** Goals of Tanzania's Ligi Kuu as a factor of the usual ones: 2.24 for 2.65. */
const ligiKuuScoringFactor = 2.24 / 2.65;

const strengthSpread = 0.5;

/** Standard normal. */
const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A strength as they are found in a league whose teams nobody has rated. */
function drawStrength(random: Random): number {
  return Math.max(-1.2, Math.min(1.2, drawNormal(random) * strengthSpread));
}

type Sums = {
  results: number[];
  goals: number;
  over: number;
  bothScore: number;
  corners: number;
  yellows: number;
  logLoss: number;
  /** By bin of probability: what was promised and what came. */
  bins: Map<number, { promised: number; came: number }>;
};

function playSeason(seed: string, matches: number, scoringFactor: number): Sums {
  const random = randomFrom(seed);
  const sums: Sums = {
    results: [0, 0, 0],
    goals: 0,
    over: 0,
    bothScore: 0,
    corners: 0,
    yellows: 0,
    logLoss: 0,
    bins: new Map(),
  };
  for (let match = 0; match < matches; match += 1) {
    const strengths = { home: drawStrength(random), away: drawStrength(random) };
    const start = asFootball(football.start({ ...aPlanOf(strengths), scoringFactor }));
    const priced = assessWinner(footballView(start).goals.whole, 3, resultOf);
    const { course } = football.advance(start, FOUR_HOURS, random);
    const score = course.score.get(footballParts.ordinaryTime) ?? { home: 0, away: 0 };
    const count = (type: number) => {
      const counted = course.counts.get(type);
      return counted ? counted.home + counted.away : 0;
    };
    const result = resultOf(score);
    sums.results[result] = (sums.results[result] ?? 0) + 1;
    sums.goals += score.home + score.away;
    sums.over += Number(score.home + score.away > 2.5);
    sums.bothScore += Number(score.home > 0 && score.away > 0);
    sums.corners += count(eventInfoTypes.corners);
    sums.yellows += count(eventInfoTypes.yellowCards);
    sums.logLoss -= Math.log(priced[result]?.probability ?? 0);
    priced.forEach(({ probability }, place) => {
      const bin = Math.floor(probability / BIN);
      const { promised, came } = sums.bins.get(bin) ?? { promised: 0, came: 0 };
      sums.bins.set(bin, {
        promised: promised + probability,
        came: came + Number(place === result),
      });
    });
  }
  return sums;
}

describe('20,000 matches of teams as leagues have them', () => {
  let season: Sums;
  beforeAll(() => {
    season = playSeason('calibration', MATCHES, 1);
  }, 60_000);

  const rates = [
    // what, real, tolerance
    ['home wins', (s: Sums) => s.results[0] ?? 0, 0.436, 0.01],
    ['draws', (s: Sums) => s.results[1] ?? 0, 0.263, 0.01],
    ['away wins', (s: Sums) => s.results[2] ?? 0, 0.301, 0.01],
    ['goals', (s: Sums) => s.goals, 2.65, 0.04],
    ['over 2.5', (s: Sums) => s.over, 0.495, 0.01],
    ['both score', (s: Sums) => s.bothScore, 0.518, 0.012],
    ['corners', (s: Sums) => s.corners, 9.97, 0.1],
    ['yellow cards', (s: Sums) => s.yellows, 3.87, 0.05],
  ] as const;

  test.each(rates)('[OSIM-02] %s', (_what, sumOf, real, tolerance) => {
    expect(Math.abs(sumOf(season) / MATCHES - real)).toBeLessThan(tolerance);
  });

  test('[OSIM-04] log-loss and calibration of 1X2', () => {
    const errors = [...season.bins.values()].map(({ promised, came }) => Math.abs(promised - came));
    const calibrationError = errors.reduce((sum, error) => sum + error, 0) / (3 * MATCHES);
    expect(season.logLoss / MATCHES).toBeLessThanOrEqual(1.02);
    expect(calibrationError).toBeLessThanOrEqual(0.02);
  });
});

test('[OSIM-03] Ligi Kuu has 2.24 goals', () => {
  const matches = 4_000;
  const { goals } = playSeason('ligi kuu', matches, ligiKuuScoringFactor);
  expect(Math.abs(goals / matches - 2.24)).toBeLessThan(0.06);
});
