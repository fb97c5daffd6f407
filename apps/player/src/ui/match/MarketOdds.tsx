import { t } from '../../i18n/i18n.ts';
import { type MatchCard, type OddsCell, outcomesOf, type QuickMarket } from './match.ts';
import styles from './match-tile.module.css';
import { outcomeSign, outcomeWords } from './outcome-words.ts';
import { UnsoldMarket } from './UnsoldMarket.tsx';

type MarketOddsProps = {
  match: MatchCard;
  market: QuickMarket;
  Odds: OddsCell;
};

/** The two or three prices of one market, named together for readers. */
export function MarketOdds({ match, market, Odds }: MarketOddsProps) {
  const isSold = outcomesOf[market].some((name) => match.outcomes[name]);
  if (!isSold) return <UnsoldMarket market={market} />;
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <fieldset
      className={styles.market}
      aria-label={t('match.market', { ...teams, market: t(`market.${market}`) })}
    >
      {outcomesOf[market].map((name) => {
        const outcome = match.outcomes[name];
        return (
          <Odds
            key={name}
            sign={outcomeSign(name, outcome?.line)}
            words={outcomeWords(name, teams)}
            selectionId={outcome?.selectionId}
          />
        );
      })}
    </fieldset>
  );
}
