import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { linesByRight, runningTicket } from '@kipute/domain/pools/lines';
import { isWaiting, type PlaceStanding } from '@kipute/domain/pools/place-standing';
import { poolGrowth, shareOut } from '@kipute/domain/pools/share-out';
import { slicesOf } from '../../../platform/concurrency/slices.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Rest } from '../../settlement/index.ts';
import type { PoolIssue, PoolIssueMatch } from '../issues/issue-store.ts';
import { standingsOf } from '../issues/paid-standings.ts';
import { type MarkReader, markReader } from '../settlement/ticket-marks.ts';
import { TICKETS_AT_ONCE, type TicketRow, ticketPages } from '../settlement/ticket-pages.ts';

export type IssueStanding = {
  readonly pool: Senti;
  /** Places that are decided. */
  readonly decided: number;
  /** Lines by the right picks they have now … */
  readonly right: ReadonlyMap<number, number>;
  /** … and by those they can still reach. */
  readonly reachable: ReadonlyMap<number, { readonly lines: number; readonly tickets: number }>;
  /** What would be paid if nothing more came right. */
  readonly liability: Senti;
  /** Of each match that a place waits for: lines that still have all right after each pick of it. */
  readonly tree: readonly {
    readonly matchId: bigint;
    readonly picks: ReadonlyMap<string, number>;
  }[];
};

/** Picks whose count is told although nobody chose them. */
const picksOfJackpot = ['1', 'X', '2'] as const;

/** One walk over all tickets, at a memory that does not grow with them (POL-103). */
export async function issueStanding(
  reader: Reader,
  issue: PoolIssue,
  rest: Rest,
): Promise<IssueStanding> {
  const { terms, game } = issue;
  invariant(terms, 'an issue that was opened has terms');
  const standings = standingsOf(issue);
  const walk = newWalk(issue, standings);
  const marksOf = markReader(game, standings);
  for await (const page of ticketPages(reader, { issueId: issue.id, rest })) {
    for await (const tickets of slicesOf(page, TICKETS_AT_ONCE, rest)) {
      for (const ticket of tickets) addTicket(walk, ticket, marksOf);
    }
  }
  const pool = senti(issue.openingPool + poolGrowth(senti(walk.stakes), terms));
  const lines = Array.from({ length: terms.places + 1 }, (_, right) => walk.right.get(right) ?? 0);
  return {
    ...{ pool, decided: standings.filter((one) => !isWaiting(one)).length },
    ...{ right: walk.right, reachable: walk.reachable },
    liability: shareOut(pool, terms.tiers, lines).paid,
    tree: walk.tree.map(({ matchId, picks }) => ({ matchId, picks })),
  };
}

type Branch = {
  readonly place: number;
  /** Which reserve's picks count for it, if one stands in. */
  readonly reserve: number | null;
  readonly matchId: bigint;
  readonly picks: Map<string, number>;
};

type Walk = {
  stakes: bigint;
  readonly right: Map<number, number>;
  readonly reachable: Map<number, { lines: number; tickets: number }>;
  readonly tree: readonly Branch[];
};

function newWalk({ matches, game }: PoolIssue, standings: readonly PlaceStanding[]): Walk {
  const idOf = (isReserve: boolean, place: number): bigint => {
    const isOne = (one: PoolIssueMatch) => one.isReserve === isReserve && one.place === place + 1;
    const found = matches.find(isOne);
    invariant(found, 'a place has a match');
    return found.matchId;
  };
  const tree = standings.flatMap((standing, place): Branch[] => {
    if (!isWaiting(standing)) return [];
    const { reserve } = standing;
    const matchId = reserve === null ? idOf(false, place) : idOf(true, reserve);
    const named = game === 'jackpot' ? picksOfJackpot : [];
    return [{ place, reserve, matchId, picks: new Map(named.map((pick) => [pick, 0])) }];
  });
  return { stakes: 0n, right: new Map(), reachable: new Map(), tree };
}

function addTicket(walk: Walk, ticket: TicketRow, marksOf: MarkReader): void {
  walk.stakes += ticket.stake;
  const marks = marksOf(ticket);
  const waiting = marks.filter(({ right }) => right === undefined).length;
  let alive = 0;
  linesByRight(marks, ticket.multiplier).forEach((lines, right) => {
    if (lines === 0) return;
    addTo(walk.right, right, lines);
    const reached = walk.reachable.get(right + waiting) ?? { lines: 0, tickets: 0 };
    walk.reachable.set(right + waiting, { ...reached, lines: reached.lines + lines });
    if (right + waiting === marks.length) alive = lines;
  });
  const { reachable } = runningTicket(marks);
  const best = walk.reachable.get(reachable) ?? { lines: 0, tickets: 0 };
  walk.reachable.set(reachable, { ...best, tickets: best.tickets + 1 });
  if (alive > 0) addToTree(walk.tree, ticket, alive);
}

/** Each of the ticket's choices for a match has an equal part of its lines. */
function addToTree(tree: readonly Branch[], { picks, reservePicks }: TicketRow, alive: number) {
  const [chosen, reserves] = [picks.split(','), reservePicks.split(',')];
  for (const { place, reserve, picks: counted } of tree) {
    const text = reserve === null ? chosen[place] : reserves[reserve];
    if (text === undefined || text === '') continue;
    const choices = /^[1X2]+$/.test(text) ? [...text] : [text];
    for (const choice of choices) addTo(counted, choice, alive / choices.length);
  }
}

const addTo = (counts: Map<string | number, number>, key: string | number, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};
