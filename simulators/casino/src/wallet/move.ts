/** What the provider asks an operator to do with a player's money. Amounts are senti. */
export type Move = {
  readonly transaction: string;
  readonly kind: 'debit' | 'credit' | 'rollback';
  readonly player: string;
  /** The operator's session; a stake needs a live one. */
  readonly session: string;
  readonly round: string;
  readonly game: string;
  readonly amount: number;
  /** Of a rollback and of a win: the stake that it is about. */
  readonly target?: string;
};

/** What an operator's answer means; no answer is no verdict. */
export type Verdict =
  | { readonly kind: 'done'; readonly balance: number | undefined }
  | { readonly kind: 'refused'; readonly word: string }
  /** Nothing is known of it: a fault, or an answer that cannot be read. */
  | { readonly kind: 'unknown'; readonly word: string };

/** A request in a dialect's own words, still without time and signature. */
export type WalletRequest = { readonly call: string; readonly body: string };

/** Who the operator says has come with a launch. */
export type Arrival =
  | {
      readonly kind: 'arrived';
      readonly session: string;
      readonly player: string;
      /** Masked by the operator: it is shown to other players. */
      readonly name: string;
      readonly balance: number;
      readonly language?: 'sw' | 'en';
      readonly reminderMinutes?: number;
    }
  | Exclude<Verdict, { kind: 'done' }>;

/** The one thing that differs between the providers: how they speak with a wallet. */
export type Dialect = {
  readonly authenticate: (launch: string, game: string) => WalletRequest;
  readonly readArrival: (text: string) => Arrival;
  readonly balance: (of: { readonly session: string; readonly player: string }) => WalletRequest;
  readonly move: (move: Move) => WalletRequest;
  readonly readVerdict: (text: string) => Verdict;
  readonly headers: (time: string, signature: string) => Readonly<Record<string, string>>;
};

/** Both dialects answer in JSON; whatever else comes says nothing. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
