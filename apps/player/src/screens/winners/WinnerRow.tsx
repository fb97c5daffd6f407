import type { CallContent } from '@kipute/contract/registry';
import { useId, useState } from 'react';
import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { nameOf, placeOf, productWords, type Winner } from './winner-words.ts';
import styles from './winners.module.css';

/** One win; its picks open below it. */
export function WinnerRow({ winner }: { winner: Winner }) {
  const [isOpen, setOpen] = useState(false);
  const slipId = useId();
  const { id, stake, paid, won_at } = winner;
  const when = eastAfricaMoment(won_at);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={slipId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.mark}>
          <Icon name="ticket" size={20} />
        </span>
        <span className={styles.who}>
          <b>
            {nameOf(winner)}
            {placeOf(winner)}
          </b>
          <small>{productWords(winner)}</small>
          <small>{t('winners.stake', { amount: shownAmount(stake), when })}</small>
        </span>
        <span className={styles.paid}>
          <b>TSh {shownAmount(paid)}</b>
          <small>{t('winners.afterTax')}</small>
        </span>
      </button>
      <div id={slipId}>{isOpen && <WinningSlip id={id} />}</div>
    </li>
  );
}

const fetchSlip = (id: string) => api.winners.slip({ id }, { silent: true });

function WinningSlip({ id }: { id: string }) {
  const slip = useQuery(fetchSlip, id);
  switch (slip.status) {
    case 'loading':
      return <Skeleton kind="rows" count={2} />;
    case 'failed':
      return <FailedState onRetry={slip.refetch} />;
    case 'ready':
      return <Picks picks={slip.data.details} />;
  }
}

type PicksProps = { picks: CallContent<'winners/slip'>['details'] };

function Picks({ picks }: PicksProps) {
  return (
    <ol className={styles.picks} aria-label={t('winners.slip')}>
      {picks.map((pick, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the picks of a settled bet never move.
        <li key={place}>
          <span>
            <b>{pick.selection_name}</b>
            <small>{pick.market_name}</small>
            <small>
              {pick.team_home} – {pick.team_away}
            </small>
          </span>
          <b>{pick.odds.toFixed(2)}</b>
        </li>
      ))}
    </ol>
  );
}
