import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LiveCount } from '../controls/LiveCount.tsx';
import { MAIN_ID, type ShellProps } from '../frame.ts';
import { EntryLink } from '../navigation/EntryLink.tsx';
import { stripEntries } from '../navigation/entries.ts';
import { BottomBar } from './BottomBar.tsx';
import styles from './phone.module.css';
import { LateBalance, TopBar } from './TopBar.tsx';

export { LateBalance };

export function PhoneShell({ children, foot }: ShellProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <TopBar />
        <NavigationStrip />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {foot}
      <BottomBar />
    </div>
  );
}

function NavigationStrip() {
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
