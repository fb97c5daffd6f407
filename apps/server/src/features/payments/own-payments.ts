import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Reader } from '../../platform/database/database.ts';
import { listDeposits, sumUnderWay } from './deposits/deposit-store.ts';
import { statesOf as depositStates, depositView } from './deposits/deposit-view.ts';
import { isWithdrawing, listWithdrawals } from './withdrawals/withdrawal-store.ts';
import { statesOf as withdrawalStates, withdrawalView } from './withdrawals/withdrawal-view.ts';

type Asked = {
  readonly playerId: bigint;
  readonly locale: Locale;
  /** Of each kind, the newest. */
  readonly payments: number;
};

export type OwnPayments = (
  reader: Reader,
  asked: Asked,
) => Promise<Pick<CallContent<'personal_data/export'>, 'deposits' | 'withdrawals'>>;

export const ownPaymentsOf: OwnPayments = async (reader, { playerId, locale, payments }) => {
  const page = { playerId, page: 1, pageSize: payments };
  const { deposits } = await listDeposits(reader, { ...page, states: depositStates(undefined) });
  const { withdrawals } = await listWithdrawals(reader, {
    ...page,
    states: withdrawalStates(undefined),
  });
  return {
    deposits: deposits.map((deposit) => depositView(deposit, locale)),
    withdrawals: withdrawals.map((withdrawal) => withdrawalView(withdrawal, locale)),
  };
};

/** Nobody may be forgotten while an operator may still say something about their money. */
export async function hasOpenPayment(reader: Reader, playerId: bigint): Promise<boolean> {
  return (await sumUnderWay(reader, playerId)) > 0n || (await isWithdrawing(reader, playerId));
}
