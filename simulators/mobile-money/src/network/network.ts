import { randomBytes } from 'node:crypto';
import { KnobBoard } from '../knobs/knobs.ts';
import type { Party } from '../party.ts';
import type { PartyName } from '../party-name.ts';
import { paidMessage, paidOutMessage } from '../phones/messages.ts';
import { newReceipt } from '../phones/receipts.ts';
import { Subscribers } from '../phones/subscribers.ts';
import type { CallbackRequest, Callbacks } from './callbacks.ts';
import { Merchant } from './merchant.ts';
import type { Outcome, RefusalReason } from './outcome.ts';
import { type Payment, type PaymentOrder, Payments } from './payments.ts';
import { outcomesTold } from './told-outcomes.ts';

export type PromptAnswer = 'approve' | 'refuse' | 'ignore';
export type AnswerTaken = 'paid' | 'refused' | 'ignored' | 'no-such-prompt';

const refused = (reason: RefusalReason): Outcome => ({ kind: 'refused', reason });

/**
 * The phones, the merchant's accounts and the money between them, the same for every party. A
 * party module only speaks: it asks for prompts and payouts here and is told how they ended.
 */
export class MoneyNetwork {
  readonly subscribers = new Subscribers();
  readonly merchant = new Merchant();
  readonly collections = new Payments();
  readonly payouts = new Payments();
  readonly knobs = new KnobBoard();
  readonly #parties = new Map<PartyName, Party>();
  readonly #ignored = new Set<string>();
  readonly #callbacks: Callbacks;

  constructor(callbacks: Callbacks) {
    this.#callbacks = callbacks;
  }

  join(party: Party): void {
    this.#parties.set(party.name, party);
  }

  party(name: PartyName): Party | undefined {
    return this.#parties.get(name);
  }

  /**
   * Puts a prompt on the phone. Refused at once when there is no such phone. Whether the
   * reference was used before is for the party to ask and to answer in its own way.
   */
  collect(order: PaymentOrder): Payment {
    const payment = this.#begin(order);
    this.collections.keep(payment);
    if (!payment.outcome) void this.#awaitAnswer(payment);
    return payment;
  }

  /** What is on the handset. */
  prompts(phone: string): readonly Payment[] {
    const open = this.collections.ofPhone(phone).filter(({ outcome }) => !outcome);
    return open.filter(({ id }) => !this.#ignored.has(id));
  }

  answerPrompt(id: string, answer: PromptAnswer, pin?: string): AnswerTaken {
    const payment = this.collections.find(id);
    if (!payment || payment.outcome) return 'no-such-prompt';
    if (answer === 'ignore') {
      this.#ignored.add(id);
      return 'ignored';
    }
    const outcome = answer === 'refuse' ? refused('cancelled') : this.#take(payment, pin);
    this.#endCollection(payment, outcome);
    return outcome.kind;
  }

  /** Refused at once when there is no such phone or nothing to pay from; else paid, maybe later. */
  payOut(order: PaymentOrder): Payment {
    const begun = this.#begin(order);
    const payment = begun.outcome ? begun : { ...begun, outcome: this.#withoutFloat(begun) };
    this.payouts.keep(payment);
    if (payment.outcome) return payment;
    const { payoutDelayMs } = this.knobs.of(order.party);
    if (payoutDelayMs === 0) return this.#endPayout(payment);
    void this.#callbacks.pause(payoutDelayMs).then((goesOn) => goesOn && this.#endPayout(payment));
    return payment;
  }

  #begin({ operator, details = {}, ...order }: PaymentOrder): Payment {
    const subscriber = this.subscribers.findAt(order.phone, operator);
    return {
      ...order,
      id: randomBytes(16).toString('hex'),
      operator: subscriber?.operator ?? operator ?? 'mpesa',
      details,
      createdAt: new Date().toISOString(),
      outcome: subscriber ? undefined : refused('phone-unknown'),
    };
  }

  async #awaitAnswer({ id, party }: Payment): Promise<void> {
    const { prompts, promptLifetimeMs } = this.knobs.of(party);
    if (prompts === 'approve' || prompts === 'refuse') {
      setImmediate(() => this.answerPrompt(id, prompts));
      return;
    }
    if (!(await this.#callbacks.pause(promptLifetimeMs))) return;
    const payment = this.collections.find(id);
    this.#ignored.delete(id);
    if (payment && !payment.outcome) this.#endCollection(payment, refused('expired'));
  }

  #take(payment: Payment, pin: string | undefined): Outcome {
    const subscriber = this.subscribers.find(payment.phone);
    if (!subscriber) return refused('phone-unknown');
    if (pin !== undefined && pin !== subscriber.pin) return refused('wrong-pin');
    if (subscriber.balance < payment.amount) return refused('funds-short');
    subscriber.balance -= payment.amount;
    const receipt = newReceipt(subscriber.operator);
    const { party, reference, phone, amount } = payment;
    this.merchant.at(party).book({ way: 'in', receipt, reference, phone, amount });
    this.subscribers.tell(phone, paidMessage({ amount, receipt, balance: subscriber.balance }));
    return { kind: 'paid', receipt, amount };
  }

  #withoutFloat({ party, amount }: Payment): Outcome | undefined {
    const isEmpty = this.knobs.of(party).float === 'empty';
    return isEmpty || this.merchant.at(party).float < amount ? refused('float-empty') : undefined;
  }

  #endCollection(payment: Payment, outcome: Outcome): void {
    this.#ignored.delete(payment.id);
    const ended = { ...payment, outcome };
    this.collections.keep(ended);
    const party = this.party(payment.party);
    void this.#tell(ended, (told) => party?.collectionCallback(ended, told));
  }

  #endPayout(payment: Payment): Payment {
    const { party, reference, phone, amount, operator } = payment;
    const receipt = newReceipt(operator);
    this.merchant.at(party).book({ way: 'out', receipt, reference, phone, amount });
    const subscriber = this.subscribers.find(phone);
    if (subscriber) {
      subscriber.balance += amount;
      const { balance } = subscriber;
      this.subscribers.tell(phone, paidOutMessage({ amount, receipt, balance }));
    }
    const ended: Payment = { ...payment, outcome: { kind: 'paid', receipt, amount } };
    this.payouts.keep(ended);
    void this.#tell(ended, (told) => this.party(party)?.payoutCallback?.(ended, told));
    return ended;
  }

  /** Calls the merchant as the knobs want it. */
  async #tell(
    payment: Payment,
    callbackOf: (told: Outcome) => CallbackRequest | undefined,
  ): Promise<void> {
    const knobs = this.knobs.of(payment.party);
    if (!(await this.#callbacks.pause(knobs.callbackDelayMs))) return;
    for (const told of outcomesTold(payment, knobs)) {
      const request = callbackOf(told);
      if (request) await this.#callbacks.deliver(request);
    }
  }
}
