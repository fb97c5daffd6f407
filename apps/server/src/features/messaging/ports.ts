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
