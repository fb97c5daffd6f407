import { t } from '../../../i18n/i18n.ts';
import { type QuickMarket, quickMarkets } from '../../../ui/match/match.ts';
import styles from './market-menu.module.css';

type MarketMenuProps = {
  chosen: QuickMarket;
  choose: (market: QuickMarket) => void;
};

/** The same choice as the pills in the room of a word, where a list has two rows above it already. */
export function MarketMenu({ chosen, choose }: MarketMenuProps) {
  return (
    <select
      className={styles.menu}
      aria-label={t('home.markets')}
      value={chosen}
      onChange={({ target }) => {
        const market = quickMarkets.find((id) => id === target.value);
        if (market) choose(market);
      }}
    >
      {quickMarkets.map((id) => (
        <option key={id} value={id}>
          {t(`home.pill.${id}`)}
        </option>
      ))}
    </select>
  );
}
