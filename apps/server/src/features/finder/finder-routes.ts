import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith, scopeOf } from '../../platform/http/handler.ts';
import { findBookingCodes, findMatches, type MatchDeps } from './find-matches.ts';
import { findOrders, findPayments } from './find-payments.ts';
import { findManagers, findPlayers } from './find-people.ts';
import { findPoolIssues, findPoolTickets } from './find-pools.ts';
import { findRacingOrders } from './find-racing.ts';
import { type Finding, mayOf, type Search } from './finding.ts';
import { readTypedText } from './typed-text.ts';

export type FinderRoutes = HandlersFor<'finder/find'>;

export type FinderDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: MatchDeps['catalogue'];
};

/** A list under a field, not a report. */
const FINDINGS_MAX = 20;

export function finderRoutes({ database, clock, catalogue }: FinderDeps): FinderRoutes {
  const matchDeps: MatchDeps = { catalogue, now: clock.now };
  return {
    'finder/find': async ({ text }, { caller, locale }) => {
      // Open to whoever sits there, because each kind asks for its own node; not before that.
      if (caller.obstacle) return refuseWith('permission-denied');
      const search: Search = {
        ...{ typed: readTypedText(text), reader: database.office, locale },
        ...{ scope: scopeOf(caller), may: mayOf(caller) },
      };
      const groups = [
        await findPlayers(search),
        await findOrders(search),
        await findPayments(search),
        await findPoolTickets(search),
        await findPoolIssues(search),
        await findRacingOrders(search),
        await findBookingCodes(search, matchDeps),
        findMatches(search, matchDeps),
        await findManagers(search),
      ];
      return answer(ranked(groups.flat()));
    },
  };
}

/** What is called exactly so before what only resembles it, otherwise as the kinds follow. */
function ranked(findings: readonly Finding[]) {
  const exact = findings.filter(({ fit }) => fit === 'exact');
  const others = findings.filter(({ fit }) => fit === 'part');
  return [...exact, ...others].slice(0, FINDINGS_MAX).map(({ fit: _, ...shown }) => shown);
}
