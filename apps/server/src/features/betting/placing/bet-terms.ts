import type { BetTerms } from '@kipute/domain/betting/bet-return';
import type { BettingDeps } from '../betting-deps.ts';

/** What the house promises for a bet placed now. */
export function termsNow({ settings }: Pick<BettingDeps, 'settings'>): BetTerms {
  const { singleProfitMaximum, multipleProfitMaximum, winBonusOddsMinimum } =
    settings.current('bet');
  const { moneyBackLadder } = settings.current('settlement');
  const ladder = settings.current('winBonus').ladder.map(({ legs, percent }) => ({
    legs,
    percent,
  }));
  return {
    taxRatePercent: settings.current('taxes').sportsPercent,
    singleProfitMaximum,
    multipleProfitMaximum,
    winBonus: { ladder, oddsMinimum: winBonusOddsMinimum },
    ...(moneyBackLadder.length > 0 && { moneyBack: { ladder: moneyBackLadder } }),
  };
}
