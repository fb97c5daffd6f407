import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import type { DepositTerms, PayConfig } from '../../features/payments/payment.ts';
import { ProgressCard } from '../../features/payments/progress/ProgressCard.tsx';
import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { shownAmount } from '../../ui/money-text.ts';

type Facts = { readonly own: DepositTerms; readonly config: PayConfig };
type Stop = 'paused' | 'used-up';

/** What the player has decided that closes the form, before anything is typed (MS-07). */
export function ownStopOf({ own, config }: Facts): Stop | undefined {
  if (own.pause_ends_at !== null) return 'paused';
  return own.left !== null && own.left < config.minimum_recharge ? 'used-up' : undefined;
}

export function OwnStop({ stop, own, config }: Facts & { stop: Stop }) {
  const isPaused = stop === 'paused';
  return (
    <ProgressCard
      tone="warn"
      icon={isPaused ? 'hourglass' : 'target'}
      title={t(isPaused ? 'ownLimits.depositPaused' : 'ownLimits.depositUsedUp')}
      text={
        isPaused
          ? t('ownLimits.depositPausedText', { until: eastAfricaMoment(own.pause_ends_at ?? 0) })
          : t('ownLimits.depositUsedUpText', {
              left: shownAmount(own.left ?? 0),
              minimum: shownAmount(config.minimum_recharge),
            })
      }
    >
      <ButtonLink to="/play_limits" variant="outline">
        {t('ownLimits.open')}
      </ButtonLink>
    </ProgressCard>
  );
}
