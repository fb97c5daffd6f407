import type { Site } from '@kipute/contract/call';
import type { PublishedFlight } from './fairness/recompute.ts';
import type { Knobs, Party } from './world/mobile-money.ts';

/**
 * What the pretend people saw, in the order they saw it. The laws compare it with what the house
 * says now; they know nothing else about the past.
 */
export type History = {
  readonly all: () => readonly Happening[];
  readonly add: (happening: Happening) => void;
};

export type ServerName = 'A' | 'B';
export const serverNames: readonly ServerName[] = ['A', 'B'];

/**
 * `done`: acknowledged. `refused`: certainly not done. `lost`: no answer, or one that proves
 * nothing; it may have been done or not, and both are right (SIM-04).
 */
export type Answer = 'done' | 'refused' | 'lost';

export type Happening =
  | SessionHappening
  | ReportHappening
  | SettingsHappening
  | MessageHappening
  | PaymentHappening
  | BetHappening
  | CashOutHappening
  | PoolHappening
  | RacingHappening
  | CasinoHappening
  | ResultHappening
  | Vandalism
  | ProcessHappening
  | FailedCall;

export type SessionHappening =
  | {
      readonly kind: 'sign-in';
      readonly who: string;
      readonly password: 'right' | 'wrong';
      readonly outcome: 'let-in' | 'told-wrong' | 'turned-away' | 'lost';
    }
  | {
      readonly kind: 'session-opened';
      readonly who: string;
      readonly site: Site;
      readonly token: string;
    }
  | { readonly kind: 'sign-out-begun'; readonly token: string }
  | {
      readonly kind: 'sign-out';
      readonly token: string;
      readonly server: ServerName;
      readonly answer: Answer;
    }
  | {
      readonly kind: 'asked-who';
      readonly token: string;
      readonly server: ServerName;
      /** How much had happened when the question left. */
      readonly askedAfter: number;
      readonly answer: 'known' | 'unknown' | 'lost';
    }
  /** All servers said the same of every token: from now on nothing is still on its way. */
  | { readonly kind: 'tokens-agreed' };

type ReportHappening =
  | { readonly kind: 'report'; readonly text: string; readonly answer: Answer }
  | {
      readonly kind: 'report-looked-up';
      readonly text: string;
      readonly askedAfter: number;
      readonly found: number;
    };

export type SettingsHappening = {
  readonly kind: 'settings-change';
  readonly section: string;
  readonly revision: number;
  /** Names this change and no other. */
  readonly note: string;
  readonly answer: Answer;
};

type MessageHappening = {
  readonly kind: 'message';
  readonly cause: string;
  readonly answer: Answer;
};

export type PaymentHappening =
  | {
      readonly kind: 'payment-asked';
      readonly way: 'deposit' | 'withdrawal';
      /** Of the page, once per intention. */
      readonly key: string;
      /** Whole shillings. */
      readonly amount: number;
      readonly answer: Answer;
      /** As the house named it; empty without an answer. */
      readonly serial: string;
    }
  /** An operator that does not keep its word from now on. */
  | { readonly kind: 'operator-fault'; readonly party: Party; readonly knobs: Knobs };

/** An order as its player was shown it. */
export type ShownOrder = {
  readonly id: string;
  readonly serial: string;
  /** Whole shillings. */
  readonly stake: number;
  readonly totalOdds: string;
  /** Shillings, when all legs win; of one that was decided by then, what it was paid. */
  readonly payout: number;
  readonly legs: readonly { readonly selectionId: string; readonly odds: number }[];
};

export type BetHappening =
  | {
      readonly kind: 'bet-asked';
      /** Whose it is, as operators write the number. */
      readonly phone: string;
      /** Of the page, once per intention. */
      readonly key: string;
      /** What nobody may ever be sold is asked for all the same. */
      readonly asks: 'fit' | 'unfit';
      readonly stake: number;
      readonly paidWith: 'balance' | 'credit';
      readonly systemSize: number;
      readonly selectionIds: readonly string[];
      /** As the provider numbers them. */
      readonly matchIds: readonly string[];
      readonly answer: Answer;
      /** Null without an answer, and when there is none. */
      readonly order: ShownOrder | null;
    }
  | {
      readonly kind: 'bets-looked-up';
      readonly phone: string;
      readonly askedAfter: number;
      readonly serials: readonly string[];
    }
  | {
      readonly kind: 'code-made';
      readonly selectionIds: readonly string[];
      readonly answer: Answer;
      /** Empty without an answer. */
      readonly code: string;
    }
  | {
      readonly kind: 'code-opened';
      readonly code: string;
      readonly answer: Answer;
      readonly selectionIds: readonly string[];
    };

export type CashOutHappening =
  | {
      readonly kind: 'cash-out-asked';
      readonly phone: string;
      /** Of the page, once per intention. */
      readonly key: string;
      readonly orderId: string;
      readonly sharePercent: number;
      /** Shillings, after tax: for less nothing may be sold. */
      readonly acceptedAmount: number;
      /** Refused as well when another amount was offered instead, or it was locked. */
      readonly answer: Answer;
      /** Shillings; null unless it was done. */
      readonly sold: CashedPart | null;
    }
  | {
      readonly kind: 'rule-asked';
      readonly phone: string;
      readonly orderId: string;
      /** Shillings, after tax; null to have none. */
      readonly threshold: number | null;
      readonly answer: Answer;
      /** When it left and when its answer was there, in milliseconds since 1970. */
      readonly askedAt: number;
      readonly answeredAt: number;
    };

