import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, minutes, money, percent } from './section.ts';

/** How bets are decided. The thresholds are specified; the rest are DECISION 0027. */
export const settlement = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** A payout from here on waits until a person has approved it. */
    reviewFrom: money,
    /** After the start of its match, a bet without a result is for a person to look at. */
    footballMinutes: minutes,
    footballFirstHalfMinutes: minutes,
    otherSportsMinutes: minutes,
    anyMinutes: minutes,
    /** After the start of a match that was called off, no stake on it goes back: it may be played. */
    replayWithinMinutes: minutes.or(z.literal(0)),
    /** How long a goal must have stood before a lead by two is paid. */
    twoUpMinutes: minutes,
    /** What an accumulator gets back as credit when one leg alone lost it; empty for none. */
    moneyBackLadder: z.array(z.object({ legs: z.number().int().min(2).max(60), percent })).max(20),
    /** While it is closed, no bet is cashed out, by nobody and by no rule. */
    cashOutOpen: z.boolean(),
    /** What the house keeps of what an open bet is worth. */
    cashOutMarginPercent: percent,
    /** A leg at these odds or below keeps a cash-out when it is no longer sold (DECISION 0036) … */
    nearCertainOdds: z.number().int().min(1_001).max(1_200).default(1_050),
    /** … by its last prices, as if its chance were at most this. */
    nearCertainChancePercent: z.number().int().min(50).max(99).default(99),
  }),
  defaults: {
    reviewFrom: shillings(5_000_000),
    footballMinutes: 150,
    footballFirstHalfMinutes: 120,
    otherSportsMinutes: 300,
    anyMinutes: 1_440,
    replayWithinMinutes: 1_440,
    twoUpMinutes: 3,
    moneyBackLadder: [
      { legs: 8, percent: 50 },
      { legs: 9, percent: 80 },
      { legs: 10, percent: 100 },
    ],
    cashOutOpen: true,
    cashOutMarginPercent: 5,
    nearCertainOdds: 1_050,
    nearCertainChancePercent: 99,
  },
});
