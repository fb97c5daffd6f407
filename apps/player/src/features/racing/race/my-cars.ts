import { picksOfOrder, type RacingOrder } from '../round/racing.ts';
import { isSideKind } from '../round/words.ts';

/** Cars that the player named on a round; of ten-of-ten all ten are, so none is marked. */
export const carsOf = (orders: readonly RacingOrder[]): ReadonlySet<number> =>
  new Set(
    orders
      .flatMap(picksOfOrder)
      .filter(({ kind }) => !isSideKind(kind) && kind !== 'ten-of-ten')
      .flatMap(({ numbers }) => numbers),
  );
