import type { PayWith } from '@kipute/domain/betting/stake';
import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { type PoolGame, type PoolPick, readPick } from '@kipute/domain/pools/pool-pick';
import type { PoolTicketState } from '@kipute/domain/pools/pool-states';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

export type PoolTicket = {
  readonly id: bigint;
  readonly issueId: bigint;
  readonly game: PoolGame;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly placedAt: Date;
  readonly picks: readonly PoolPick[];
  readonly reservePicks: readonly PoolPick[];
  readonly multiplier: number;
  readonly lines: number;
  readonly stake: Senti;
  readonly paidWith: PayWith;
  readonly device: 'desktop' | 'phone';
  readonly state: PoolTicketState;
  /** Right picks of its best line; null until it is decided. */
  readonly bestRight: number | null;
  readonly prize: Senti;
  readonly tax: Senti;
  readonly settledAt: Date | null;
  /** The settlement of its issue that it was last decided by. */
  readonly settlement: number;
};

type TicketRow = Omit<
  PoolTicket,
  'picks' | 'reservePicks' | 'stake' | 'prize' | 'tax' | 'paidWith'
> & {
  readonly picks: string;
  readonly reservePicks: string;
  readonly stake: bigint;
  readonly prize: bigint;
  readonly tax: bigint;
  readonly paidWith: 'cash' | 'credit';
};

const columns = sql`
  pool_ticket.id, issue_id, game, player_id, serial_number, request_key, request_hash, placed_at,
  picks, reserve_picks, multiplier, lines, stake, paid_with, device, pool_ticket.state, best_right,
  prize, tax, pool_ticket.settled_at, settlement`;

/** Columns of both tables are there to ask for: `pool_ticket`, and `pool_issue` it belongs to. */
export async function ticketsWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly PoolTicket[]> {
  const { rows } = await sql<TicketRow>`
    select ${columns} from pool_ticket join pool_issue on pool_issue.id = issue_id
    ${tail}`.execute(reader);
  return rows.map(ticketOf);
}

function ticketOf(row: TicketRow): PoolTicket {
  return {
    ...row,
    picks: picksFrom(row.game, row.picks),
    reservePicks: picksFrom(row.game, row.reservePicks),
    stake: senti(row.stake),
    prize: senti(row.prize),
    tax: senti(row.tax),
    paidWith: row.paidWith === 'credit' ? 'credit' : 'balance',
  };
}

/** As `pool_ticket` keeps them: by place, with commas between. */
function picksFrom(game: PoolGame, kept: string): readonly PoolPick[] {
  if (kept === '') return [];
  return kept.split(',').map((text) => {
    const pick = readPick(game, text);
    invariant(pick, 'what was sold can be read');
    return pick;
  });
}

export async function findTicket(
  reader: Reader,
  asked: RawBuilder<unknown>,
): Promise<PoolTicket | undefined> {
  const [found] = await ticketsWhere(reader, sql`where ${asked} limit 1`);
  return found;
}
