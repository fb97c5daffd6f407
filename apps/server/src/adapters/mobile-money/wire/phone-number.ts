/** Operators write a number with the country's code, with a zero, or with neither. */
const WRITTEN = /^(?:\+?255|0)?([67]\d{8})$/;

/** 255 and nine digits; undefined when it is no mobile number of the country. */
export function fullNumber(written: string): string | undefined {
  const match = WRITTEN.exec(written.trim());
  return match ? `255${match[1]}` : undefined;
}

/** The nine digits alone. */
export const nationalNumber = (phone: string): string => phone.replace(/^255/, '');
