import type { CasinoMove } from '@kipute/domain/casino/wallet-law';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

export type CasinoTransaction = {
  readonly id: bigint;
  readonly provider: string;
  readonly transaction: string;
  readonly kind: CasinoMove;
  readonly round: string;
  readonly gameId: bigint | null;
  readonly nameSw: string | null;
  readonly nameEn: string | null;
  readonly playerId: bigint;
  readonly playerName: string;
  readonly amount: bigint;
  readonly tax: bigint;
  readonly balanceAfter: bigint;
  readonly isVoid: boolean;
  readonly recordedAt: Date;
};

/** The table goes by `entry`. */
export async function transactionsWhere(
  reader: Reader,
  rest: RawBuilder<unknown>,
): Promise<readonly CasinoTransaction[]> {
  const { rows } = await sql<CasinoTransaction>`
    select entry.id, entry.provider, transaction, kind, round, game_id, name_sw, name_en, player_id,
      player.name as player_name, amount, tax, balance_after, is_void, recorded_at
    from casino_transaction as entry
      join player on player.id = player_id
      left join casino_game on casino_game.id = game_id ${rest}`.execute(reader);
  return rows;
}

export async function countTransactions(
  reader: Reader,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from casino_transaction as entry
    where ${condition}`.execute(reader);
  return rows[0]?.count ?? 0;
}
