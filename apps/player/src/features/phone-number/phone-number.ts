const COUNTRY_CODE = '255';
const TANZANIAN_NUMBER = /^(?:00)?(?:255)?0?([67]\d{8})$/;

/**
 * `0712 345 678`, `712345678`, `255712345678` and `+255 (0) 712-345-678` are one number and are
 * sent as `255712345678`. A login has no length rule (SCR-40): digits of any other shape are sent
 * as they are, and the server says what it thinks of them.
 */
export function normalisedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const subscriber = TANZANIAN_NUMBER.exec(digits)?.[1];
  return subscriber === undefined ? digits : `${COUNTRY_CODE}${subscriber}`;
}

export function isTanzanian(typed: string): boolean {
  return TANZANIAN_NUMBER.test(typed.replace(/\D/g, ''));
}

/** Digits of a number after its country's and the zero that stands for it at home. */
const SUBSCRIBER = /^\d{6,12}$/;

/** `0712 345 678` of +254 is `254712345678`; undefined for what is too short or too long (ARC-03). */
export function phoneAbroad(typed: string, region: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const national = digits.replace(new RegExp(`^${region}(?=\\d{6})`), '').replace(/^0/, '');
  return SUBSCRIBER.test(national) ? `${region}${national}` : undefined;
}

/** Whether what stands in a field is still the number that a code was sent to. */
export function isWrittenAs(phone: string, typed: string): boolean {
  const national = typed.replace(/\D/g, '').replace(/^0+/, '');
  return normalisedPhone(typed) === phone || (national.length > 5 && phone.endsWith(national));
}

/** "0712 345 678", as people here read a number aloud; any other number as it came. */
export function shownPhone(phone: string): string {
  const subscriber = TANZANIAN_NUMBER.exec(phone.replace(/\D/g, ''))?.[1];
  if (subscriber === undefined) return phone;
  return `0${subscriber.slice(0, 3)} ${subscriber.slice(3, 6)} ${subscriber.slice(6)}`;
}
