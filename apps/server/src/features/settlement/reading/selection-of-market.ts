import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import type { GradedSelection } from '@kipute/domain/grading/selection';
import { questionOf } from './market-question.ts';
import type { MarketImage, Sides } from './match-image.ts';

export type { MarketImage } from './match-image.ts';

import { pickOf } from './picks/pick-of.ts';

/** What a selection says. Undefined where its record does not say enough: then nobody guesses. */
export function selectionOfMarket(image: MarketImage, sides: Sides): GradedSelection | undefined {
  const type = bettingTypeOf(image.market.marketTypeId);
  const market = type && questionOf(image, type, sides);
  const pick = type && pickOf({ image, type, sides });
  if (!market || !pick) return undefined;
  return { market, pick: image.selection.isNegation ? { kind: 'not', of: pick } : pick };
}
