import type { BillPayment, BillStep } from '../party.ts';
import type { PartyName } from '../party-name.ts';
import { paidMessage, returnedMessage } from '../phones/messages.ts';
import { newReceipt } from '../phones/receipts.ts';
import type { Subscriber } from '../phones/subscribers.ts';
import type { Callbacks } from './callbacks.ts';
import type { MoneyNetwork } from './network.ts';
import type { RefusalReason } from './outcome.ts';
import { WRONG_BY } from './told-outcomes.ts';

export type BillOrder = Pick<BillPayment, 'phone' | 'amount' | 'businessNumber' | 'reference'> & {
  readonly party: PartyName;
  readonly pin?: string;
};

export type BillOutcome =
  | { readonly kind: 'paid'; readonly receipt: string }
  | {
      readonly kind: 'refused';
      readonly reason: RefusalReason | 'no-pay-bill' | 'reference-unknown' | 'merchant-silent';
    };

const refused = (reason: Extract<BillOutcome, { kind: 'refused' }>['reason']): BillOutcome => ({
  kind: 'refused',
  reason,
});

/** Where people pay from the operator's menu, without having been asked. */
export class BillDesk {
  readonly #network: MoneyNetwork;
  readonly #callbacks: Callbacks;

  constructor(network: MoneyNetwork, callbacks: Callbacks) {
    this.#network = network;
    this.#callbacks = callbacks;
  }

  /** The payer hears at once; the merchant is told in the background, until it has taken it. */
  async pay(order: BillOrder): Promise<BillOutcome> {
    const party = this.#network.party(order.party);
    const subscriber = this.#network.subscribers.find(order.phone);
    if (!party?.billSteps) return refused('no-pay-bill');
    if (!subscriber) return refused('phone-unknown');
    if (order.pin !== undefined && order.pin !== subscriber.pin) return refused('wrong-pin');
    if (subscriber.balance < order.amount) return refused('funds-short');
    const bill = this.#billOf(order, subscriber);
    const steps = party.billSteps(bill);
    for (const step of steps.slice(0, -1)) {
      const verdict = await this.#ask(step);
      if (verdict !== 'accepted') {
        return refused(verdict === 'refused' ? 'reference-unknown' : 'merchant-silent');
      }
    }
    this.#take(order, bill, subscriber);
    const last = steps.at(-1);
    if (last) void this.#tell(order, bill, last);
    return { kind: 'paid', receipt: bill.receipt };
  }

  #billOf(
    { phone, amount, businessNumber, reference, party }: BillOrder,
    { operator }: Subscriber,
  ) {
    const isWrong = this.#network.knobs.of(party).toldAmount === 'wrong';
    return {
      receipt: newReceipt(operator),
      phone,
      amount: isWrong ? amount + WRONG_BY : amount,
      businessNumber,
      reference,
      at: new Date(),
    };
  }

  async #ask({ request, read }: BillStep): Promise<'accepted' | 'refused' | 'silent'> {
    const answer = await this.#callbacks.post(request);
    const verdict = answer && read(answer);
    return verdict === undefined || verdict === 'again' ? 'silent' : verdict;
  }

  #take({ party, amount }: BillOrder, bill: BillPayment, subscriber: Subscriber): void {
    const { receipt, phone, reference } = bill;
    subscriber.balance -= amount;
    this.#network.merchant.at(party).book({ way: 'in', receipt, reference, phone, amount });
    const { balance } = subscriber;
    this.#network.subscribers.tell(phone, paidMessage({ amount, receipt, balance }));
  }

  async #tell(order: BillOrder, bill: BillPayment, { request, read }: BillStep): Promise<void> {
    const { callbacks, callbackDelayMs } = this.#network.knobs.of(order.party);
    if (callbacks === 'never' || !(await this.#callbacks.pause(callbackDelayMs))) return;
    const isFinal = (answer: Parameters<typeof read>[0]) => read(answer) !== 'again';
    const answer = await this.#callbacks.deliver(request, isFinal);
    if (answer && read(answer) === 'refused') this.#giveBack(order, bill);
    if (callbacks === 'twice') await this.#callbacks.deliver(request, isFinal);
  }

  #giveBack({ party, amount, phone }: BillOrder, { receipt }: BillPayment): void {
    this.#network.merchant.at(party).unbook(receipt);
    const subscriber = this.#network.subscribers.find(phone);
    if (!subscriber) return;
    subscriber.balance += amount;
    const { balance } = subscriber;
    this.#network.subscribers.tell(phone, returnedMessage({ amount, receipt, balance }));
  }
}
