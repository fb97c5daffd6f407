import type { Result } from '@kipute/domain/result';
import { typedIn } from '../forms/submission.ts';
import { normalisedPhone, phoneAbroad } from './phone-number.ts';
import { HOME_REGION, type PhoneFault, readPhone } from './regions.ts';

/** One that offers no choice of region means the region of the house. */
const regionIn = (form: FormData): string =>
  form.has('area_code') ? typedIn(form, 'area_code') : HOME_REGION;

/** The phone of a form. */
export function readTypedPhone(form: FormData): Result<string, PhoneFault> {
  return readPhone(typedIn(form, 'phone'), regionIn(form));
}

/** For a login, which has no rule of its own: the server says what it thinks of it (SCR-40). */
export function typedPhoneIn(form: FormData): string {
  const typed = typedIn(form, 'phone');
  const region = regionIn(form);
  return region === HOME_REGION
    ? normalisedPhone(typed)
    : (phoneAbroad(typed, region) ?? typed.replace(/\D/g, ''));
}
