import { invariant } from '../invariant.ts';

declare const sentiBrand: unique symbol;

/** Money inside the house: whole senti (1/100 TZS). No float ever holds money (MON-01). */
export type Senti = bigint & { readonly [sentiBrand]: true };

const SENTI_PER_SHILLING = 100n;

/** A decimal of at most two places, as it stands on the wire or in a form. */
const WIRE_AMOUNT = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

export function senti(amount: bigint): Senti {
  return amount as Senti;
}

export function shillings(amount: bigint | number): Senti {
  invariant(typeof amount === 'bigint' || Number.isSafeInteger(amount), 'shillings are whole');
  return senti(BigInt(amount) * SENTI_PER_SHILLING);
}

/** Reads "1500", "1500.5" or "1500.55"; anything else, `1e3` and NaN included, is undefined. */
export function parseShillings(text: string): Senti | undefined {
  const match = WIRE_AMOUNT.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const amount = BigInt(whole) * SENTI_PER_SHILLING + BigInt(fraction.padEnd(2, '0'));
  return senti(sign === '-' ? -amount : amount);
}

/** From 2^46 shillings on, neighbouring numbers of JavaScript lie more than a senti apart. */
const WIRE_LIMIT = 2n ** 46n * SENTI_PER_SHILLING;

/** The wire carries TZS with at most two decimals, each amount exactly (MON-02). */
export function toWireShillings(amount: Senti): number {
  invariant(amount < WIRE_LIMIT && amount > -WIRE_LIMIT, 'amount fits the wire');
  return Number(amount) / 100;
}

export function fromWireShillings(amount: number): Senti | undefined {
  return Number.isFinite(amount) ? parseShillings(String(amount)) : undefined;
}

/** Rounds towards zero, so neither a win nor a reversal of it ever gains a senti (MON-03). */
export function percentOfRoundedDown(amount: Senti, percent: number): Senti {
  const hundredths = BigInt(Math.round(percent * 100));
  return senti((amount * hundredths) / 10_000n);
}

export function floorToShilling(amount: Senti): Senti {
  return senti((amount / SENTI_PER_SHILLING) * SENTI_PER_SHILLING);
}

/** "12,215" or "12,229.02": thousands comma, two decimals, a ".00" suffix dropped (MON-04). */
export function formatShillings(amount: Senti): string {
  const absolute = amount < 0n ? -amount : amount;
  const whole = (absolute / SENTI_PER_SHILLING).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = absolute % SENTI_PER_SHILLING;
  const decimals = fraction === 0n ? '' : `.${fraction.toString().padStart(2, '0')}`;
  return `${amount < 0n ? '−' : ''}${whole}${decimals}`;
}
