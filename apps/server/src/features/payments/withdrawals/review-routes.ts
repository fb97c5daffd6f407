import type { Database } from '../../../platform/database/database.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { ReviewWithdrawal } from './review-withdrawal.ts';
import { findWithdrawal, listAllWithdrawals, type Withdrawal } from './withdrawal-store.ts';
import { statesOf, withdrawalView } from './withdrawal-view.ts';

export type ReviewRoutes = HandlersFor<'withdraw/manage' | 'withdraw/update'>;

type ReviewDeps = { readonly database: Database; readonly reviewWithdrawal: ReviewWithdrawal };

/** Those that wait for a clerk are being processed as well. */
function wantedStates(waiting: number | undefined, payStatus: number | undefined) {
  const states = statesOf(payStatus);
  return waiting === 1 ? states.filter((state) => state === 'reviewing') : states;
}

export function reviewRoutes({ database, reviewWithdrawal }: ReviewDeps): ReviewRoutes {
  return {
    'withdraw/manage': async ({ page, page_size, waiting, pay_status, user_id }, { locale }) => {
      const { withdrawals, count } = await listAllWithdrawals(database.read, {
        states: wantedStates(waiting, pay_status),
        ...(user_id !== undefined && { playerId: BigInt(user_id) }),
        page,
        pageSize: page_size,
      });
      return answerPage(
        withdrawals.map((one) => ({ ...withdrawalView(one, locale), ...owner(one) })),
        count,
      );
    },
    'withdraw/update': async ({ serial_number, decision }, context) => {
      const { caller, locale, address, userAgent } = context;
      const withdrawal = await findWithdrawal(database.read, { serialNumber: serial_number });
      if (!withdrawal) return refuseWith('payment-unknown');
      const reviewed = await reviewWithdrawal({
        withdrawalId: withdrawal.id,
        clerk: decision,
        administratorId: caller.administratorId,
        visit: { address, userAgent },
      });
      if (!reviewed.ok) return refuseWith(reviewed.refusal);
      return answer({ ...withdrawalView(reviewed.value, locale), ...owner(reviewed.value) });
    },
  };
}

const owner = ({ playerId }: Withdrawal) => ({ user_id: playerId.toString() });
