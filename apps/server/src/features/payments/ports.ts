import type { Senti } from '@kipute/domain/money/senti';

/** As players know them; a channel decides who is asked on the operator's behalf. */
export type OperatorName = 'mpesa' | 'airtel' | 'mixx' | 'halopesa';

/** Why an operator said no, for certain: no money moved and none will. */
export type RefusalReason =
  | 'cancelled-by-player'
  /** The prompt was left unanswered, and the operator says that it is over. */
  | 'timed-out'
  | 'wrong-pin'
  | 'funds-short'
  | 'limit-reached'
  | 'phone-unknown'
  | 'float-empty'
  | 'refused';

/**
 * What a party says about one payment. Only `paid` and `refused` are definite and move money;
 * a time-out, a broken answer, a server error or a code nobody knows is `unknown`, never `refused`.
 * An adapter says them only of an answer that is bound to our reference: the question was asked by
 * it, or the answer names it (PAY-70).
 */
export type Verdict =
  | {
      readonly kind: 'paid';
      /** The operator's own number for it; the player has it in a message. */
      readonly receipt: string;
      /** What was moved, where the party says so: it is compared, never believed alone. */
      readonly amount?: Senti;
      readonly phone?: string;
      readonly fee?: Senti;
    }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly words: string }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'unknown'; readonly words: string }
  /** An answer that names neither our reference nor the amount: it ends no payment (PAY-70). */
  | { readonly kind: 'unbound'; readonly says: 'paid' | 'refused'; readonly words: string };

export type PaymentRequest = {
  /** Ours: unguessable, 12 to 20 letters and digits, and the same whenever it is asked again. */
  readonly reference: string;
  /** Whole shillings. */
  readonly amount: Senti;
  /** 255 and nine digits. */
  readonly phone: string;
  /** What the player reads in the prompt. */
  readonly words: string;
};

export type PartyResponse = {
  readonly verdict: Verdict;
  /** The party's number for the request, when it gave one. */
  readonly carrierReference?: string;
};

/** What names a payment when it is asked about again. */
export type SentPayment = {
  readonly reference: string;
  readonly carrierReference: string | undefined;
};

/** A payment that reached us, as the operator knows it under its receipt number. */
export type ReceiptOnRecord = {
  readonly receipt: string;
  readonly amount: Senti;
  readonly phone: string;
  /** What the payer typed as reference, or our own reference of a prompt. */
  readonly reference: string;
  /** The till that was paid, where the party names it. */
  readonly recipient?: string;
};

/** One line of an operator's day, to be compared with ours. */
export type OperatorLine = {
  readonly way: 'in' | 'out';
  readonly receipt: string;
  readonly reference: string;
  readonly amount: Senti;
};

/** A request of theirs as it came, unauthenticated. */
export type RawCallback = {
  readonly method: string;
  /** With the query, without the host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

export type CallbackReading =
  /** The outcome of a prompt or of a payout that we asked for. */
  | {
      readonly kind: 'outcome';
      readonly reference: string;
      readonly carrierReference?: string;
      readonly verdict: Verdict;
      /** By a signature or a secret; else it only makes us ask (PAY-14). */
      readonly authenticated: boolean;
    }
  /** Somebody is about to pay from the operator's menu: is there such a player? */
  | {
      readonly kind: 'paybill-check';
      readonly reference: string;
      readonly phone: string;
      readonly recipient?: string;
    }
  /** Somebody paid from the operator's menu. */
  | { readonly kind: 'paybill'; readonly payment: ReceiptOnRecord }
  /** Somebody paid from the operator's menu, but to a till that is not ours. */
  | { readonly kind: 'misdirected'; readonly payment: ReceiptOnRecord }
  /** Proven, but of a time outside of the clock window: it may be a replay. */
  | { readonly kind: 'stale'; readonly why: string }
  | { readonly kind: 'forged'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

/** What the party is told. `later` makes it ask again. */
export type CallbackOutcome =
  | { readonly kind: 'taken'; readonly ourReceipt?: string }
  | { readonly kind: 'reference-unknown' }
  | { readonly kind: 'later' };

/** What a party that waits for it is told after its pay-bill callback was answered. */
export type PaybillOutcome = {
  /** The callback it is about, as it came. */
  readonly body: string;
  readonly outcome: CallbackOutcome;
  readonly judgedAt: Date;
};

export type CallbackAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
};

/** One party that moves money for one operator. No method throws because of what the party did. */
export type MobileMoney = {
  /** Puts a prompt on the phone. */
  readonly requestPayment: (request: PaymentRequest) => Promise<PartyResponse>;
  readonly statusOfPayment: (payment: SentPayment) => Promise<PartyResponse>;
  readonly payOut: (request: PaymentRequest) => Promise<PartyResponse>;
  readonly statusOfPayout: (payment: SentPayment) => Promise<PartyResponse>;
  /** `unknown` when the party did not answer clearly, `not-offered` when it has no such question. */
  readonly findReceipt: (
    receipt: string,
  ) => Promise<ReceiptOnRecord | 'none' | 'unknown' | 'not-offered'>;
  /** What is left to pay out from. */
  readonly floatBalance: () => Promise<Senti | 'unknown' | 'not-offered'>;
  /** All of one day of East Africa, `YYYY-MM-DD`. */
  readonly linesOfDay: (
    day: string,
  ) => Promise<readonly OperatorLine[] | 'unknown' | 'not-offered'>;
  readonly readCallback: (callback: RawCallback) => CallbackReading;
  readonly answerCallback: (
    reading: CallbackReading,
    outcome: CallbackOutcome,
    callback: RawCallback,
  ) => CallbackAnswer;
  /** Of a party that waits for it; retried until it was `taken`, so it may arrive twice. */
  readonly tellPaybillOutcome?: (told: PaybillOutcome) => Promise<'taken' | 'again'>;
};
