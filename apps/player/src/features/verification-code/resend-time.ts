import type { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';

export type CodePurpose = keyof typeof codePurposes;

/** Until when no other code may be asked for; no phone and no code is ever kept with it. */
type ResendTimes = { readonly [Purpose in CodePurpose]?: number };

/** A wait beyond this was written by a clock that has been set back since. */
const LONGEST_WAIT_SECONDS = 15 * 60;

/** What an older page wrote may have any shape. */
export function resendTimesIn(kept: unknown): ResendTimes {
  if (typeof kept !== 'object' || kept === null) return {};
  const times = Object.entries(kept).filter(([, untilMs]) => typeof untilMs === 'number');
  return Object.fromEntries(times) as ResendTimes;
}

export function secondsUntil(untilMs: number, nowMs: number): number {
  const seconds = Math.ceil((untilMs - nowMs) / 1000);
  return seconds > LONGEST_WAIT_SECONDS ? 0 : Math.max(0, seconds);
}
