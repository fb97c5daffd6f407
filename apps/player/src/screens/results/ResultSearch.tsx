import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './results.module.css';

type ResultSearchProps = { words: string; onSearch: (words: string) => void };

/** As many characters as the server reads. */
export const WORDS_MAX = 60;

/** Sent empty it shows every match of the day again. */
export function ResultSearch({ words, onSearch }: ResultSearchProps) {
  return (
    <search>
      <form
        key={words}
        className={styles.search}
        action={(form) => onSearch(String(form.get('key_word') ?? '').trim())}
      >
        <Icon name="search" size={18} />
        <label className={styles.words}>
          <SpokenOnly>{t('results.search')}</SpokenOnly>
          <input
            name="key_word"
            type="search"
            enterKeyHint="search"
            maxLength={WORDS_MAX}
            defaultValue={words}
            placeholder={t('results.searchHint')}
          />
        </label>
        {words !== '' && (
          <button
            className={styles.clear}
            type="button"
            aria-label={t('results.clear')}
            onClick={() => onSearch('')}
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
