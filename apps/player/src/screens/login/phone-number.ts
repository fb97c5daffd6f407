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
