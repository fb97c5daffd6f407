import { ok, type Result, refuse } from '@kipute/domain/result';

const AMOUNT_MAX = 3_000_000;

/** Whole shillings, with or without commas; nothing at all means no amount of one's own (0). */
export function readBetAmount(typed: string): Result<number, 'betAmount.wrong'> {
  const digits = typed.replace(/[\s,]/g, '');
  if (!/^\d{0,9}$/.test(digits)) return refuse('betAmount.wrong');
  const amount = Number(digits);
  return amount <= AMOUNT_MAX ? ok(amount) : refuse('betAmount.wrong');
}
