import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { type EndDeps, endFreeBetsJob } from './end-free-bets.ts';
import { freeBetGranter, type GrantFreeBet } from './grant-free-bet.ts';

export type { FreeBetCause, FreeBetGrant, GrantFreeBet } from './grant-free-bet.ts';

export type FreeBets = {
  /** Once for each key; for several players in the order of their ids. */
  readonly grant: GrantFreeBet;
  readonly jobs: readonly AnyJob[];
};

export function createFreeBets(deps: EndDeps): FreeBets {
  return {
    grant: freeBetGranter(deps),
    jobs: [endFreeBetsJob(deps)],
  };
}
