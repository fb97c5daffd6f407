import { invariant } from '../../invariant.ts';
import { type Senti, senti } from '../../money/senti.ts';
import type { BetMoney } from '../bet-return.ts';

/**
 * A bet as it was placed, and how much of its stake no partial cash-out has taken yet. The stake
 * that is left is kept in whole senti, not as a share: shares of shares would have to be rounded,
 * while a senti is either cashed or still in play.
 */
export type BetInPlay = BetMoney & { readonly stakeInPlay: Senti };

/**
 * The bet that is left, for its settlement and for its next cash-out. Its ceilings shrink with its
 * stake. If they did not, a bet above a ceiling could be cashed by parts and win the ceiling again
 * with the rest (CSH-22).
 */
export function moneyInPlay({ stakeInPlay, ...bet }: BetInPlay): BetMoney {
  invariant(stakeInPlay > 0n && stakeInPlay <= bet.stake, 'a part of the stake is in play');
  const inProportion = (ceiling: Senti) => senti((ceiling * stakeInPlay) / bet.stake);
  return {
    ...bet,
    stake: stakeInPlay,
    terms: {
      ...bet.terms,
      singleProfitMaximum: inProportion(bet.terms.singleProfitMaximum),
      multipleProfitMaximum: inProportion(bet.terms.multipleProfitMaximum),
    },
  };
}
