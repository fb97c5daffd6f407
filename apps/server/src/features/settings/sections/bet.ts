import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import {
  defineSection,
  localisedText,
  money,
  oddsThousandths,
  percent,
  seconds,
} from './section.ts';

const perDevice = z
  .object({ stakeMinimum: money, stakeMaximum: money, liveBetDelaySeconds: seconds })
  .refine((limits) => limits.stakeMinimum <= limits.stakeMaximum, 'minimum is over maximum');

/** After a goal or a corner the feed lags behind the pitch: wait longer, let prices drift less. */
const dangerousMoment = z.object({ extraDelaySeconds: seconds, oddsFloatPercent: percent });

// DECISION 0035; older revisions had neither.
const BOOK_SUM_MINIMUM = 1_000;
const PRICE_AGE_SECONDS = 1_800;

export const bet = defineSection({
  applies: 'at-once',
  schema: z.object({
    bettingPaused: z.boolean(),
    pausePrompt: localisedText,
    desktop: perDevice,
    phone: perDevice,
    creditStakeMinimum: money,
    winBonusOddsMinimum: oddsThousandths,
    singleProfitMaximum: money,
    multipleProfitMaximum: money,
    dailyProfitMaximum: money,
    stakeWarning: money,
    oddsTolerancePercent: percent,
    earlySettlementDelaySeconds: seconds,
    afterGoal: dangerousMoment,
    afterCorner: dangerousMoment,
    goalDangerSeconds: seconds,
    cornerDangerSeconds: seconds,
    selectionExposureMaximum: money,
    matchExposureMaximum: money,
    /** Thousandths. Below it the odds of a whole market are a present, and it is not sold. */
    bookSumMinimum: z.number().int().min(900).max(1_300).default(BOOK_SUM_MINIMUM),
    priceAgeMaximumSeconds: z.number().int().min(10).max(86_400).default(PRICE_AGE_SECONDS),
  }),
  // The first six are specified; the rest are DECISION 0010.
  defaults: {
    bettingPaused: false,
    pausePrompt: {
      sw: 'Kubashiri kumesitishwa kwa muda. Tafadhali jaribu tena baadaye.',
      en: 'Betting is paused for a while. Please try again later.',
    },
    desktop: {
      stakeMinimum: shillings(100),
      stakeMaximum: shillings(3_000_000),
      liveBetDelaySeconds: 5,
    },
    phone: {
      stakeMinimum: shillings(100),
      stakeMaximum: shillings(3_000_000),
      liveBetDelaySeconds: 6,
    },
    creditStakeMinimum: shillings(100),
    winBonusOddsMinimum: 1_200,
    singleProfitMaximum: shillings(50_000_000),
    multipleProfitMaximum: shillings(300_000_000),
    dailyProfitMaximum: shillings(500_000_000),
    stakeWarning: shillings(1_000_000),
    oddsTolerancePercent: 2,
    earlySettlementDelaySeconds: 5,
    afterGoal: { extraDelaySeconds: 8, oddsFloatPercent: 10 },
    afterCorner: { extraDelaySeconds: 3, oddsFloatPercent: 5 },
    goalDangerSeconds: 60,
    cornerDangerSeconds: 20,
    selectionExposureMaximum: shillings(500_000_000),
    matchExposureMaximum: shillings(1_000_000_000),
    bookSumMinimum: BOOK_SUM_MINIMUM,
    priceAgeMaximumSeconds: PRICE_AGE_SECONDS,
  },
});
