import type { FastifyInstance } from 'fastify';
import type { CallbackAnswer, CallbackRequest } from './network/callbacks.ts';
import type { MoneyNetwork } from './network/network.ts';
import type { Outcome } from './network/outcome.ts';
import type { Payment } from './network/payments.ts';
import type { PartyName } from './party-name.ts';

/** Somebody pays from the operator's menu, with a business number and a reference. */
export type BillPayment = {
  readonly receipt: string;
  readonly phone: string;
  readonly amount: number;
  readonly businessNumber: string;
  readonly reference: string;
  readonly at: Date;
};

/** One question to the merchant on the way. All but the last are asked before money moves. */
export type BillStep = {
  readonly request: CallbackRequest;
  /** `again`: the merchant could not say, ask it later. */
  readonly read: (answer: CallbackAnswer) => 'accepted' | 'refused' | 'again';
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes that ask for money, the ones whose answers get lost (`answer-lost`). */
    movesMoney?: true;
  }
}

/**
 * One party's side of its documented wire. `register` gets an instance that lives under
 * `/<name>` and has the troubles of the knobs in front of it. The outcome is handed over
 * beside the payment because a knob may make the party tell another one than the truth.
 */
export type Party = {
  readonly name: PartyName;
  readonly register: (api: FastifyInstance, network: MoneyNetwork) => void;
  readonly collectionCallback: (payment: Payment, told: Outcome) => CallbackRequest | undefined;
  readonly payoutCallback?: (payment: Payment, told: Outcome) => CallbackRequest | undefined;
  /** Where the party lets people pay from its menu. */
  readonly billSteps?: (bill: BillPayment) => readonly BillStep[];
  /** Further variables that the server must have to speak with this party. */
  readonly tells?: Readonly<Record<string, string>>;
  /** Told the same address once more, by a party that has a second host for a part of it. */
  readonly secondAddress?: string;
  /** What the merchant brought that no phone shows, newest first, for the page of the knobs. */
  readonly shows?: () => readonly string[];
};
