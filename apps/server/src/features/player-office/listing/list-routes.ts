import type { CallRequest } from '@kipute/contract/registry';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  answerPage,
  type HandlersFor,
  type OfficeCaller,
  refuseWith,
  scopeOf,
} from '../../../platform/http/handler.ts';
import { asksForHiddenDigits } from '../../players/index.ts';
import { asksForAnybody, asksForFigures, conditionsOf } from './user-filter.ts';
import { idPageReader } from './user-list-store.ts';
import { shownTo, usersOf, userView } from './user-view.ts';

export type ListRoutes = HandlersFor<'subscriber/inquire'>;

type Deps = { readonly database: Database; readonly clock: Clock };

export function listRoutes({ database, clock }: Deps): ListRoutes {
  const readIdPage = idPageReader(clock);
  return {
    'subscriber/inquire': async (request, { caller }) => {
      // Notes are the office's own, and are not to be guessed by searching for them.
      if (caller.kind === 'agent' && asksForOpinion(request))
        return refuseWith('permission-denied');
      if (asksForHiddenDigits(caller, request.phone)) return refuseWith('phone-digits-hidden');
      const found = conditionsOf(request, 'found');
      const isByRegistration = request.sort_field === 'register_time';
      const walked = conditionsOf(request, isByRegistration ? 'walked-by-registration' : 'walked');
      if (!found || !walked) return refuseWith('parameter-invalid');
      const scope = scopeOf(caller);
      const { ids, count } = await readIdPage(database.office, {
        ...request,
        ...{ conditions: { found, walked }, scope },
        asksForFigures: asksForFigures(request),
        asksForAnybody: asksForAnybody(request),
        filterKey: filterKeyOf(request, caller),
      });
      const users = await usersOf(database.office, ids);
      return answerPage(
        users.map((user) => shownTo(caller, userView(user))),
        count,
      );
    },
  };
}

/** What the office notes and thinks of a user. */
const asksForOpinion = (request: CallRequest<'subscriber/inquire'>): boolean =>
  Boolean(request.note) ||
  request.risk_group !== undefined ||
  request.own_stake_factor !== undefined;

/** Everything that decides who is found; administrators all meet everybody. */
function filterKeyOf(request: CallRequest<'subscriber/inquire'>, caller: OfficeCaller): string {
  const {
    page: _page,
    page_size: _size,
    sort_field: _field,
    sort_order: _order,
    ...filter
  } = request;
  const fields = Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1));
  const tree = caller.kind === 'agent' ? caller.playerId.toString() : '';
  return JSON.stringify([tree, fields]);
}
