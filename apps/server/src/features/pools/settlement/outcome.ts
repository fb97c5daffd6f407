import { createHash } from 'node:crypto';
import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { linesByRight } from '@kipute/domain/pools/lines';
import { isWaiting, type PlaceStanding } from '@kipute/domain/pools/place-standing';
import type { PoolTerms } from '@kipute/domain/pools/pool-terms';
import {
  type PoolDifference,
  poolGrowth,
  type SharedPool,
  type SharedTier,
  sharedAnew,
  shareOut,
  ticketPrize,
} from '@kipute/domain/pools/share-out';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { slicesOf } from '../../../platform/concurrency/slices.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Rest } from '../../settlement/index.ts';
import type { PoolIssue } from '../issues/issue-store.ts';
import { standingsOf } from '../issues/paid-standings.ts';
import { keptTerms } from '../types/kept-terms.ts';
import { carriedOnFrom } from './settlement-store.ts';
import { bestRightOf, markReader } from './ticket-marks.ts';
import { TICKETS_AT_ONCE, type TicketRow, ticketPages } from './ticket-pages.ts';

/** What settling an issue by its results as they are would do, to the senti. */
export type Outcome = {
  /** 1 when it is settled for the first time. */
  readonly settlement: number;
  readonly standings: readonly PlaceStanding[];
  readonly pool: Senti;
  /** Into the pool now: of all stakes the first time, nothing afterwards. */
  readonly growth: Senti;
  readonly tickets: number;
  readonly winners: number;
  readonly tiers: readonly (SharedTier & { readonly tickets: number })[];
  /** As the issue stands shared out with this settlement, corrections before it included. */
  readonly shared: SharedPool;
  readonly moved: Omit<PoolDifference, 'shared'>;
  readonly tax: Senti;
  readonly takenBack: Senti;
  /** What tickets get, less what they had. */
  readonly owed: Senti;
  readonly digest: string;
};

/** Of an issue that was opened; whoever bets meanwhile has the rests between slices of tickets. */
export async function outcomeOf(
  reader: Reader,
  issue: PoolIssue,
  rest: Rest,
): Promise<Result<Outcome, 'pool-results-missing'>> {
  const { terms, openingPool, settlements } = issue;
  invariant(terms, 'an issue that was sold has terms');
  const standings = standingsOf(issue);
  if (standings.some(isWaiting)) return refuse('pool-results-missing');
  const counted = await countTickets(reader, issue, { terms, standings, rest });
  const pool = senti(openingPool + poolGrowth(counted.stakes, terms));
  const after = shareOut(pool, terms.tiers, counted.linesByRight);
  const carriedOn = await carriedOnFrom(reader, issue.id);
  const { shared, ...moved } = settledAnew(issue.shared, after, carriedOn);
  const prizes = prizesOf(counted.groups, after, terms);
  const growth = settlements === 0 ? senti(pool - openingPool) : senti(0n);
  const settlement = settlements + 1;
  const named = { issue: issue.name, settlement, terms: keptTerms(terms), standings, pool, moved };
  counted.hash.update(JSON.stringify({ ...named, shared }, moneyAsText));
  return ok({
    ...{ settlement, standings, pool, growth, shared, moved, ...prizes },
    tickets: counted.tickets,
    tiers: after.tiers.map((tier, at) => ({ ...tier, tickets: counted.ticketsByTier[at] ?? 0 })),
    digest: counted.hash.digest('hex'),
  });
}

const moneyAsText = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

function settledAnew(
  before: SharedPool | null,
  after: SharedPool,
  carriedOn: Senti,
): PoolDifference {
  if (before) return sharedAnew(before, after, carriedOn);
  const { topUp, remainder, rollover } = after;
  return { topUp, remainder, rollover, shared: after };
}

/** Tickets for which money comes to the same; there are few of them, however many are sold. */
type Group = Pick<TicketRow, 'stake' | 'paidWith' | 'prize' | 'tax'> & {
  /** By the right picks of the line. */
  readonly lines: readonly number[];
  tickets: number;
};

