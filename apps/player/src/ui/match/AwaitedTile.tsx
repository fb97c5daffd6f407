import { t } from '../../i18n/i18n.ts';
import { Badge } from '../Badge.tsx';
import { classNames } from '../class-names.ts';
import odds from '../odds/odds.module.css';
import team from '../team/team.module.css';
import { outcomesOf, type QuickMarket } from './match.ts';
import styles from './match-tile.module.css';
import { outcomeSign } from './outcome-words.ts';

const DASH = '–';

/** The specified placeholder: Pending, dashes in every field, every cell of its real size. */
export function AwaitedTile({ markets }: { markets: readonly QuickMarket[] }) {
  return (
    <article className={styles.tile}>
      <div className={styles.meta}>
        <span aria-hidden="true">{`${DASH}${DASH}:${DASH}${DASH}`}</span>
        <Badge>{t('match.pending')}</Badge>
      </div>
      <div className={styles.teams} aria-hidden="true">
        <AwaitedTeam />
        <AwaitedTeam />
      </div>
      <div className={styles.markets} aria-hidden="true">
        {markets.map((market) => (
          <div key={market} className={styles.market}>
            {outcomesOf[market].map((outcome) => (
              <span key={outcome} className={classNames(odds.cell, odds.awaited)}>
                <span className={odds.sign}>{outcomeSign(outcome)}</span>
                <b className={odds.value}>{DASH}</b>
              </span>
            ))}
          </div>
        ))}
      </div>
    </article>
  );
}

function AwaitedTeam() {
  return (
    <span className={styles.team}>
      <i className={classNames(team.mark, team.unknown)} />
      <span className={styles.name}>{DASH}</span>
    </span>
  );
}
