import { orderStatuses, orderTypes } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { DecidedOutcome } from '@kipute/domain/betting/bet-return';
import { claimEnd, countedWindow, eatDayStart } from '@kipute/domain/campaigns/campaign';
import type { CampaignBet } from '@kipute/domain/campaigns/counted-bets';
import { senti } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { firstIdOf } from '../betting/index.ts';
import type { Campaign } from './campaign-store.ts';

/** A bet that a player placed within the window of a campaign, with the day it counts for. */
export type BetOfDay = CampaignBet & {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly day: string;
  /** Nothing more will become of it by itself: cashed out ones are over as well. */
  readonly isOver: boolean;
};

type Row = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly placedAt: Date;
  readonly type: number;
  readonly status: number;
  readonly systemSize: number;
  readonly paidWith: string;
  readonly totalOdds: string;
  readonly stakeInPlay: bigint;
  readonly profit: bigint;
  readonly payout: bigint;
  readonly creditBack: bigint;
  readonly settledAt: Date | null;
  readonly odds: readonly number[];
  readonly outcomes: readonly number[];
};

const waiting: readonly number[] = [
  orderStatuses.open.id,
  orderStatuses.abnormal.id,
  orderStatuses['awaiting-approval'].id,
];

const decided = new Map<number, DecidedOutcome>(
  rowsOf(legOutcomes).flatMap(([word, { id }]) =>
    word === 'pending' || word === 'abnormal' ? [] : [[id, word] as const],
  ),
);

/** What is settled from `settledBefore` on counts as little as what is open. */
function betOf(row: Row, settledBefore: number): BetOfDay {
  const isInTime = row.settledAt !== null && row.settledAt.getTime() < settledBefore;
  return {
    id: row.id,
    playerId: row.playerId,
    day: eatDayOf(row.placedAt.getTime()),
    placedBy: row.type === orderTypes['by-player'].id ? 'player' : 'office',
    paidWith: row.paidWith === 'credit' ? 'credit' : 'cash',
    isSettled: row.status === orderStatuses.settled.id && isInTime,
    isOver: !waiting.includes(row.status),
    isAccumulator: row.systemSize === 0,
    totalOdds: BigInt(row.totalOdds),
    stakeInPlay: senti(row.stakeInPlay),
    profit: senti(row.profit),
    paid: senti(row.payout),
    moneyBack: senti(row.paidWith === 'credit' ? 0n : row.creditBack),
    legs: row.odds.map((odds, at) => ({ odds, outcome: decided.get(row.outcomes[at] ?? 0) })),
  };
}

type Asked = {
  readonly playerIds: readonly bigint[];
  /** Milliseconds; the second one is excluded. */
  readonly from: number;
  readonly until: number;
  readonly settledBefore: number;
};

/** In the order of their placing. An order's id tells when that was: only its months are read. */
async function betsBetween(
  reader: Reader,
  { playerIds, from, until, settledBefore }: Asked,
): Promise<readonly BetOfDay[]> {
  const [first, end] = [firstIdOf(from), firstIdOf(until)];
  const { rows } = await sql<Row>`
    select id, player_id, placed_at, type, status, system_size, paid_with,
      trunc(total_odds)::text as total_odds, coalesce(stake_in_play, stake) as stake_in_play,
      profit, payout, credit_back, settled_at, legs.*
    from bet_order, lateral (
      select array_agg(odds order by place) as odds, array_agg(outcome order by place) as outcomes
      from bet_leg
      where order_id = bet_order.id and order_id >= ${first} and order_id < ${end}
    ) as legs
    where player_id = any (${playerIds}::bigint[]) and id >= ${first} and id < ${end}
    order by id`.execute(reader);
  return rows.map((row) => betOf(row, settledBefore));
}

/** When somebody who had to join did so; bets before that do not count. */
export type JoinedAt = ReadonlyMap<bigint, Date | null>;

/** Every bet that may count for a campaign, of these players. */
export async function betsFor(
  reader: Reader,
  campaign: Campaign,
  { playerIds, joinedAt }: { readonly playerIds: readonly bigint[]; readonly joinedAt: JoinedAt },
): Promise<readonly BetOfDay[]> {
  const window = countedWindow(campaign);
  if (!window || window.from >= window.until) return [];
  const settledBefore = claimEnd(campaign);
  const bets = await betsBetween(reader, { playerIds, ...window, settledBefore });
  if (campaign.audience !== 'who-joins') return bets;
  return bets.filter(({ playerId, id }) => {
    const joined = joinedAt.get(playerId);
    return joined !== null && joined !== undefined && id >= firstIdOf(joined.getTime());
  });
}

type OrderMade = { readonly id: bigint; readonly playerId: bigint; readonly placedAt: Date };

/** Whose bets were decided, and when these were placed. */
export async function ordersMade(
  reader: Reader,
  orderIds: readonly bigint[],
): Promise<readonly OrderMade[]> {
  const { rows } = await sql<OrderMade>`
    select id, player_id, placed_at from bet_order
    where id = any (${orderIds}::bigint[]) and type = ${orderTypes['by-player'].id}
      and paid_with = 'cash'`.execute(reader);
  return rows;
}

/** Who takes part by being there; who is shut out has no progress and gets no offers (CMP-12). */
export async function playersAdmitted(
  reader: Reader,
  campaign: Campaign,
  playerIds: readonly bigint[],
): Promise<readonly bigint[]> {
  const isNew =
    campaign.audience === 'new-players'
      ? sql`and registered_at >= ${new Date(eatDayStart(campaign.firstDay))}`
      : sql``;
  const { rows } = await sql<{ id: bigint }>`
    select id from player
    where id = any (${playerIds}::bigint[]) and counts_in_statistics and closed_at is null
      and phone not like 'erased%' ${isNew}
    order by id`.execute(reader);
  return rows.map(({ id }) => id);
}
