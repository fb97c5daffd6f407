import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './markets.module.css';

/** Longer than any name of a market. */
const TYPED_MAX = 60;

type MarketSearchProps = { typed: string; onType: (typed: string) => void };

export function MarketSearch({ typed, onType }: MarketSearchProps) {
  return (
    <label className={styles.search}>
      <Icon name="search" size={18} />
      <input
        className={styles.searchInput}
        type="search"
        value={typed}
        maxLength={TYPED_MAX}
        placeholder={t('markets.search')}
        aria-label={t('markets.search')}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {typed !== '' && (
        <button
          className={styles.clear}
          type="button"
          aria-label={t('markets.clearSearch')}
          onClick={() => onType('')}
        >
          <Icon name="x" size={18} />
        </button>
      )}
    </label>
  );
}
