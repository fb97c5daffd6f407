import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import { reportedFlags } from '@kipute/contract/constants/operations/administration';
import type { Reader } from '../../platform/database/database.ts';
import { firstIdOf } from '../betting/index.ts';

type Asked = {
  readonly from: Date;
  readonly until: Date;
  readonly playerId: bigint | undefined;
  readonly serialNumber: string | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/**
 * What the gaming board is told: orders of users whose flag says so and who count in statistics
 * (STL-62). Whoever hid one has hidden nothing from the board.
 */
export async function searchReported(
  reader: Reader,
  { from, until, playerId, serialNumber, page, pageSize }: Asked,
): Promise<{ readonly ids: readonly bigint[]; readonly count: number }> {
  const some = reader
    .selectFrom('betOrder')
    .innerJoin('player', 'player.id', 'betOrder.playerId')
    .select('betOrder.id')
    .where('betOrder.id', '>=', firstIdOf(from.getTime()))
    .where('betOrder.id', '<', firstIdOf(until.getTime()))
    .where('player.reported', '=', reportedFlags.reported.id)
    .where('player.countsInStatistics', '=', true)
    .$if(playerId !== undefined, (found) => found.where('betOrder.playerId', '=', playerId ?? 0n))
    .$if(serialNumber !== undefined, (found) =>
      found.where('betOrder.serialNumber', '=', serialNumber ?? ''),
    );
  const { count } = await reader
    .selectFrom(some.limit(COUNT_MAX + 1).as('counted'))
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await some
    .orderBy('betOrder.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { ids: rows.map(({ id }) => id), count: Number(count) };
}
