import { memo } from 'react';
import { OddsButton } from '../../ui/odds/OddsButton.tsx';
import { usePrice } from '../live-odds/prices.ts';
import { useOddsTrust } from '../live-odds/trust.ts';
import { usePicked } from '../picks/picks-store.ts';
import { pickSelection } from './pick-selection.ts';
import { shownPrice } from './shown-price.ts';

/** The key of no selection. */
const NOT_OFFERED = '';

type LiveOddsProps = { selectionId: string | undefined; sign: string; words: string };

/** Follows one selection: when its price changes, nothing but this button is drawn. */
export const LiveOdds = memo(function LiveOdds({ selectionId, sign, words }: LiveOddsProps) {
  const price = shownPrice(usePrice(selectionId ?? NOT_OFFERED), useOddsTrust());
  const isPicked = usePicked(selectionId);
  const outcome = {
    selectionId: selectionId ?? NOT_OFFERED,
    price,
    ...(isPicked && { mark: 'selected' as const }),
  };
  return <OddsButton sign={sign} words={words} outcome={outcome} onPick={pickSelection} />;
});
