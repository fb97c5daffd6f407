import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { PriceHistoryDeps } from './ports.ts';
import { createPriceRecorder, type PriceRecorder } from './price-recorder.ts';

export type PriceHistory = {
  readonly routes: HandlersFor<'atlassian/price_history'>;
  readonly recorder: PriceRecorder;
};

export function createPriceHistory(deps: PriceHistoryDeps): PriceHistory {
  const { database } = deps;
  return {
    recorder: createPriceRecorder(deps),
    routes: {
      'atlassian/price_history': async ({ outcome_id_list: ids }) => {
        const rows = await database.read
          .selectFrom('priceHistory')
          .select(['selectionId', 'moments', 'odds'])
          .where('selectionId', 'in', [...new Set(ids)].map(BigInt))
          .execute();
        return answer(
          rows.map(({ selectionId, moments, odds }) => ({
            id: String(selectionId),
            point_list: odds.map((price, at) => ({
              at: new Date(Number(moments[at])).toISOString(),
              odds: price / 1_000,
            })),
          })),
        );
      },
    },
  };
}
