import type { Freshness } from '../catalogue.ts';
import { SILENCE_MS_MAX } from '../freshness.ts';

/** When the leader may call its image fresh. All times are the clock's milliseconds. */
export type Trust = {
  readonly heard: (now: number) => void;
  readonly lineLost: (now: number) => void;
  /** What is held may be wrong; a whole image or what was missed must come first. */
  readonly doubt: () => void;
  /** A doubt that the end of an image will settle. */
  readonly imageBegins: () => void;
  /** Takes effect unless something was doubted since `doubts` was read. */
  readonly believe: (doubtsThen: number) => void;
  readonly doubts: () => number;
  /** While we are at work the feed cannot be heard, and that is not its silence. */
  readonly beBusy: () => void;
  readonly beReady: (now: number) => void;
  /** `mustRenew` once for each silence: another line should be tried. */
  readonly look: (now: number) => { readonly freshness: Freshness; readonly mustRenew: boolean };
};

/** A line that broke is usually back at once; one that is not leaves us blind. */
const LOST_LINE_MS_MAX = 3_000;

export function createTrust(startedAt: number): Trust {
  let heardAt = startedAt;
  let lostAt: number | undefined;
  let doubts = 0;
  let isBelieved = false;
  let isTakingImage = false;
  let isBusy = false;
  let wantsRenewal = false;

  function doubt(): void {
    doubts += 1;
    isBelieved = false;
  }

  /**
   * An image goes on when we have caught our breath, and its end settles everything; one more doubt
   * would only keep it from being believed. Anything else is asked for anew.
   */
  function noteSilence(now: number): void {
    heardAt = now;
    if (isBusy && isTakingImage) return;
    doubt();
    wantsRenewal = true;
  }

  return {
    heard: (now) => {
      heardAt = now;
    },
    lineLost: (now) => {
      lostAt ??= now;
      // What was about to be believed was said on the line before; the next one says it anew.
      doubts += 1;
      isTakingImage = false;
    },
    doubt,
    imageBegins: () => {
      doubt();
      isTakingImage = true;
    },
    believe: (doubtsThen) => {
      isTakingImage = false;
      if (doubtsThen !== doubts) return;
      isBelieved = true;
      wantsRenewal = false;
      lostAt = undefined;
    },
    doubts: () => doubts,
    beBusy: () => {
      isBusy = true;
    },
    beReady: (now) => {
      isBusy = false;
      heardAt = now;
    },
    look: (now) => {
      if (now - heardAt >= SILENCE_MS_MAX) noteSilence(now);
      const isLost = lostAt !== undefined && now - lostAt >= LOST_LINE_MS_MAX;
      const mustRenew = wantsRenewal && !isBusy;
      if (mustRenew) wantsRenewal = false;
      return { freshness: isBelieved && !isLost ? 'fresh' : 'suspended', mustRenew };
    },
  };
}
