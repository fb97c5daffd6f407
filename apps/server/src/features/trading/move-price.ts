import { ok, type Result } from '@kipute/domain/result';
import { changeChoice, type Editor } from '../catalogue/index.ts';
import { matchOf } from './desk-choices.ts';
import type { TradingDeps } from './ports.ts';

type WantedPrice = {
  readonly selectionId: string;
  /** Of the choice as the trader saw it. */
  readonly basedOn: number;
  /** Thousandths; 0 releases it. */
  readonly shift: number;
  readonly reason: string;
};

type PriceRefusal =
  | {
      readonly code:
        | 'match-unknown'
        | 'market-unknown'
        | 'selection-unknown'
        | 'changed-meanwhile'
        | 'price-not-there'
        | 'price-not-safe';
    }
  | { readonly code: 'price-out-of-bounds'; readonly most: number };

type Moved = { readonly revision: number; readonly matchId: string };

/**
 * A trader's hand on a price: within bounds of what it would be, and never so that the price guard
 * would not sell the market (TRD-10 to TRD-12). As the price of the feed moves on the hand stays on
 * it, and what could not be right then is suspended as if the feed had said it.
 */
export async function movePrice(
  deps: TradingDeps,
  { selectionId, basedOn, shift, reason }: WantedPrice,
  by: Editor,
): Promise<Result<Moved, PriceRefusal>> {
  const maximumPercent = deps.settings.current('bet').priceByHandMaximumPercent;
  const checked = deps.board.checkShift({ selectionId, shift, maximumPercent });
  if (!checked.ok) return checked;
  const found = matchOf(deps, { scope: 'selection', id: selectionId });
  if (!found.ok) return { ok: false, refusal: { code: found.refusal } };
  const { matchId, keptUntil, name } = found.value;
  const changed = await changeChoice(
    { ...deps, announceChoices: deps.catalogue.announceChoices },
    {
      ...{ kind: 'selection', id: selectionId, matchId, name, reason, basedOn },
      value: { priceShift: shift, keptUntil },
    },
    by,
  );
  if (!changed.ok) return { ok: false, refusal: { code: changed.refusal } };
  return ok({ ...changed.value, matchId });
}
