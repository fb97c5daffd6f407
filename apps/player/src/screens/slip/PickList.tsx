import { LivePickOdds } from '../../features/matches/LivePickOdds.tsx';
import type { Pick } from '../../features/picks/pick.ts';
import { togglePick } from '../../features/picks/picks-store.ts';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './slip.module.css';

/** What was picked so far, the price of each as it is now. */
export function PickList({ picks }: { picks: readonly Pick[] }) {
  return (
    <ul className={styles.picks}>
      {picks.map((pick) => (
        <li key={pick.id_card} className={styles.pick}>
          <span className={styles.pickWords}>
            <b className={styles.pickName}>{pick.name}</b>
            {pick.market_name}
            <span className={styles.pickMatch}>{`${pick.team_home} – ${pick.team_away}`}</span>
          </span>
          <LivePickOdds pick={pick} />
          <IconButton
            icon="x"
            size={18}
            label={t('slipPanel.remove', { name: pick.name })}
            onClick={() => togglePick(pick)}
          />
        </li>
      ))}
    </ul>
  );
}
