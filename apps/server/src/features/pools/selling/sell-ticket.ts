import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { createGroupCommit } from '../../../platform/concurrency/group-commit.ts';
import { createInFlightRequests } from '../../../platform/concurrency/in-flight-requests.ts';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import { serialSequenceOf } from '../../../platform/database/serial-sequence.ts';
import type { AdmissionQueue } from '../../../platform/http/load-shedding.ts';
import type { IssuesOnSale } from '../issues/issues-on-sale.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import type { PoolTicket } from '../tickets/ticket-store.ts';
import {
  findTicketOfKey,
  type TicketOutcome,
  type WrittenTicket,
  writeTickets,
  writtenTicket,
} from './sold-ticket-store.ts';
import {
  admitTicket,
  type PricedTicket,
  type TicketRequest,
  type TicketSaleRefusal,
  ticketHash,
} from './ticket-request.ts';

type Sold = Result<PoolTicket, TicketSaleRefusal>;
export type SellTicket = (request: TicketRequest) => Promise<Sold>;

export type SellingDeps = Pick<
  PoolsDeps,
  'database' | 'clock' | 'settings' | 'catalogue' | 'protection'
>;

type SellingParts = {
  readonly queue: Pick<AdmissionQueue, 'yieldPlace'>;
  readonly issuesOnSale: Pick<IssuesOnSale, 'find'>;
};

/**
 * A ticket from request to commit, the way of a bet: one request per key at a time, what memory can
 * refuse, then the write. Whoever has a ticket is never told that it was refused: before a refusal
 * leaves, its key is looked up.
 */
export function ticketSeller(deps: SellingDeps, { queue, issuesOnSale }: SellingParts): SellTicket {
  const write = ticketWriter(deps);
  const inFlight = createInFlightRequests(queue);
  const ofKey = async (request: TicketRequest) => {
    const ticket = await findTicketOfKey(deps.database.read, request);
    return ticket && replayedTicket(ticket, request);
  };
  const attempt: SellTicket = async (request) => {
    const priced = admitTicket(request, await issuesOnSale.find(request.issueId), deps);
    return priced.ok ? await write(priced.value) : priced;
  };
  const sell: SellTicket = async (request) => {
    const sold = await attempt(request);
    return sold.ok ? sold : ((await ofKey(request)) ?? sold);
  };
  return (request) =>
    inFlight(`${request.playerId} ${request.requestKey}`, {
      first: () => sell(request),
      retry: async () => (await ofKey(request)) ?? (await sell(request)),
    });
}

/** The ticket that stands under the key, also when its issue is long over; for the same request. */
const replayedTicket = (ticket: PoolTicket, request: TicketRequest): Sold =>
  ticket.requestHash === ticketHash(request) ? ok(ticket) : refuse('request-key-used');

/** As for bets (decision 0022): two writers of 64 keep a small PostgreSQL busy. */
const groupCommitLimits = { batchMax: 64, writersMax: 2, waitingMax: 512, gatherMs: 2 };

function ticketWriter(deps: SellingDeps) {
  const { database, clock } = deps;
  const oneAtATime = createKeyedMutex<bigint>();
  const groupCommit = createGroupCommit<WrittenTicket, TicketOutcome>({
    ...groupCommitLimits,
    write: (tickets) =>
      writeTickets(database.inOneStatement, tickets, {
        limits: 'limits-not-counted',
        at: clock.now(),
      }),
  });
  return async (priced: PricedTicket): Promise<Sold> => {
    const sequence = await serialSequenceOf(database);
    const written = writtenTicket(priced, { placedAt: clock.now(), sequence });
    const submitted = groupCommit.submit(written);
    if (submitted === 'overloaded') return refuse('overloaded');
    const first = await submitted;
    const final =
      first.outcome === 'limits-ask'
        ? await oneAtATime(priced.playerId, () => writeWithLimits(priced, written, deps))
        : first;
    return typeof final === 'string' ? refuse(final) : soldTicket(priced, { written, final }, deps);
  };
}

/** Limits of one player are counted under a lock, in the transaction that sells the ticket. */
async function writeWithLimits(
  { playerId, stake }: PricedTicket,
  written: WrittenTicket,
  { database, clock, protection }: SellingDeps,
): Promise<TicketOutcome | 'play-paused' | 'own-limit-reached'> {
  return await database.transact(async (tx) => {
    const refusal = await protection.stakeRefusal(tx, playerId, stake);
    if (refusal) return refusal;
    const writing = { limits: 'limits-counted', at: clock.now() } as const;
    const [outcome] = await writeTickets(tx, [written], writing);
    invariant(outcome, 'every ticket has its outcome');
    return outcome;
  });
}

type Final = { readonly written: WrittenTicket; readonly final: TicketOutcome };

async function soldTicket(
  request: TicketRequest,
  { written, final: { outcome, ticketId } }: Final,
  { database }: SellingDeps,
): Promise<Sold> {
  switch (outcome) {
    case 'placed':
      invariant(ticketId !== null, 'a new ticket has an id');
      return ok({ ...written.ticket, id: ticketId });
    case 'repeated': {
      const earlier = await findTicketOfKey(database.read, request);
      invariant(earlier, 'what was paid for is there');
      return replayedTicket(earlier, request);
    }
    case 'key-used-differently':
      return refuse('request-key-used');
    case 'issue-closed':
      return refuse('pool-issue-closed');
    case 'funds-short':
    case 'betting-forbidden':
      return refuse(outcome);
    case 'limits-ask':
      throw new Error('limits of a player are counted before');
  }
}
