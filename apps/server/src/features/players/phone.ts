import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * "0712 345 678", "+255712345678" or "712345678" → "255712345678"; undefined for anything that is
 * no Tanzanian number. The country comes from the number itself, whatever code a page sent.
 */
export function normalisePhone(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'), 'TZ');
  if (number?.country !== 'TZ' || !number.isValid()) return undefined;
  const digits = number.number.slice(1);
  return /^255\d{9}$/.test(digits) ? digits : undefined;
}

/**
 * The same for the numbers of every country: what is no Tanzanian number is read as one with its
 * country in front, "+254 712 345 678" or "254712345678" (ARC-03).
 */
export function readPhone(typed: string): string | undefined {
  const home = normalisePhone(typed);
  if (home !== undefined) return home;
  const international = typed.trim().replace(/^(?:00|\+)?(?=[1-9])/, '+');
  if (!international.startsWith('+')) return undefined;
  const number = parsePhoneNumberFromString(international);
  if (!number?.isValid()) return undefined;
  const digits = number.number.slice(1);
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** Of a number that was read: "255712345678" → "255". */
export function areaCodeOf(phone: string): string {
  return parsePhoneNumberFromString(`+${phone}`)?.countryCallingCode ?? '';
}

/** A masked phone ends with so many digits. */
const LAST_DIGITS_SHOWN = 3;

/**
 * Whether somebody who may not see whole numbers asks for one by digits that its mask hides: they
 * could be tried one by one (USR-91).
 */
export function asksForHiddenDigits(
  { nodes }: { readonly nodes: ReadonlySet<string> },
  typed = '',
): boolean {
  if (nodes.has('subscriber/reveal_phone') || readPhone(typed) !== undefined) return false;
  return typed.replace(/\D/g, '').length > LAST_DIGITS_SHOWN;
}
