import { useLocation } from 'wouter';
import { isSheetOpen } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './navigation.module.css';
import { searchPath } from './search-path.ts';

export function SearchForm() {
  const [, navigate] = useLocation();
  function search(form: FormData) {
    const keyWord = String(form.get('key_word') ?? '').trim();
    if (keyWord) navigate(searchPath(keyWord), { replace: isSheetOpen() });
  }
  return (
    <search>
      <form className={styles.search} action={search}>
        <Icon name="search" size={18} />
        <label className={styles.searchLabel}>
          <SpokenOnly>{t('shell.search')}</SpokenOnly>
          <input
            name="key_word"
            className={styles.searchInput}
            type="search"
            enterKeyHint="search"
            maxLength={60}
            data-first-focus
            placeholder={t('shell.searchHint')}
          />
        </label>
      </form>
    </search>
  );
}
