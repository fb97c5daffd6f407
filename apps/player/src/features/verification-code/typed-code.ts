import { CODE_DIGITS } from '@kipute/contract/constants/accounts/verification-codes';
import { ok, type Result, refuse } from '@kipute/domain/result';

export type CodeFault = 'code.missing' | 'code.incomplete';

/** A code pasted from a message may bring spaces or a dash along. */
export function readCode(typed: string): Result<string, CodeFault> {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '') return refuse('code.missing');
  const isWhole = digits.length === CODE_DIGITS && /^\d+$/.test(digits);
  return isWhole ? ok(digits) : refuse('code.incomplete');
}
