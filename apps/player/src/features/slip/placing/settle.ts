import type { RefusedLeg } from '../view/slip-leg.ts';
import type { BetBody } from './bet-body.ts';
import type { BetAnswer, PlacedOrder } from './send-bet.ts';

/** What all the answers of one tap come to. */
export type Settled = {
  readonly orders: readonly PlacedOrder[];
  /** Bets of which nobody knows whether they were placed. */
  readonly lost: readonly BetBody[];
  readonly refusedLegs: readonly RefusedLeg[];
  /** The server's words about whole bets, each once. */
  readonly words: readonly string[];
  /** Selections that leave the slip. */
  readonly placedIds: readonly string[];
};

/** Each single is told for itself: some may be placed while others are not (SLIP-34). */
export function settledFrom(answers: readonly BetAnswer[]): Settled {
  const of = <Kind extends BetAnswer['kind']>(kind: Kind) =>
    answers.filter((answer): answer is Extract<BetAnswer, { kind: Kind }> => answer.kind === kind);
  const placed = of('placed');
  return {
    orders: placed.map(({ order }) => order),
    lost: of('lost').map(({ body }) => body),
    refusedLegs: of('legs-refused').flatMap(({ legs }) => legs),
    words: [...new Set(of('refused').map(({ words }) => words))],
    placedIds: placed.flatMap(({ body }) => idsOf(body)),
  };
}

export const idsOf = ({ bet_list }: BetBody): readonly string[] =>
  bet_list.map(({ outcomeId }) => outcomeId);
