import { ok, type Result, refuse } from '@kipute/domain/result';
import type { PlainTextKey } from '../../i18n/i18n.ts';
import { isTanzanian, normalisedPhone } from './phone-number.ts';

type Region = { readonly code: string; readonly flag: string; readonly name: PlainTextKey };

/** Neighbours and far travellers find their code here, and hear why it cannot be used (AS-02). */
export const regions = [
  { code: '255', flag: 'TZ', name: 'region.tanzania' },
  { code: '254', flag: 'KE', name: 'region.kenya' },
  { code: '256', flag: 'UG', name: 'region.uganda' },
  { code: '250', flag: 'RW', name: 'region.rwanda' },
  { code: '01', flag: 'US', name: 'region.america' },
] as const satisfies readonly Region[];

export const HOME_REGION = regions[0].code;

export type PhoneFault = 'register.error_03' | 'phone.notTanzanian' | 'phone.regionMissing';

/** Accounts are for Tanzanian numbers: the licence ends at the border, and so does mobile money. */
export function readPhone(typed: string, region: string): Result<string, PhoneFault> {
  if (typed.trim() === '') return refuse('register.error_03');
  if (region === '') return refuse('phone.regionMissing');
  if (region !== HOME_REGION || !isTanzanian(typed)) return refuse('phone.notTanzanian');
  return ok(normalisedPhone(typed));
}
