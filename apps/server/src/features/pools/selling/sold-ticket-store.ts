import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { senti } from '@kipute/domain/money/senti';
import { type SerialSequence, serialNumber } from '@kipute/domain/payments/serial-number';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { CompiledQuery, sql } from 'kysely';
import type { Reader, StatementWriter } from '../../../platform/database/database.ts';
import { findTicket, type PoolTicket } from '../tickets/ticket-store.ts';
import { type PricedTicket, type TicketRequest, ticketHash } from './ticket-request.ts';

/** A ticket that is about to be written: as it will be, and as a row of `place_pool_tickets`. */
export type WrittenTicket = {
  readonly ticket: Omit<PoolTicket, 'id'>;
  readonly row: ReturnType<typeof rowOf>;
};

const billTypeOf = {
  jackpot: billTypes['jackpot-placed'].id,
  'lucky-six': billTypes['lucky-six-placed'].id,
} as const satisfies Record<PoolGame, number>;

export function writtenTicket(
  priced: PricedTicket,
  { placedAt, sequence }: { readonly placedAt: Date; readonly sequence: SerialSequence },
): WrittenTicket {
  const { issue, playerId, requestKey, multiplier, lines, stake, paidWith, device } = priced;
  const { letter } = serialLetters[issue.game];
  const ticket = {
    ...{ issueId: issue.id, game: issue.game, playerId, requestKey, placedAt },
    ...{ multiplier, lines, stake, paidWith, device, ...priced.read },
    serialNumber: serialNumber(letter, placedAt.getTime(), sequence),
    requestHash: ticketHash(priced),
    state: 'open',
    ...{ bestRight: null, prize: senti(0n), tax: senti(0n), settledAt: null, settlement: 0 },
  } as const;
  return { ticket, row: rowOf(ticket, priced) };
}

/** Integers that may be large are texts: a JSON number cannot hold them. */
function rowOf(ticket: Omit<PoolTicket, 'id'>, { picks, reservePicks }: PricedTicket) {
  return {
    player_id: String(ticket.playerId),
    issue_id: String(ticket.issueId),
    serial_number: ticket.serialNumber,
    request_key: ticket.requestKey,
    request_hash: ticket.requestHash,
    placed_at: ticket.placedAt.toISOString(),
    bill_type: billTypeOf[ticket.game],
    picks: picks.join(','),
    reserve_picks: reservePicks.join(','),
    multiplier: ticket.multiplier,
    lines: ticket.lines,
    stake: String(ticket.stake),
    paid_with: ticket.paidWith === 'credit' ? 'credit' : 'cash',
    device: ticket.device,
  };
}

export type TicketOutcome = {
  readonly outcome:
    | 'placed'
    | 'repeated'
    | 'key-used-differently'
    | 'issue-closed'
    | 'funds-short'
    | 'betting-forbidden'
    | 'limits-ask';
  /** Of a ticket that is new. */
  readonly ticketId: bigint | null;
  /** Of the ticket that stands under the key. */
  readonly serialNumber: string;
};

const PLACE_TICKETS = 'select * from place_pool_tickets($1::jsonb, $2, $3)';

type Writing = {
  readonly limits: 'limits-counted' | 'limits-not-counted';
  /** A sale that has ended by then is over, however long a ticket had to wait. */
  readonly at: Date;
};

/** All of them in one statement, each sold or refused for itself; outcomes in their order. */
export async function writeTickets(
  writer: StatementWriter,
  tickets: readonly WrittenTicket[],
  { limits, at }: Writing,
): Promise<readonly TicketOutcome[]> {
  const numbered = tickets.map(({ row }, place) => ({ place, ...row }));
  const values = [JSON.stringify(numbered), limits === 'limits-counted', at];
  const { rows } = await writer.executeQuery<TicketOutcome & { readonly place: number }>(
    CompiledQuery.raw(PLACE_TICKETS, values),
  );
  return rows.toSorted((one, other) => one.place - other.place);
}

export const findTicketOfKey = (
  reader: Reader,
  { playerId, requestKey }: Pick<TicketRequest, 'playerId' | 'requestKey'>,
): Promise<PoolTicket | undefined> =>
  findTicket(reader, sql`player_id = ${playerId} and request_key = ${requestKey}`);
