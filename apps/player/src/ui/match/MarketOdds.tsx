import { t } from '../../i18n/i18n.ts';
import { OddsButton } from '../odds/OddsButton.tsx';
import type { Outcome } from '../odds/price.ts';
import { type MatchCard, outcomesOf, type QuickMarket } from './match.ts';
import styles from './match-tile.module.css';
import { outcomeSign, outcomeWords } from './outcome-words.ts';

type MarketOddsProps = {
  match: MatchCard;
  market: QuickMarket;
  onPick: (selectionId: string) => void;
};

const noOutcome: Outcome = { selectionId: '', price: { status: 'missing' } };

/** The two or three prices of one market, named together for readers. */
export function MarketOdds({ match, market, onPick }: MarketOddsProps) {
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <fieldset
      className={styles.market}
      aria-label={t('match.market', { ...teams, market: t(`market.${market}`) })}
    >
      {outcomesOf[market].map((outcome) => (
        <OddsButton
          key={outcome}
          sign={outcomeSign(outcome)}
          words={outcomeWords(outcome, teams)}
          outcome={match.outcomes[outcome] ?? noOutcome}
          onPick={onPick}
        />
      ))}
    </fieldset>
  );
}
