import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import type { Reader } from '../../../platform/database/database.ts';
import type { Withdrawal } from '../withdrawals/withdrawal-store.ts';
import { withdrawalView } from '../withdrawals/withdrawal-view.ts';
import { alertViews } from './alert-view.ts';

type ManagedWithdrawal = CallContent<'withdraw/manage'>[number];

/** Withdrawals as the office lists them. */
export async function managedViews(
  reader: Reader,
  withdrawals: readonly Withdrawal[],
  locale: Locale,
): Promise<ManagedWithdrawal[]> {
  const ids = withdrawals.map(({ id }) => id);
  const alertOf = await alertViews(reader, { kind: 'withdrawal', ids, locale });
  return withdrawals.map((withdrawal) => ({
    ...withdrawalView(withdrawal, locale),
    phone: maskedPhone(withdrawal.phone),
    user_id: withdrawal.playerId.toString(),
    ...alertOf(withdrawal.id),
  }));
}

export async function managedView(
  reader: Reader,
  withdrawal: Withdrawal,
  locale: Locale,
): Promise<ManagedWithdrawal> {
  const [view] = await managedViews(reader, [withdrawal], locale);
  invariant(view, 'one withdrawal has one view');
  return view;
}
