import { ARCHIVE_AFTER_DAYS } from '@kipute/contract/constants/betting/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

export type CasinoRound = {
  readonly id: bigint;
  readonly provider: string;
  readonly round: string;
  readonly playerId: bigint;
  readonly gameId: bigint;
  readonly nameSw: string;
  readonly nameEn: string;
  readonly state: 'open' | 'closed';
  readonly staked: bigint;
  readonly won: bigint;
  readonly tax: bigint;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly movedAt: Date;
  readonly asks: number;
  readonly askedAt: Date | null;
};

/** Longer than a round of any game takes; then the provider is asked about it (CAS-30). */
const STUCK_MINUTES = 3;
const MINUTE_MS = 60_000;

export const stuckSince = (now: Date): Date => new Date(now.getTime() - STUCK_MINUTES * MINUTE_MS);

export async function roundsWhere(
  reader: Reader,
  rest: RawBuilder<unknown>,
): Promise<readonly CasinoRound[]> {
  const { rows } = await sql<CasinoRound>`
    select casino_round.id, casino_round.provider, round, player_id, game_id, name_sw, name_en,
      state, staked, won, tax, opened_at, closed_at, moved_at, asks, asked_at
    from casino_round join casino_game on casino_game.id = game_id ${rest}`.execute(reader);
  return rows;
}

type OwnRounds = {
  readonly playerId: bigint;
  readonly which: 'recent' | 'archived';
  readonly page: number;
  readonly pageSize: number;
  readonly now: Date;
};

type RoundPage = { readonly rounds: readonly CasinoRound[]; readonly count: number };

/** Newest first: of the last thirty days, or all older ones. */
export async function ownRoundsPage(
  reader: Reader,
  { playerId, which, page, pageSize, now }: OwnRounds,
): Promise<RoundPage> {
  const since = new Date(now.getTime() - ARCHIVE_AFTER_DAYS * 24 * 60 * MINUTE_MS);
  const mine = sql`player_id = ${playerId}
    and ${which === 'recent' ? sql`opened_at >= ${since}` : sql`opened_at < ${since}`}`;
  const count = await countRounds(reader, mine);
  const rounds = await roundsWhere(
    reader,
    sql`where ${mine} order by casino_round.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { rounds, count };
}

export async function countRounds(reader: Reader, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from casino_round where ${condition}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** What it wins would come to somebody who is gone. */
export async function hasOpenRound(reader: Reader, playerId: bigint): Promise<boolean> {
  return (await countRounds(reader, sql`player_id = ${playerId} and state = 'open'`)) > 0;
}

/** A round asked about for the nth time is asked again n minutes later, an hour at most. */
const BACKOFF_MINUTES_MAX = 60;
const ROUNDS_AT_ONCE = 100;

/** Open for too long and not asked about just now, the longest first. */
export const roundsToAsk = (reader: Reader, now: Date): Promise<readonly CasinoRound[]> =>
  roundsWhere(
    reader,
    sql`where state = 'open' and moved_at < ${stuckSince(now)}
      and (asks = 0 or asked_at < ${now}::timestamptz
        - least(asks, ${BACKOFF_MINUTES_MAX}) * interval '1 minute')
      order by moved_at limit ${ROUNDS_AT_ONCE}`,
  );

export async function noteAsked(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('casinoRound')
    .set({ asks: sql`asks + 1`, askedAt: now })
    .where('id', '=', id)
    .execute();
}

/** By the provider's word, with nothing more to pay. */
export async function endRound(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('casinoRound')
    .set({ isEnded: true, closedAt: sql`coalesce(closed_at, ${now})` })
    .where('id', '=', id)
    .execute();
}
