import {
  formatShillings,
  fromWireShillings,
  parseShillings,
  toWireShillings,
} from '@kipute/domain/money/senti';

/** Beyond this no amount of ours exists, and a number would no longer be exact. */
const PLAUSIBLE = /^-?\d{1,13}(\.\d{1,2})?$/;

/** Shillings as people type them: `12,500`, `-300`, `−300` or `0.5`. */
export function parseTypedMoney(text: string): number | undefined {
  const plain = text.replaceAll(',', '').replace('−', '-').trim();
  const amount = PLAUSIBLE.test(plain) ? parseShillings(plain) : undefined;
  return amount === undefined ? undefined : toWireShillings(amount);
}

/** The same amount as it stands in an input. */
export function typedMoney(amount: number): string {
  const exact = fromWireShillings(amount);
  return exact === undefined ? '' : formatShillings(exact);
}
