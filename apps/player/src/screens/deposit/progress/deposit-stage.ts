import type { Deposit } from '../../../features/payments/payment.ts';
import type { ProgressTone } from '../../../features/payments/progress/ProgressCard.tsx';
import type { StepState } from '../../../features/payments/progress/Steps.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';

/** A prompt whose time is over is gone from the phone, though nobody has said how it ended. */
export type ShownStage = Deposit['stage'] | 'prompt-over';

export function shownStage(stage: Deposit['stage'], secondsLeft: number | undefined): ShownStage {
  return stage === 'prompted' && secondsLeft === 0 ? 'prompt-over' : stage;
}

type Look = { readonly tone: ProgressTone; readonly icon: IconName };

export const stageLooks = {
  asking: { tone: 'waiting', icon: 'smartphone' },
  prompted: { tone: 'waiting', icon: 'smartphone' },
  'prompt-over': { tone: 'waiting', icon: 'hourglass' },
  unknown: { tone: 'warn', icon: 'hourglass' },
  paid: { tone: 'good', icon: 'check' },
  cancelled: { tone: 'bad', icon: 'x' },
  'timed-out': { tone: 'bad', icon: 'clock' },
  refused: { tone: 'bad', icon: 'triangle-alert' },
} as const satisfies Record<ShownStage, Look>;

/** Asked, confirmed on the phone, credited: where the payment is among the three (MS-21). */
export function stepStates(stage: ShownStage): readonly [StepState, StepState, StepState] {
  switch (stage) {
    case 'asking':
      return ['current', 'ahead', 'ahead'];
    case 'prompted':
    case 'prompt-over':
    case 'unknown':
      return ['done', 'current', 'ahead'];
    case 'paid':
      return ['done', 'done', 'done'];
    case 'cancelled':
    case 'timed-out':
    case 'refused':
      return ['done', 'ahead', 'ahead'];
  }
}

/** Whoever waits is told what to do; where it has ended there is nothing to wait for (MS-24). */
export function offersOtherWays(stage: ShownStage): boolean {
  return stage === 'prompted' || stage === 'prompt-over' || stage === 'unknown';
}
