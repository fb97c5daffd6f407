import { formatOdds, totalOddsOf } from '@kipute/domain/betting/bet-odds';
import { oddsText } from '../../ui/odds/odds-text.ts';
import type { PlacedOrder } from '../slip/placing/send-bet.ts';
import type { SlipLeg } from '../slip/view/slip-leg.ts';
import type { SharedLeg, SharedSlip } from './shared-slip.ts';

type Told = Pick<SharedSlip, 'legs' | 'totalOdds'>;

/** As the slip shows them; what is not on sale has no price and is not in the product. */
export function toldBySlip(legs: readonly SlipLeg[]): Told {
  const open = legs.filter(({ sale }) => sale === 'open');
  return {
    legs: legs.map(({ pick, odds, sale }) =>
      legOf(pick, { market: pick.market_name, odds: sale === 'open' ? odds : undefined }),
    ),
    totalOdds: open.length > 0 ? formatOdds(totalOddsOf(open.map(({ odds }) => odds))) : undefined,
  };
}

/** As they were bet on. The product is no figure of a system or of singles: no line is as long. */
export function toldByOrders(orders: readonly PlacedOrder[]): Told {
  const [only] = orders.length === 1 ? orders : [];
  return {
    legs: orders
      .flatMap(({ details }) => details)
      .map(({ selection_name: name, market_name: market, odds, ...teams }) =>
        legOf({ name, ...teams }, { market, odds: Math.round(odds * 1000) }),
      ),
    totalOdds: only?.system_size === 0 ? only.total_price : undefined,
  };
}

type Named = Readonly<Record<'name' | 'team_home' | 'team_away', string>>;
type Priced = { readonly market: string; readonly odds: number | undefined };

function legOf(named: Named, { market, odds }: Priced): SharedLeg {
  return {
    pick: named.name,
    market,
    match: `${named.team_home} – ${named.team_away}`,
    odds: odds === undefined ? undefined : oddsText(odds),
  };
}