type Counted = {
  tickets: number;
  stakes: Senti;
  readonly linesByRight: number[];
  readonly ticketsByTier: number[];
  readonly groups: Map<string, Group>;
  readonly hash: ReturnType<typeof createHash>;
};

type Judged = {
  readonly terms: PoolTerms;
  readonly standings: readonly PlaceStanding[];
  readonly rest: Rest;
};

/** One walk over all tickets; what is kept of them does not grow with their number. */
async function countTickets(
  reader: Reader,
  { id, game }: PoolIssue,
  { terms, standings, rest }: Judged,
): Promise<Counted> {
  const { tiers, places } = terms;
  const counted: Counted = {
    ...{ tickets: 0, stakes: senti(0n), groups: new Map(), hash: createHash('sha256') },
    linesByRight: Array.from({ length: places + 1 }, () => 0),
    ticketsByTier: tiers.map(() => 0),
  };
  const count = ticketCounter(counted, tiers, markReader(game, standings));
  for await (const page of ticketPages(reader, { issueId: id, rest })) {
    for await (const tickets of slicesOf(page, TICKETS_AT_ONCE, rest)) {
      tickets.forEach(count);
      counted.hash.update(tickets.map(textOf).join(''));
    }
  }
  return counted;
}

function ticketCounter(
  counted: Counted,
  tiers: PoolTerms['tiers'],
  marksOf: ReturnType<typeof markReader>,
): (ticket: TicketRow) => void {
  const leastRight = tiers.at(-1)?.right ?? 0;
  return (ticket) => {
    counted.tickets += 1;
    counted.stakes = senti(counted.stakes + ticket.stake);
    const marks = marksOf(ticket);
    const isInTier = bestRightOf(marks) >= leastRight;
    if (!isInTier && ticket.prize === 0n) return;
    const lines = isInTier ? linesByRight(marks, ticket.multiplier) : [];
    lines.forEach((one, right) => {
      counted.linesByRight[right] = (counted.linesByRight[right] ?? 0) + one;
    });
    tiers.forEach(({ right }, at) => {
      if ((lines[right] ?? 0) > 0) counted.ticketsByTier[at] = (counted.ticketsByTier[at] ?? 0) + 1;
    });
    addToGroup(counted.groups, ticket, lines);
  };
}

const textOf = ({ id, picks, reservePicks, multiplier, stake, paidWith }: TicketRow): string =>
  `${id} ${picks} ${reservePicks} ${multiplier} ${stake} ${paidWith}\n`;

function addToGroup(groups: Counted['groups'], ticket: TicketRow, lines: readonly number[]): void {
  const { stake, paidWith, prize, tax } = ticket;
  const key = `${lines.join(' ')} ${stake} ${paidWith} ${prize} ${tax}`;
  const group = groups.get(key);
  if (group) group.tickets += 1;
  else groups.set(key, { ...{ stake, paidWith, prize, tax, lines }, tickets: 1 });
}

type Prizes = Pick<Outcome, 'winners' | 'tax' | 'takenBack' | 'owed'>;

function prizesOf(
  groups: Counted['groups'],
  { tiers }: SharedPool,
  { taxPercent }: PoolTerms,
): Prizes {
  let winners = 0;
  let [tax, takenBack, owed] = [0n, 0n, 0n];
  for (const group of groups.values()) {
    const { lines, stake, tickets, prize: before } = group;
    const paidWith = group.paidWith === 'credit' ? 'credit' : 'balance';
    const paid = { linesByRight: lines, stake: senti(stake), paidWith } as const;
    const won = ticketPrize(paid, tiers, taxPercent);
    const count = BigInt(tickets);
    if (won.prize > 0n) winners += tickets;
    tax += won.tax * count;
    owed += (won.prize - before) * count;
    if (before > 0n && won.prize !== before) takenBack += before * count;
  }
  return { winners, tax: senti(tax), takenBack: senti(takenBack), owed: senti(owed) };
}
