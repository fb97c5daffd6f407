import type { BetInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { betInPlay, type RuledOrder } from '../deciding/ruled-order.ts';
import { createTermsShelf } from '../deciding/terms-shelf.ts';

export type LegInPlay = {
  readonly matchId: string;
  readonly marketId: string;
  readonly selectionId: string;
  /** Thousandths, of its placing. */
  readonly odds: number;
  /** A leg outcome of the contract. */
  readonly outcome: number;
};

/** An order as far as its worth before its end is concerned. */
export type OrderInPlay = BetInPlay & {
  readonly id: bigint;
  readonly playerId: bigint;
  /** A number of the contract. */
  readonly status: number;
  readonly legs: readonly LegInPlay[];
};

export type ReadOrdersInPlay = (
  reader: Reader,
  ids: readonly bigint[],
) => Promise<readonly OrderInPlay[]>;

type Row = Pick<
  RuledOrder,
  'id' | 'playerId' | 'status' | 'systemSize' | 'stake' | 'stakeInPlay' | 'paidWith' | 'termsId'
> & {
  readonly matchIds: readonly bigint[];
  readonly marketIds: readonly bigint[];
  readonly selectionIds: readonly bigint[];
  readonly odds: readonly number[];
  readonly outcomes: readonly number[];
};

/** In no order; those unknown are left out. */
export function ordersInPlayReader(): ReadOrdersInPlay {
  const terms = createTermsShelf();
  return async (reader, ids) => {
    const { rows } = await sql<Row>`
      select id, player_id, status, system_size, stake,
        coalesce(stake_in_play, stake) as stake_in_play, paid_with, terms_id, legs.*
      from bet_order, lateral (
        select array_agg(match_id order by place) as match_ids,
          array_agg(market_id order by place) as market_ids,
          array_agg(selection_id order by place) as selection_ids,
          array_agg(odds order by place) as odds, array_agg(outcome order by place) as outcomes
        from bet_leg where order_id = bet_order.id
      ) as legs
      where id = any (${ids}::bigint[])`.execute(reader);
    const termsOf = await terms(
      reader,
      rows.map(({ termsId }) => termsId),
    );
    return rows.map((row) => ({
      ...betInPlay(row, termsOf(row.termsId)),
      ...{ id: row.id, playerId: row.playerId, status: row.status },
      legs: legsOf(row),
    }));
  };
}

function legsOf({ matchIds, marketIds, selectionIds, odds, outcomes }: Row): readonly LegInPlay[] {
  return selectionIds.map((selectionId, at) => ({
    matchId: String(matchIds[at]),
    marketId: String(marketIds[at]),
    selectionId: String(selectionId),
    odds: odds[at] ?? 0,
    outcome: outcomes[at] ?? 0,
  }));
}
