import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { LimitChange, LimitKind, LimitPeriod } from '@kipute/domain/protection/play-limit';
import { type Pause, type PauseLength, pauseInForce } from '@kipute/domain/protection/play-pause';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { numberList } from '../../platform/database/number-lists.ts';

/** In the order in which they were asked for. */
export async function changesOf(
  reader: Reader,
  playerId: bigint,
): Promise<readonly (LimitChange & { readonly kind: LimitKind; readonly period: LimitPeriod })[]> {
  const rows = await reader
    .selectFrom('playLimitChange')
    .select(['kind', 'period', 'amount', 'appliesAt'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, period, amount, appliesAt }) => ({
    kind: kind as LimitKind,
    period: period as LimitPeriod,
    amount: amount === null ? undefined : senti(amount),
    appliesAt,
  }));
}

type AskedChange = {
  readonly playerId: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: Senti | undefined;
  readonly askedAt: Date;
  readonly appliesAt: Date;
};

export async function insertChange(tx: Transaction, change: AskedChange): Promise<void> {
  await tx
    .insertInto('playLimitChange')
    .values({ ...change, amount: change.amount ?? null })
    .execute();
}

export async function pausesOf(reader: Reader, playerId: bigint): Promise<readonly Pause[]> {
  const rows = await reader
    .selectFrom('playPause')
    .select(['length', 'endsAt'])
    .where('playerId', '=', playerId)
    .execute();
  return rows.map(({ length, endsAt }) => ({ length: length as PauseLength, endsAt }));
}

/** Until when a break lasts; undefined without one. */
export async function pauseEndOf(
  reader: Reader,
  playerId: bigint,
  now: Date,
): Promise<Date | undefined> {
  return pauseInForce(await pausesOf(reader, playerId), now)?.endsAt;
}

/** Of these players, those on a break at that moment. */
export async function pausedAmong(
  reader: Reader,
  playerIds: readonly bigint[],
  now: Date,
): Promise<ReadonlySet<bigint>> {
  if (playerIds.length === 0) return new Set();
  const { rows } = await sql<{ playerId: bigint }>`
    select distinct player_id from play_pause
    where player_id = any (${numberList(playerIds)}::bigint[]) and ends_at > ${now}`.execute(
    reader,
  );
  return new Set(rows.map(({ playerId }) => playerId));
}

export async function insertPause(
  tx: Transaction,
  pause: Pause & { readonly playerId: bigint; readonly askedAt: Date },
): Promise<void> {
  await tx.insertInto('playPause').values(pause).execute();
}

/** Until the end of the transaction nobody else counts or moves what this player may still do. */
export async function lockPlayOf(tx: Transaction, playerId: bigint): Promise<void> {
  const name = `play of ${playerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export type PlayHistory = Pick<CallContent<'personal_data/export'>, 'limit_changes' | 'pauses'>;

/** In the order in which things were asked for. */
export async function playHistoryOf(reader: Reader, playerId: bigint): Promise<PlayHistory> {
  const changes = await reader
    .selectFrom('playLimitChange')
    .select(['kind', 'period', 'amount', 'askedAt', 'appliesAt'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();
  const pauses = await reader
    .selectFrom('playPause')
    .select(['length', 'askedAt', 'endsAt'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();
  return {
    limit_changes: changes.map((change) => ({
      kind: change.kind as LimitKind,
      period: change.period as LimitPeriod,
      amount: change.amount === null ? null : toWireShillings(senti(change.amount)),
      asked_at: change.askedAt.toISOString(),
      applies_at: change.appliesAt.toISOString(),
    })),
    pauses: pauses.map((pause) => ({
      length: pause.length as PauseLength,
      asked_at: pause.askedAt.toISOString(),
      ends_at: pause.endsAt.toISOString(),
    })),
  };
}
