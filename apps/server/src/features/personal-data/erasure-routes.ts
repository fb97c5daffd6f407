import { errorCatalogue } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import type { ErasureWish } from '../players/index.ts';
import {
  type ErasureObstacle,
  erasureCarrier,
  obstacleOf,
  obstaclesOf,
} from './carry-out-erasure.ts';
import type { PersonalDataDeps } from './export-personal-data.ts';

export type ErasureRoutes = HandlersFor<
  'personal_data/erasure' | 'personal_data/requests' | 'personal_data/carry_out'
>;

export function erasureRoutes(deps: PersonalDataDeps): ErasureRoutes {
  const { office: read } = deps.database;
  const carryOut = erasureCarrier(deps);
  return {
    'personal_data/erasure': async (_, { caller: { playerId } }) => {
      const { read: own } = deps.database;
      const standing = { playerId, page: 1, pageSize: 1 };
      const { wishes } = await deps.players.listErasureWishes(own, standing);
      const obstacles = await obstaclesOf(deps, own, playerId);
      return answer({
        asked_at: wishes[0]?.askedAt.toISOString() ?? null,
        obstacles: [...obstacles],
      });
    },
    'personal_data/requests': async ({ page, page_size, waiting, user_id }, { locale }) => {
      const { wishes, count } = await deps.players.listErasureWishes(read, {
        ...(waiting !== undefined && { isWaiting: waiting === 1 }),
        ...(user_id !== undefined && { playerId: idOfWire(user_id) }),
        page,
        pageSize: page_size,
      });
      const views = [];
      for (const wish of wishes) {
        const obstacle = wish.erasedAt ? undefined : await obstacleOf(deps, read, wish.playerId);
        views.push(erasureView(wish, obstacle, locale));
      }
      return answerPage(views, count);
    },
    'personal_data/carry_out': async ({ user_id, note }, context) => {
      const { caller, locale, address, userAgent } = context;
      const done = await carryOut({
        playerId: idOfWire(user_id),
        note,
        administratorId: caller.administratorId,
        visit: { address, userAgent },
      });
      if (!done.ok) return refuseWith(done.refusal);
      return answer(erasureView(done.value, undefined, locale));
    },
  };
}

function erasureView(
  { playerId, phone, askedAt, erasedAt, note }: ErasureWish,
  obstacle: ErasureObstacle | undefined,
  locale: Locale,
): CallContent<'personal_data/carry_out'> {
  return {
    user_id: playerId.toString(),
    phone: erasedAt ? '' : maskedPhone(phone),
    asked_at: askedAt.toISOString(),
    carried_out_at: erasedAt?.toISOString() ?? null,
    obstacle: obstacle ? textIn(locale, errorCatalogue[obstacle]) : '',
    clerk_note: note ?? '',
  };
}
