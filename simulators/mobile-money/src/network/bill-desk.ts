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
  readonly #till: string | undefined;

  /** `till`: the merchant's own. What is paid to another is not its money; without one all is. */
  constructor(network: MoneyNetwork, callbacks: Callbacks, till?: string) {
    this.#network = network;
    this.#callbacks = callbacks;
    this.#till = till;
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
    const { receipt, phone, reference, businessNumber } = bill;
    subscriber.balance -= amount;
    const line = { way: 'in', receipt, reference, phone, amount, businessNumber } as const;
    const isOurs = this.#till === undefined || this.#till === businessNumber;
    if (isOurs) this.#network.merchant.at(party).book(line);
    const { balance } = subscriber;
    this.#network.subscribers.tell(phone, paidMessage({ amount, receipt, balance }));
  }

  async #tell(order: BillOrder, bill: BillPayment, { request, read }: BillStep): Promise<void> {
    const { callbacks, callbackDelayMs } = this.#network.knobs.of(order.party);
    if (callbacks === 'never' || !(await this.#callbacks.pause(callbackDelayMs))) return;
    const isFinal = (answer: Parameters<typeof read>[0]) => read(answer) !== 'again';
    // Whenever the merchant says that it does not want the money, the payer gets it back.
    for (let times = callbacks === 'twice' ? 2 : 1; times > 0; times -= 1) {
      const answer = await this.#callbacks.deliver(request, isFinal);
      if (answer && read(answer) === 'refused') this.#giveBack(order, bill);
    }
  }

  #giveBack({ party, amount, phone }: BillOrder, { receipt }: BillPayment): void {
    const account = this.#network.merchant.at(party);
    if (!account.findReceipt(receipt)) return;
    account.unbook(receipt);
    const subscriber = this.#network.subscribers.find(phone);
    if (!subscriber) return;
    subscriber.balance += amount;
    const { balance } = subscriber;
    this.#network.subscribers.tell(phone, returnedMessage({ amount, receipt, balance }));
  }
}
