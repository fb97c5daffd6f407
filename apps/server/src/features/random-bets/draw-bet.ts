import { hash } from 'node:crypto';
import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { FeedPrice } from '../odds-board/index.ts';
import type { RandomRun } from './run-store.ts';

/** Numbers from the seed of a run and the number of its bet: the same again when it is repeated. */
function chanceOf(seed: string, number: number): (choices: number) => number {
  let drawn = 0;
  return (choices) => {
    drawn += 1;
    const digest = hash('sha256', `${seed}:${number}:${drawn}`, 'hex');
    // Forty-eight bits: of a few thousand choices none is favoured by more than a billionth.
    return Number.parseInt(digest.slice(0, 12), 16) % choices;
  };
}

export type DrawnBet = {
  /** Drawn first, so that it is the same whatever is on sale. */
  readonly playerId: bigint;
  readonly stake: Senti;
  /** None when nothing fits. */
  readonly legs: readonly FeedPrice[];
};

const LEGS_MAX = 6;
/** So often another pick is drawn where one does not fit. */
const TRIES_MAX = 40;
const THOUSAND = 1_000;
const SENTI_PER_SHILLING = 100n;

type Asked = Pick<
  RandomRun,
  'seed' | 'playerIds' | 'stakeMinimum' | 'stakeMaximum' | 'multiBet' | 'oddsCeiling'
>;

/** `onSale`: of each match that fits what can be bet on now. */
export function drawBet(
  run: Asked,
  number: number,
  onSale: readonly (readonly FeedPrice[])[],
): DrawnBet {
  const chance = chanceOf(run.seed, number);
  const playerId = run.playerIds[chance(run.playerIds.length)];
  invariant(playerId !== undefined, 'a run has users');
  const stake = stakeOf(run, chance);
  const wanted = run.multiBet ? 1 + chance(LEGS_MAX) : 1;
  const legs = drawLegs({ wanted, ceiling: run.oddsCeiling, chance }, onSale);
  return { playerId, stake, legs };
}

function stakeOf(
  { stakeMinimum, stakeMaximum }: Asked,
  chance: (choices: number) => number,
): Senti {
  const least = (stakeMinimum + SENTI_PER_SHILLING - 1n) / SENTI_PER_SHILLING;
  const most = stakeMaximum / SENTI_PER_SHILLING;
  const shillings = least + BigInt(chance(Number(most - least) + 1));
  return senti(shillings * SENTI_PER_SHILLING);
}

type Drawing = {
  readonly wanted: number;
  /** Thousandths of all of them together; 0: any. */
  readonly ceiling: number;
  readonly chance: (choices: number) => number;
};

/** Of each match one at most; as many as fit under the ceiling. */
function drawLegs(
  { wanted, ceiling, chance }: Drawing,
  onSale: readonly (readonly FeedPrice[])[],
): readonly FeedPrice[] {
  const legs: FeedPrice[] = [];
  let odds = THOUSAND;
  if (onSale.length === 0) return legs;
  for (let tries = 0; tries < TRIES_MAX && legs.length < wanted; tries += 1) {
    const prices = onSale[chance(onSale.length)] ?? [];
    const price = prices.length > 0 ? prices[chance(prices.length)] : undefined;
    if (!price || legs.some(({ matchId }) => matchId === price.matchId)) continue;
    const together = (odds * price.odds) / THOUSAND;
    if (ceiling > 0 && together > ceiling) continue;
    legs.push(price);
    odds = together;
  }
  return legs;
}
