import { z } from 'zod';
import { administrator, defineCall, officeWork } from '../../call.ts';
import { flag, id, instant } from '../../fields.ts';

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;

/** Whole shillings, signed from the side of the house. */
const amount = z.number();
const count = z.number().int().min(0);
const named = z.object({ sw: z.string(), en: z.string() });

/** One selection of a match: what the house has if it wins, by the open bets at their own prices. */
const deskSelection = z.object({
  id,
  name: named,
  market: named,
  market_id: z.string(),
  /** 1 to 7 of the columns of the board; 0 for what has none. */
  column: z.number().int().min(0).max(7),
  /** What was staked on it by bets that are not decided; a bet of several legs counts on each. */
  stake: amount,
  /** What the house owes if it wins. */
  owed: amount,
  /** The stakes of its market less what is owed. */
  result: amount,
});

const deskMatch = z.object({
  id,
  name: named,
  competition: named,
  start_time: instant,
  live: flag,
  /** As players see it; empty before the start. */
  minute: z.string(),
  score: z.string(),
  stake: amount,
  owed: amount,
  /** What the worst selection of each of its markets would cost together; never above nothing. */
  worst: amount,
  /** Of the most that may be owed on a match. */
  filled_percent: z.number().int().min(0),
  bets_per_minute: count,
  /** The worst of each of the last ten minutes, the oldest first. */
  trend: z.array(amount),
  /** A person locked it; `full`: the limits of risk locked some of it. */
  sealed: z.enum(['no', 'by-hand', 'full']),
  selections: z.array(deskSelection),
});

/** A large bet, placed or refused. */
const deskTick = z.object({
  serial_number: z.string(),
  at: instant,
  player_id: id,
  player: z.string(),
  slip: named,
  match_ids: z.array(id),
  legs: count,
  stake: amount,
  payout: amount,
  outcome: z.enum(['placed', 'refused']),
  /** Why it was refused; empty when it was not. */
  reason: z.string(),
  /** At or above the amount of which a person wants to be warned. */
  warned: flag,
});

const deskTotals = z.object({
  /** Of each of the last sixty seconds, the oldest first. */
  bets: z.array(count),
  stakes: z.array(amount),
  matches: count,
  live: count,
  /** Of all matches with open bets. */
  owed: amount,
  worst: amount,
  placed_last_hour: count,
  /** Of the last hour, the most frequent first. */
  refused: z.array(z.object({ reason: z.string(), count })),
  /** From this stake on a bet ticks in. */
  tick_from: amount,
});

const deskFeed = z.object({
  fresh: flag,
  /** Null where no process tells: nobody consumes the feed. */
  connected: flag.nullable(),
  silent_ms: count,
  longest_silence_ms: count,
  /** From the provider's clock to ours, of the newest message. */
  lag_ms: z.number().int(),
  messages_per_second: z.number().min(0),
  gaps: count,
});

const deskAlarm = z.object({
  id,
  at: instant,
  kind: z.enum(['order-amount', 'identical-slip', 'linked-accounts']),
  slip: named,
  accounts: count,
  orders: count,
  stake: amount,
  serial_numbers: z.array(z.string()),
  seen: flag,
});

const deskBoard = z.object({
  at: instant,
  totals: deskTotals,
  feed: deskFeed,
  ticks: z.array(deskTick),
  alarms: z.array(deskAlarm),
  matches: z.array(deskMatch),
});

export type DeskBoard = z.infer<typeof deskBoard>;
export type DeskMatch = z.infer<typeof deskMatch>;
export type DeskSelection = z.infer<typeof deskSelection>;
export type DeskTick = z.infer<typeof deskTick>;
export type DeskFeed = z.infer<typeof deskFeed>;
export type DeskAlarm = z.infer<typeof deskAlarm>;

/** On the topic `live-desk`: the whole board, or what changed of it since the message before. */
export type LiveDeskNews =
  | (DeskBoard & { readonly kind: 'all' })
  | (DeskBoard & { readonly kind: 'changed'; readonly gone: readonly string[] });

export const liveDeskCalls = {
  'live_board/inquire': defineCall({
    ...usual,
    caller: administrator('live_board/inquire'),
    summary:
      'The live board as it stands; the topic live-desk of the office’s socket goes on with it',
    input: z.object({}),
    output: deskBoard,
  }),
  'live_board/mark_seen': defineCall({
    ...usual,
    caller: administrator('live_board/mark_seen'),
    summary: 'Marks an alarm of the live board as seen by this administrator',
    input: z.object({ alarm_id: id }),
    output: z.null(),
  }),
} as const;
