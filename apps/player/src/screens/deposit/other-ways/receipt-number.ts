import { ok, type Result, refuse } from '@kipute/domain/result';

const RECEIPT = /^[0-9A-Z.]{6,30}$/;

/** As it stands in the operator's message; people add spaces and forget capitals (MS-26). */
export function readReceipt(typed: string): Result<string, 'missing' | 'wrong'> {
  const receipt = typed.replace(/\s/g, '').toUpperCase();
  if (receipt === '') return refuse('missing');
  return RECEIPT.test(receipt) ? ok(receipt) : refuse('wrong');
}
