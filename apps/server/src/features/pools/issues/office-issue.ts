import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { isWaiting, placeStandings } from '@kipute/domain/pools/place-standing';
import { openingPool } from '@kipute/domain/pools/share-out';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { rolloversWaiting } from '../types/rollover-store.ts';
import { findType } from '../types/type-store.ts';
import { personView } from '../types/type-view.ts';
import { warningsOf } from './catalogue-matches.ts';
import { endsOf, noSales, type PoolIssue, salesOf } from './issue-store.ts';
import { issueResultView, type Promised } from './issue-view.ts';
import { differsFromPaid, isBeingPaid } from './paid-standings.ts';

export type OfficeIssue = CallContent<'pool_issue/detailed'>;

export type OfficeIssueDeps = Pick<PoolsDeps, 'board' | 'catalogue' | 'clock' | 'settings'>;

/** One issue as the office sees it, with its sales and what speaks against its matches. */
export async function officeIssueOf(
  deps: OfficeIssueDeps,
  reader: Reader,
  { issue, locale }: { readonly issue: PoolIssue; readonly locale: Locale },
): Promise<OfficeIssue | undefined> {
  const { board, catalogue, clock } = deps;
  const now = clock.now();
  const people = [issue.openedBy, issue.settledBy].flatMap((id) => id ?? []);
  const [type, allSales, names, elsewhere, differs, paying] = await Promise.all([
    findType(reader, issue.typeId),
    salesOf(reader, [issue.id]),
    namesOfAdministrators(reader, people),
    matchesElsewhere(reader, issue.id),
    differsFromPaid(reader, issue),
    isBeingPaid(reader, issue.id),
  ]);
  const sales = allSales.get(issue.id) ?? noSales;
  const promised = await promisedByType(deps, reader, issue);
  const viewing = { board, catalogue, locale, now };
  const view = issueResultView(issue, { sales, promised }, viewing);
  const oddsRangeMaximum = type?.oddsRangeMaximum ?? 0;
  const warned = issue.state === 'draft' ? issue.matches : [];
  return (
    view && {
      ...view,
      revision: issue.revision,
      sold_lines: sales.lines,
      sold_tickets: sales.tickets,
      stakes: toWireShillings(sales.stakes),
      warnings: warned.flatMap((match) =>
        warningsOf(board, { match, oddsRangeMaximum, elsewhere, now }).map((warning) => ({
          match_id: match.matchId.toString(),
          warning,
        })),
      ),
      opened_by: personView(issue.openedBy, names),
      settled_by: personView(issue.settledBy, names),
      decidable: isDecidable(issue) ? 1 : 0,
      differs: differs ? 1 : 0,
      paying: paying ? 1 : 0,
    }
  );
}

/** What a draft would be sold on if it were opened now. */
async function promisedByType(
  { settings }: OfficeIssueDeps,
  reader: Reader,
  { terms, typeId }: PoolIssue,
): Promise<Promised | undefined> {
  const type = terms ? undefined : await findType(reader, typeId);
  if (!type) return undefined;
  const waiting = (await rolloversWaiting(reader, [typeId])).get(typeId) ?? senti(0n);
  return {
    terms: type.terms,
    taxPercent: settings.current('taxes').jackpotPercent,
    openingPool: openingPool(waiting, type.terms.initialPool).pool,
  };
}

/** Every match has its end, so that it can be shared out. */
function isDecidable(issue: PoolIssue): boolean {
  if (issue.state !== 'closed' && issue.state !== 'settled') return false;
  const { matches, reserves } = endsOf(issue);
  return !placeStandings(matches, reserves).some(isWaiting);
}

/** Matches of other issues that are not decided; of all of them when no issue is named. */
export async function matchesElsewhere(reader: Reader, issueId = 0n): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ matchId: bigint }>`
    select distinct match_id
    from pool_issue_match join pool_issue on pool_issue.id = issue_id
    where state in ('draft', 'open', 'closed') and issue_id <> ${issueId}`.execute(reader);
  return new Set(rows.map(({ matchId }) => matchId));
}