/** What a player was told of a cash-out, in shillings. */
export type CashedPart = {
  readonly paid: number;
  readonly tax: number;
  readonly stakeLeft: number;
};

/** A ticket of jackpot or Lucky Six as its player was shown it. */
export type ShownTicket = {
  readonly id: string;
  readonly serial: string;
  /** Whole shillings. */
  readonly stake: number;
  readonly lines: number;
};

export type PoolHappening =
  | {
      readonly kind: 'ticket-asked';
      readonly phone: string;
      /** Of the page, once per intention. */
      readonly key: string;
      /** What nobody may ever be sold is asked for all the same. */
      readonly asks: 'fit' | 'unfit';
      readonly issueId: string;
      /** As players write them: `1`, `X2`, `2-1`. */
      readonly picks: readonly string[];
      readonly reservePicks: readonly string[];
      readonly multiplier: number;
      readonly lines: number;
      readonly paidWith: 'balance' | 'credit';
      readonly answer: Answer;
      /** Null without an answer, and when there is none. */
      readonly ticket: ShownTicket | null;
    }
  /** What the house did with an issue and was told is done; lost answers are left out. */
  | {
      readonly kind: 'pool-deed';
      readonly deed:
        | 'opened'
        | 'closed'
        | 'result said'
        | 'payment proposed'
        | 'cancellation proposed'
        | 'approved'
        | 'refused';
      readonly issueId: string;
    }
  /** Every issue was seen through, and nothing is sold any more. */
  | { readonly kind: 'all-pools-over' };

/** A racing order as its player was shown it. */
type ShownRaceOrder = {
  readonly serial: string;
  readonly tickets: number;
  /** Whole coins. */
  readonly stake: number;
};

export type RacingHappening =
  | {
      readonly kind: 'race-bet-asked';
      readonly phone: string;
      /** Of the page, once per intention. */
      readonly key: string;
      /** What nobody may ever be sold is asked for all the same. */
      readonly asks: 'fit' | 'unfit';
      readonly roundId: string;
      readonly picks: readonly { readonly betType: number; readonly numbers: readonly number[] }[];
      /** Whole coins, for each ticket. */
      readonly singleAmount: number;
      readonly tickets: number;
      readonly answer: Answer;
      /** Null without an answer, and when there is none. */
      readonly order: ShownRaceOrder | null;
    }
  | {
      readonly kind: 'coin-asked';
      readonly phone: string;
      readonly key: string;
      readonly asks: 'fit' | 'unfit';
      readonly direction: 'to-coin' | 'to-balance';
      /** Whole shillings. */
      readonly amount: number;
      readonly answer: Answer;
      /** Shillings; null unless it was done. */
      readonly told: { readonly converted: number; readonly tax: number } | null;
    }
  /** A round as everybody was shown it; times in milliseconds since 1970 by the house's clock. */
  | {
      readonly kind: 'round-shown';
      readonly id: string;
      readonly at: number;
      readonly opensAt: number;
      readonly startsAt: number;
      readonly endsAt: number;
      readonly commitment: string;
      readonly salt: string;
      readonly seed: string;
      readonly result: readonly number[];
    };

type CasinoHappening =
  | {
      readonly kind: 'casino-played';
      readonly phone: string;
      readonly game: string;
      /** In the provider's words. */
      readonly outcome: string;
    }
  /** By the provider's proof page. */
  | { readonly kind: 'flights-shown'; readonly flights: readonly PublishedFlight[] }
  /** By two at once; how many were let in. */
  | { readonly kind: 'launch-opened'; readonly entered: number };

/** What the provider was told to let happen, and did. */
type ResultHappening =
  | {
      readonly kind: 'match-over';
      readonly matchId: string;
      readonly how: 'ended' | 'abandoned';
    }
  | { readonly kind: 'result-corrected'; readonly matchId: string }
  | { readonly kind: 'goal-taken-back'; readonly matchId: string }
  /** Whatever was bet on is over, and nobody bets any more. */
  | { readonly kind: 'all-matches-over' }
  /** Bets that no result has decided, and why; then a person did. */
  | { readonly kind: 'left-to-person'; readonly why: string; readonly orders: number };

type Vandalism = {
  readonly kind: 'vandalism';
  readonly attempt: string;
  readonly outcome: 'refused' | 'let-through' | 'lost';
};

type ProcessHappening =
  | { readonly kind: 'kill'; readonly process: string }
  | { readonly kind: 'start'; readonly process: string; readonly outcome: string }
  | {
      readonly kind: 'end';
      readonly process: string;
      readonly asked: boolean;
      readonly how: string;
    };

/** Only those that failed are kept; the others are too many and prove nothing. */
export type FailedCall = {
  readonly kind: 'failed-call';
  readonly place: string;
  /** 0 when no answer came. */
  readonly httpStatus: number;
  readonly code: string;
  /** Whether nothing was wrong with its server and the database while it was under way. */
  readonly calm: boolean;
};

export function createHistory(): History {
  const happenings: Happening[] = [];
  return {
    all: () => happenings,
    add: (happening) => happenings.push(happening),
  };
}

/** Those of one kind, in order. */
export function ofKind<Kind extends Happening['kind']>(
  happenings: readonly Happening[],
  kind: Kind,
): readonly Extract<Happening, { kind: Kind }>[] {
  return happenings.filter((one): one is Extract<Happening, { kind: Kind }> => one.kind === kind);
}
