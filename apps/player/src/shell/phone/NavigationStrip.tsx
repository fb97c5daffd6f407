import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LiveCount } from '../controls/LiveCount.tsx';
import { EntryLink } from '../navigation/EntryLink.tsx';
import { stripEntries } from '../navigation/entries.ts';
import styles from './phone.module.css';

export function NavigationStrip() {
  return (
    <nav className={styles.strip} aria-label={t('shell.navigation')}>
      {stripEntries.map((entry) => (
        <EntryLink key={entry.label} entry={entry} className={styles.stripEntry}>
          <Icon name={entry.icon} size={18} />
          {t(entry.label)}
          <LiveCount of={entry} />
        </EntryLink>
      ))}
    </nav>
  );
}
