import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import type { Senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

type RecordState = 'open' | 'review' | 'done' | 'failed';

/** A bet, a payment or a ticket (of a pool or of racing) of one player, as a card shows it. */
export type ChatRecord = {
  readonly kind: 'bet' | 'ticket' | 'deposit' | 'withdrawal';
  readonly serialNumber: string;
  readonly amount: Senti;
  readonly state: RecordState;
  readonly at: Date;
};

/**
 * Whose it is stands in every condition: a serial number of somebody else names nothing, so a
 * conversation can never be made to show it (CHT-11).
 */
const recordsOf = (playerId: bigint) => sql`
  select 'bet' as kind, serial_number, stake as amount, placed_at as at,
    case when status in (3, 5) then 'review' when settled_at is null then 'open' else 'done' end
      as state
  from bet_order where player_id = ${playerId}
  union all
  select 'ticket', serial_number, stake, placed_at,
    case when state = 'open' then 'open' else 'done' end
  from pool_ticket where player_id = ${playerId}
  union all
  select 'ticket', serial_number, stake, placed_at,
    case when racing_round.state in ('scheduled', 'drawn') then 'open' else 'done' end
  from racing_order join racing_round on racing_round.id = round_id where player_id = ${playerId}
  union all
  select 'deposit', serial_number, amount, created_at,
    case state when 'paid' then 'done' when 'refused' then 'failed' else 'open' end
  from deposit where player_id = ${playerId}
  union all
  select 'withdrawal', serial_number, amount, created_at,
    case state when 'paid' then 'done' when 'returned' then 'failed'
      when 'reviewing' then 'review' else 'open' end
  from withdrawal where player_id = ${playerId}`;

export async function findRecords(
  reader: Reader,
  playerId: bigint,
  serialNumbers: readonly string[],
): Promise<ReadonlyMap<string, ChatRecord>> {
  if (serialNumbers.length === 0) return new Map();
  const { rows } = await sql<ChatRecord>`
    select * from (${recordsOf(playerId)}) as record
    where serial_number = any (${serialNumbers}::text[])`.execute(reader);
  return new Map(rows.map((record) => [record.serialNumber, record]));
}

/** Display drops the letter of the product, so people type the rest of it. */
const LETTERS = ['', ...Object.values(serialLetters).map(({ letter }) => letter)];

/** One that was typed; the serial number it has whole. */
export async function findTyped(
  reader: Reader,
  playerId: bigint,
  typed: string,
): Promise<string | undefined> {
  const candidates = LETTERS.map((letter) => `${letter}${typed}`);
  const found = await findRecords(reader, playerId, candidates);
  return candidates.find((serial) => found.has(serial));
}

/** The newest of each kind; each by its own index. */
export async function recentRecords(
  reader: Reader,
  playerId: bigint,
  count: number,
): Promise<readonly ChatRecord[]> {
  const { rows } = await sql<ChatRecord>`
    select * from (
      select *, row_number() over (partition by kind order by at desc) as place
      from (${recordsOf(playerId)}) as record) as newest
    where place <= ${count} order by at desc limit ${count * 2}`.execute(reader);
  return rows;
}
