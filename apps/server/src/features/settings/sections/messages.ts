import { z } from 'zod';
import { defineSection } from './section.ts';

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
