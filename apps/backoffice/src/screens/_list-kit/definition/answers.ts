import { invariant } from '@kipute/domain/invariant';
import { parseTypedMoney } from '../../_form-kit/definition/typed-money.ts';

/** What a clerk filled in, read by kind: `answers.money('amount')` is ready for the wire. */
export type Answers = {
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  /** Shillings with at most two decimals. */
  readonly money: (name: string) => number;
  readonly flag: (name: string) => 0 | 1;
};

export function readAnswers(values: Readonly<Record<string, unknown>>): Answers {
  return {
    text: (name) => String(values[name] ?? '').trim(),
    number: (name) => Number(values[name] ?? 0),
    money: (name) => {
      const amount = parseTypedMoney(String(values[name] ?? ''));
      invariant(amount !== undefined, `the form lets no other ${name} pass`);
      return amount;
    },
    flag: (name) => (values[name] === true ? 1 : 0),
  };
}
