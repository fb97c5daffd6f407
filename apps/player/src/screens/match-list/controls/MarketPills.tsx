import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Pills } from '../../../ui/control/Pills.tsx';
import { type QuickMarket, quickMarkets } from '../../../ui/match/match.ts';
import styles from './market-pills.module.css';

type MarketPillsProps = {
  chosen: QuickMarket;
  choose: (market: QuickMarket) => void;
  /** A desktop shows three markets already; only a league lets it choose the first of them. */
  on?: 'phone' | 'every-width';
};

/** Stays in sight while the matches below it scroll. */
export function MarketPills({ chosen, choose, on = 'phone' }: MarketPillsProps) {
  return (
    <div className={classNames(styles.markets, on === 'phone' && styles.phoneOnly)}>
      <Pills
        label={t('home.markets')}
        choices={quickMarkets.map((id) => ({ id, text: t(`home.pill.${id}`) }))}
        current={chosen}
        onChoose={choose}
      />
    </div>
  );
}
