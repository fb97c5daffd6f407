import { invariant } from '@kipute/domain/invariant';
import { parseShillings, toWireShillings } from '@kipute/domain/money/senti';

/** What a clerk filled in, read by kind: `answers.money('amount')` is ready for the wire. */
export type Answers = {
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  /** Shillings with at most two decimals. */
  readonly money: (name: string) => number;
  readonly flag: (name: string) => 0 | 1;
};

const MONEY_LENGTH_MAX = 14;

export function parseTypedMoney(text: string): number | undefined {
  const plain = text.replaceAll(',', '').trim();
  // Beyond this no amount of ours exists, and a number would no longer be exact.
  const amount = plain.length > MONEY_LENGTH_MAX ? undefined : parseShillings(plain);
  return amount === undefined ? undefined : toWireShillings(amount);
}

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
