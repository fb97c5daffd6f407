import { type FootballFacts, HALF_SECONDS, type Half } from './football-course.ts';

/**
 * When in a match things happen, as a share of all of them. Every process of one kind has one
 * profile, so given how many there will be, their moments are independent draws from it, and which
 * team each belongs to is a random order: all timing markets follow from the final counts.
 */
export type TimeProfile = {
  readonly firstHalfShare: number;
  /** How much livelier the end of a half is than its beginning. */
  readonly rise: number;
};

export const goalTimes: TimeProfile = { firstHalfShare: 0.45, rise: 0.3 };
export const cornerTimes: TimeProfile = { firstHalfShare: 0.475, rise: 0.15 };
export const cardTimes: TimeProfile = { firstHalfShare: 0.37, rise: 0.7 };

/** Of its half, whatever its length turns out to be: then the length tells nothing about scores. */
const stoppageShares: Readonly<Record<Half, number>> = { 1: 0.04, 2: 0.08 };

const shareOfHalf = (profile: TimeProfile, half: Half) =>
  half === 1 ? profile.firstHalfShare : 1 - profile.firstHalfShare;

function shareBefore(profile: TimeProfile, half: Half, seconds: number): number {
  const passed = seconds / HALF_SECONDS;
  const inOrdinaryTime = passed + (profile.rise * (passed * passed - passed)) / 2;
  const before = half === 1 ? 0 : profile.firstHalfShare;
  return before + shareOfHalf(profile, half) * (1 - stoppageShares[half]) * inOrdinaryTime;
}

/** As long as the whistle has not gone, a penalty or a review may be waited for. */
const ALMOST_OVER = 0.999;

/** How much of the match is played. */
export function playedShare(profile: TimeProfile, facts: FootballFacts): number {
  if (facts.phase === 'before') return 0;
  if (facts.phase === 'over') return 1;
  if (facts.phase === 'break') return profile.firstHalfShare;
  const { half, seconds, stoppageSeconds, stoppagePlayed } = facts;
  const inStoppage =
    stoppageSeconds > 0 ? Math.min(ALMOST_OVER, stoppagePlayed / stoppageSeconds) : 0;
  const stoppage = shareOfHalf(profile, half) * stoppageShares[half] * inStoppage;
  return shareBefore(profile, half, seconds) + stoppage;
}

/** Share of the match that goes by in a second, on average over the `ahead` seconds to come. */
export function sharePerSecond(profile: TimeProfile, facts: FootballFacts, ahead: number): number {
  const { half, seconds, stoppageSeconds, stoppagePlayed } = facts;
  const stoppage = stoppageShares[half];
  if (stoppageSeconds > 0) {
    const isPlaying = stoppagePlayed < stoppageSeconds;
    return isPlaying ? (shareOfHalf(profile, half) * stoppage) / stoppageSeconds : 0;
  }
  const liveliness = 1 + profile.rise * ((seconds + ahead / 2) / HALF_SECONDS - 0.5);
  return (shareOfHalf(profile, half) * (1 - stoppage) * liveliness) / HALF_SECONDS;
}

/** How much of the match is played when this minute is over; 45 and 90 with their stoppage time. */
export function shareAfterMinute(profile: TimeProfile, minute: number): number {
  if (minute <= 0) return 0;
  if (minute < 45) return shareBefore(profile, 1, minute * 60);
  if (minute === 45) return profile.firstHalfShare;
  return minute < 90 ? shareBefore(profile, 2, (minute - 45) * 60) : 1;
}
