import { poolIssueStatuses, poolMatchEnds } from '@kipute/contract/constants/betting/games';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { type PoolMatchEnd, placeStandings } from '@kipute/domain/pools/place-standing';
import type { PoolIssueState } from '@kipute/domain/pools/pool-states';
import type { PoolTerms } from '@kipute/domain/pools/pool-terms';
import type { PoolsDeps } from '../pools-deps.ts';
import type { PoolTypeTerms } from '../types/kept-terms.ts';
import { gameOnWire, termsView, tierView } from '../types/type-view.ts';
import { type Board, courseOf, pricesOf } from './catalogue-matches.ts';
import {
  endsOf,
  type PoolIssue,
  type PoolIssueMatch,
  type PoolSales,
  poolNow,
} from './issue-store.ts';

type ShownIssue = CallContent<'guessing_bet_type/inquire'>[number];
type ShownMatch = ShownIssue['matches'][number];
type IssueHead = Pick<
  ShownIssue,
  | 'id'
  | 'type_id'
  | 'game'
  | 'name'
  | 'number'
  | 'label'
  | 'status'
  | 'open_time'
  | 'close_time'
  | 'settlement_time'
>;
type IssueResult = CallContent<'guessing_bet/results'>[number];

export type IssueViewing = {
  readonly board: Board;
  readonly catalogue: Pick<PoolsDeps['catalogue'], 'matches'>;
  readonly locale: Locale;
  readonly now: Date;
};

/** On sale until its time has come, whether or not the job that closes it has run. */
export const shownState = (
  { state, closesAt }: Pick<PoolIssue, 'state' | 'closesAt'>,
  now: Date,
): PoolIssueState => (state === 'open' && closesAt <= now ? 'closed' : state);

export function issueHeadView(issue: PoolIssue, now: Date): IssueHead {
  return {
    id: issue.id.toString(),
    type_id: issue.typeId.toString(),
    game: gameOnWire(issue.game),
    name: issue.name,
    number: issue.number,
    label: issue.label,
    status: poolIssueStatuses[shownState(issue, now)].id,
    open_time: issue.openedAt?.toISOString() ?? null,
    close_time: issue.closesAt.toISOString(),
    settlement_time: issue.settledAt?.toISOString() ?? null,
  };
}

/** What a match that was called off says of the reserve in its place. */
type StandIn = { readonly standIn: number | null };

function matchView(
  match: PoolIssueMatch,
  { standIn }: StandIn,
  { board, catalogue, locale }: IssueViewing,
): ShownMatch {
  const { words, ended } = match;
  const course = courseOf(catalogue, match);
  const prices = ended === 'waiting' ? pricesOf(board, match.matchId) : undefined;
  const startsAt = ended === 'waiting' && !course.isOff ? course.startsAt : match.startsAt;
  const end = ended === 'waiting' && course.isOff ? 'off' : ended;
  return {
    place: match.place,
    reserve: match.isReserve ? 1 : 0,
    match_id: match.matchId.toString(),
    start_time: startsAt.toISOString(),
    competition: textIn(locale, words.competition),
    team_home_id: match.homeId.toString(),
    team_away_id: match.awayId.toString(),
    team_home: textIn(locale, words.home),
    team_away: textIn(locale, words.away),
    odds: prices
      ? { home: prices.home / 1_000, draw: prices.draw / 1_000, away: prices.away / 1_000 }
      : null,
    end: poolMatchEnds[end].id,
    home_score: match.home,
    away_score: match.away,
    live: end === 'waiting' && course.isLive ? 1 : 0,
    stand_in: standIn,
  };
}

/** After all that are kept: who was called off before keeps the reserve that stepped in. */
const NOT_KEPT_YET = Number.MAX_SAFE_INTEGER;

/** As it is kept, and what the catalogue knows beyond that of matches that were called off. */
export function endsShown(
  issue: Pick<PoolIssue, 'matches'>,
  { catalogue }: Pick<IssueViewing, 'catalogue'>,
): ReturnType<typeof endsOf> {
  const kept = endsOf(issue);
  const offOf = (ends: readonly PoolMatchEnd[], isReserve: boolean) => {
    const matches = issue.matches.filter((match) => match.isReserve === isReserve);
    return ends.map((end, at): PoolMatchEnd => {
      const match = matches[at];
      const isOff = end.kind === 'waiting' && match && courseOf(catalogue, match).isOff;
      return isOff ? { kind: 'off', since: NOT_KEPT_YET } : end;
    });
  };
  return { matches: offOf(kept.matches, false), reserves: offOf(kept.reserves, true) };
}

export function matchViews(issue: PoolIssue, viewing: IssueViewing): ShownMatch[] {
  const ends = endsShown(issue, viewing);
  const standings = placeStandings(ends.matches, ends.reserves);
  return issue.matches.map((match) => {
    const standing = match.isReserve ? undefined : standings[match.place - 1];
    const isOff = standing !== undefined && standing.by !== 'match';
    const standIn = isOff ? (standing.reserve ?? -1) + 1 : null;
    return matchView(match, { standIn }, viewing);
  });
}

/** A draft promises what its type says on this day. */
export type Promised = {
  readonly terms: PoolTypeTerms | PoolTerms;
  readonly taxPercent: number;
  /** What it begins with. */
  readonly openingPool: Senti;
};

export type ShownParts = {
  readonly sales: PoolSales;
  /** Of a draft; an issue that was opened has its own. */
  readonly promised?: Promised | undefined;
};

const promisedBy = ({ terms, openingPool }: PoolIssue): Promised | undefined =>
  terms ? { terms, taxPercent: terms.taxPercent, openingPool } : undefined;

/** The pool as it is, or as it was shared out. */
export function poolOf(issue: PoolIssue, { sales, promised }: ShownParts): Senti {
  if (issue.state === 'settled') return senti(issue.openingPool + issue.growth);
  return issue.terms ? poolNow(issue, sales) : (promised?.openingPool ?? senti(0n));
}

export function shownIssueView(
  issue: PoolIssue,
  parts: ShownParts,
  viewing: IssueViewing,
): ShownIssue | undefined {
  const promised = promisedBy(issue) ?? parts.promised;
  if (!promised) return undefined;
  const added = poolOf(issue, parts) - promised.terms.initialPool;
  return {
    ...issueHeadView(issue, viewing.now),
    ...termsView(promised.terms),
    tax_rate: promised.taxPercent,
    jackpot: toWireShillings(senti(added > 0n ? added : 0n)),
    matches: matchViews(issue, viewing),
  };
}

/** With how it was shared out; nothing of that until it is settled. */
export function issueResultView(
  issue: PoolIssue,
  parts: ShownParts,
  viewing: IssueViewing,
): IssueResult | undefined {
  const shown = shownIssueView(issue, parts, viewing);
  return (
    shown && {
      ...shown,
      pool: toWireShillings(poolOf(issue, parts)),
      shared: sharedViews(issue),
      paid: toWireShillings(issue.shared?.paid ?? senti(0n)),
      rollover: toWireShillings(issue.shared?.rollover ?? senti(0n)),
      corrections: Math.max(issue.settlements - 1, 0),
    }
  );
}

function sharedViews({ terms, shared }: PoolIssue): IssueResult['shared'] {
  return (shared?.tiers ?? []).flatMap(({ right, lines, prizePerLine, paid }) => {
    const tier = terms?.tiers.find((one) => one.right === right);
    if (!tier) return [];
    const prize = toWireShillings(prizePerLine);
    return [{ ...tierView(tier), lines, prize, paid: toWireShillings(paid) }];
  });
}
