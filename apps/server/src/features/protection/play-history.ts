import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { LimitKind, LimitPeriod } from '@kipute/domain/protection/play-limit';
import type { PauseLength } from '@kipute/domain/protection/play-pause';
import type { Reader } from '../../platform/database/database.ts';

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
