import { t } from '../../i18n/i18n.ts';
import group from '../../ui/match/league-group.module.css';
import { outcomesOf, type QuickMarket } from '../../ui/match/match.ts';

/** On a desktop the markets are named as columns above the tiles. */
export function MarketColumns({ markets }: { markets: readonly QuickMarket[] }) {
  return (
    <span className={group.columns} aria-hidden="true">
      {markets.map((market) => (
        <span key={market} className={group[`of${outcomesOf[market].length}`]}>
          {t(`market.${market}`)}
        </span>
      ))}
    </span>
  );
}
