import { betEnd } from '../betting/bet-end.ts';
import type { DecidedOutcome } from '../betting/bet-return.ts';
import { floorToShilling, percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';
import type { CampaignRules, RulesFrom } from './campaign.ts';
import { rulesOn } from './campaign.ts';

/** A bet as far as campaigns look at it. */
export type CampaignBet = {
  readonly placedBy: 'player' | 'office';
  readonly paidWith: 'cash' | 'credit';
  /** Settled and paid; what was cashed out, waits or is open is not. */
  readonly isSettled: boolean;
  /** All of its lines must win. */
  readonly isAccumulator: boolean;
  /** Hundredths. */
  readonly totalOdds: bigint;
  /** What no cash-out has taken. */
  readonly stakeInPlay: Senti;
  readonly profit: Senti;
  /** Into the cash purse. */
  readonly paid: Senti;
  /** Into the credit purse, by the terms of the bet itself. */
  readonly moneyBack: Senti;
  readonly legs: readonly CampaignLeg[];
};

type CampaignLeg = {
  /** Thousandths. */
  readonly odds: number;
  /** Undefined while it is open or before a person. */
  readonly outcome: DecidedOutcome | undefined;
};

type DailyStakes = Extract<CampaignRules, { kind: 'daily-stakes' }>;
type AccaBack = Extract<CampaignRules, { kind: 'acca-back' }>;

const NOTHING = senti(0n);

const isOwnMoney = ({ placedBy, paidWith }: CampaignBet): boolean =>
  placedBy === 'player' && paidWith === 'cash';

/** Total odds are in hundredths, the rule in thousandths: neither is rounded. */
const reachesOdds = ({ totalOdds }: CampaignBet, minimum: number): boolean =>
  totalOdds * 10n >= BigInt(minimum);

/**
 * What a bet adds to the stakes of its day: own money that was at risk to the end. A refunded bet
 * risked nothing, and what a cash-out bought back was not at risk any more (CMP-10).
 */
export function countedStake(bet: CampaignBet, { oddsMinimum }: DailyStakes): Senti {
  if (!isOwnMoney(bet) || !bet.isSettled || !reachesOdds(bet, oddsMinimum)) return NOTHING;
  const { profit, paid: back, stakeInPlay: stake } = bet;
  return betEnd({ profit, back, stake }) === 'returned' ? NOTHING : stake;
}

/** What may still count, for whoever looks at a day that is not over. */
export function awaitedStake(bet: CampaignBet, { oddsMinimum }: DailyStakes): Senti {
  const waits = isOwnMoney(bet) && !bet.isSettled && reachesOdds(bet, oddsMinimum);
  return waits ? bet.stakeInPlay : NOTHING;
}

export type DayCount = { readonly day: string; readonly counted: Senti };

export type DailyStanding = {
  readonly reachedDays: readonly string[];
  /** The day that completed it, and the rules of that day. */
  readonly completed: { readonly day: string; readonly by: RulesFrom<DailyStakes> } | undefined;
};

/**
 * Each day by the rules of that day; complete on the first day on which enough were reached by the
 * rules of that very day, so a later revision takes away nothing that was reached (CMP-06, CMP-11).
 * `days` are all of the window that have begun, in order.
 */
export function dailyStanding(
  days: readonly DayCount[],
  revisions: readonly RulesFrom<DailyStakes>[],
): DailyStanding {
  const reachedDays: string[] = [];
  let completed: DailyStanding['completed'];
  for (const { day, counted } of days) {
    const by = rulesOn(revisions, day);
    if (!by) continue;
    if (counted >= by.rules.stakeMinimum) reachedDays.push(day);
    if (!completed && reachedDays.length >= by.rules.days) completed = { day, by };
  }
  return { reachedDays, completed };
}

/**
 * What comes back of an accumulator that exactly one leg lost, all its other legs won or void.
 * Void legs drop out of the count; every other leg has the odds asked for. What the bet's own terms
 * gave back for the same loss is set off: nobody is paid twice for it (CMP-20, CMP-21).
 */
export function accaBackReward(bet: CampaignBet, rules: AccaBack): Senti {
  const { legs, oddsMinimum, stakeMinimum, percent, rewardMaximum } = rules;
  if (!isOwnMoney(bet) || !bet.isSettled || !bet.isAccumulator) return NOTHING;
  if (bet.stakeInPlay < stakeMinimum) return NOTHING;
  const counted = bet.legs.filter(({ outcome }) => outcome !== 'refund');
  const lost = counted.filter(({ outcome }) => outcome === 'lose');
  const won = counted.filter(({ outcome }) => outcome === 'win');
  const isLostByOne = lost.length === 1 && won.length === counted.length - 1;
  if (!isLostByOne || counted.length < legs) return NOTHING;
  if (counted.some(({ odds }) => odds < oddsMinimum)) return NOTHING;
  const part = floorToShilling(percentOfRoundedDown(bet.stakeInPlay, percent));
  if (part > rewardMaximum) return lessMoneyBack(rewardMaximum, bet);
  return lessMoneyBack(part, bet);
}

const lessMoneyBack = (reward: Senti, { moneyBack }: CampaignBet): Senti =>
  senti(reward > moneyBack ? reward - moneyBack : 0n);
