import type { CallRequest } from '@kipute/contract/registry';
import { fromWireShillings } from '@kipute/domain/money/senti';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../../platform/http/handler.ts';
import { orderOf, type PlayerOfficeDeps } from '../player-office-deps.ts';
import { type ChangeablePurse, purseChanger } from './change-purse.ts';

type PurseCall =
  | 'subscriber/update_balance'
  | 'subscriber/update_credit_money'
  | 'subscriber/update_virtual_currency';

export type PurseRoutes = HandlersFor<PurseCall>;

export function purseRoutes(deps: PlayerOfficeDeps): PurseRoutes {
  const changePurse = purseChanger(deps);
  const routeOf =
    (purse: ChangeablePurse) =>
    async (request: CallRequest<PurseCall>, context: CallContext<SignedInAdministrator>) => {
      const amount = fromWireShillings(request.amount);
      if (amount === undefined) return refuseWith('amount-out-of-range');
      const requestKey = request.request_key;
      const order = orderOf(request, context);
      const submitted = await changePurse({ ...order, purse, amount, requestKey });
      if (!submitted.ok) return refuseWith(submitted.refusal);
      const { value } = submitted;
      const proposal_id = value.outcome === 'proposed' ? value.proposalId.toString() : null;
      return answer({ outcome: value.outcome, proposal_id });
    };
  return {
    'subscriber/update_balance': routeOf('cash'),
    'subscriber/update_credit_money': routeOf('credit'),
    'subscriber/update_virtual_currency': routeOf('racing-coin'),
  };
}
