import type { ErrorCode } from '@kipute/contract/errors';
import { senti } from '@kipute/domain/money/senti';
import type { Result } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import { orderOf } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { addType, removeType, updateType } from './change-type.ts';
import { rolloversWaiting } from './rollover-store.ts';
import { findType, type PoolType, typesWhere } from './type-store.ts';
import { gameOfWire, planFrom, typeView } from './type-view.ts';

export type PoolTypeRoutes = HandlersFor<
  | 'guessing_bet_type/inquire_all'
  | 'guessing_bet_type/detailed'
  | 'guessing_bet_type/add'
  | 'guessing_bet_type/update'
  | 'guessing_bet_type/remove'
>;

export function poolTypeRoutes(deps: PoolsDeps): PoolTypeRoutes {
  const { database } = deps;
  /** From the same pool that wrote it, so that it is there. */
  const written = async (changed: Result<bigint, ErrorCode>) => {
    if (!changed.ok) return refuseWith(changed.refusal);
    const type = await findType(database.read, changed.value);
    if (!type) return refuseWith('pool-type-unknown');
    const [view] = await viewsOf(database.read, [type]);
    return view ? answer(view) : refuseWith('pool-type-unknown');
  };
  return {
    'guessing_bet_type/inquire_all': async () => {
      const types = await typesWhere(database.office, sql`order by id`);
      return answer(await viewsOf(database.office, types));
    },
    'guessing_bet_type/detailed': async ({ id }) => {
      const type = await findType(database.office, idOfWire(id));
      const [view] = type ? await viewsOf(database.office, [type]) : [];
      return view ? answer(view) : refuseWith('pool-type-unknown');
    },
    'guessing_bet_type/add': async (request, context) => {
      const game = gameOfWire(request.game);
      const plan = game && planFrom(game, request);
      if (!plan) return refuseWith('pool-type-unknown');
      if (!plan.ok) return refuseWith(plan.refusal);
      return written(await addType(deps, plan.value, orderOf(request, context)));
    },
    'guessing_bet_type/update': async ({ id, revision, ...request }, context) => {
      // Which game it is stands in its row, and is put in place of this one.
      const plan = planFrom('jackpot', request);
      if (!plan.ok) return refuseWith(plan.refusal);
      const update = { id: idOfWire(id), revision, plan: plan.value };
      return written(await updateType(deps, update, orderOf(request, context)));
    },
    'guessing_bet_type/remove': async ({ id, ...request }, context) => {
      const removed = await removeType(deps, idOfWire(id), orderOf(request, context));
      return removed.ok ? answer(null) : refuseWith(removed.refusal);
    },
  };
}

async function viewsOf(reader: Reader, types: readonly PoolType[]) {
  const people = types.flatMap(({ changedBy }) => changedBy ?? []);
  const [names, rollovers] = await Promise.all([
    namesOfAdministrators(reader, people),
    rolloversWaiting(
      reader,
      types.map(({ id }) => id),
    ),
  ]);
  return types.map((type) =>
    typeView(type, { names, rollover: rollovers.get(type.id) ?? senti(0n) }),
  );
}
