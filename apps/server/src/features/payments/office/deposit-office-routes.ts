import { depositWays } from '@kipute/contract/constants/money/payments';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import { shillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { deedView } from '../../approvals/index.ts';
import { type Deposit, findDeposit, listDeposits } from '../deposits/deposit-store.ts';
import { declinedView, depositView, statesOf } from '../deposits/deposit-view.ts';
import { listDeclined } from '../deposits/paybill-payments.ts';
import { operatorOfId } from '../operators.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { type AcknowledgeAlerts, acknowledgementOf } from './acknowledge-alerts.ts';
import { alertViews } from './alert-view.ts';
import { type CreditByHand, notesOf } from './credit-by-hand.ts';
import { paymentFilter } from './payment-filter.ts';
import { outcomeOf, type SettleDeposit } from './settle-by-hand.ts';

export type DepositOfficeRoutes = HandlersFor<
  | 'recharge/manage'
  | 'declined_payment/inquire'
  | 'recharge/update'
  | 'recharge/mark_looked'
  | 'recharge/settle'
>;

type OfficeDeps = Pick<PaymentsDeps, 'database' | 'directory'> & {
  readonly creditByHand: CreditByHand;
  readonly acknowledgeAlerts: AcknowledgeAlerts;
  readonly settleDeposit: SettleDeposit;
};

export function depositOfficeRoutes(deps: OfficeDeps): DepositOfficeRoutes {
  const { database, directory, acknowledgeAlerts, settleDeposit } = deps;
  return {
    'recharge/manage': async ({ page, page_size, ...wanted }, { locale }) => {
      const { user_id, serial_number, carrier_order_number, attention } = wanted;
      const narrowed = paymentFilter(wanted);
      if (!narrowed) return answerPage([], 0);
      const { payments: deposits, count } = await listDeposits(database.office, {
        ...narrowed,
        states: statesOf(wanted.pay_status),
        ...(user_id !== undefined && { playerId: idOfWire(user_id) }),
        ...(serial_number && { serialNumber: serial_number }),
        ...(carrier_order_number && { receipt: carrier_order_number }),
        ...(attention !== undefined && { hasOpenAlert: attention === 1 }),
        page,
        pageSize: page_size,
      });
      return answerPage(await managedViews(deps, deposits, locale), count);
    },
    'declined_payment/inquire': async ({ page, page_size, receipt_number }, { locale }) => {
      const { payments, count } = await listDeclined(database.office, {
        page,
        pageSize: page_size,
        ...(receipt_number && { receipt: receipt_number }),
      });
      const owners = await Promise.all(
        payments.map(({ reference }) => directory.byPhone(database.office, reference)),
      );
      return answerPage(
        payments.map((payment, at) => declinedView(payment, owners[at]?.id, locale)),
        count,
      );
    },
    'recharge/update': creditRoute(deps),
    'recharge/mark_looked': async (request, context) => {
      const deposit = await findDeposit(database.read, { serialNumber: request.serial_number });
      if (!deposit) return refuseWith('payment-unknown');
      const acknowledged = await acknowledgeAlerts(
        acknowledgementOf(context, { ...kept(deposit), ...request }),
      );
      if (!acknowledged.ok) return refuseWith(acknowledged.refusal);
      return answer(await managedView(deps, deposit, context.locale));
    },
    'recharge/settle': async (request, context) => {
      const outcome = outcomeOf(request);
      if (!outcome) return refuseWith('parameter-invalid');
      const deposit = await findDeposit(database.read, { serialNumber: request.serial_number });
      if (!deposit) return refuseWith('payment-unknown');
      const acknowledgement = acknowledgementOf(context, { ...kept(deposit), ...request });
      const settled = await settleDeposit({ ...acknowledgement, outcome });
      if (!settled.ok) return refuseWith(settled.refusal);
      return answer(await managedView(deps, settled.value, context.locale));
    },
  };
}

function creditRoute(deps: OfficeDeps): DepositOfficeRoutes['recharge/update'] {
  return async (request, { caller, locale, address, userAgent }) => {
    const { phone, user_id, pay_type } = request;
    if ((phone === '') === (user_id === undefined)) return refuseWith('parameter-invalid');
    const operator = operatorOfId(pay_type);
    const credited = await deps.creditByHand({
      administratorId: caller.administratorId,
      visit: { address, userAgent },
      requestKey: request.request_key,
      player: user_id === undefined ? { phone } : { id: idOfWire(user_id) },
      operator,
      receipt: request.receipt_number,
      amount: shillings(request.amount),
      note: request.note,
    });
    if (!credited.ok) return refuseWith(credited.refusal);
    const deed = deedView(credited.value);
    if (credited.value.outcome === 'proposed') return answer({ deed, recharge: null });
    return answer({ deed, recharge: await managedView(deps, credited.value.value, locale) });
  };
}

const kept = ({ id }: Deposit) => ({ kind: 'deposit', paymentId: id }) as const;

type ManagedDeposit = CallContent<'recharge/manage'>[number];

async function managedViews(
  { database }: Pick<OfficeDeps, 'database'>,
  deposits: readonly Deposit[],
  locale: Locale,
): Promise<ManagedDeposit[]> {
  const ids = deposits.map(({ id }) => id);
  const alertOf = await alertViews(database.office, { kind: 'deposit', ids, locale });
  const notes = await notesOf(database.office, ids);
  return deposits.map((deposit) => {
    const alert = alertOf(deposit.id);
    return {
      ...depositView(deposit, locale),
      phone: maskedPhone(deposit.phone),
      user_id: deposit.playerId.toString(),
      way: depositWays[deposit.way].id,
      ...alert,
      clerk_note: alert.clerk_note || (notes.get(deposit.id) ?? ''),
    };
  });
}

async function managedView(
  deps: Pick<OfficeDeps, 'database'>,
  deposit: Deposit,
  locale: Locale,
): Promise<ManagedDeposit> {
  const [view] = await managedViews(deps, [deposit], locale);
  invariant(view, 'one deposit has one view');
  return view;
}
