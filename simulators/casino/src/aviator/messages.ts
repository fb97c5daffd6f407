/** What table and page tell each other. Stakes in shillings, wins and balance in senti. */
export type RoundMessage = {
  readonly t: 'round';
  readonly id: string;
  readonly phase: 'betting' | 'flying' | 'over';
  /** Milliseconds to the start, or since it. */
  readonly ms: number;
  /** SHA-256 of the seed that decides this round. */
  readonly commit: string;
  /** Once it is over. */
  readonly crash?: number;
};

/** Key, masked name, stake, multiplier (0 while it flies), won. */
export type Row = readonly [
  key: string,
  name: string,
  stake: number,
  multiplier: number,
  won: number,
];

export type ListMessage = {
  readonly t: 'list';
  /** Of the round: how many bets, and their sum. */
  readonly n: number;
  readonly sum: number;
  readonly rows: readonly Row[];
};

export type OwnBet = {
  readonly key: string;
  readonly panel: 1 | 2;
  readonly stake: number;
  readonly auto: number | null;
  readonly state: 'next' | 'asked' | 'stands' | 'refused' | 'missed' | 'won' | 'lost';
  readonly multiplier?: number;
  readonly won?: number;
  /** Of a refused one. */
  readonly why?: string;
};

export type OwnMessage = {
  readonly t: 'you';
  readonly balance: number | null;
  readonly bets: readonly OwnBet[];
};

export type ServerMessage =
  | RoundMessage
  | { readonly t: 'tick'; readonly ms: number }
  | ListMessage
  | OwnMessage
  | { readonly t: 'past'; readonly crashes: readonly (readonly [id: string, crash: number])[] }
  | { readonly t: 'pong' }
  | { readonly t: 'no'; readonly panel: 1 | 2; readonly why: string };

export type PageMessage =
  | {
      readonly t: 'bet';
      readonly panel: 1 | 2;
      readonly stake: number;
      readonly auto: number | null;
    }
  | { readonly t: 'cancel' | 'cash'; readonly panel: 1 | 2 }
  | { readonly t: 'low'; readonly on: boolean }
  | { readonly t: 'ping' };
