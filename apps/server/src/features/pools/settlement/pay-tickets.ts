import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { ticketRefundedEntry } from '@kipute/domain/pools/pool-entries';
import { canTicketBecome } from '@kipute/domain/pools/pool-states';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { createThrottle } from '../../settlement/index.ts';
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
import { type TicketRow, ticketPages } from './ticket-pages.ts';

/**
 * Few tickets of a chunk win, so its purses are few; refunds lock one for each. More at once would
 * hold up the bets of the moment: deciding a chunk is one turn of the event loop.
 */
const TICKETS_PER_ORDER = 4;

type PayingDeps = Pick<PoolsDeps, 'bus' | 'clock' | 'database' | 'outbox' | 'wallet'>;

type Chunk = {
  readonly issue: PoolIssue;
  readonly underWay: PoolSettlement;
  /** Where the chunk before ended. */
  readonly after: bigint;
  readonly tickets: readonly TicketRow[];
};

type WorkChunk = (tx: Transaction, chunk: Chunk) => Promise<Senti>;

export type PayTickets = (issueId: bigint) => Promise<void>;

/**
 * Pays the tickets of an issue, or gives its stakes back, chunk by chunk: tickets, money and how far
 * it has come are one transaction each. Killed in between it goes on where it stopped; of two at
 * once the second finds that the other has moved on, and leaves it the rest (POL-92).
 */
export function ticketPayer(deps: PayingDeps): PayTickets {
  const throttled = createThrottle(deps);
  const { database } = deps;
  return async (issueId) => {
    const underWay = await findUnderWay(database.read, issueId);
    const issue = underWay && (await findIssue(database.read, issueId));
    if (!underWay || !issue) return;
    const isRefund = underWay.settlement === 0;
    const work = isRefund ? refundWork(deps) : payWork(deps, issue, underWay);
    let after = underWay.reached;
    for await (const page of ticketPages(database.read, issueId, after)) {
      const left = [...page];
      while (left.length > 0) {
        const isOurs = await throttled(async (ordersMax) => {
          const size = isRefund ? ordersMax : ordersMax * TICKETS_PER_ORDER;
          const tickets = left.splice(0, size);
          const chunk = { issue, underWay, after, tickets };
          after = tickets.at(-1)?.id ?? after;
          return database.transact((tx) => doChunk(tx, chunk, work));
        });
        if (!isOurs) return;
      }
    }
    await database.transact((tx) => endPaying(deps, tx, { issueId, after }));
  };
}

/** Answers no when somebody else has moved on from there. */
async function doChunk(tx: Transaction, chunk: Chunk, work: WorkChunk): Promise<boolean> {
  const { issue, underWay, after, tickets } = chunk;
  const { settlement } = underWay;
  const locked = await lockUnderWay(tx, issue.id);
  if (locked?.settlement !== settlement || locked.reached !== after) return false;
  const paidNow = await work(tx, chunk);
  const reached = tickets.at(-1)?.id ?? after;
  await noteProgress(tx, { issueId: issue.id, settlement, reached, paidNow });
  return true;
}

function payWork(deps: PayingDeps, issue: PoolIssue, underWay: PoolSettlement): WorkChunk {
  const decide = ticketDecider(issue, underWay);
  const { id: issueId, game } = issue;
  const { settlement } = underWay;
  return async (tx, { tickets }) => {
    const at = deps.clock.now();
    const decisions = tickets.map(decide).filter(isChanged);
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

function refundWork(deps: PayingDeps): WorkChunk {
  return async (tx, { issue, underWay, tickets }) => {
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
    const decisions = tickets.map((ticket) => ({
      ...{ ticket, bestRight: 0, prize: senti(0n), tax: senti(0n) },
    }));
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
