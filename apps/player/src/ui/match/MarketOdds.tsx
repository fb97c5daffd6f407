import { t } from '../../i18n/i18n.ts';
import { type MatchCard, type OddsCell, outcomesOf, type TileMarket } from './match.ts';
import styles from './match-tile.module.css';
import { outcomeSign, outcomeWords } from './outcome-words.ts';
import { UnsoldMarket } from './UnsoldMarket.tsx';

type MarketOddsProps = {
  match: MatchCard;
  market: TileMarket;
  Odds: OddsCell;
};

/** The two or three prices of one market, named together for readers. */
export function MarketOdds({ match, market, Odds }: MarketOddsProps) {
  const outcomes = match.outcomes;
  // A game that may be drawn after all, such as one of cricket.
  const shown = market === 'versus' && outcomes.draw ? 'winner' : market;
  const isSold = outcomesOf[shown].some((name) => outcomes[name]);
  if (!isSold) return <UnsoldMarket market={shown} />;
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <fieldset
      className={styles.market}
      aria-label={t('match.market', { ...teams, market: t(`market.${shown}`) })}
    >
      {outcomesOf[shown].map((name) => {
        const outcome = outcomes[name];
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
