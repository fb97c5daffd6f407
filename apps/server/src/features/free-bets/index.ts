import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Wallet } from '../wallet/index.ts';
import { type EndDeps, endFreeBetsJob } from './end-free-bets.ts';
import { tellEndingJob } from './free-bet-letters.ts';
import { type FreeBetOfficeRoutes, freeBetOfficeRoutes } from './free-bet-office-routes.ts';
import type { GiveDeps } from './give-free-bets.ts';
import { freeBetGranter, type GrantFreeBet } from './grant-free-bet.ts';
import { type MyFreeBetRoutes, myFreeBetRoutes } from './my-free-bets.ts';
import { type TemplateRoutes, templateRoutes } from './templates.ts';

export { givenFreeBetsOf } from './my-free-bets.ts';

export type FreeBets = {
  /** Once for each key; for several players in the order of their ids. */
  readonly grant: GrantFreeBet;
  readonly jobs: readonly AnyJob[];
};

/** Given and taken back: what every world needs. */
export function createFreeBets(deps: EndDeps): FreeBets {
  return {
    grant: freeBetGranter(deps),
    jobs: [endFreeBetsJob(deps)],
  };
}

export type FreeBetDesk = {
  readonly routes: MyFreeBetRoutes & TemplateRoutes & FreeBetOfficeRoutes;
  readonly jobs: readonly AnyJob[];
};

type DeskDeps = Omit<GiveDeps, 'wallet'> & {
  readonly wallet: Pick<Wallet, 'lockPurses' | 'linesAfter' | 'balancesOf'>;
};

/** What players see of them, what they are told, and what the office gives by. */
export function createFreeBetDesk(deps: DeskDeps): FreeBetDesk {
  return {
    routes: { ...myFreeBetRoutes(deps), ...templateRoutes(deps), ...freeBetOfficeRoutes(deps) },
    jobs: [tellEndingJob(deps)],
  };
}
