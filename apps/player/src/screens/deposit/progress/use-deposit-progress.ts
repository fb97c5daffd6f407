import { useEffect } from 'react';
import { askForDeposit, depositUnderWay } from '../../../features/payments/deposits.ts';
import { type Deposit, isDepositUnderWay } from '../../../features/payments/payment.ts';
import { useSecondsLeft } from '../../../features/payments/watching/seconds-left.ts';
import { useFreshBalance } from '../../../features/payments/watching/use-fresh-balance.ts';
import { useWatched } from '../../../features/payments/watching/watch-payment.ts';
import { shownStage } from './deposit-stage.ts';

/** Follows one deposit to its end; the end is told once and not found again (MS-22). */
export function useDepositProgress(first: Deposit) {
  const { payment, checkNow, isChecking } = useWatched<Deposit>({
    first,
    fetchPayment: () => askForDeposit(first.serial_number),
    isUnderWay: isDepositUnderWay,
  });
  const hasEnded = !isDepositUnderWay(payment);
  useEffect(() => {
    if (hasEnded) depositUnderWay.leave(first);
  }, [hasEnded, first]);
  const secondsLeft = useSecondsLeft(payment.stage === 'prompted' ? payment.prompt_ends_at : null);
  return {
    deposit: payment,
    stage: shownStage(payment.stage, secondsLeft),
    secondsLeft,
    isBalanceFresh: useFreshBalance(payment.stage === 'paid'),
    checkNow,
    isChecking,
  };
}
