import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, minutes, money, seconds } from './section.ts';

const operator = z.object({ deposit: z.boolean(), withdrawal: z.boolean() });
const switchedOn = { deposit: true, withdrawal: true };

/** What players dial at the operator's own menu. */
const businessNumber = z.string().regex(/^\d{4,10}$/);

/** What an operator keeps of a withdrawal, by its amount; the first step that fits counts. */
const feeSteps = z.array(z.object({ upTo: money, fee: money })).max(20);
const feesByOperator = z.object({
  mpesa: feeSteps,
  airtel: feeSteps,
  mixx: feeSteps,
  halopesa: feeSteps,
});

/** Revisions before it had one list for all operators. */
const withdrawalFees = z.codec(
  z.union([feesByOperator, feeSteps]),
  z.custom<z.output<typeof feesByOperator>>((value) => typeof value === 'object'),
  {
    decode: (kept) =>
      Array.isArray(kept) ? { mpesa: kept, airtel: kept, mixx: kept, halopesa: kept } : kept,
    encode: (fees) => fees,
  },
);

/** Longer than any prompt lives and any party needs to call back. */
const LOOK_AFTER_MINUTES = 60;
/** The player's money is held meanwhile, so nobody may wait long for a person. */
const WITHDRAWAL_LOOK_AFTER_MINUTES = 5;
/** Whoever tops up all day stays below them; who pesters a phone does not. */
const PROMPTS_PER_DAY = 20;
const PAYER_PHONES = 3;

const REJECTED_CALLBACK_DAYS = 30;

/** Who moves an operator's money: whom the environment names, the operator itself, or Selcom. */
const channel = z.object({
  place: z.number().int().min(0).max(100),
  gateway: z.enum(['configured', 'direct', 'selcom']),
});
const channels = z
  .object({ mpesa: channel, mixx: channel, airtel: channel, halopesa: channel })
  .refine(({ halopesa }) => halopesa.gateway !== 'direct', 'HaloPesa has no gateway of its own');
/** By how many people carry them. DECISION 0081 */
const CHANNELS = {
  mpesa: { place: 10, gateway: 'configured' },
  mixx: { place: 20, gateway: 'configured' },
  airtel: { place: 30, gateway: 'configured' },
  halopesa: { place: 40, gateway: 'configured' },
} as const satisfies z.output<typeof channels>;

// DECISION 0080; earlier revisions had none of them.
const REVIEW_DAY_FROM = shillings(10_000_000);
const CLAIM_MINUTES = 10;
const FLOAT_ALARM_HOURS = 6;

export const pay = defineSection({
  applies: 'at-once',
  schema: z
    .object({
      tigo: operator,
      airtel: operator,
      vodacom: operator,
      halotel: operator,
      /** Their order on the pages of players, and by whom new payments go. */
      channels: channels.default(CHANNELS),
      depositDelaySeconds: seconds,
      depositMinimum: money,
      depositMaximum: money,
      withdrawalMinimum: money,
      withdrawalMaximum: money,
      withdrawalsProhibited: z.boolean(),
      withdrawalDailyMaximum: money,
      /** From here on a clerk looks first. */
      withdrawalReviewFrom: money,
      /** … and from here on by what one player asks for in a day. */
      withdrawalReviewDayFrom: money.default(REVIEW_DAY_FROM),
      /** Younger accounts and less turnover are looked at as well; zero looks at neither. */
      withdrawalAccountDays: z.number().int().min(0).max(3_650).default(0),
      withdrawalTurnoverPercent: z.number().int().min(0).max(1_000).default(0),
      /** How long a clerk has a withdrawal of the queue to themselves. */
      withdrawalClaimMinutes: z.number().int().min(1).max(120).default(CLAIM_MINUTES),
      withdrawalFees,
      promptSeconds: seconds,
      businessNumbers: z.object({
        mpesa: businessNumber,
        airtel: businessNumber,
        mixx: businessNumber,
        halopesa: businessNumber,
      }),
      /** A float below this is told to the people on watch. */
      floatWarning: money,
      /** A float that runs dry sooner by the usual withdrawals raises the alarm. */
      floatAlarmHours: z.number().int().min(1).max(48).default(FLOAT_ALARM_HOURS),
      /** After so long without a clear status an alert is raised; revisions before it had none. */
      lookAfterMinutes: minutes.default(LOOK_AFTER_MINUTES),
      /** How long forged, stale and unreadable callbacks are kept; older revisions had none. */
      rejectedCallbackDays: z.int().min(1).max(365).default(REJECTED_CALLBACK_DAYS),
      withdrawalLookAfterMinutes: minutes.default(WITHDRAWAL_LOOK_AFTER_MINUTES),
      /** For one player; each puts a prompt on a phone. */
      promptsPerDayMax: z.number().int().min(1).max(1_000).default(PROMPTS_PER_DAY),
      /** Numbers beside the registered one from which a player may pay. */
      payerPhonesMax: z.number().int().min(0).max(20).default(PAYER_PHONES),
    })
    .refine((pay) => pay.depositMinimum <= pay.depositMaximum, 'deposit minimum over maximum')
    .refine(
      (pay) => pay.withdrawalMinimum <= pay.withdrawalMaximum,
      'withdrawal minimum over maximum',
    ),
  defaults: {
    tigo: switchedOn,
    airtel: switchedOn,
    vodacom: switchedOn,
    halotel: switchedOn,
    channels: CHANNELS,
    depositDelaySeconds: 5,
    depositMinimum: shillings(100),
    depositMaximum: shillings(3_000_000),
    withdrawalMinimum: shillings(1_000),
    withdrawalMaximum: shillings(3_000_000),
    withdrawalsProhibited: false,
    withdrawalDailyMaximum: shillings(10_000_000),
    withdrawalReviewFrom: shillings(1_000_000),
    withdrawalReviewDayFrom: REVIEW_DAY_FROM,
    withdrawalAccountDays: 0,
    withdrawalTurnoverPercent: 0,
    withdrawalClaimMinutes: CLAIM_MINUTES,
    withdrawalFees: { mpesa: [], airtel: [], mixx: [], halopesa: [] },
    promptSeconds: 60,
    businessNumbers: { mpesa: '447744', airtel: '447744', mixx: '447744', halopesa: '447744' },
    floatWarning: shillings(5_000_000),
    floatAlarmHours: FLOAT_ALARM_HOURS,
    lookAfterMinutes: LOOK_AFTER_MINUTES,
    rejectedCallbackDays: REJECTED_CALLBACK_DAYS,
    withdrawalLookAfterMinutes: WITHDRAWAL_LOOK_AFTER_MINUTES,
    promptsPerDayMax: PROMPTS_PER_DAY,
    payerPhonesMax: PAYER_PHONES,
  },
});
