import { type OperatorName, operatorOfPhone } from './operators.ts';

export type Message = { readonly at: string; readonly text: string };

export type Subscriber = {
  readonly phone: string;
  operator: OperatorName;
  readonly pin: string;
  balance: number;
  /** Newest first. */
  messages: readonly Message[];
};

const FIRST_BALANCE = 500_000;
const MESSAGES_KEPT = 50;
const PHONES_KEPT = 20_000;
const USUAL_PIN = '1234';

/** Everybody with a wallet. A phone is there as soon as somebody asks for it. */
export class Subscribers {
  #byPhone = new Map<string, Subscriber>();

  /** Undefined: there can be no such phone. */
  find(phone: string): Subscriber | undefined {
    const known = this.#byPhone.get(phone);
    const operator = operatorOfPhone(phone);
    if (known || operator === undefined) return known;
    const made = { phone, operator, pin: USUAL_PIN, balance: FIRST_BALANCE, messages: [] };
    this.#byPhone.set(phone, made);
    if (this.#byPhone.size > PHONES_KEPT) {
      const [oldest] = this.#byPhone.keys();
      this.#byPhone.delete(oldest ?? '');
    }
    return made;
  }

  /** A number may move between operators; whoever is asked for it serves it from then on. */
  findAt(phone: string, operator: OperatorName | undefined): Subscriber | undefined {
    const subscriber = this.find(phone);
    if (subscriber && operator) subscriber.operator = operator;
    return subscriber;
  }

  tell(phone: string, text: string): void {
    const subscriber = this.#byPhone.get(phone);
    if (!subscriber) return;
    const message = { at: new Date().toISOString(), text };
    subscriber.messages = [message, ...subscriber.messages].slice(0, MESSAGES_KEPT);
  }

  list(): readonly Subscriber[] {
    return [...this.#byPhone.values()];
  }
}
