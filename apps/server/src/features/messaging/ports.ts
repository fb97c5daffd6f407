/**
 * The outside party that carries text messages, as messaging needs it. An answer is a value in
 * every case: only the adapter knows which failures prove that nothing was sent.
 */
export type SmsGateway = {
  readonly send: (message: OutgoingSms) => Promise<SmsOutcome>;
};

export type OutgoingSms = {
  /** 255… with nine digits after it. */
  readonly phone: string;
  readonly text: string;
  /** Ours, stable over retries: a gateway that knows idempotency may use it. */
  readonly reference: string;
};

export type SmsOutcome =
  /** The gateway took the message. */
  | { readonly kind: 'sent'; readonly providerReference: string }
  /** The gateway said no, and will say no again: bad number, barred text, no such sender. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It certainly was not sent (no connection, busy, out of credit): trying again is safe. */
  | { readonly kind: 'not-sent'; readonly reason: string }
  /** The request left and no definite answer came: it may or may not have been sent. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** What a gateway says about a message some time after it was handed over. */
export type SmsDelivery = {
  /** Ours, of a gateway that gives it back. */
  readonly reference: string | undefined;
  readonly providerReference: string;
  /** 255… with nine digits after it. */
  readonly phone: string;
  /** `pending` is not final. */
  readonly state: 'pending' | 'delivered' | 'undelivered';
  readonly reason: string;
};

/** The response by which a gateway knows that its report was taken. */
export type SmsReceipt = { readonly contentType: string; readonly body: string };

/** Reads what came to a provider's address; whoever names a provider that is none is `forged`. */
export type ReadSmsReport = (report: {
  readonly provider: string;
  readonly key: string;
  readonly body: string;
}) =>
  | { readonly kind: 'read'; readonly delivery: SmsDelivery; readonly receipt: SmsReceipt }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forged' };
