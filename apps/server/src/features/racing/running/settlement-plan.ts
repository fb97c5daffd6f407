import { setImmediate as nextTurn } from 'node:timers/promises';
import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { type RacingPick, returnOf } from '@kipute/domain/racing/racing-bet';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { picksFrom } from '../orders/order-store.ts';
import type { RacingRound } from '../rounds/round-store.ts';

/** An order that something comes back to. */
type WonOrder = {
  readonly orderId: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly paid: Senti;
  /** What of it was staked on an order of ten cars that shares the pool. */
  readonly poolStake: Senti;
};

/** What became of all orders of a round, before anything is written. */
export type SettlementPlan = {
  readonly roundId: bigint;
  readonly bets: number;
  readonly tickets: number;
  readonly staked: Senti;
  /** Of it on ten-of-ten; a part of it goes into the pool. */
  readonly tenStaked: Senti;
  /** In the order of their players: so are purses locked. */
  readonly won: readonly WonOrder[];
};

type OrderRow = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly picks: unknown;
  readonly tickets: number;
  readonly ticketStake: bigint;
  readonly stake: bigint;
};

const PAGE = 2_000;

/** All orders of a round in the order of their numbers, a page at a time. */
export async function* orderPages(
  reader: Reader,
  roundId: bigint,
): AsyncGenerator<readonly OrderRow[]> {
  let after = 0n;
  while (true) {
    const { rows } = await sql<OrderRow>`
      select id, player_id, serial_number, picks, tickets, ticket_stake, stake from racing_order
      where round_id = ${roundId} and id > ${after} order by id limit ${PAGE}`.execute(reader);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

type Decided = { readonly paid: Senti; readonly poolStake: Senti; readonly tenStake: Senti };

/**
 * Read while the cars run, when no bet comes in any more; only winners are kept, so a round of any
 * size takes as much memory as its winners do (RAC-46).
 */
export async function planSettlement(reader: Reader, round: RacingRound): Promise<SettlementPlan> {
  const won: WonOrder[] = [];
  const sums = { bets: 0, tickets: 0, staked: 0n, tenStaked: 0n };
  for await (const page of orderPages(reader, round.id)) {
    for (const row of page) {
      const { paid, poolStake, tenStake } = decideOrder(round, row);
      sums.bets += 1;
      sums.tickets += row.tickets;
      sums.staked += row.stake;
      sums.tenStaked += tenStake;
      if (paid + poolStake === 0n) continue;
      const { id: orderId, playerId, serialNumber } = row;
      won.push({ orderId, playerId, serialNumber, paid, poolStake });
    }
    await nextTurn();
  }
  return {
    ...{ roundId: round.id, bets: sums.bets, tickets: sums.tickets },
    ...{ staked: senti(sums.staked), tenStaked: senti(sums.tenStaked) },
    won: won.sort(byPlayer),
  };
}

const byPlayer = (one: WonOrder, other: WonOrder): number =>
  one.playerId === other.playerId
    ? Number(one.orderId - other.orderId)
    : Number(one.playerId - other.playerId);

function decideOrder(
  { result: finish, terms }: RacingRound,
  { picks, ticketStake }: Pick<OrderRow, 'picks' | 'ticketStake'>,
): Decided {
  invariant(finish, 'what is settled was drawn');
  const stake = senti(ticketStake);
  const returns = picksFrom(picks).map((pick) => ({
    ...returnOf(pick, { finish, stake, terms }),
    tenStake: tenStakeOf(pick, stake),
  }));
  const sum = (of: (one: (typeof returns)[number]) => bigint) =>
    senti(returns.reduce((total, one) => total + of(one), 0n));
  return {
    paid: sum(({ paid }) => paid),
    poolStake: sum(({ sharesPool }) => (sharesPool ? stake : 0n)),
    tenStake: sum(({ tenStake }) => tenStake),
  };
}

const tenStakeOf = ({ kind }: RacingPick, stake: Senti): bigint =>
  kind === 'ten-of-ten' ? stake : 0n;
