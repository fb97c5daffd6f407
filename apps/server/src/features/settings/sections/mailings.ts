import { senti } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, money } from './section.ts';

const hour = z.number().int().min(0).max(24);

/** What is written to many: what its SMS may cost, when they leave, and who must agree. */
export const mailings = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Of one part, as the gateway charges. */
    smsPrice: money,
    /** Parts for all mailings of a day together. */
    smsPerDayMax: z.number().int().min(0).max(10_000_000),
    /** East Africa Time: nobody's phone rings at night for an offer. */
    smsFromHour: hour,
    smsToHour: hour,
    secondPersonFrom: z.number().int().min(0).max(10_000_000),
  }),
  // DECISION 0056
  defaults: {
    smsPrice: senti(2_200n),
    smsPerDayMax: 20_000,
    smsFromHour: 9,
    smsToHour: 20,
    secondPersonFrom: 5_000,
  },
});
