import { OddsValue } from '../../ui/odds/OddsValue.tsx';
import { usePrice } from '../live-odds/prices.ts';
import type { Pick } from '../picks/pick.ts';

/** The price of a pick: that of this moment where a screen follows it, else that of the tap. */
export function LivePickOdds({ pick }: { pick: Pick }) {
  const price = usePrice(pick.id_card);
  const picked = Math.round(pick.odds * 1000);
  return <OddsValue odds={price?.oddsThousandths || picked} moved={price?.moved} />;
}
