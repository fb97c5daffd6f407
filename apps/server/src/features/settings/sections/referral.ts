import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, money } from './section.ts';

const something = money.refine((amount) => amount > 0n);

/** What a friend must stake, and what the inviter gets for it: read when it is paid. */
export const referral = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Own stakes of the friend's decided bets. */
    stake: something,
    /** The free bet, once for each friend. */
    reward: something,
    daysValid: z.number().int().min(1).max(365),
  }),
  // Stake and reward are specified; the days are DECISION 0058.
  defaults: { stake: shillings(30_000), reward: shillings(7_000), daysValid: 14 },
});
