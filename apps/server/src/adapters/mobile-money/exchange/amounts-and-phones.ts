import { parseShillings, type Senti } from '@kipute/domain/money/senti';

/** Operators write a number with the country's code, with a zero, or with neither. */
const WRITTEN = /^(?:\+?255|0)?([67]\d{8})$/;

/** 255 and nine digits; undefined when it is no mobile number of the country. */
export function fullNumber(written: string): string | undefined {
  const match = WRITTEN.exec(written.trim());
  return match ? `255${match[1]}` : undefined;
}

/** The nine digits alone. */
export const nationalNumber = (phone: string): string => phone.replace(/^255/, '');

const SENTI_PER_SHILLING = 100n;

/** What a request asks for, as operators write amounts. */
export const inShillings = ({ amount }: { readonly amount: Senti }): bigint =>
  amount / SENTI_PER_SHILLING;

/** Operators move whole shillings: "2500" and "2500.00" are amounts, "10.55" and "0" are none. */
export function wholeShillings(written: string): Senti | undefined {
  const amount = parseShillings(written);
  const isWhole = amount !== undefined && amount > 0n && amount % SENTI_PER_SHILLING === 0n;
  return isWhole ? amount : undefined;
}
