export type Panel = 1 | 2;

/** One of the two places a player has at the table. */
export type SeatOf = { readonly player: string; readonly panel: Panel };
export type Seat = SeatOf & {
  readonly session: string;
  /** Masked, for the list. */
  readonly name: string;
};

/** What somebody wants to stake, in shillings; `auto` in hundredths. */
export type Bid = Seat & { readonly stake: number; readonly auto: number | null };

export type Bet = Bid & {
  readonly transaction: string;
  readonly round: string;
} & BetState;

type BetState =
  /** The operator has been asked for the stake. */
  | { readonly state: 'asked' }
  | { readonly state: 'stands' }
  | { readonly state: 'refused'; readonly why: string }
  /** Not answered before the start: it does not fly, and goes back if it was taken. */
  | { readonly state: 'missed' }
  | { readonly state: 'won'; readonly multiplier: number; readonly won: number }
  | { readonly state: 'lost' };

export const seatKey = ({ player, panel }: SeatOf): string => `${panel} ${player}`;

export const betsOf = <One extends SeatOf>(bets: readonly One[], player: string): readonly One[] =>
  bets.filter((bet) => bet.player === player);
