import { house, purseOf } from '../ledger/account.ts';
import { type Entry, entryOf, transfer } from '../ledger/entry.ts';
import { floorToShilling, type Senti, senti } from '../money/senti.ts';
import type { BetMoney, BetReturn } from './bet-return.ts';

type Staked = Pick<BetMoney, 'stake' | 'paidWith'>;
type Returned = Pick<BetReturn, 'profit' | 'paid' | 'moneyBack'>;

/**
 * What a decided bet cost its player (BET-13). A stake by credit was no money of the player's, a
 * bet that won cost nothing even where a ceiling cut it, and what comes back as credit is back.
 */
export function stakeLost({ stake, paidWith }: Staked, returned: Returned): Senti {
  const back = returned.paid + returned.moneyBack;
  const isLoss = paidWith === 'balance' && returned.profit === 0n && back < stake;
  return senti(isLoss ? stake - back : 0n);
}

/** Ten thousand of them are the whole. */
const HUNDREDTHS_OF_A_PERCENT = 10_000n;

/** Who invited the player, and what share of lost stakes that earns. */
export type Inviter = { readonly id: bigint; readonly returnScaleHundredths: number };

/** Rounded down to a whole shilling (BET-13). */
export function inviterReward(lost: Senti, { returnScaleHundredths }: Inviter): Senti {
  return floorToShilling(senti((lost * BigInt(returnScaleHundredths)) / HUNDREDTHS_OF_A_PERCENT));
}

export type PaidReward = {
  readonly inviterId: bigint;
  /** More than nought. */
  readonly amount: Senti;
};

type RewardedBet = { readonly serialNumber: string; readonly settlement: number };

export const rewardKey = ({ serialNumber, settlement }: RewardedBet): string =>
  `invitation-reward ${serialNumber} ${settlement}`;

/** A reward is credit: what the specification calls a freebet returned. */
export function inviterRewardEntry(
  bet: RewardedBet,
  { inviterId, amount }: PaidReward,
): Entry<'invitation-reward'> {
  const to = purseOf(inviterId, 'credit');
  return entryOf({
    ...{ key: rewardKey(bet), cause: 'invitation-reward' },
    postings: transfer({ from: house('inviter-rewards'), to, amount }),
  });
}
