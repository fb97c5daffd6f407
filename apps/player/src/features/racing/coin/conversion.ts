import { parseShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { conversionTax } from '@kipute/domain/racing/racing-entries';

export const directions = ['to-coin', 'to-balance'] as const;
export type Direction = (typeof directions)[number];

export type ConversionSum = {
  readonly amount: Senti;
  readonly tax: Senti;
  readonly received: Senti;
};

/** The way there is free; of the way back the law of the server says the tax (RCP-60). */
export function conversionSum(
  direction: Direction,
  amount: Senti,
  taxPercent: number,
): ConversionSum {
  const tax = direction === 'to-balance' ? conversionTax(amount, taxPercent) : senti(0n);
  return { amount, tax, received: senti(amount - tax) };
}

const DIGITS_MAX = 9;

/** What is typed of whole shillings; anything else in it is left out. */
export const typedAmount = (text: string): Senti =>
  parseShillings(text.replace(/\D/g, '').slice(0, DIGITS_MAX)) ?? senti(0n);

export type ConvertActivity = 'idle' | 'sending' | 'unsure';

export type ConvertState =
  | { readonly kind: 'sending' | 'unsure' | 'empty' | 'coin-short' | 'offline' | 'ready' }
  /** So much balance is missing. */
  | { readonly kind: 'deposit'; readonly missing: Senti };

type ConvertFacts = {
  readonly activity: ConvertActivity;
  readonly direction: Direction;
  readonly amount: Senti;
  readonly purses: { readonly balance: Senti; readonly coin: Senti };
  readonly isOnline: boolean;
};

/** In this order, and the first that applies is told (RCP-61). */
export function convertState(facts: ConvertFacts): ConvertState {
  const { activity, direction, amount, purses, isOnline } = facts;
  if (activity !== 'idle') return { kind: activity };
  if (amount === 0n) return { kind: 'empty' };
  if (direction === 'to-balance' && amount > purses.coin) return { kind: 'coin-short' };
  if (direction === 'to-coin' && amount > purses.balance) {
    return { kind: 'deposit', missing: senti(amount - purses.balance) };
  }
  return { kind: isOnline ? 'ready' : 'offline' };
}
