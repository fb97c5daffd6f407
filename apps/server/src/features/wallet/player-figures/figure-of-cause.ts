import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Cause } from '../ledger-store.ts';

/** What a movement of a player's purse counts as. */
export type Figure = 'deposits' | 'stakes' | 'payouts' | 'gifts';

/**
 * Of cash, credit and racing coin; the table stands in docs/spec/user-office.md. `own` moves between
 * a player's own purses. A withdrawal is counted elsewhere: when it leaves what is held.
 */
const figureOfCause = {
  deposit: 'deposits',
  'deposit-by-hand': 'deposits',
  'ussd-deposit': 'deposits',
  withdrawal: 'own',
  'withdrawal-returned': 'own',
  'bet-placed': 'stakes',
  'jackpot-placed': 'stakes',
  'lucky-six-placed': 'stakes',
  'racing-placed': 'stakes',
  'casino-placed': 'stakes',
  'bet-result': 'payouts',
  'bet-bonus': 'payouts',
  'cash-out': 'payouts',
  'jackpot-result': 'payouts',
  'lucky-six-result': 'payouts',
  'racing-result': 'payouts',
  'casino-won': 'payouts',
  // Taken off a payout, and what a correction pays or takes back of one.
  'winnings-tax': 'payouts',
  correction: 'payouts',
  'balance-change': 'gifts',
  'registration-bonus': 'gifts',
  'invitation-reward': 'gifts',
  'activity-reward': 'gifts',
  // Less than nought: what nobody used of one that was given.
  'free-bet-expired': 'gifts',
  'casino-reward': 'gifts',
  // From one purse to another: both halves together are nought unless the rate is not one.
  'balance-to-racing-coin': 'gifts',
  'racing-coin-to-balance': 'gifts',
  // Between accounts of the house alone.
  'pool-moved': 'own',
  'racing-pool-moved': 'own',
} as const satisfies Record<Cause, Figure | 'own'>;

/** The bill types that count as it. */
export function causesOf(figure: Figure): readonly number[] {
  const causes = Object.keys(billTypes) as Cause[];
  return causes.filter((cause) => figureOfCause[cause] === figure).map((one) => billTypes[one].id);
}
