import type { Scene } from '../../actors/actor.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';
import {
  type MatchEnd,
  type NaiveTerms,
  type NaiveTicket,
  type PlaceWord,
  placesByHand,
  sharesByHand,
} from './naive-pools.ts';

type KeptMatch = {
  readonly isReserve: boolean;
  readonly ended: 'waiting' | 'played' | 'off';
  readonly home: number | null;
  readonly away: number | null;
  readonly toldBy: 'feed' | 'hand';
  /** Milliseconds since 1970; null while it waits. */
  readonly toldAt: number | null;
};

/** What decided each place, as it was written with the settlement. */
type KeptStanding = {
  readonly by: 'match' | 'reserve' | 'nobody';
  readonly reserve: number | null;
  readonly end: {
    readonly kind: string;
    readonly score?: { readonly home: number; readonly away: number };
  };
};

/** An issue that nobody is paid for at this moment; money is text of whole senti. */
export type StoredIssue = {
  readonly name: string;
  readonly state: 'open' | 'closed' | 'settled' | 'cancelled';
  readonly opening: string;
  readonly carried: string;
  readonly terms: NaiveTerms;
  readonly matches: readonly KeptMatch[];
  /** Of the last settlement; null when there was none. */
  readonly standings: readonly KeptStanding[] | null;
  readonly begunAt: number | null;
  readonly tickets: readonly (NaiveTicket & { readonly prize: string; readonly tax: string })[];
  /** Of issues before it, by their rollovers. */
  readonly carriedIn: string;
  /** What of it waits for later issues or was carried into them. */
  readonly rolledOver: string;
  readonly carriedOn: string;
  /** By the books, over all settlements. */
  readonly openedByHouse: string;
  readonly grown: string;
  readonly toppedUp: string;
  readonly remainder: string;
};

/** Of entries of the issue whose keys begin so, what came to an account. */
const booked = (what: string, account: string, sign: 1 | -1): string => `coalesce((
  select sum(${sign} * amount) from journal_entry join posting on entry_id = journal_entry.id
  where serial_number = name and key like '${what} %' and account = '${account}'), 0)::text`;

const ISSUES = `
  select name, state, opening_pool::text as opening, carried::text, terms,
    (select json_agg(json_build_object('isReserve', is_reserve, 'ended', ended, 'home', home,
        'away', away, 'toldBy', told_by, 'toldAt', extract(epoch from told_at) * 1000)
        order by is_reserve, place)
      from pool_issue_match where issue_id = pool_issue.id) as matches,
    last.standings, (extract(epoch from last.begun_at) * 1000)::float8 as "begunAt",
    coalesce((select json_agg(json_build_object('serial', serial_number, 'picks', picks,
        'reservePicks', reserve_picks, 'multiplier', multiplier, 'stake', stake::text,
        'paidWith', paid_with, 'prize', prize::text, 'tax', tax::text) order by id)
      from pool_ticket where issue_id = pool_issue.id), '[]') as tickets,
    coalesce((select sum(amount) from pool_rollover
      where carried_into = pool_issue.id), 0)::text as "carriedIn",
    coalesce((select sum(amount) from pool_rollover
      where issue_id = pool_issue.id), 0)::text as "rolledOver",
    coalesce((select sum(amount) from pool_rollover
      where issue_id = pool_issue.id and carried_into is not null), 0)::text as "carriedOn",
    ${booked('pool-opened', 'pool-house', -1)} as "openedByHouse",
    ${booked('pool-grown', 'pool-stakes', -1)} as grown,
    ${booked('pool-topped-up', 'pool-house', -1)} as "toppedUp",
    ${booked('pool-remainder', 'pool-remainders', 1)} as remainder
  from pool_issue left join lateral (
    select standings, begun_at from pool_settlement
    where issue_id = pool_issue.id and settlement > 0 order by settlement desc limit 1
  ) as last on true
  where state <> 'draft' and terms is not null and not exists (
    select from pool_settlement where issue_id = pool_issue.id and ended_at is null)
  order by id`;

const readIssues = (ask: Ask): Promise<readonly StoredIssue[]> => ask(ISSUES);

/** What came into each pool is what was paid, the remainder, what rolled over and what is in it. */
export function unevenPool(issues: readonly StoredIssue[]): string | undefined {
  for (const issue of issues) {
    const wrong =
      wrongOpening(issue) ??
      (issue.state === 'settled' ? wrongSettlement(issue) : wrongBefore(issue));
    if (wrong) return `issue ${issue.name} ${wrong}`;
  }
  return undefined;
}

