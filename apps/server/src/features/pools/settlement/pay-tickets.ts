import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { ticketRefundedEntry } from '@kipute/domain/pools/pool-entries';
import { canTicketBecome } from '@kipute/domain/pools/pool-states';
import { z } from 'zod';
import { oneAhead } from '../../../platform/concurrency/one-ahead.ts';
import { slicesOf } from '../../../platform/concurrency/slices.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { createPacer, createThrottle, type Rest } from '../../settlement/index.ts';
import { announceIssues } from '../issues/issue-events.ts';
import { findIssue, lockIssue, type PoolIssue } from '../issues/issue-store.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { enqueuePaying } from './begin-settlement.ts';
import { type Decision, entriesOfChunk, isChanged, ticketDecider } from './decide-chunk.ts';
import { payPoolJob } from './pool-jobs.ts';
import {
  endSettlement,
  findUnderWay,
  issuesUnderWay,
  lockUnderWay,
  noteProgress,
  openTicketsOf,
  type PoolSettlement,
  writeRefunds,
  writeTickets,
} from './settlement-store.ts';
import { enqueueTelling } from './tell-tickets.ts';
import { TICKETS_AT_ONCE, type TicketRow, ticketPages } from './ticket-pages.ts';

/** Few tickets of a chunk win, so its purses are few; refunds lock one for each. */
const TICKETS_PER_ORDER = { paying: 4, refunding: 1 };

type PayingDeps = Pick<PoolsDeps, 'bus' | 'clock' | 'database' | 'outbox' | 'wallet'>;

type Chunk = {
  readonly issue: PoolIssue;
  readonly underWay: PoolSettlement;
  /** Where the chunk before ended. */
  readonly after: bigint;
  readonly decisions: readonly Decision[];
};

type WorkChunk = (tx: Transaction, chunk: Chunk) => Promise<Senti>;
type Decide = (ticket: TicketRow) => Decision;

type Kind = {
  readonly work: WorkChunk;
  readonly decide: Decide;
  readonly ticketsPerOrder: number;
};

export type PayTickets = (issueId: bigint) => Promise<void>;

/**
 * Pays the tickets of an issue, or gives its stakes back, chunk by chunk: tickets, money and how far
 * it has come are one transaction each. Killed in between it goes on where it stopped; of two at
 * once the second finds that the other has moved on, and leaves it the rest (POL-92).
 */
export function ticketPayer(deps: PayingDeps): PayTickets {
  const throttled = createThrottle(deps);
  const pacer = createPacer(deps);
  const { database } = deps;
  return async (issueId) => {
    const underWay = await findUnderWay(database.read, issueId);
    const issue = underWay && (await findIssue(database.read, issueId));
    if (!underWay || !issue) return;
    const { work, decide, ticketsPerOrder } =
      underWay.settlement === 0 ? refunding(deps) : paying(deps, issue, underWay);
    const rest = pacer();
    let after = underWay.reached;
    const pages = ticketPages(database.read, { issueId, after, rest });
    // The next page is decided while the tickets of one are written.
    for await (const left of oneAhead(decidedPages(pages, decide, rest))) {
      while (left.length > 0) {
        const isOurs = await throttled(async (ordersMax) => {
          const decisions = left.splice(0, ordersMax * ticketsPerOrder);
          const chunk = { issue, underWay, after, decisions };
          after = reachedBy(chunk);
          return database.transact((tx) => doChunk(tx, chunk, work));
        });
        if (!isOurs) return;
      }
    }
    await database.transact((tx) => endPaying(deps, tx, { issueId, after }));
  };
}

/** Before their transaction, which is the shorter for it, and with rests: nothing is locked yet. */
async function* decidedPages(
  pages: AsyncIterable<readonly TicketRow[]>,
  decide: Decide,
  rest: Rest,
): AsyncGenerator<Decision[]> {
  for await (const page of pages) {
    const decisions: Decision[] = [];
    for await (const tickets of slicesOf(page, TICKETS_AT_ONCE, rest)) {
      for (const ticket of tickets) decisions.push(decide(ticket));
    }
    yield decisions;
  }
}

const reachedBy = ({ decisions, after }: Pick<Chunk, 'decisions' | 'after'>): bigint =>
  decisions.at(-1)?.ticket.id ?? after;

