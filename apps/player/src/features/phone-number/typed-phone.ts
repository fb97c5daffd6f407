import type { Result } from '@kipute/domain/result';
import { typedIn } from '../forms/submission.ts';
import { HOME_REGION, type PhoneFault, readPhone } from './regions.ts';

/** The phone of a form. One that offers no choice of region means the region of the house. */
export function readTypedPhone(form: FormData): Result<string, PhoneFault> {
  const region = form.has('area_code') ? typedIn(form, 'area_code') : HOME_REGION;
  return readPhone(typedIn(form, 'phone'), region);
}
