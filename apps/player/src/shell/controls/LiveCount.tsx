import { useLiveCount } from '../../features/live-odds/live-count.ts';
import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import type { NavigationEntry } from '../navigation/entries.ts';
import styles from './controls.module.css';

/** How many matches are being played, beside every entry that leads to them. */
export function LiveCount({ of }: { of: NavigationEntry }) {
  return of.label === 'nav.live' ? <LiveNumber /> : null;
}

/** Its place is held from the start, so the entries beside it do not move when it comes. */
function LiveNumber() {
  const count = useLiveCount() ?? 0;
  return (
    <span className={styles.inline} data-known={count > 0}>
      {count}
      <SpokenOnly>{` ${t('shell.liveMatches')}`}</SpokenOnly>
    </span>
  );
}
