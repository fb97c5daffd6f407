import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { OrderCard } from '../../features/racing/orders/OrderCard.tsx';
import { OrderList, type WhichOrders } from '../../features/racing/orders/OrderList.tsx';
import { RacingFrame } from '../../features/racing/pages/RacingFrame.tsx';
import styles from '../../features/racing/pages/racing-page.module.css';
import type { RacingOrder } from '../../features/racing/round/racing.ts';
import { useRacing } from '../../features/racing/round/round-query.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';

const kept = ['open', 'settled', 'archived'] as const satisfies readonly WhichOrders[];

/** `/racing/bets`: the racing bets of a player; above them the one whose number led here. */
export function RacingBetsScreen() {
  const player = usePlayer();
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  // Followed, so that a round that ends is heard of here as well.
  useRacing();
  const number = parameters.get('number') ?? '';
  const which = kept.find((one) => one === parameters.get('which')) ?? 'open';
  return (
    <RacingFrame tab="bets" head={<PageTitle>{t('racing.betsTitle')}</PageTitle>}>
      <div className={styles.lists}>
        {player && number !== '' && (
          <OrderOf key={`${player.id} ${language} ${number}`} number={number} />
        )}
        {player ? (
          <>
            <SegmentedControl
              label={t('racing.which')}
              choices={kept.map((id) => ({ id, text: t(`racing.which.${id}`) }))}
              current={which}
              onChoose={(id) => choose('which', id === 'open' ? '' : id)}
            />
            <OrderList key={`${player.id} ${language} ${which}`} which={which} />
          </>
        ) : (
          <EmptyState icon="car" title={t('racing.signIn')} text={t('racing.noneText.open')}>
            <Button onClick={() => openSheet('noLogin')}>
              <Icon name="log-in" size={18} />
              {t('shell.login')}
            </Button>
          </EmptyState>
        )}
      </div>
    </RacingFrame>
  );
}

const fetchOrder = (code: string): Promise<RacingOrder> =>
  api.racing_order.detailed({ code }, { silent: true });

/** What a line of the statement led to. */
function OrderOf({ number }: { number: string }) {
  const { refetch, ...found } = useQuery(fetchOrder, number);
  switch (found.status) {
    case 'loading':
      return <Skeleton kind="rows" count={1} />;
    case 'failed':
      return <FailedState onRetry={refetch} />;
    case 'ready':
      return <OrderCard order={found.data} />;
  }
}
