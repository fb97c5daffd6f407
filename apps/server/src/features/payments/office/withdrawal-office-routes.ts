import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { deedView } from '../../approvals/index.ts';
import {
  findWithdrawal,
  listWithdrawals,
  type Withdrawal,
} from '../withdrawals/withdrawal-store.ts';
import { statesOf, withdrawalView } from '../withdrawals/withdrawal-view.ts';
import { type AcknowledgeAlerts, acknowledgementOf } from './acknowledge-alerts.ts';
import { alertViews } from './alert-view.ts';
import type { ReviewWithdrawal } from './review-withdrawal.ts';
import { outcomeOf, type SettleWithdrawal } from './settle-by-hand.ts';

export type ReviewRoutes = HandlersFor<
  'withdraw/manage' | 'withdraw/update' | 'withdraw/mark_looked' | 'withdraw/settle'
>;

type ReviewDeps = {
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
      const { user_id, serial_number, attention } = wanted;
      const { payments: withdrawals, count } = await listWithdrawals(database.office, {
        states: wantedStates(wanted.waiting, wanted.pay_status),
        ...(user_id !== undefined && { playerId: idOfWire(user_id) }),
        ...(serial_number && { serialNumber: serial_number }),
        ...(attention !== undefined && { hasOpenAlert: attention === 1 }),
        page,
        pageSize: page_size,
      });
      return answerPage(await managedViews(database, withdrawals, locale), count);
    },
    'withdraw/update': async ({ serial_number, decision, note }, context) => {
      const { caller, locale, address, userAgent } = context;
      const withdrawal = await findWithdrawal(database.read, { serialNumber: serial_number });
      if (!withdrawal) return refuseWith('payment-unknown');
      const reviewed = await reviewWithdrawal({
        ...{ withdrawal, decision, reason: note },
        administratorId: caller.administratorId,
        visit: { address, userAgent },
      });
      if (!reviewed.ok) return refuseWith(reviewed.refusal);
      const after = reviewed.value.outcome === 'done' ? reviewed.value.value : withdrawal;
      const view = await managedView(database, after, locale);
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
      return answer(await managedView(database, withdrawal, context.locale));
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
      return answer(await managedView(database, settled.value, context.locale));
    },
  };
}

const kept = ({ id }: Withdrawal) => ({ kind: 'withdrawal', paymentId: id }) as const;

type ManagedWithdrawal = CallContent<'withdraw/manage'>[number];

async function managedViews(
  { office }: Database,
  withdrawals: readonly Withdrawal[],
  locale: Locale,
): Promise<ManagedWithdrawal[]> {
  const ids = withdrawals.map(({ id }) => id);
  const alertOf = await alertViews(office, { kind: 'withdrawal', ids, locale });
  return withdrawals.map((withdrawal) => ({
    ...withdrawalView(withdrawal, locale),
    phone: maskedPhone(withdrawal.phone),
    user_id: withdrawal.playerId.toString(),
    ...alertOf(withdrawal.id),
  }));
}

async function managedView(
  database: Database,
  withdrawal: Withdrawal,
  locale: Locale,
): Promise<ManagedWithdrawal> {
  const [view] = await managedViews(database, [withdrawal], locale);
  invariant(view, 'one withdrawal has one view');
  return view;
}
