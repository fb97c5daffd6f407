import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, money, percent } from './section.ts';

/** Lists that leave as files. */
export const exports = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Of lists that lie in time. */
    periodDaysMax: z.number().int().min(1).max(366),
    rowsMax: z.number().int().min(1_000).max(20_000_000),
    megabytesMax: z.number().int().min(1).max(2_000),
    keepHours: z.number().int().min(1).max(720),
    ownAtOnce: z.number().int().min(1).max(20),
  }),
  // DECISION 0085
  defaults: {
    periodDaysMax: 92,
    rowsMax: 5_000_000,
    megabytesMax: 500,
    keepHours: 72,
    ownAtOnce: 3,
  },
});

const days = z.number().int().min(1).max(30);

/** What about somebody's payments a person has to look at. */
export const compliance = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Of one direction in one day, single or summed. */
    threshold: money,
    /** Structuring: so many payments, each at least this part of the threshold and below it. */
    nearPercent: percent,
    nearTimes: z.number().int().min(2).max(20),
    nearDays: days,
    /** In and out with less than this part of it staked in between. */
    unplayedFrom: money,
    unplayedPercent: percent,
    unplayedDays: days,
  }),
  // DECISION 0086; the threshold is the law's.
  defaults: {
    threshold: shillings(3_000_000),
    nearPercent: 80,
    nearTimes: 2,
    nearDays: 7,
    unplayedFrom: shillings(500_000),
    unplayedPercent: 20,
    unplayedDays: 3,
  },
});
