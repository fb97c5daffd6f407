import type { CallContent } from '@kipute/contract/registry';
import type { BetTerms } from '@kipute/domain/betting/bet-return';
import type { StakeLimits } from '@kipute/domain/betting/stake';
import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';

/** What the house says about bets, as the arithmetic wants it. */
export type SlipConfig = {
  readonly limits: StakeLimits;
  readonly terms: BetTerms;
  /** How long a bet on a match in play is held. */
  readonly liveDelaySeconds: number;
};

type BetConfig = CallContent<'bet_config/inquire'>;
type StringRewards = CallContent<'string_rewards/inquire'>;

export type SaidConfig = { readonly bet: Partial<BetConfig>; readonly rewards: StringRewards };

/** Until the house has answered (specification §9). */
const beforeLoad: SaidConfig = {
  bet: {
    minimum_bet_amount: 100,
    minimum_bet_amount_virtual: 100,
    max_bet_amount: 3_000_000,
  },
  rewards: [],
};

/** What an answer leaves out. */
const absent = { minimum: 300, maximum: 900_000, single: 50_000_000, multiple: 300_000_000 };
const TAX_PERCENT = 10;
const BONUS_ODDS = 1.2;

/**
 * SLIP-10: the answer's values, the fallbacks of the specification, or those before the load; the
 * highest stake of who is signed in goes before everybody's (RSK-02).
 */
export function slipConfigOf(said: SaidConfig = beforeLoad, ownMaximum?: number): SlipConfig {
  const { bet, rewards } = said;
  return {
    limits: {
      minimum: money(bet.minimum_bet_amount, absent.minimum),
      creditMinimum: money(bet.minimum_bet_amount_virtual, absent.minimum),
      maximum: money(ownMaximum ?? bet.max_bet_amount, absent.maximum),
    },
    terms: {
      taxRatePercent: bet.tax_rate ?? TAX_PERCENT,
      singleProfitMaximum: money(bet.single_game_highest_profit, absent.single),
      multipleProfitMaximum: money(bet.multiple_game_highest_profit, absent.multiple),
      winBonus: {
        ladder: rewards.map(({ strings, cash_back }) => ({ legs: strings, percent: cash_back })),
        oddsMinimum: Math.round((bet.min_string_reward_odds ?? BONUS_ODDS) * 1000),
      },
    },
    liveDelaySeconds: bet.live_bet_delay ?? 0,
  };
}

function money(said: number | undefined, otherwise: number): Senti {
  return fromWireShillings(said || otherwise) ?? senti(0n);
}
