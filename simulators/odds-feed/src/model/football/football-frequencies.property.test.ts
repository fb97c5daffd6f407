import { expect, test } from 'vitest';
import { randomFrom } from '../../chance.ts';
import { aPlan } from '../fixtures/a-plan.ts';
import { verdicts } from '../market/verdict.ts';
import type { PricedMarket } from '../match-model.ts';
import { football } from './football-model.ts';

const MATCHES = 800;
const FOUR_HOURS = 4 * 3_600;

/** How far off a share of so many may be; five standard errors, for there are hundreds of them. */
const tolerance = (probability: number, count: number) =>
  5 * Math.sqrt(Math.max(probability * (1 - probability), 0.002) / count);

const weights = new Map<number, { readonly forIt: number; readonly counted: number }>([
  [verdicts.won, { forIt: 1, counted: 1 }],
  [verdicts.lost, { forIt: 0, counted: 1 }],
  [verdicts.halfWon, { forIt: 0.5, counted: 0.5 }],
  [verdicts.halfLost, { forIt: 0, counted: 0.5 }],
  [verdicts.void, { forIt: 0, counted: 0 }],
]);

/** One market of each betting type, the middle one of its lines. */
function oneOfEachType(markets: readonly PricedMarket[]): readonly PricedMarket[] {
  const byType = Map.groupBy(markets, (market) => market.bettingTypeId);
  return [...byType.values()].flatMap((lines) => lines[Math.floor(lines.length / 2)] ?? []);
}

test('[OSIM-05] every betting type pays as often as its probabilities say', () => {
  const start = football.start(aPlan());
  const markets = oneOfEachType(football.price(start, 'full'));
  const random = randomFrom('frequencies');
  const tallies = new Map<string, { forIt: number; counted: number }>();
  for (let match = 0; match < MATCHES; match += 1) {
    const { course } = football.advance(start, FOUR_HOURS, random);
    for (const market of markets) {
      for (const [key, verdict] of football.grade(course, market)) {
        const tally = tallies.get(`${market.key}/${key}`) ?? { forIt: 0, counted: 0 };
        const weight = weights.get(verdict) ?? { forIt: 0, counted: 0 };
        tally.forIt += weight.forIt;
        tally.counted += weight.counted;
        tallies.set(`${market.key}/${key}`, tally);
      }
    }
  }
  const wrong = markets.flatMap((market) =>
    market.selections.flatMap(({ key, probability }) => {
      const { forIt, counted } = tallies.get(`${market.key}/${key}`) ?? { forIt: 0, counted: 0 };
      const share = forIt / counted;
      const isClose = Math.abs(share - probability) < tolerance(probability, counted);
      return isClose ? [] : [`${market.key}/${key}: ${probability} but ${share} of ${counted}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(markets.length).toBeGreaterThan(60);
});
