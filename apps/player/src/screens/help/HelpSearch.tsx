import { useEffect, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './help.module.css';

type HelpSearchProps = { typed: string; onType: (words: string) => void };

/** Somebody is still typing: the server is asked once the fingers rest. */
const RESTS_AFTER_MS = 250;

/** Its words stand in the address, so a reload and Back find the same answers again. */
export function HelpSearch({ typed, onType }: HelpSearchProps) {
  const [words, setWords] = useState(typed);
  useEffect(() => {
    if (words.trim() === typed.trim()) return;
    const timer = setTimeout(() => onType(words.trim()), RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, typed, onType]);
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onType(words.trim());
        }}
      >
        <Icon name="search" size={20} />
        <label className={styles.searchLabel}>
          <SpokenOnly>{t('help.search')}</SpokenOnly>
          <input
            className={styles.searchInput}
            type="search"
            enterKeyHint="search"
            maxLength={80}
            placeholder={t('help.searchHint')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </form>
    </search>
  );
}