function wrongOpening({
  opening,
  carried,
  carriedIn,
  openedByHouse,
  terms,
}: StoredIssue): string | undefined {
  if (carried !== carriedIn) return `says ${carried} was carried over, ${carriedIn} was`;
  const promised = BigInt(terms.initialPool) > BigInt(carried) ? terms.initialPool : carried;
  const added = BigInt(carried) + BigInt(openedByHouse);
  return opening === promised && added === BigInt(opening)
    ? undefined
    : `began with ${opening}, promised was ${promised} and ${added} was put in`;
}

/** Nothing is taken from stakes or given out before it is settled; cancelled all of it goes on. */
function wrongBefore(issue: StoredIssue): string | undefined {
  const { state, opening, rolledOver, grown, toppedUp, remainder } = issue;
  const owed = state === 'cancelled' ? opening : '0';
  if (rolledOver !== owed) return `is ${state} and hands on ${rolledOver}, owed is ${owed}`;
  const moved = [grown, toppedUp, remainder];
  return moved.every((amount) => amount === '0')
    ? undefined
    : `is ${state} and moved ${moved.join(', ')}`;
}

function wrongSettlement(issue: StoredIssue): string | undefined {
  const { opening, terms, tickets } = issue;
  const places = (issue.standings ?? []).map(wordOf);
  const counted = wrongPlaces(issue, places);
  if (counted) return counted;
  const shared = sharesByHand({ terms, openingPool: BigInt(opening), places, tickets });
  const stray = tickets.findIndex(
    ({ prize, tax }, at) => BigInt(prize) !== shared.prizes[at] || BigInt(tax) !== shared.taxes[at],
  );
  const ticket = tickets[stray];
  if (ticket) {
    const [prize, tax] = [shared.prizes[stray], shared.taxes[stray]];
    return `gave ${ticket.serial} ${ticket.prize} with ${ticket.tax} of tax, by ${places.join(', ')} it is ${prize} with ${tax}`;
  }
  return wrongMoney(issue, shared);
}

const wordOf = ({ by, reserve, end }: KeptStanding): PlaceWord => {
  if (by === 'nobody') return 'void';
  return `${by === 'match' ? by : `reserve ${reserve}`} ${end.score?.home}:${end.score?.away}`;
};

/** Of a moment that may have come before the settlement and been written after it. */
const DOUBTFUL_MS = 10_000;

/** Where nothing was said since, the places are those that the results make. */
function wrongPlaces(issue: StoredIssue, paidBy: readonly PlaceWord[]): string | undefined {
  const { matches, begunAt } = issue;
  const isUnchanged = matches.every(({ toldAt, toldBy }) => {
    const doubt = toldBy === 'feed' ? DOUBTFUL_MS : 0;
    return toldAt === null || toldAt + doubt <= (begunAt ?? 0);
  });
  const byHand = placesByHand({
    matches: matches.filter(({ isReserve }) => !isReserve).map(endOf),
    reserves: matches.filter(({ isReserve }) => isReserve).map(endOf),
  });
  // One that waits was given back to the feed since.
  if (!isUnchanged || byHand.includes('waiting')) return undefined;
  const [is, should] = [paidBy.join(', '), byHand.join(', ')];
  return is === should ? undefined : `was paid by ${is}, its results are ${should}`;
}

function endOf({ ended, home, away, toldAt }: KeptMatch): MatchEnd {
  if (ended === 'off') return { kind: ended, since: toldAt ?? 0 };
  if (ended === 'played') return { kind: ended, home: home ?? 0, away: away ?? 0 };
  return { kind: 'waiting' };
}

/** A correction may leave less than later issues began with: the house has added that. */
function wrongMoney(
  issue: StoredIssue,
  { growth, remainder, left }: ReturnType<typeof sharesByHand>,
): string | undefined {
  const rolledOver = BigInt(issue.rolledOver);
  const [kept, short] = left > 0n ? [left, 0n] : [0n, -left];
  const beyond = rolledOver - kept;
  if (beyond !== 0n && (beyond < 0n || rolledOver !== BigInt(issue.carriedOn))) {
    return `hands on ${rolledOver}, ${kept} was left`;
  }
  const owed = `${growth} of stakes, ${short + beyond} of the house, ${remainder} of remainder`;
  const { grown, toppedUp } = issue;
  const moved = `${grown} of stakes, ${toppedUp} of the house, ${issue.remainder} of remainder`;
  return moved === owed ? undefined : `moved ${moved}; counted it is ${owed}`;
}

export const poolsSharedOut: Law<Scene> = {
  name: 'what came into a pool is what was paid, the remainder, what rolled over and what is in it',
  holds: 'always',
  breach: async ({ world }) => unevenPool(await readIssues(world.database.ask)),
};
