import type { Senti } from '../money/senti.ts';

/** What a withdrawal must keep to leave without a person, in the order in which it is shown. */
export const withdrawalRules = ['amount', 'day', 'account-age', 'turnover'] as const;
export type WithdrawalRule = (typeof withdrawalRules)[number];

/** What is known of a withdrawal when it is asked for. */
export type WithdrawalFacts = {
  readonly amount: Senti;
  /** What the player asked for on the same day, this one included. */
  readonly askedToday: Senti;
  /** Whole days since the account was opened. */
  readonly accountDays: number;
  /** Of the last thirty days, and what was staked since the first of these deposits. */
  readonly deposited: Senti;
  readonly staked: Senti;
};

/** Zero turns the rule of an age or a turnover off: everybody keeps it. */
type WithdrawalTerms = {
  readonly reviewFrom: Senti;
  readonly reviewDayFrom: Senti;
  readonly accountDays: number;
  readonly turnoverPercent: number;
};

export type RuleFinding = {
  readonly rule: WithdrawalRule;
  /** Senti, days or percent; null where there was nothing to measure. */
  readonly measured: bigint | null;
  readonly wanted: bigint;
  readonly holds: boolean;
};

/** Every rule is looked at, so that a person sees all that stopped it and not the first alone. */
export function withdrawalFindings(
  facts: WithdrawalFacts,
  terms: WithdrawalTerms,
): readonly RuleFinding[] {
  const { amount, askedToday } = facts;
  const accountDays = BigInt(facts.accountDays);
  const turnover = turnoverPercentOf(facts);
  const [days, percent] = [BigInt(terms.accountDays), BigInt(terms.turnoverPercent)];
  return [
    { rule: 'amount', ...below(amount, terms.reviewFrom) },
    { rule: 'day', ...below(askedToday, terms.reviewDayFrom) },
    { rule: 'account-age', measured: accountDays, wanted: days, holds: accountDays >= days },
    {
      rule: 'turnover',
      measured: turnover,
      wanted: percent,
      holds: turnover === null || turnover >= percent,
    },
  ];
}

const below = (measured: bigint, wanted: bigint) => ({
  measured,
  wanted,
  holds: measured < wanted,
});

/** Rounded down; null for who deposited nothing, whose money was won or given. */
function turnoverPercentOf({
  deposited,
  staked,
}: Pick<WithdrawalFacts, 'deposited' | 'staked'>): bigint | null {
  return deposited === 0n ? null : (staked * 100n) / deposited;
}
