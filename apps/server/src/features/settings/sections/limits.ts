import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, minutes, money } from './section.ts';

const HOUR = 60;

/** Thresholds of the house. Players see the least length of a password, and none of the others. */
export const limits = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Minutes after the scheduled start without a result that make an order abnormal. */
    abnormalFootballMinutes: minutes,
    abnormalFirstHalfMinutes: minutes,
    abnormalOtherSportsMinutes: minutes,
    abnormalAnythingMinutes: minutes,
    replayWithinMinutes: minutes,
    /** A payout at or over this waits for a person. */
    payoutReviewThreshold: money,
    resetCodeMinutes: minutes,
    resetCodeTriesMax: z.number().int().min(1).max(20),
    passwordLengthMinimum: z.number().int().min(4).max(64),
    signInAttemptsMax: z.number().int().min(1).max(50),
    signInLockMinutes: minutes,
  }),
  // Thresholds, codes and the password length are specified; the rest is DECISION 0010.
  defaults: {
    abnormalFootballMinutes: 150,
    abnormalFirstHalfMinutes: 120,
    abnormalOtherSportsMinutes: 5 * HOUR,
    abnormalAnythingMinutes: 24 * HOUR,
    replayWithinMinutes: 24 * HOUR,
    payoutReviewThreshold: shillings(10_000_000),
    resetCodeMinutes: 6 * HOUR,
    resetCodeTriesMax: 5,
    passwordLengthMinimum: 4,
    signInAttemptsMax: 5,
    signInLockMinutes: 15,
  },
});
