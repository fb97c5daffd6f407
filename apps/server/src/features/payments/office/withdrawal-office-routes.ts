import { withdrawalRefusals } from '@kipute/contract/constants/money/withdrawals';
import type { ErrorCode } from '@kipute/contract/errors';
import type { CallRequest } from '@kipute/contract/registry';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { deedView } from '../../approvals/index.ts';
import { heldByAnother } from '../withdrawals/claims.ts';
import {
  findWithdrawal,
  listWithdrawals,
  type Withdrawal,
} from '../withdrawals/withdrawal-store.ts';
import { statesOf } from '../withdrawals/withdrawal-view.ts';
import { type AcknowledgeAlerts, acknowledgementOf } from './acknowledge-alerts.ts';
import { managedView, managedViews } from './managed-view.ts';
import { paymentFilter } from './payment-filter.ts';
import type { ReviewWithdrawal } from './review-withdrawal.ts';
import { outcomeOf, type SettleWithdrawal } from './settle-by-hand.ts';

export type ReviewRoutes = HandlersFor<
  'withdraw/manage' | 'withdraw/update' | 'withdraw/mark_looked' | 'withdraw/settle'
>;

type ReviewDeps = {
  readonly clock: Clock;
  readonly database: Database;
  readonly reviewWithdrawal: ReviewWithdrawal;
  readonly acknowledgeAlerts: AcknowledgeAlerts;
  readonly settleWithdrawal: SettleWithdrawal;
};

/** Those that wait for a clerk are being processed as well. */
function wantedStates(waiting: number | undefined, payStatus: number | undefined) {
  const states = statesOf(payStatus);
  return waiting === 1 ? states.filter((state) => state === 'reviewing') : states;
}

export function reviewRoutes(deps: ReviewDeps): ReviewRoutes {
  const { database, reviewWithdrawal, acknowledgeAlerts, settleWithdrawal } = deps;
  return {
    'withdraw/manage': async ({ page, page_size, ...wanted }, { locale }) => {
      const { user_id, serial_number, attention, carrier_order_number } = wanted;
      const narrowed = paymentFilter(wanted);
      if (!narrowed) return answerPage([], 0);
      const { payments: withdrawals, count } = await listWithdrawals(database.office, {
        states: wantedStates(wanted.waiting, wanted.pay_status),
        ...(user_id !== undefined && { playerId: idOfWire(user_id) }),
        ...(serial_number && { serialNumber: serial_number }),
        ...(carrier_order_number && { receipt: carrier_order_number }),
        ...narrowed,
        ...(attention !== undefined && { hasOpenAlert: attention === 1 }),
        page,
        pageSize: page_size,
      });
      return answerPage(await managedViews(database.office, withdrawals, locale), count);
    },
    'withdraw/update': async ({ serial_number, decision, note, reason }, context) => {
      const { caller, locale, address, userAgent } = context;
      const withdrawal = await findWithdrawal(database.read, { serialNumber: serial_number });
      if (!withdrawal) return refuseWith('payment-unknown');
      const missing = missingOf({ decision, note, reason });
      if (missing) return refuseWith(missing);
      const { administratorId } = caller;
      const claiming = { withdrawalId: withdrawal.id, administratorId };
      const holder = await heldByAnother(database.read, claiming, deps.clock.now());
      if (holder !== undefined) return refuseWith('claimed-by-another', { name: holder });
      const reviewed = await reviewWithdrawal({
        ...{ withdrawal, decision, reason: note, administratorId },
        ...(decision === 'rejected' && { refusal: reason }),
        visit: { address, userAgent },
      });
      if (!reviewed.ok) return refuseWith(reviewed.refusal);
      const after = reviewed.value.outcome === 'done' ? reviewed.value.value : withdrawal;
      const view = await managedView(database.read, after, locale);
      return answer({ ...view, deed: deedView(reviewed.value) });
    },
    'withdraw/mark_looked': async (request, context) => {
      const serialNumber = request.serial_number;
      const withdrawal = await findWithdrawal(database.read, { serialNumber });
      if (!withdrawal) return refuseWith('payment-unknown');
      const acknowledged = await acknowledgeAlerts(
        acknowledgementOf(context, { ...kept(withdrawal), ...request }),
      );
      if (!acknowledged.ok) return refuseWith(acknowledged.refusal);
      return answer(await managedView(database.read, withdrawal, context.locale));
    },
    'withdraw/settle': async (request, context) => {
      const outcome = outcomeOf(request);
      if (!outcome) return refuseWith('parameter-invalid');
      const serialNumber = request.serial_number;
      const withdrawal = await findWithdrawal(database.read, { serialNumber });
      if (!withdrawal) return refuseWith('payment-unknown');
      const acknowledgement = acknowledgementOf(context, { ...kept(withdrawal), ...request });
      const settled = await settleWithdrawal({ ...acknowledgement, outcome });
      if (!settled.ok) return refuseWith(settled.refusal);
      return answer(await managedView(database.read, settled.value, context.locale));
    },
  };
}

const kept = ({ id }: Withdrawal) => ({ kind: 'withdrawal', paymentId: id }) as const;

type Decision = Pick<CallRequest<'withdraw/update'>, 'decision' | 'note' | 'reason'>;

/** An approval says why it is right; a refusal has a reason that the player can be told (MNO-05). */
function missingOf({ decision, note, reason }: Decision): ErrorCode | undefined {
  if (decision === 'approved') return note === '' ? 'approval-note-required' : undefined;
  if (!reason) return 'refusal-reason-required';
  const isSilent = 'noteWanted' in withdrawalRefusals[reason];
  return isSilent && note === '' ? 'refusal-reason-required' : undefined;
}
