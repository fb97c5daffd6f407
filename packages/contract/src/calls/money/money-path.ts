import { z } from 'zod';
import { amount, id, instant, signedAmount } from '../../fields.ts';
import { withdrawalStage } from './payment-fields.ts';

/**
 * Where the money that leaves came from, over the whole life of the account and all purses:
 * deposits + gifts − stakes + payouts − withdrawals is what the player has, the held part included.
 */
export const moneyPath = z.object({
  user_id: id,
  deposits: amount,
  /** Bonuses, rewards and changes by hand, less what was taken. */
  gifts: signedAmount,
  stakes: signedAmount,
  payouts: signedAmount,
  /** What left before. */
  withdrawals: amount,
  has: signedAmount,
  asked: amount,
  /** The player's other withdrawals, newest first. */
  earlier: z.array(
    z.object({ serial_number: z.string(), create_time: instant, amount, stage: withdrawalStage }),
  ),
});
