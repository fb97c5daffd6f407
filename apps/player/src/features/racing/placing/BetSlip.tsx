import { formatShillings } from '@kipute/domain/money/senti';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { oddsText, oddsThousandths } from '../round/racing.ts';
import { isSideKind, kindName, pickText } from '../round/words.ts';
import { BetBar } from './BetBar.tsx';
import styles from './bet-slip.module.css';
import { StakeRow } from './StakeRow.tsx';
import type { BetView } from './use-betting.ts';

/** Beside the race on a desktop: the order that is being made. */
export function BetSlip({ view }: { view: BetView }) {
  const titleId = useId();
  const { round, sum, state, now } = view;
  const picks = sum.picks.filter(({ numbers }) => numbers.length > 0);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('racing.yourBet')}</h2>
        <Badge>{t('racing.round', { issue: round.issue })}</Badge>
      </header>
      {picks.length === 0 && <p className={styles.nothing}>{t('racing.nothingPicked')}</p>}
      {picks.map(({ kind, numbers }) => (
        <div key={kind} className={styles.picked}>
          <p>
            <span>{kindName(kind)}</span>
            <b>
              {kind === 'ten-of-ten'
                ? t('racing.pool')
                : oddsText(oddsThousandths(now.table, kind) / 1_000)}
            </b>
          </p>
          {isSideKind(kind) ? (
            <span>{pickText({ kind, numbers })}</span>
          ) : (
            <span className={styles.badges}>
              {numbers.map((car) => (
                <CarBadge key={car} car={car} size="normal" />
              ))}
            </span>
          )}
        </div>
      ))}
      {state.kind !== 'resting' && <StakeRow view={view} />}
      {sum.tickets > 1 && (
        <p className={styles.nothing}>
          {t('racing.eachTicket', { stake: formatShillings(sum.ticketStake) })}
        </p>
      )}
      <BetBar view={view} place="card" />
    </section>
  );
}
