import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { BetTerms, DecidedOutcome } from '@kipute/domain/betting/bet-return';
import { shapeOfCode } from '@kipute/domain/betting/bet-shape';
import type { BetInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import type { LegSoFar } from '@kipute/domain/betting/open-bet-return';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { createBetTermsCache } from '../bet-terms.ts';

export type LegInPlay = {
  readonly matchId: string;
  readonly marketId: string;
  readonly selectionId: string;
  /** Thousandths, of its placing. */
  readonly odds: number;
  /** The same without a boost: what is bought back before its end is worth no more than that. */
  readonly oddsUnboosted: number;
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

type Row = {
  readonly id: bigint;
  readonly playerId: bigint;
  /** A number of the contract. */
  readonly status: number;
  readonly systemSize: number;
  readonly stake: bigint;
  /** What no cash-out has taken. */
  readonly stakeInPlay: bigint;
  readonly paidWith: string;
  readonly termsId: bigint;
  /** All its legs, in the order of their places. */
  readonly matchIds: readonly bigint[];
  readonly marketIds: readonly bigint[];
  readonly selectionIds: readonly bigint[];
  readonly odds: readonly number[];
  readonly oddsUnboosted: readonly number[];
  readonly outcomes: readonly number[];
};

/** In no order; those unknown are left out. */
export function ordersInPlayReader(): ReadOrdersInPlay {
  const terms = createBetTermsCache();
  return async (reader, ids) => {
    const { rows } = await sql<Row>`
      select id, player_id, status, system_size, stake,
        coalesce(stake_in_play, stake) as stake_in_play, paid_with, terms_id, legs.*
      from bet_order, lateral (
        select array_agg(match_id order by place) as match_ids,
          array_agg(market_id order by place) as market_ids,
          array_agg(selection_id order by place) as selection_ids,
          array_agg(odds order by place) as odds,
          array_agg(coalesce(odds_before, odds) order by place) as odds_unboosted,
          array_agg(outcome order by place) as outcomes
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

function legsOf(row: Row): readonly LegInPlay[] {
  const { matchIds, marketIds, selectionIds, odds, oddsUnboosted, outcomes } = row;
  return selectionIds.map((selectionId, at) => ({
    matchId: String(matchIds[at]),
    marketId: String(marketIds[at]),
    selectionId: String(selectionId),
    odds: odds[at] ?? 0,
    oddsUnboosted: oddsUnboosted[at] ?? 0,
    outcome: outcomes[at] ?? 0,
  }));
}

const decidedOutcomes: ReadonlyMap<number, DecidedOutcome> = new Map(
  (['win', 'half-win', 'refund', 'half-lose', 'lose'] as const).map((outcome) => [
    legOutcomes[outcome].id,
    outcome,
  ]),
);

/** As the domain's arithmetic takes it. */
export function betInPlay(
  order: Pick<Row, 'systemSize' | 'stake' | 'stakeInPlay' | 'paidWith'>,
  terms: BetTerms,
): BetInPlay {
  return {
    shape: shapeOfCode(order.systemSize),
    stake: senti(order.stake),
    stakeInPlay: senti(order.stakeInPlay),
    paidWith: order.paidWith === 'credit' ? 'credit' : 'balance',
    terms,
  };
}

/** An abnormal leg counts as open. */
export const legsSoFar = ({
  odds,
  outcomes,
}: Pick<Row, 'odds' | 'outcomes'>): readonly LegSoFar[] =>
  outcomes.map((id, at) => ({
    odds: odds[at] ?? 0,
    outcome: decidedOutcomes.get(id) ?? 'undecided',
  }));
