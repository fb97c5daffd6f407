import { LIST_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { useEffect } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { type RowsResult, usePagedQuery } from '../../query/paged-query.ts';
import { api } from '../../wire/api.ts';
import { poolRefetchMs } from '../issue/issues-query.ts';
import { type PoolTicket, poolPages } from '../issue/pool.ts';
import { onTicketNews } from '../issue/pool-news.ts';
import { PagedRows } from './PagedRows.tsx';
import { TicketCard } from './TicketCard.tsx';
import styles from './ticket.module.css';

type WhichTickets = 'open' | 'settled' | 'archived';

const requests = {
  open: { settled: 0 },
  settled: { settled: 1 },
  archived: { archived: 1 },
} as const satisfies Record<WhichTickets, object>;

type TicketListProps = {
  which: WhichTickets;
  /** Without one, those of both games. */
  game?: PoolGame | undefined;
  /** The number of a ticket that is shown above the list, and so not in it. */
  above?: string;
};

/** Tickets of the player, newest first; those in progress are asked again as matches go on. */
export function TicketList({ which, game, above = '' }: TicketListProps) {
  const list = usePagedQuery<PoolTicket>({
    fetchPage: (page) => {
      const wanted = game === undefined ? {} : { game: poolPages[game].id };
      const request = { page, page_size: LIST_PAGE_SIZE, ...requests[which], ...wanted };
      return api.guessing_bet.user_inquire(request, { silent: true });
    },
    keyOf: ({ id }) => id,
  });
  useTicketNews(list.refetch, which === 'open');
  return <TicketRows list={list} which={which} game={game} above={above} />;
}

export function TicketRows({
  list,
  which,
  game,
  above = '',
}: TicketListProps & { list: RowsResult<PoolTicket> }) {
  return (
    <PagedRows list={list} empty={<NoTickets which={which} game={game} />}>
      {(rows) => (
        <div className={styles.list}>
          {rows.map(
            (ticket) => !isOf(above, ticket) && <TicketCard key={ticket.id} ticket={ticket} />,
          )}
        </div>
      )}
    </PagedRows>
  );
}

/** With its letter or as it is read aloud, without. */
const isOf = (number: string, { serial_number }: PoolTicket): boolean =>
  number !== '' && serial_number.endsWith(number.toUpperCase());

function NoTickets({ which, game = 'jackpot' }: TicketListProps) {
  return (
    <EmptyState icon="ticket" title={t(`pools.none.${which}`)} text={t(`pools.noneText.${which}`)}>
      <ButtonLink to={poolPages[game].choose}>{t('pools.toChoose')}</ButtonLink>
    </EmptyState>
  );
}

/** Refetches at news of issues and of money, and while a ticket is in progress as often as its issue. */
function useTicketNews(refetch: () => void, isAwaited: boolean): void {
  useEffect(() => {
    const leave = onTicketNews(refetch);
    if (!isAwaited) return leave;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') refetch();
    }, poolRefetchMs());
    return () => {
      leave();
      window.clearInterval(timer);
    };
  }, [refetch, isAwaited]);
}
