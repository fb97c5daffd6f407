import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import type { OrderTab } from './asking/order-tabs.ts';

export function NoOrders({ tab }: { tab: OrderTab }) {
  return (
    <EmptyState
      icon="list-checks"
      title={t(`orders.none.${tab}`)}
      text={t(`orders.noneText.${tab}`)}
    >
      <ButtonLink to="/home">{t('orders.toMatches')}</ButtonLink>
    </EmptyState>
  );
}