/** Answers no when somebody else has moved on from there. */
async function doChunk(tx: Transaction, chunk: Chunk, work: WorkChunk): Promise<boolean> {
  const { issue, underWay, after } = chunk;
  const { settlement } = underWay;
  const locked = await lockUnderWay(tx, issue.id);
  if (locked?.settlement !== settlement || locked.reached !== after) return false;
  const paidNow = await work(tx, chunk);
  const reached = reachedBy(chunk);
  await noteProgress(tx, { issueId: issue.id, settlement, reached, paidNow });
  return true;
}

const paying = (deps: PayingDeps, issue: PoolIssue, underWay: PoolSettlement): Kind => ({
  work: payWork(deps),
  decide: ticketDecider(issue, underWay),
  ticketsPerOrder: TICKETS_PER_ORDER.paying,
});

function payWork(deps: PayingDeps): WorkChunk {
  return async (tx, { issue, underWay, decisions: all }) => {
    const { id: issueId, game } = issue;
    const { settlement } = underWay;
    const at = deps.clock.now();
    const decisions = all.filter(isChanged);
    const isAllowed = ({ ticket, prize }: Decision) =>
      canTicketBecome(ticket.state, prize > 0n ? 'won' : 'lost');
    invariant(decisions.every(isAllowed), 'a ticket moves as the table of states has it');
    const rows = decisions.map(rowOf);
    const written = await writeTickets(
      tx,
      {
        ...{ issueId, settlement },
        lost: rows.filter(({ prize }) => prize === 0n),
        won: rows.filter(({ prize }) => prize > 0n),
      },
      at,
    );
    invariant(written === decisions.length, 'each ticket is decided once by a settlement');
    const entries = await entriesOfChunk(deps, tx, { game, settlement, decisions });
    await deps.wallet.appendMany(tx, entries);
    await enqueueTelling(deps, tx, { issue, underWay, decisions });
    return senti(decisions.reduce((sum, { prize, ticket }) => sum + prize - ticket.prize, 0n));
  };
}

const rowOf = ({ ticket: { id }, bestRight, prize, tax }: Decision) => ({
  ...{ id, bestRight, prize, tax },
});

const refunding = (deps: PayingDeps): Kind => ({
  work: refundWork(deps),
  decide: refundOf,
  ticketsPerOrder: TICKETS_PER_ORDER.refunding,
});

const refundOf = (ticket: TicketRow): Decision => ({
  ...{ ticket, bestRight: 0, prize: senti(0n), tax: senti(0n) },
});

function refundWork(deps: PayingDeps): WorkChunk {
  return async (tx, { issue, underWay, decisions }) => {
    const tickets = decisions.map(({ ticket }) => ticket);
    const ids = tickets.map(({ id }) => id);
    const written = await writeRefunds(tx, ids, deps.clock.now());
    invariant(written === tickets.length, 'each stake goes back once');
    const entries = tickets.map(({ playerId, serialNumber, stake, paidWith }) => ({
      ...ticketRefundedEntry({
        ...{ game: issue.game, playerId, serialNumber, stake: senti(stake) },
        paidWith: paidWith === 'credit' ? 'credit' : 'balance',
      }),
      serialNumber,
    }));
    await deps.wallet.appendMany(tx, entries);
    await enqueueTelling(deps, tx, { issue, underWay, decisions });
    return senti(tickets.reduce((sum, { stake }) => sum + stake, 0n));
  };
}

type Ended = { readonly issueId: bigint; readonly after: bigint };

async function endPaying(
  { clock, bus }: PayingDeps,
  tx: Transaction,
  { issueId, after }: Ended,
): Promise<void> {
  await lockIssue(tx, issueId);
  const underWay = await lockUnderWay(tx, issueId);
  if (!underWay || underWay.reached !== after) return;
  invariant(underWay.paid === underWay.owed, 'what was agreed on was paid');
  invariant((await openTicketsOf(tx, issueId)) === 0, 'no ticket is left out');
  await endSettlement(tx, underWay, clock.now());
  announceIssues(tx, bus);
}

const EVERY_MINUTE = '* * * * *';

/** The work itself, and what looks for work that nobody does any more. */
export function payingJobs(deps: PayingDeps): readonly AnyJob[] {
  const pay = ticketPayer(deps);
  return [
    { ...payPoolJob, isLong: true, run: ({ issueId }) => pay(BigInt(issueId)) },
    {
      ...{ name: 'resume-pool-payments', payload: z.object({}), attemptsMax: 2 },
      schedule: EVERY_MINUTE,
      run: async () => {
        for (const id of await issuesUnderWay(deps.database.read)) {
          await deps.database.transact((tx) => enqueuePaying(deps, tx, id));
        }
      },
    },
  ];
}
