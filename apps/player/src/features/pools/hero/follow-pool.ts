import { floorToShilling, formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { forget, keepJson } from '../../../platform/device-storage.ts';
import { serverNowMs } from '../../clock/server-clock.ts';
import { type Query, query } from '../../query/query.ts';
import { api } from '../../wire/api.ts';
import { type Issue, isOnSale, moneyOf, poolOf, poolPages } from '../issue/pool.ts';
import { onIssueNews } from '../issue/pool-news.ts';
import { type PoolBanner, poolBannerKey } from './kept-pool.ts';

/** At home the pool is one figure among others; the page of the jackpot asks more often. */
const REFETCH_MS = 60_000;

const poolQuery: Query<PoolBanner | undefined> = query<PoolBanner | undefined>({
  queryFn: async () => {
    const issues = await api.guessing_bet_type.inquire(
      { id: poolPages.jackpot.id },
      { silent: true },
    );
    return poolBanner(issues.find((issue) => isOnSale(issue, serverNowMs())));
  },
  refetchInterval: REFETCH_MS,
  onMount: () => onIssueNews(() => poolQuery.refetch()),
});

export function poolBanner(issue: Issue | undefined): PoolBanner | undefined {
  return (
    issue && {
      title: t('home.jackpot', { name: issue.label, count: issue.guess_number }),
      represent: `TSh ${formatShillings(floorToShilling(poolOf(issue)))}`,
      note: t('home.jackpotText', { stake: formatShillings(moneyOf(issue.bet_amount)) }),
      closeTime: issue.close_time,
    }
  );
}

/** Tells of the pool of the jackpot as long as home is looked at; a failure tells nothing. */
export function followPool(show: (pool: PoolBanner | undefined) => void): () => void {
  return poolQuery.subscribe(() => {
    const known = poolQuery.state();
    if (known.status !== 'ready') return;
    if (known.data) keepJson(poolBannerKey(), known.data);
    else forget(poolBannerKey());
    show(known.data);
  });
}
