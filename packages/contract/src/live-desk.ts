/**
 * What the office's live board says on its topic `live-desk`. Amounts are whole shillings, signed
 * from the side of the house. Types only: pages read these without a schema.
 */

/** One selection of a match: what the house has if it wins, by the open bets at their own prices. */
export type DeskSelection = {
  readonly id: string;
  /** In the words of the slip. */
  readonly name: string;
  readonly market: string;
  readonly market_id: string;
  /** Where it stands among the columns of the board; 0 for what has none. */
  readonly column: number;
  /** What was staked on it by bets that are not decided. */
  readonly stake: number;
  /** What the house owes if it wins. */
  readonly owed: number;
  /** Stakes of its market less what is owed. */
  readonly result: number;
};

export type DeskMatch = {
  readonly id: string;
  readonly name: { readonly sw: string; readonly en: string };
  readonly competition: { readonly sw: string; readonly en: string };
  readonly start_time: string;
  readonly live: boolean;
  /** As players see it; empty before the start. */
  readonly minute: string;
  readonly score: string;
  readonly stake: number;
  readonly owed: number;
  /** What the worst selection of each market would cost together. */
  readonly worst: number;
  /** Of the most that may be owed on a match, 0 to 100. */
  readonly filled: number;
  /** Of the last minute. */
  readonly bets_per_minute: number;
  /** What is owed, a number for each of the last ten minutes, the oldest first. */
  readonly trend: readonly number[];
  /** Locked by a person; `full` when the limits of risk did it. */
  readonly sealed: 'no' | 'by-hand' | 'full';
  /** Of what was decided about it, for who decides next. */
  readonly revision: number;
  readonly selections: readonly DeskSelection[];
};

/** A large bet, placed or refused. */
export type DeskTick = {
  readonly serial_number: string;
  readonly at: string;
  readonly player_id: string;
  readonly player: string;
  readonly slip: { readonly sw: string; readonly en: string };
  readonly legs: number;
  readonly odds: number;
  readonly stake: number;
  readonly payout: number;
  readonly outcome: 'placed' | 'refused';
  /** Why it was refused. */
  readonly reason: string;
  /** At or above the amount from which a person wants to be warned. */
  readonly warned: boolean;
};

export type DeskTotals = {
  /** Of each of the last sixty seconds, the oldest first. */
  readonly bets: readonly number[];
  readonly stakes: readonly number[];
  readonly matches: number;
  readonly live: number;
  readonly stake: number;
  readonly worst: number;
  /** Of the last hour, by reason, the most frequent first. */
  readonly refused: readonly { readonly reason: string; readonly count: number }[];
  readonly placed_last_hour: number;
};

export type DeskFeed = {
  readonly connected: boolean;
  /** Since the last message of the provider. */
  readonly silent_ms: number;
  readonly lag_ms: number;
  readonly longest_silence_ms: number;
  readonly gaps: number;
  readonly messages_per_second: number;
};

export type DeskAlarm = {
  readonly id: string;
  readonly at: string;
  readonly kind: 'order-amount' | 'identical-slip' | 'linked-accounts';
  readonly slip: { readonly sw: string; readonly en: string };
  readonly accounts: number;
  readonly orders: number;
  readonly stake: number;
  readonly serial_numbers: readonly string[];
  readonly seen: boolean;
};

type DeskNow = {
  readonly at: string;
  readonly totals: DeskTotals;
  readonly feed: DeskFeed;
  readonly ticks: readonly DeskTick[];
  readonly alarms: readonly DeskAlarm[];
};

/** `all` begins anew; `changed` replaces those matches and drops the others that it names. */
export type LiveDeskNews =
  | (DeskNow & { readonly kind: 'all'; readonly matches: readonly DeskMatch[] })
  | (DeskNow & {
      readonly kind: 'changed';
      readonly matches: readonly DeskMatch[];
      readonly gone: readonly string[];
    });
