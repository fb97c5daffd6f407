import type { TradedMarket, TradedMatch, TradedSelection } from './use-trading.ts';

/** What stands under the hand of a trader. */
export type Chosen = {
  readonly market: TradedMarket;
  readonly selection: TradedSelection;
};

const isSold = ({ selections }: TradedMarket): number =>
  selections.some(({ is_open }) => is_open === 1) ? 1 : 0;

/** Those with the most at stake first, then what is sold; the others as on the players' page. */
export function shownMarkets(
  { markets }: TradedMatch,
  which: 'all' | 'with-liability',
): readonly TradedMarket[] {
  const wanted = which === 'all' ? markets : markets.filter(({ bets }) => bets > 0);
  return wanted.toSorted((one, other) => other.stake - one.stake || isSold(other) - isSold(one));
}

export function chosenIn(markets: readonly TradedMarket[], id: string | undefined) {
  for (const market of markets) {
    const selection = market.selections.find((one) => one.id === id);
    if (selection) return { market, selection };
  }
  const [market] = markets;
  const [selection] = market?.selections ?? [];
  return market && selection ? { market, selection } : undefined;
}

/** The row one step away; the first and the last one stay. */
export function rowBeside(
  markets: readonly TradedMarket[],
  id: string | undefined,
  step: 1 | -1,
): string | undefined {
  const ids = markets.flatMap(({ selections }) => selections.map((one) => one.id));
  const at = ids.indexOf(id ?? '');
  return ids[Math.max(0, Math.min(ids.length - 1, at + step))];
}

/** The closest thing around a selection that a person sealed. */
export function sealedAround(match: TradedMatch, chosen: Chosen | undefined) {
  if (chosen?.selection.is_sealed) return { scope: 'selection', id: chosen.selection.id } as const;
  if (chosen?.market.is_sealed) return { scope: 'market', id: chosen.market.id } as const;
  return match.is_sealed ? ({ scope: 'match', id: match.header.id } as const) : undefined;
}

/** From our side: what stays of the stakes of a market when this one wins. */
export const houseIfWins = (
  market: Pick<TradedMarket, 'stake'>,
  { liability }: Pick<TradedSelection, 'liability'>,
): number => Math.round((market.stake - liability) * SENTI) / SENTI;

/** Shillings are told with two places, and a difference of such numbers has more. */
const SENTI = 100;
