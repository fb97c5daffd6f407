import { POOL_PLACES_MAX, POOL_RESERVES_MAX } from '@kipute/domain/pools/pool-terms';
import { z } from 'zod';
import {
  guessingBetTypes,
  jackpotRewardTypes,
  poolIssueStatuses,
  poolMatchEnds,
  poolTicketStatuses,
} from '../../constants/betting/games.ts';
import { type Choices, rowsOf } from '../../constants/choice.ts';
import { amount, flag, id, instant } from '../../fields.ts';
import { payType } from '../betting/bet-fields.ts';
import { serialNumber } from '../money/payment-fields.ts';

const idOf = <Table extends Choices>(table: Table) => {
  const ids = rowsOf(table).map(([, choice]) => choice.id as Table[keyof Table]['id']);
  return z.literal(ids);
};

export const poolGame = idOf(guessingBetTypes);
export const poolIssueStatus = idOf(poolIssueStatuses);
export const poolTicketStatus = idOf(poolTicketStatuses);
export const rewardType = idOf(jackpotRewardTypes);
export const matchEnd = idOf(poolMatchEnds);

export const count = z.number().int().min(0);
export const percent = z.number().min(0).max(100).multipleOf(0.01);

/** `1`, `X2`, `2-1`, `other`; which of them a game has, its reader says. */
export const pick = z.string().max(5);
export const picks = z.array(pick).max(POOL_PLACES_MAX);
export const reservePicks = z.array(pick).max(POOL_RESERVES_MAX);

/** So many right picks of a line bring this part of the pool, or this amount; the other is 0. */
export const tier = z.object({ right: z.number().int().min(1), percent, amount });

/** Prices of the three results; null while the match has none. */
const prices = z.object({ home: z.number(), draw: z.number(), away: z.number() });

/** Won, drawn, lost; empty of a team of which nothing is known. */
const form = z.string().regex(/^[WDL]{0,5}$/);

export const issueMatch = z.object({
  /** From 1; reserves begin at 1 again. */
  place: z.number().int().min(1),
  reserve: flag,
  match_id: id,
  start_time: instant,
  competition: z.string(),
  team_home_id: id,
  team_away_id: id,
  team_home: z.string(),
  team_away: z.string(),
  odds: prices.nullable(),
  end: matchEnd,
  /** Of ordinary time; null until it was played. */
  home_score: count.nullable(),
  away_score: count.nullable(),
  /** 1 while it is being played. */
  live: flag,
  /** Of a match that was called off: the number of the reserve that stands in; 0 when none is left. */
  stand_in: count.nullable(),
  /** Of an issue that is on sale: how the last five matches of each team ended, the newest first. */
  form_home: form.optional(),
  form_away: form.optional(),
});

/** What an issue promises, or a game will promise in its next one. */
export const poolTerms = z.object({
  bet_amount: amount,
  guess_number: z.number().int().min(1).max(POOL_PLACES_MAX),
  reserves: z.number().int().min(0).max(POOL_RESERVES_MAX),
  max_choose: z.number().int().min(1).max(POOL_PLACES_MAX),
  max_doubles: z.number().int().min(0).max(POOL_PLACES_MAX),
  max_multiplier: z.number().int().min(1).max(100),
  init_jackpot: amount,
  /** Of each stake, into the pool. */
  percentage: percent,
  max_add_balance: amount,
  reward_type: rewardType,
  tiers: z.array(tier).min(1).max(POOL_PLACES_MAX),
});

export const issueHead = z.object({
  id,
  type_id: id,
  game: poolGame,
  /** `J46`: the prefix and the number. */
  name: z.string(),
  number: count,
  label: z.string(),
  status: poolIssueStatus,
  open_time: instant.nullable(),
  close_time: instant,
  settlement_time: instant.nullable(),
});

export const shownIssue = issueHead.extend({
  ...poolTerms.shape,
  tax_rate: z.number().min(0),
  /** What was added to `init_jackpot`: carried over from issues before, and by stakes. */
  jackpot: amount,
  matches: z.array(issueMatch),
});

/** A place of a ticket: its match, what was picked, and how that stands. */
const ticketPlace = issueMatch.extend({
  pick,
  /** `void`: no reserve was left, so that every pick is right. */
  mark: z.enum(['waiting', 'right', 'wrong', 'void', 'replaced', 'unused']),
});

export const ticket = z.object({
  id,
  serial_number: serialNumber,
  game: poolGame,
  issue_id: id,
  issue_name: z.string(),
  label: z.string(),
  status: poolTicketStatus,
  create_time: instant,
  settlement_time: instant.nullable(),
  pay_type: payType,
  bet_amount: amount,
  multiplier: z.number().int().min(1),
  lines: z.number().int().min(1),
  /** Of the best line. */
  right: count,
  decided: count,
  reachable: count,
  /** Of the pool as it is now. */
  pool: amount,
  tiers: z.array(tier),
  /** Once it is decided. */
  prize: amount,
  tax_amount: amount,
  after_tax_amount: amount,
  /** How often it was paid anew after a correction. */
  corrections: count,
  places: z.array(ticketPlace),
});

/** What a stranger sees who was given its number: what was picked, and nothing of money. */
export const foundTicket = ticket
  .pick({ serial_number: true, game: true, issue_id: true, issue_name: true, label: true })
  .extend({
    ...ticket.pick({ status: true, create_time: true, multiplier: true, right: true }).shape,
    ...ticket.pick({ decided: true, reachable: true, places: true }).shape,
    /** 1 while its issue is on sale, so that one may pick the same. */
    on_sale: flag,
  });

/** How a settled issue was shared out. */
export const sharedTier = tier.extend({
  lines: count,
  /** To each line, before tax. */
  prize: amount,
  paid: amount,
});

export const issueResult = shownIssue.extend({
  /** The whole pool that was shared. */
  pool: amount,
  shared: z.array(sharedTier),
  paid: amount,
  /** Carried on to the next one. */
  rollover: amount,
  corrections: count,
});
