import { useEffect } from 'react';
import { isWithdrawalUnderWay, type Withdrawal } from '../../../features/payments/payment.ts';
import type { ProgressTone } from '../../../features/payments/progress/ProgressCard.tsx';
import type { StepState } from '../../../features/payments/progress/Steps.tsx';
import { useFreshBalance } from '../../../features/payments/watching/use-fresh-balance.ts';
import { useWatched } from '../../../features/payments/watching/use-watched.ts';
import { askForWithdrawal, withdrawalUnderWay } from '../../../features/payments/withdrawals.ts';
import type { IconName } from '../../../ui/sprite/icon-names.ts';

/** Follows one withdrawal to its end; the end is told once and not found again (MS-22). */
export function useWithdrawalProgress(first: Withdrawal) {
  const { payment, checkNow, isChecking } = useWatched<Withdrawal>({
    first,
    ask: () => askForWithdrawal(first.serial_number),
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

type Stage = Withdrawal['stage'];
type Look = { readonly tone: ProgressTone; readonly icon: IconName };

export const stageLooks = {
  reviewing: { tone: 'waiting', icon: 'shield-check' },
  sending: { tone: 'waiting', icon: 'banknote-arrow-down' },
  unknown: { tone: 'warn', icon: 'hourglass' },
  paid: { tone: 'good', icon: 'check' },
  returned: { tone: 'bad', icon: 'refresh-cw' },
} as const satisfies Record<Stage, Look>;

/** Held, looked at or sent, arrived: where the money is among the three (MS-36). */
export function stepStates(stage: Stage): readonly [StepState, StepState, StepState] {
  switch (stage) {
    case 'reviewing':
    case 'sending':
    case 'unknown':
      return ['done', 'current', 'ahead'];
    case 'paid':
      return ['done', 'done', 'done'];
    case 'returned':
      return ['done', 'ahead', 'ahead'];
  }
}
