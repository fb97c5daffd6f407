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
