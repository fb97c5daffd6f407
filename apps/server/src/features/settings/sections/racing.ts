import { z } from 'zod';
import { defineSection, oddsThousandths } from './section.ts';

const multiplier = z.number().int().min(0).max(1_000_000);

export const racing = defineSection({
  applies: 'from-its-date',
  schema: z.object({
    championOdds: oddsThousandths,
    championAndRunnerUpOdds: oddsThousandths,
    topThreeOdds: oddsThousandths,
    oddEvenOdds: oddsThousandths,
    bigSmallOdds: oddsThousandths,
    /** Ten-of-ten: times the stake by ranks guessed right. */
    tenOfTen: z.array(z.object({ right: z.number().int().min(1).max(8), multiplier })).max(8),
    /** Nine right forces ten, so nine or more share the pool. */
    tenOfTenPoolFrom: z.number().int().min(2).max(10),
    roundsShown: z.number().int().min(1).max(1_000),
  }),
  defaults: {
    championOdds: 9_690,
    championAndRunnerUpOdds: 28_000,
    topThreeOdds: 56_000,
    oddEvenOdds: 1_970,
    bigSmallOdds: 1_970,
    tenOfTen: [
      { right: 2, multiplier: 1 },
      { right: 3, multiplier: 3 },
      { right: 4, multiplier: 10 },
      { right: 5, multiplier: 35 },
      { right: 6, multiplier: 200 },
      { right: 7, multiplier: 800 },
      { right: 8, multiplier: 9_000 },
    ],
    tenOfTenPoolFrom: 9,
    roundsShown: 100,
  },
});
