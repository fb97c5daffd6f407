import { formatShillings, fromWireShillings } from '@kipute/domain/money/senti';

/** Thousands separated; a change of a purse says its direction. */
export function moneyText(wire: number): string {
  const amount = fromWireShillings(Math.abs(wire));
  const text = amount === undefined ? String(Math.abs(wire)) : formatShillings(amount);
  return wire < 0 ? `−${text}` : text;
}
