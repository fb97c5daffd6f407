import type { Withdrawal } from '../../../features/payments/payment.ts';
import type { ProgressTone } from '../../../features/payments/progress/ProgressCard.tsx';
import type { StepState } from '../../../features/payments/progress/Steps.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';

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
