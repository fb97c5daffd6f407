import { shillings } from '@kipute/domain/money/senti';
import { roundsOfDay } from '@kipute/domain/racing/round-schedule';
import { statedReturns } from '@kipute/domain/racing/stated-return';
import { z } from 'zod';
import { defineSection, money, oddsThousandths, percent } from './section.ts';

const seconds = z.number().int().min(1).max(3_600);
const multiplier = z.number().int().min(0).max(1_000_000);

const pace = z
  .object({
    bettingSeconds: seconds,
    closedSeconds: seconds,
    raceSeconds: z.number().int().min(5).max(60),
    resultSeconds: seconds,
  })
  .refine((times) => roundsOfDay(times) < 9_999, 'a day has fewer rounds than numbers');

const terms = z.object({
  odds: z.object({
    champion: oddsThousandths,
    'champion-and-runner-up': oddsThousandths,
    'top-three': oddsThousandths,
    'odd-even': oddsThousandths,
    'big-small': oddsThousandths,
  }),
  /** Ten-of-ten: times the stake by cars at their right place. */
  tenOfTen: z
    .array(z.object({ right: z.number().int().min(1).max(8), multiplier }))
    .max(8)
    .refine((rows) => new Set(rows.map(({ right }) => right)).size === rows.length, 'a row twice'),
  /** Nine right forces ten, so nine or more share the pool. */
  tenOfTenPoolFrom: z.number().int().min(2).max(10),
});

const WHOLE_STAKE = 1_000_000;

/** Rounds follow the pace that was in force at midnight; a bet keeps the terms it was placed on. */
export const racing = defineSection({
  applies: 'from-its-date',
  schema: z
    .object({
      isOpen: z.boolean(),
      pace,
      terms,
      /** Of each stake on ten-of-ten, into its pool. */
      poolPercent: percent,
      /** What the house puts into a pool that was won. */
      poolStart: money,
      stakeMinimum: money,
      stakeMaximum: money,
      tenOfTenStakeMaximum: money,
      ticketsMaximum: z.number().int().min(1).max(200),
    })
    .refine((value) => value.stakeMinimum <= value.stakeMaximum, 'minimum is over maximum')
    .refine((value) => value.stakeMinimum <= value.tenOfTenStakeMaximum, 'minimum is over maximum')
    .refine(
      (value) =>
        Object.entries(statedReturns(value.terms)).every(
          ([kind, back]) =>
            back + (kind === 'ten-of-ten' ? value.poolPercent * 10_000 : 0) < WHOLE_STAKE,
        ),
      'a bet brings more than it costs',
    ),
  defaults: {
    isOpen: true,
    pace: { bettingSeconds: 150, closedSeconds: 10, raceSeconds: 15, resultSeconds: 5 },
    terms: {
      odds: {
        champion: 9_690,
        'champion-and-runner-up': 28_000,
        'top-three': 56_000,
        'odd-even': 1_970,
        'big-small': 1_970,
      },
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
    },
    poolPercent: 5,
    poolStart: shillings(1_000_000),
    stakeMinimum: shillings(100),
    stakeMaximum: shillings(100_000),
    tenOfTenStakeMaximum: shillings(5_000),
    ticketsMaximum: 120,
  },
});
