import type { WithdrawalTerms } from '../../features/payments/payment.ts';
import { ProgressCard } from '../../features/payments/progress/ProgressCard.tsx';
import { SystemUpgrade } from '../../features/payments/progress/SystemUpgrade.tsx';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import type { Standing } from './withdrawal-rules.ts';

type WithdrawalClosedProps = { why: Exclude<Standing, 'open'>; terms: WithdrawalTerms };

/** Why nothing can go out now, and what can be done about it (MS-32). */
export function WithdrawalClosed({ why, terms }: WithdrawalClosedProps) {
  const minimum = shownAmount(terms.minimum);
  switch (why) {
    case 'closed':
      return <SystemUpgrade text={t('withdraw.closed')} />;
    case 'forbidden':
      return (
        <ProgressCard
          tone="bad"
          icon="lock"
          title={t('withdraw.forbidden')}
          text={t('withdraw.forbiddenText')}
        >
          <Button onClick={() => openSheet('contact')}>
            <Icon name="headset" size={18} />
            {t('money.help')}
          </Button>
        </ProgressCard>
      );
    case 'day-used-up':
      return (
        <ProgressCard
          tone="warn"
          icon="clock"
          title={t('withdraw.dayUsedUp')}
          text={t('withdraw.dayUsedUpText', { left: shownAmount(terms.left_today) })}
        >
          <ButtonLink to="/user_bill?list=withdrawals" variant="outline">
            {t('withdraw.seeList')}
          </ButtonLink>
        </ProgressCard>
      );
    case 'balance-low':
      return (
        <ProgressCard
          tone="warn"
          icon="wallet"
          title={t('withdraw.balanceLow')}
          text={t('withdraw.balanceLowText', { minimum })}
        >
          <ButtonLink to="/pay_recharge" variant="gold">
            {t('deposit.title')}
          </ButtonLink>
        </ProgressCard>
      );
  }
}
