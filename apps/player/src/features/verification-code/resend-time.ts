import type { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';

export type CodePurpose = keyof typeof codePurposes;

/** Until when no other code may be asked for, by purpose and number. */
type ResendTimes = { readonly [name: string]: number };

/** A wait beyond this was written by a clock that has been set back since. */
const LONGEST_WAIT_SECONDS = 15 * 60;

/** What an older page wrote may have any shape. */
export function resendTimesIn(kept: unknown): ResendTimes {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, until]) => typeof until === 'number'));
}

/** With what is over left out, so that nothing gathers on the device. */
export function withResendTime(
  times: ResendTimes,
  {
    name,
    untilMs,
    nowMs,
  }: { readonly name: string; readonly untilMs: number; readonly nowMs: number },
): ResendTimes {
  const waiting = Object.entries(times).filter(([, until]) => until > nowMs);
  return { ...Object.fromEntries(waiting), [name]: untilMs };
}

/** However the number is written, and whether or not its country stands in front (AS-11). */
const SUBSCRIBER_DIGITS = 9;

/**
 * Tells the numbers of one device apart without keeping any: some thirty thousand of a country
 * share each of the 65,536 names.
 */
export function resendName(purpose: CodePurpose, phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
  let hash = 0x811c9dc5;
  for (const digit of digits) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193);
  return `${purpose} ${((hash >>> 16) ^ (hash & 0xffff)).toString(16)}`;
}

export function secondsUntil(untilMs: number, nowMs: number): number {
  const seconds = Math.ceil((untilMs - nowMs) / 1000);
  return seconds > LONGEST_WAIT_SECONDS ? 0 : Math.max(0, seconds);
}
