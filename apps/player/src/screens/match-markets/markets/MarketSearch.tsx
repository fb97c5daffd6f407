import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { MarketType } from '../arrangement/market-type.ts';
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

/** Nobody types accents on a phone: "muller" finds Müller. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/** The types that speak of every word: by their name, a heading of theirs or a selection. */
export function typesAbout(types: readonly MarketType[], typed: string): readonly MarketType[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return types;
  return types.filter((type) => {
    const text = plainText(textOf(type));
    return words.every((word) => text.includes(word));
  });
}

function textOf({ name, sections }: MarketType): string {
  const parts = sections.flatMap(({ title, heads, rows }) => [
    title,
    ...heads,
    ...rows.flatMap(({ cells }) => cells.map((cell) => `${cell?.sign} ${cell?.words}`)),
  ]);
  return [name, ...parts].join(' ');
}
