import { ok, type Result, refuse } from '@kipute/domain/result';
import { isTanzanian, normalisedPhone, phoneAbroad } from './phone-number.ts';

export const HOME_REGION = '255';

export type PhoneFault =
  | 'register.error_03'
  | 'phone.notTanzanian'
  | 'phone.notOfCountry'
  | 'phone.regionMissing';

/** Which countries may register is the server's to say; the form of a number is looked at here. */
export function readPhone(typed: string, region: string): Result<string, PhoneFault> {
  if (typed.trim() === '') return refuse('register.error_03');
  if (region === '') return refuse('phone.regionMissing');
  if (region === HOME_REGION) {
    return isTanzanian(typed) ? ok(normalisedPhone(typed)) : refuse('phone.notTanzanian');
  }
  const phone = phoneAbroad(typed, region);
  return phone === undefined ? refuse('phone.notOfCountry') : ok(phone);
}
