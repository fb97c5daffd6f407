import type { MoneyNetwork } from '../network/network.ts';
import type { OperatorName } from '../phones/operators.ts';
import type { Message } from '../phones/subscribers.ts';

export type Prompt = {
  readonly id: string;
  readonly party: string;
  readonly reference: string;
  readonly amount: number;
  readonly words: string;
  readonly createdAt: string;
};

export type Handset = {
  readonly phone: string;
  readonly operator: OperatorName;
  readonly balance: number;
  readonly pin: string;
  readonly prompts: readonly Prompt[];
  /** Newest first. */
  readonly messages: readonly Message[];
};

/** What somebody sees who holds the phone. Undefined: no operator has such a number. */
export function handsetOf(network: MoneyNetwork, phone: string): Handset | undefined {
  const subscriber = network.subscribers.find(phone);
  if (!subscriber) return undefined;
  const prompts = network
    .prompts(phone)
    .map(({ id, party, reference, amount, words, createdAt }) => ({
      ...{ id, party, reference, amount, words, createdAt },
    }));
  return { ...subscriber, prompts };
}
