import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, minutes, money } from './section.ts';

/** How somebody becomes a player. */
export const registration = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Free-bet credit for a new player; zero gives none. */
    bonus: money,
    /** Names the wording that is agreed to; kept with every consent. */
    agreementVersion: z.string().trim().min(1).max(40),
    /** How long a code for registering or signing in is good; one for a password has its own. */
    codeMinutes: minutes,
    /** However many are asked for, one phone is sent no more than this in a day. */
    codesPerDayMax: z.number().int().min(1).max(100),
  }),
  // DECISION 0020
  defaults: {
    bonus: shillings(1_000),
    agreementVersion: '2026-01',
    codeMinutes: 10,
    codesPerDayMax: 10,
  },
});
