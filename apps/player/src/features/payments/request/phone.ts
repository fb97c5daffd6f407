import { ok, type Result, refuse } from '@kipute/domain/result';
import { isTanzanian, normalisedPhone } from '../../phone-number/phone-number.ts';

/** 255 and nine digits, from any form a Tanzanian writes a number in (MS-04). */
export function readPhone(typed: string): Result<string, 'missing' | 'not-tanzanian'> {
  if (typed.replace(/\D/g, '') === '') return refuse('missing');
  return isTanzanian(typed) ? ok(normalisedPhone(typed)) : refuse('not-tanzanian');
}

/** "0754 ••• 456": enough to know one's own number, too little for who looks over a shoulder. */
export function maskedPhone(phone: string): string {
  const [, first, last] = /^255(\d{3})\d{3}(\d{3})$/.exec(phone) ?? [];
  return first === undefined ? `••• ${phone.slice(-3)}` : `0${first} ••• ${last}`;
}
