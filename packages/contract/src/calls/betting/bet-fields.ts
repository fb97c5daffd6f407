import type { ScorePick } from '@kipute/domain/grading/score-pick';
import { z } from 'zod';
import { ACCUMULATOR_LEGS_MAX } from '../../constants/betting/limits.ts';
import { orderStatuses, orderTypes } from '../../constants/betting/orders.ts';
import { legOutcomes } from '../../constants/betting/outcomes.ts';
import { type Choices, rowsOf } from '../../constants/choice.ts';
import { amount, flag, id, instant, printableText } from '../../fields.ts';
import { betConfig, winBonusStep } from '../bet-config.ts';
import { serialNumber } from '../money/payment-fields.ts';

const team = z.enum(['home', 'away']);
const line = z.number().multipleOf(0.25);
const goals = z.number().int();

/** What a pick says about the score at the end of ordinary time: how it stands follows from it. */
const scorePick: z.ZodType<ScorePick> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('result'),
    sides: z.array(z.enum(['home', 'draw', 'away'])),
    headStart: goals,
  }),
  z.object({ kind: z.literal('handicap'), team, line }),
  z.object({
    kind: z.literal('total'),
    of: z.enum(['home', 'away', 'both']),
    than: z.enum(['over', 'under']),
    line,
  }),
  z.object({ kind: z.literal('both-score'), answer: z.enum(['yes', 'no']) }),
  z.object({ kind: z.literal('exact-score'), home: goals, away: goals }),
  z.object({ kind: z.literal('odd-even'), parity: z.enum(['odd', 'even']) }),
]);

const idOf = <Table extends Choices>(table: Table) =>
  z.literal(rowsOf(table).map(([, { id: number }]) => number));

/** 1 balance, 2 credit. */
export const payType = z.union([z.literal(1), z.literal(2)]);

/** Odds on the wire have at most three decimals. */
const odds = z.number().min(0).max(100_000).multipleOf(0.001);

const label = printableText(200);

/**
 * One selection of a submitted slip. The server's board decides what it is and costs; the names
 * are what the player saw, and nothing is made of them.
 */
export const submittedLeg = z.object({
  eventId: id,
  marketId: id,
  bettingTypeId: z.number().int().min(0),
  betting_offer_id_card: id,
  market_name: label,
  start_time: z.string().max(40),
  event_status: z.number().int(),
  team_home_id: z.string().max(20),
  team_away_id: z.string().max(20),
  team_home: label,
  team_away: label,
  outcomeId: id,
  outcome_name: label,
  /** A price worse than this by more than the tolerance is refused (decision 5). */
  seen_odds: odds.optional(),
});

/** One more than may be bet on: the sixty-first is refused by its name, not as a bad parameter. */
export const submittedLegs = z.array(submittedLeg).max(2 * ACCUMULATOR_LEGS_MAX);

/** Each a bet of its own, with its own stake. */
export const submittedSingles = z
  .array(submittedLeg.extend({ bet_amount: amount }))
  .max(2 * ACCUMULATOR_LEGS_MAX);

/** Why a selection was not taken, for its marker in the slip. */
export const refusedLeg = z.object({
  outcomeId: id,
  why: z.enum(['closed', 'price-moved', 'same-match', 'not-this-match', 'full']),
  /** What it costs now; 0 when it has no price. */
  odds,
});

/**
 * How many legs a line of a system has; 0 when all must win. 101 and 102 are full covers, lines of
 * every number of legs: 101 from singles on (Patent, Lucky 15 …), 102 from doubles on (Trixie …).
 */
export const systemSize = z.number().int().min(0).max(102);

export const orderLeg = z.object({
  match_id: id,
  selection_id: id,
  market_id: id,
  bettingTypeId: z.number().int(),
  eventPartId: z.number().int(),
  market_name: z.string(),
  selection_name: z.string(),
  odds,
  /** What it cost without its boost; null where it had none. */
  odds_before: odds.nullable(),
  outcome: idOf(legOutcomes),
  fixture_date: instant,
  team_home: z.string(),
  team_away: z.string(),
  league: z.string(),
  /** 1 when the match was in play at the time of the bet. */
  isLive: flag,
  /** For an open leg of football; null when the score alone does not tell how it stands. */
  pick: scorePick.nullable(),
  /** What it cost without a margin when the bet was cashed; null where that was not, or was decided. */
  early_settlement_odds: odds.nullable(),
  /** Minutes played when it was decided; null before that, and where nobody counts them. */
  match_duration: z.number().int().min(0).nullable(),
  /** Why it waits for a person, in the reader's language; empty when it does not. */
  abnormal_info: z.string(),
  /** "2:1", how the match of a decided leg ended; empty before that, and when nobody told it. */
  score: z.string(),
});

/** What was promised at the time of the bet, beside its tax rate. */
const orderTerms = betConfig
  .pick({
    min_string_reward_odds: true,
    single_game_highest_profit: true,
    multiple_game_highest_profit: true,
  })
  .extend({
    /** The steps that this bet can reach. */
    string_rewards: z.array(winBonusStep),
    /** 1 for bets of the days when tax was taken of more than the ceiling lets anybody win. */
    taxed_before_ceiling: flag,
  });

export const order = z.object({
  id,
  serial_number: serialNumber,
  type: idOf(orderTypes),
  status: idOf(orderStatuses),
  create_time: instant,
  settlement_time: instant.nullable(),
  /** Total odds with two decimals, as text: sixty legs make a number of 121 digits. */
  total_price: z.string().regex(/^\d+\.\d\d$/),
  system_size: systemSize,
  tax_rate: z.number().min(0),
  /** The stake, by balance and by credit together … */
  amount_payable: amount,
  /** … and by each. */
  pay_payable: amount,
  virtual_pay_amount: amount,
  /** What no cash-out has taken of it; 0 once all of it was cashed. */
  stake_in_play: amount,
  /** Of what is in play: as promised while it is open, as paid once it is decided. */
  profit: amount,
  win_bonus: amount,
  tax_amount: amount,
  after_tax_amount: amount,
  /** By parts that were cashed before its end, on top; 0 once all of it was cashed and is told above. */
  cashed_amount: amount,
  /** What came back as credit: a stake by credit, or a part of what one leg alone lost (BET-12). */
  virtual_return_amount: amount,
  /** How often a result changed after it was settled, so that it was taken back and paid anew. */
  corrections: z.number().int().min(0),
  /** 1 when it is lost and open all the same: money back hangs on its other matches (STL-36). */
  awaits_money_back: flag,
  note: z.string(),
  /** Null once it is decided: nothing is computed from it any more. */
  terms: orderTerms.nullable(),
  details: z.array(orderLeg),
});

/** What a stranger may see who was given the serial number: how it stands, not what it is worth. */
export const foundOrder = order.pick({
  serial_number: true,
  status: true,
  create_time: true,
  settlement_time: true,
  total_price: true,
  system_size: true,
  details: true,
});
