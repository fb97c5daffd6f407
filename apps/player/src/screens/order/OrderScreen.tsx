import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { CASINO_ROUNDS_PATH } from '../../features/casino/game.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { LateTicketsTab } from '../../features/pools/pages/late-tickets.tsx';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './order.module.css';
import { orderTabs, useOrderCounts } from './order-tabs.ts';
import { SettledOrders } from './SettledOrders.tsx';

const shownTabs = [...orderTabs, 'tickets'] as const;

export function OrderScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) return <SignInFirst title={t('orders.title')} icon="list-checks" />;
  return <Orders key={player.id} playerId={player.id} />;
}

function Orders({ playerId }: { playerId: string }) {
  const language = useLanguage();
  const panelId = useId();
  const { parameters, choose } = useAddressChoice();
  const counts = useOrderCounts(playerId);
  const tab = shownTabs.find((candidate) => candidate === parameters.get('tab')) ?? 'open';
  const texts = {
    open: t('orders.open'),
    settled: t('orders.settled'),
    tickets: t('orders.tickets'),
  } as const;
  return (
    <section className={styles.page}>
      <PageTitle>{t('orders.title')}</PageTitle>
      <Tabs
        label={t('orders.title')}
        choices={shownTabs.map((id) => ({
          id,
          text: counts ? `${texts[id]} (${counts[id]})` : texts[id],
        }))}
        current={tab}
        panelId={panelId}
        onChoose={(id) => choose('tab', id === 'open' ? '' : id)}
      />
      <div id={panelId} role="tabpanel" aria-label={texts[tab]}>
        {tab === 'open' && <OrderList key={language} tab="open" />}
        {tab === 'settled' && <SettledOrders playerId={playerId} />}
        {tab === 'tickets' && <LateTicketsTab />}
      </div>
      <LineLink to="/racing/bets" icon="car">
        {t('orders.racing')}
      </LineLink>
      <LineLink to="/order_lookup" icon="search">
        {t('lookup.title')}
      </LineLink>
      <LineLink to={CASINO_ROUNDS_PATH} icon="dices">
        {t('orders.toCasino')}
      </LineLink>
      <LineLink to="/archive?what=orders&age=archived" icon="archive">
        {t('orders.toArchive')}
      </LineLink>
    </section>
  );
}
