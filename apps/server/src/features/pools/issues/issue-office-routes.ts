import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallRequest } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Result } from '@kipute/domain/result';
import { type RawBuilder, sql } from 'kysely';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { orderOf } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { findType, type PoolType } from '../types/type-store.ts';
import { gameOfWire } from '../types/type-view.ts';
import { type CandidateMatch, candidatesOf, pricesOf, warningsOf } from './catalogue-matches.ts';
import { addIssue, type ChosenMatches, updateIssue } from './change-issue.ts';
import { closeIssue, openIssue } from './issue-sale.ts';
import { findIssue, issuesWhere, noSales, salesOf } from './issue-store.ts';
import { issueHeadView, poolOf } from './issue-view.ts';
import { matchesElsewhere, officeIssueOf } from './office-issue.ts';

export type PoolIssueRoutes = HandlersFor<
  | 'pool_issue/inquire'
  | 'pool_issue/detailed'
  | 'pool_issue/matches'
  | 'pool_issue/add'
  | 'pool_issue/update'
  | 'pool_issue/open'
  | 'pool_issue/close'
>;

export function poolIssueRoutes(deps: PoolsDeps): PoolIssueRoutes {
  const { database } = deps;
  /** From the same pool that wrote it, so that it is there. */
  const written = async (changed: Result<bigint, ErrorCode>, { locale }: { locale: Locale }) => {
    if (!changed.ok) return refuseWith(changed.refusal);
    const issue = await findIssue(database.read, changed.value);
    const view = issue && (await officeIssueOf(deps, database.read, { issue, locale }));
    return view ? answer(view) : refuseWith('pool-issue-unknown');
  };
  return {
    ...readingRoutes(deps),
    'pool_issue/add': async (request, context) => {
      const added = { typeId: idOfWire(request.type_id), chosen: chosenOf(request) };
      return written(await addIssue(deps, added, orderOf(request, context)), context);
    },
    'pool_issue/update': async ({ id, revision, ...request }, context) => {
      const update = { id: idOfWire(id), revision, chosen: chosenOf(request) };
      return written(await updateIssue(deps, update, orderOf(request, context)), context);
    },
    'pool_issue/open': async ({ id, revision, ...request }, context) => {
      const asked = { id: idOfWire(id), revision };
      return written(await openIssue(deps, asked, orderOf(request, context)), context);
    },
    'pool_issue/close': async ({ id, ...request }, context) =>
      written(await closeIssue(deps, idOfWire(id), orderOf(request, context)), context),
  };
}

const chosenOf = ({
  matches,
  reserves,
}: Pick<CallRequest<'pool_issue/add'>, 'matches' | 'reserves'>): ChosenMatches => ({
  matches: matches.map(idOfWire),
  reserves: reserves.map(idOfWire),
});

type ReadingRoutes = Pick<
  PoolIssueRoutes,
  'pool_issue/inquire' | 'pool_issue/detailed' | 'pool_issue/matches'
>;

function readingRoutes(deps: PoolsDeps): ReadingRoutes {
  const { office } = deps.database;
  return {
    'pool_issue/inquire': (asked) => issuesPage(deps, asked),
    'pool_issue/detailed': async ({ id }, { locale }) => {
      const issue = await findIssue(office, idOfWire(id));
      const view = issue && (await officeIssueOf(deps, office, { issue, locale }));
      return view ? answer(view) : refuseWith('pool-issue-unknown');
    },
    'pool_issue/matches': async (asked, { locale }) => {
      const type = await findType(office, idOfWire(asked.type_id));
      return type ? candidatesPage(deps, { asked, type, locale }) : refuseWith('pool-type-unknown');
    },
  };
}

async function issuesPage(
  { database: { office }, clock }: PoolsDeps,
  asked: CallRequest<'pool_issue/inquire'>,
) {
  const { page, page_size: size } = asked;
  const now = clock.now();
  const where = conditionOf(asked);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pool_issue where ${where}`.execute(office);
  const issues = await issuesWhere(
    office,
    sql`where ${where} order by id desc limit ${size} offset ${(page - 1) * size}`,
  );
  const sold = await salesOf(
    office,
    issues.map(({ id }) => id),
  );
  const views = issues.map((issue) => {
    const sales = sold.get(issue.id) ?? noSales;
    return {
      ...issueHeadView(issue, now),
      pool: toWireShillings(poolOf(issue, { sales })),
      sold_lines: sales.lines,
      stakes: toWireShillings(sales.stakes),
      paid: toWireShillings(issue.shared?.paid ?? senti(0n)),
    };
  });
  return answerPage(views, rows[0]?.count ?? 0);
}

function conditionOf(asked: CallRequest<'pool_issue/inquire'>): RawBuilder<unknown> {
  const game = asked.game === undefined ? undefined : gameOfWire(asked.game);
  const state = rowsOf(poolIssueStatuses).find(([, { id }]) => id === asked.status)?.[0];
  const conditions = [
    sql`true`,
    ...(game === undefined ? [] : [sql`game = ${game}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(asked.type_id === undefined ? [] : [sql`type_id = ${idOfWire(asked.type_id)}`]),
  ];
  return sql.join(conditions, sql` and `);
}

type AskedCandidates = {
  readonly asked: CallRequest<'pool_issue/matches'>;
  readonly type: PoolType;
  readonly locale: Locale;
};

async function candidatesPage(
  { database, board, catalogue, clock }: PoolsDeps,
  { asked, type, locale }: AskedCandidates,
) {
  const now = clock.now();
  const elsewhere = await matchesElsewhere(database.office);
  const found = candidatesOf(catalogue, now).filter((match) => isAskedFor(match, asked));
  const from = (asked.page - 1) * asked.page_size;
  const { oddsRangeMaximum } = type;
  const views = found.slice(from, from + asked.page_size).map((match) => {
    const prices = pricesOf(board, match.matchId);
    return {
      match_id: match.matchId.toString(),
      start_time: match.startsAt.toISOString(),
      competition: textIn(locale, match.words.competition),
      team_home: textIn(locale, match.words.home),
      team_away: textIn(locale, match.words.away),
      odds: prices
        ? { home: prices.home / 1_000, draw: prices.draw / 1_000, away: prices.away / 1_000 }
        : null,
      warnings: [...warningsOf(board, { match, oddsRangeMaximum, elsewhere, now })],
    };
  });
  return answerPage(views, found.length);
}

function isAskedFor(
  { startsAt, words }: CandidateMatch,
  { key_word, from, until }: CallRequest<'pool_issue/matches'>,
): boolean {
  if (from !== undefined && startsAt < new Date(from)) return false;
  if (until !== undefined && startsAt > new Date(until)) return false;
  const sought = key_word.toLowerCase();
  const said = Object.values(words).flatMap(({ sw, en }) => [sw, en]);
  return said.some((name) => name.toLowerCase().includes(sought));
}
