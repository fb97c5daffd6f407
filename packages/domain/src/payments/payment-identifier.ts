/** Longer than any operator's number; what is longer is no number of a payment. */
const NORMAL_FORM_LENGTH_MAX = 100;

/**
 * One number in every spelling that people and parties give it: small letters, blanks, dots,
 * dashes, full-width digits and leading zeros make no second payment of the same one (PAY-71).
 * Undefined when nothing is left that could name a payment.
 */
export function normalFormOf(identifier: string): string | undefined {
  const bare = identifier
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '');
  return bare.length > 0 && bare.length <= NORMAL_FORM_LENGTH_MAX ? bare : undefined;
}

export const isSameIdentifier = (one: string, other: string): boolean => {
  const normalForm = normalFormOf(one);
  return normalForm !== undefined && normalForm === normalFormOf(other);
};
