import type { Database } from '../../../platform/database/database.ts';
import {
  answerPage,
  type HandlersFor,
  refuseWith,
  scopeOf,
} from '../../../platform/http/handler.ts';
import { conditionsOf } from './user-filter.ts';
import { readIdPage } from './user-list-store.ts';
import { shownTo, usersOf, userView } from './user-view.ts';

export type ListRoutes = HandlersFor<'subscriber/inquire'>;

export function listRoutes({ database }: { readonly database: Database }): ListRoutes {
  return {
    'subscriber/inquire': async (request, { caller }) => {
      // Notes are the office's own, and are not to be guessed by searching for them.
      if (caller.kind === 'agent' && request.note) return refuseWith('permission-denied');
      const conditions = conditionsOf(request);
      if (!conditions) return refuseWith('parameter-invalid');
      const scope = scopeOf(caller);
      const { ids, count } = await readIdPage(database.office, { ...request, conditions, scope });
      const users = await usersOf(database.office, ids);
      return answerPage(
        users.map((user) => shownTo(caller, userView(user))),
        count,
      );
    },
  };
}
