import { z } from 'zod';
import { defineSection, percent } from './section.ts';

/** Withheld from a player's winnings, per product. An order keeps the rate of its placing. */
export const taxes = defineSection({
  applies: 'from-its-date',
  schema: z.object({
    sportsPercent: percent,
    jackpotPercent: percent,
    racingPercent: percent,
    casinoPercent: percent,
  }),
  defaults: { sportsPercent: 10, jackpotPercent: 15, racingPercent: 10, casinoPercent: 0 },
});
