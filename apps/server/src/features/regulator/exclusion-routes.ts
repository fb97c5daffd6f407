import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { sql } from 'kysely';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answerPage, type HandlersFor } from '../../platform/http/handler.ts';
import type { RegulatorDeps } from './regulator-deps.ts';

export type ExclusionRoutes = HandlersFor<'regulator/exclusions'>;

/** Everybody who ever stayed away by their own word, whatever became of it since (REG-30). */
export function exclusionRoutes({ database, clock }: RegulatorDeps): ExclusionRoutes {
  return {
    'regulator/exclusions': async ({ page, page_size, user_id, in_force, length }) => {
      const now = clock.now();
      let found = database.office
        .selectFrom('playPause')
        .innerJoin('player', 'player.id', 'playPause.playerId');
      if (user_id !== undefined) found = found.where('player.id', '=', idOfWire(user_id));
      if (length !== undefined) found = found.where('length', '=', length);
      if (in_force === 1) found = found.where('endsAt', '>', now);
      if (in_force === 0) found = found.where('endsAt', '<=', now);
      const rows = await found
        .select(['playPause.id', 'player.id as userId', 'name', 'phone', 'length'])
        .select(['askedAt', 'endsAt'])
        .orderBy('playPause.askedAt', 'desc')
        .orderBy('playPause.id', 'desc')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute();
      const { count } = await found
        .select(sql<bigint>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return answerPage(
        rows.map((row) => ({
          ...{ id: row.id.toString(), user_id: row.userId.toString(), name: row.name },
          phone: maskedPhone(row.phone),
          // Sound: what is kept was one of the domain's own lengths.
          length: row.length as CallContent<'regulator/exclusions'>[number]['length'],
          ...{ asked_at: row.askedAt.toISOString(), ends_at: row.endsAt.toISOString() },
          in_force: row.endsAt > now ? 1 : 0,
        })),
        Number(count),
      );
    },
  };
}
