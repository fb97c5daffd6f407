import type { PartyName } from '../party-name.ts';
import type { OperatorName } from '../phones/operators.ts';
import type { Outcome } from './outcome.ts';

export type PaymentOrder = {
  readonly party: PartyName;
  /** The merchant's own; the party is asked about the payment under it. */
  readonly reference: string;
  /** 255 and nine digits. */
  readonly phone: string;
  /** Whole shillings. */
  readonly amount: number;
  /** What stands in the prompt. */
  readonly words: string;
  /** Left out by an aggregator: the phone's own operator then. */
  readonly operator?: OperatorName;
  /** Whatever the party needs again when it calls back. */
  readonly details?: Readonly<Record<string, string>>;
};

/** A prompt on a handset, or money on its way to one. Without an outcome it is still open. */
export type Payment = Omit<PaymentOrder, 'operator' | 'details'> & {
  /** 32 hexadecimal digits; a party may give it out as its own number. */
  readonly id: string;
  readonly operator: OperatorName;
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: string;
  readonly outcome: Outcome | undefined;
};

const PAYMENTS_KEPT = 20_000;

/** Old ones are forgotten, so that a simulator left running for weeks stays small. */
export class Payments {
  readonly #byId = new Map<string, Payment>();
  readonly #idByReference = new Map<string, string>();

  keep(payment: Payment): void {
    this.#byId.set(payment.id, payment);
    this.#idByReference.set(`${payment.party} ${payment.reference}`, payment.id);
    if (this.#byId.size <= PAYMENTS_KEPT) return;
    const [oldest] = this.#byId.values();
    if (!oldest) return;
    this.#byId.delete(oldest.id);
    this.#idByReference.delete(`${oldest.party} ${oldest.reference}`);
  }

  find(id: string): Payment | undefined {
    return this.#byId.get(id);
  }

  ofReference(party: PartyName, reference: string): Payment | undefined {
    return this.find(this.#idByReference.get(`${party} ${reference}`) ?? '');
  }

  all(): readonly Payment[] {
    return [...this.#byId.values()];
  }

  /** Newest first. */
  ofPhone(phone: string): readonly Payment[] {
    return [...this.#byId.values()].filter((payment) => payment.phone === phone).reverse();
  }
}
