import { t } from '../../i18n/i18n.ts';
import { Badge } from '../Badge.tsx';
import { classNames } from '../class-names.ts';
import team from '../team/team.module.css';
import type { QuickMarket } from './match.ts';
import styles from './match-tile.module.css';
import { DASH, UnsoldMarket } from './UnsoldMarket.tsx';

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
          <UnsoldMarket key={market} market={market} />
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
