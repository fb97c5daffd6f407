import { useSyncExternalStore } from 'react';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ChatCount } from '../controls/ChatCount.tsx';
import { LiveCount } from '../controls/LiveCount.tsx';
import { desktopEntriesAt, desktopSteps } from '../navigation/desktop-entries.ts';
import { EntryLink } from '../navigation/EntryLink.tsx';
import styles from './navigation-row.module.css';

export function NavigationRow() {
  const width = useWidthAbove(desktopSteps);
  return (
    <nav className={styles.bar} aria-label={t('shell.navigation')}>
      <div className={styles.row}>
        <div className={styles.menu}>
          <IconButton icon="menu" label={t('shell.menu')} onClick={() => openSheet('menu')} />
        </div>
        {(['start', 'end'] as const).map((side) => (
          <div key={side} className={styles[side]}>
            {desktopEntriesAt(width, side).map((entry) => (
              <EntryLink key={entry.label} entry={entry} className={styles.entry}>
                <Icon name={entry.icon} size={18} />
                {t(entry.label)}
                <LiveCount of={entry} />
                {entry.label === 'nav.support' && <ChatCount />}
              </EntryLink>
            ))}
          </div>
        ))}
      </div>
    </nav>
  );
}

/** The window's width, rounded down to the last of `steps` it exceeds; re-renders only there. */
function useWidthAbove(steps: readonly number[]): number {
  return useSyncExternalStore(whenResized, () => highestStepBelow(steps, window.innerWidth)) + 1;
}

function highestStepBelow(steps: readonly number[], widthPx: number): number {
  return Math.max(0, ...steps.filter((step) => widthPx > step));
}

function whenResized(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
