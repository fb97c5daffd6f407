import { house, purseOf } from '../ledger/account.ts';
import { type Entry, entryOf, transfer } from '../ledger/entry.ts';
import { type Senti, senti } from '../money/senti.ts';
import type { BetReturn } from './bet-return.ts';

/** What a decided bet moves, each with a line of its own in the statement. */
const causes = ['bet-result', 'bet-bonus', 'winnings-tax', 'activity-reward'] as const;
export type SettlementCause = (typeof causes)[number];

export type PaidBet = {
  readonly playerId: bigint;
  readonly serialNumber: string;
  /** 1 when it is paid for the first time. */
  readonly settlement: number;
  readonly money: Pick<BetReturn, 'paid' | 'winBonus' | 'tax' | 'creditReturned'> &
    Partial<Pick<BetReturn, 'moneyBack'>>;
};

/**
 * The entries of a decided bet: what it brought, the bonus on top, the tax off both (STL-20). A
 * ceiling on the payout cuts into the bonus last of all, so that no line is below nought.
 */
export function settlementEntries(bet: PaidBet): readonly Entry<SettlementCause>[] {
  const { paid, tax, winBonus, creditReturned, moneyBack = senti(0n) } = bet.money;
  const cash = purseOf(bet.playerId, 'cash');
  const beforeTax = senti(paid + tax);
  const bonus = smaller(winBonus, beforeTax);
  const credit = purseOf(bet.playerId, 'credit');
  const [stakes, bonuses] = [house('stakes'), house('bonuses')];
  return [
    entry(bet, 'bet-result', { from: stakes, to: cash, amount: senti(beforeTax - bonus) }),
    entry(bet, 'bet-result', { from: stakes, to: credit, amount: creditReturned }),
    entry(bet, 'bet-bonus', { from: bonuses, to: cash, amount: bonus }),
    entry(bet, 'winnings-tax', { from: cash, to: house('winnings-tax'), amount: tax }),
    entry(bet, 'activity-reward', { from: bonuses, to: credit, amount: moneyBack }),
  ].flat();
}

/** The keys under which a settlement may have entries. */
export const settlementKeys = (serialNumber: string, settlement: number): readonly string[] =>
  causes.map((cause) => keyOf(cause, serialNumber, settlement));

const keyOf = (cause: SettlementCause, serialNumber: string, settlement: number): string =>
  `${cause} ${serialNumber} ${settlement}`;

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);

type Movement = Parameters<typeof transfer>[0] & { readonly amount: Senti };

function entry(
  { serialNumber, settlement }: PaidBet,
  cause: SettlementCause,
  movement: Movement,
): readonly Entry<SettlementCause>[] {
  if (movement.amount === 0n) return [];
  const key = keyOf(cause, serialNumber, settlement);
  return [entryOf({ key, cause, postings: transfer(movement) })];
}
