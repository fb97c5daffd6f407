import { useEffect } from 'react';
import { isWithdrawalUnderWay, type Withdrawal } from '../../../features/payments/payment.ts';
import { useFreshBalance } from '../../../features/payments/watching/use-fresh-balance.ts';
import { useWatched } from '../../../features/payments/watching/watch-payment.ts';
import { askForWithdrawal, withdrawalUnderWay } from '../../../features/payments/withdrawals.ts';

/** Follows one withdrawal to its end; the end is told once and not found again (MS-22). */
export function useWithdrawalProgress(first: Withdrawal) {
  const { payment, checkNow, isChecking } = useWatched<Withdrawal>({
    first,
    fetchPayment: () => askForWithdrawal(first.serial_number),
    isUnderWay: isWithdrawalUnderWay,
  });
  const hasEnded = !isWithdrawalUnderWay(payment);
  useEffect(() => {
    if (hasEnded) withdrawalUnderWay.leave(first);
  }, [hasEnded, first]);
  // The money leaves the balance when it is held, and is back when it is returned.
  useFreshBalance(true);
  const isBalanceFresh = useFreshBalance(hasEnded);
  return { withdrawal: payment, hasEnded, isBalanceFresh, checkNow, isChecking };
}
