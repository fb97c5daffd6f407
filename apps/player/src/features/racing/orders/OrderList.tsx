import { LIST_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import { useEffect } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { type RowsResult, usePagedQuery } from '../../query/paged-query.ts';
import { api } from '../../wire/api.ts';
import { type RacingOrder, racingPages } from '../round/racing.ts';
import { ROUND_OVER } from '../round/round-query.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './orders.module.css';
import { PagedRows } from './PagedRows.tsx';

export type WhichOrders = 'open' | 'settled' | 'archived';

const requests = {
  open: { settled: 0 },
  settled: { settled: 1 },
  archived: { archived: 1 },
} as const satisfies Record<WhichOrders, object>;

/** Racing bets of the player, newest first; asked for again when a round is over. */
export function OrderList({ which }: { which: WhichOrders }) {
  const list = usePagedQuery<RacingOrder>({
    fetchPage: (page) =>
      api.racing_order.user_inquire(
        { page, page_size: LIST_PAGE_SIZE, ...requests[which] },
        { silent: true },
      ),
    keyOf: ({ id }) => id,
  });
  useRoundNews(list.refetch);
  return <OrderRows list={list} which={which} />;
}

type OrderRowsProps = { list: RowsResult<RacingOrder>; which: WhichOrders };

function OrderRows({ list, which }: OrderRowsProps) {
  return (
    <PagedRows list={list} empty={<NoOrders which={which} />}>
      {(rows) => (
        <div className={styles.list}>
          {rows.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
    </PagedRows>
  );
}

function NoOrders({ which }: { which: WhichOrders }) {
  return (
    <EmptyState icon="car" title={t(`racing.none.${which}`)} text={t(`racing.noneText.${which}`)}>
      <ButtonLink to={racingPages.bet}>{t('racing.toRace')}</ButtonLink>
    </EmptyState>
  );
}

/** Bets are settled a moment after the end. */
const SETTLED_AFTER_MS = 1_500;
const NEWS = [ROUND_OVER, 'payment-changed'] as const;

function useRoundNews(refetch: () => void): void {
  useEffect(() => {
    const later = () => void window.setTimeout(refetch, SETTLED_AFTER_MS);
    for (const event of NEWS) window.addEventListener(event, later);
    return () => {
      for (const event of NEWS) window.removeEventListener(event, later);
    };
  }, [refetch]);
}
