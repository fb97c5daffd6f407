import { Sheet } from '../../features/sheet/Sheet.tsx';
import { t } from '../../i18n/i18n.ts';
import { FilterList } from '../navigation/FilterList.tsx';
import { Settings } from './Settings.tsx';
import styles from './sheets.module.css';

export function MenuSheet() {
  return (
    <Sheet title={t('menu.title')} side="left">
      <nav className={styles.menu} aria-label={t('menu.title')}>
        <FilterList />
      </nav>
      <Settings />
    </Sheet>
  );
}
