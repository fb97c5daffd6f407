import type { Database } from '../../../platform/database/database.ts';
import {
  answerPage,
  type HandlersFor,
  refuseWith,
  scopeOf,
} from '../../../platform/http/handler.ts';
import { conditionsOf } from './user-filter.ts';
import { readIdPage } from './user-list-store.ts';
import { usersOf, userView } from './user-view.ts';

export type ListRoutes = HandlersFor<'subscriber/inquire'>;

export function listRoutes({ database }: { readonly database: Database }): ListRoutes {
  return {
    'subscriber/inquire': async (request, { caller }) => {
      const conditions = conditionsOf(request);
      if (!conditions) return refuseWith('parameter-invalid');
      const scope = scopeOf(caller);
      const { ids, count } = await readIdPage(database.office, { ...request, conditions, scope });
      const users = await usersOf(database.office, ids);
      return answerPage(users.map(userView), count);
    },
  };
}
