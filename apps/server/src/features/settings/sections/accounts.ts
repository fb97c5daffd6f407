import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, minutes, money } from './section.ts';

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

/** How somebody becomes a player. */
export const registration = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Free-bet credit for a new player; zero gives none. */
    bonus: money,
    /** How long a code for registering or signing in is good; one for a password has its own. */
    codeMinutes: minutes,
    /** However many are asked for, one phone is sent no more than this in a day. */
    codesPerDayMax: z.number().int().min(1).max(100),
  }),
  // DECISION 0020
  defaults: {
    bonus: shillings(1_000),
    codeMinutes: 10,
    codesPerDayMax: 10,
  },
});

const messageCount = z.number().int().min(1).max(10_000_000);

/** What text messages may cost: how many leave in an hour and a day, to one network and in all. */
export const messages = defineSection({
  applies: 'at-once',
  schema: z.object({
    perHourMax: messageCount,
    perDayMax: messageCount,
    networkPerHourMax: messageCount,
    networkPerDayMax: messageCount,
    /** Of each of them, kept for codes by which players come into their own accounts. */
    securityPercent: z.number().int().min(0).max(100),
  }),
  // DECISION 0034
  defaults: {
    perHourMax: 6_000,
    perDayMax: 60_000,
    networkPerHourMax: 3_000,
    networkPerDayMax: 30_000,
    securityPercent: 30,
  },
});

/** What the house adds to limits that players set for themselves; never less than the law of it. */
export const protection = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** A higher limit of one's own, or none, holds after so long. */
    raiseAfterHours: z.number().int().min(24).max(720),
  }),
  defaults: { raiseAfterHours: 24 },
});
