import { useSearchParams } from 'wouter';
import { RowShapes } from '../../features/payments/parts/Shapes.tsx';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import styles from './order-detail.module.css';
import { useOrder } from './use-order.ts';

export function OrderDetailScreen() {
  const player = usePlayer();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  if (!player) return <SignInFirst title={t('orders.one')} icon="ticket" />;
  const id = parameters.get('id') ?? '';
  return <OrderRequest key={`${player.id} ${language} ${id}`} id={id} />;
}

function OrderRequest({ id }: { id: string }) {
  const order = useOrder(id);
  if (order.status === 'ready' && order.data) return <OrderDetail order={order.data} />;
  return (
    <section className={styles.page}>
      <PageTitle>{t('orders.one')}</PageTitle>
      {order.status === 'loading' && <RowShapes count={6} />}
      {order.status === 'failed' && <FailedState onRetry={order.refetch} />}
      {order.status === 'ready' && <NoSuchOrder />}
    </section>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState icon="ticket" title={t('orders.unknown')} text={t('orders.unknownText')}>
      <ButtonLink to="/order">{t('orders.title')}</ButtonLink>
    </EmptyState>
  );
}
