import { z } from 'zod';
import { defineSection, minutes } from './section.ts';

const HOUR = 60;

/** Guards of accounts. Players see the least length of a password, and none of the others. */
export const limits = defineSection({
  applies: 'at-once',
  schema: z.object({
    resetCodeMinutes: minutes,
    resetCodeTriesMax: z.number().int().min(1).max(20),
    passwordLengthMinimum: z.number().int().min(4).max(64),
    signInAttemptsMax: z.number().int().min(1).max(50),
    signInLockMinutes: minutes,
    /** How long page errors and share clicks are kept; earlier revisions do not say. */
    pageReportDays: z.number().int().min(1).max(3_650).default(90),
  }),
  // Codes and the password length are specified; the rest is DECISION 0010.
  defaults: {
    resetCodeMinutes: 6 * HOUR,
    resetCodeTriesMax: 5,
    passwordLengthMinimum: 4,
    signInAttemptsMax: 5,
    signInLockMinutes: 15,
    pageReportDays: 90,
  },
});
