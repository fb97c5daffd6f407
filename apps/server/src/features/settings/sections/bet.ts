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
// DECISION 0066.
const BOOST_RAISE_PERCENT = 50;
// DECISION 0075.
const watch = {
  tickStake: shillings(200_000),
  orderWarningStake: shillings(1_000_000),
  sameSlipAccounts: 5,
  sameSlipMinutes: 10,
  sameSlipLegs: 3,
  sameSlipLinked: true,
};
// DECISION 0078: off until somebody sits at the desk.
const REFERRAL_STAKE = shillings(0);
const REFERRAL_SECONDS = 30;
// DECISION 0076.
const PRICE_BY_HAND_PERCENT = 10;
const STAKE_AT_RISK_PERCENT = { low: 70, medium: 40, high: 10 };

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
    /** A price that is further below its boost than this is not sold at it. */
    boostRaiseMaximumPercent: percent.default(BOOST_RAISE_PERCENT),
    /** From this stake on a bet ticks in on the live board, and from that one it warns. */
    tickStake: money.default(watch.tickStake),
    orderWarningStake: money.default(watch.orderWarningStake),
    sameSlipAccounts: z.number().int().min(2).max(200).default(watch.sameSlipAccounts),
    sameSlipMinutes: z.number().int().min(1).max(240).default(watch.sameSlipMinutes),
    sameSlipLegs: z.number().int().min(1).max(60).default(watch.sameSlipLegs),
    sameSlipLinked: z.boolean().default(watch.sameSlipLinked),
    /** A larger stake waits for a trader; nothing: none does. */
    referralStake: money.default(REFERRAL_STAKE),
    referralSeconds: z.number().int().min(5).max(300).default(REFERRAL_SECONDS),
    /** How far a trader may move a price, of what it would be. */
    priceByHandMaximumPercent: percent.default(PRICE_BY_HAND_PERCENT),
    /** Of the usual highest stake, on what a trader put at this risk level. */
    lowRiskStakePercent: percent.default(STAKE_AT_RISK_PERCENT.low),
    mediumRiskStakePercent: percent.default(STAKE_AT_RISK_PERCENT.medium),
    highRiskStakePercent: percent.default(STAKE_AT_RISK_PERCENT.high),
  }),
  // The first six are specified; the rest are DECISION 0010.
  defaults: {
    bettingPaused: false,
    pausePrompt: {
      sw: 'Kubashiri kumesimama kwa muda. Tafadhali jaribu tena baadaye.',
      en: 'Betting is paused for now. Please try again later.',
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
    boostRaiseMaximumPercent: BOOST_RAISE_PERCENT,
    ...watch,
    referralStake: REFERRAL_STAKE,
    referralSeconds: REFERRAL_SECONDS,
    priceByHandMaximumPercent: PRICE_BY_HAND_PERCENT,
    lowRiskStakePercent: STAKE_AT_RISK_PERCENT.low,
    mediumRiskStakePercent: STAKE_AT_RISK_PERCENT.medium,
    highRiskStakePercent: STAKE_AT_RISK_PERCENT.high,
  },
});

const step = z.object({
  legs: z.number().int().min(2).max(60),
  percent: z.number().min(0).max(10_000).multipleOf(0.01),
});
type Step = z.infer<typeof step>;

const risesStepByStep = (ladder: readonly Step[]) =>
  ladder.every(({ legs, percent }, index) => {
    const below = ladder[index - 1];
    return !below || (legs > below.legs && percent >= below.percent);
  });

/** Percent by number of legs, from 3 legs up without a gap, as players here know it. */
const percentsFromThreeLegs = [
  3, 5, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 25, 27, 32, 37, 45, 50, 55, 60, 65, 75, 85, 95,
  105, 110, 120, 130, 145, 160, 175, 190, 210, 230, 260, 280, 300, 325, 350, 375, 400, 500, 600,
  700, 800, 900, 1000,
];

export const winBonus = defineSection({
  applies: 'from-its-date',
  schema: z.object({
    ladder: z.array(step).max(60).refine(risesStepByStep, 'the ladder does not rise'),
  }),
  defaults: {
    ladder: percentsFromThreeLegs.map((percent, index) => ({ legs: index + 3, percent })),
  },
});

// DECISION 0086: sports 25, lotteries 25, virtual games 10, online casino 25.
const LEVIES = {
  sportsLevyPercent: 25,
  jackpotLevyPercent: 25,
  racingLevyPercent: 10,
  casinoLevyPercent: 25,
};

/** Withheld from a player's winnings, per product. An order keeps the rate of its placing. */
export const taxes = defineSection({
  applies: 'from-its-date',
  schema: z.object({
    sportsPercent: percent,
    jackpotPercent: percent,
    racingPercent: percent,
    casinoPercent: percent,
    /** Of what the house won, by product; the table of the authority, older revisions lack it. */
    sportsLevyPercent: percent.default(LEVIES.sportsLevyPercent),
    jackpotLevyPercent: percent.default(LEVIES.jackpotLevyPercent),
    racingLevyPercent: percent.default(LEVIES.racingLevyPercent),
    casinoLevyPercent: percent.default(LEVIES.casinoLevyPercent),
  }),
  defaults: {
    ...{ sportsPercent: 10, jackpotPercent: 15, racingPercent: 10, casinoPercent: 0 },
    ...LEVIES,
  },
});
