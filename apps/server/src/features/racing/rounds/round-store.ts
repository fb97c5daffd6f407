import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Finish } from '@kipute/domain/racing/race';
import type { RacingRoundState } from '@kipute/domain/racing/racing-states';
import type { ScheduledRound } from '@kipute/domain/racing/round-schedule';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type RoundTerms, termsFrom } from './round-terms.ts';

export type RacingRound = Pick<
  ScheduledRound,
  'id' | 'opensAt' | 'closesAt' | 'startsAt' | 'endsAt'
> & {
  readonly commitment: string;
  readonly salt: string;
  readonly sealedSeed: string;
  readonly terms: RoundTerms;
  readonly state: RacingRoundState;
  /** Null until the cars start. */
  readonly result: Finish | null;
  /** In hexadecimal; null until it has ended. */
  readonly seed: string | null;
  readonly endedAt: Date | null;
  readonly sums: RoundSums;
  readonly refundReason: string;
  readonly refundedBy: bigint | null;
};

/** Of all orders of a round; nothing until it has ended. */
export type RoundSums = {
  readonly bets: number;
  readonly tickets: number;
  readonly staked: Senti;
  readonly paid: Senti;
  readonly shared: Senti;
  readonly poolFed: Senti;
};

type RoundRow = Omit<RacingRound, 'terms' | 'sums'> & {
  readonly terms: unknown;
  readonly bets: number;
  readonly tickets: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly shared: bigint;
  readonly poolFed: bigint;
};

const columns = sql`id, opens_at, closes_at, starts_at, ends_at, commitment, salt, sealed_seed,
  terms, state, result, seed, ended_at, bets, tickets, staked, paid, shared, pool_fed,
  refund_reason, refunded_by`;

/** Numbers of a day begin anew each day: 202611190375 is round 375. */
export const numberOnDay = (id: bigint): number => Number(id % 10_000n);

export async function roundsWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly RacingRound[]> {
  const { rows } = await sql<RoundRow>`select ${columns} from racing_round ${tail}`.execute(reader);
  return rows.map(roundOf);
}

function roundOf({ terms, ...row }: RoundRow): RacingRound {
  const { bets, tickets, staked, paid, shared, poolFed, ...round } = row;
  return {
    ...round,
    terms: termsFrom(terms),
    sums: {
      ...{ bets, tickets: Number(tickets), staked: senti(staked), paid: senti(paid) },
      ...{ shared: senti(shared), poolFed: senti(poolFed) },
    },
  };
}

export async function findRound(reader: Reader, id: bigint): Promise<RacingRound | undefined> {
  const [found] = await roundsWhere(reader, sql`where id = ${id}`);
  return found;
}

/** Waits for bets that are being written, and lets no other one in. */
export async function lockRound(tx: Transaction, id: bigint): Promise<RacingRound | undefined> {
  const [found] = await roundsWhere(tx, sql`where id = ${id} for update`);
  return found;
}

export type NewRound = Pick<
  RacingRound,
  | 'id'
  | 'opensAt'
  | 'closesAt'
  | 'startsAt'
  | 'endsAt'
  | 'commitment'
  | 'salt'
  | 'sealedSeed'
  | 'terms'
>;

/** False when it is there already, or when another one is at that time. */
export async function insertRound(tx: Transaction, round: NewRound): Promise<boolean> {
  const { rows } = await sql`
    insert into racing_round (id, opens_at, closes_at, starts_at, ends_at, commitment, salt,
      sealed_seed, terms)
    values (${round.id}, ${round.opensAt}, ${round.closesAt}, ${round.startsAt}, ${round.endsAt},
      ${round.commitment}, ${round.salt}, ${round.sealedSeed}, ${JSON.stringify(round.terms)})
    on conflict do nothing returning id`.execute(tx);
  return rows.length === 1;
}

/** Bets on a round that is not open yet may still be on other terms. */
export async function renewTerms(
  tx: Transaction,
  { terms, from }: { readonly terms: RoundTerms; readonly from: Date },
): Promise<void> {
  const wanted = JSON.stringify(terms);
  await sql`
    update racing_round set terms = ${wanted}
    where state = 'scheduled' and opens_at > ${from} and terms <> ${wanted}::jsonb`.execute(tx);
}

/** While no rounds are held none is waiting to open; nobody can have bet on one. */
export async function removeUnopened(tx: Transaction, now: Date): Promise<void> {
  await sql`
    delete from racing_round
    where state = 'scheduled' and opens_at > ${now} and not exists (
      select from racing_order where round_id = racing_round.id)`.execute(tx);
}

export async function noteDrawn(
  tx: Transaction,
  { id, result, at }: { readonly id: bigint; readonly result: Finish; readonly at: Date },
): Promise<void> {
  await sql`
    update racing_round set state = 'drawn', result = ${[...result]}::smallint[], drawn_at = ${at}
    where id = ${id}`.execute(tx);
}

type Ended = {
  readonly id: bigint;
  readonly state: 'settled' | 'refunded';
  readonly seed: string | null;
  readonly at: Date;
  readonly sums: RoundSums;
  readonly reason: string;
  readonly refundedBy: bigint | null;
};

export async function noteEnded(tx: Transaction, ended: Ended): Promise<void> {
  const { bets, tickets, staked, paid, shared, poolFed } = ended.sums;
  await sql`
    update racing_round set state = ${ended.state}, seed = ${ended.seed}, ended_at = ${ended.at},
      bets = ${bets}, tickets = ${tickets}, staked = ${staked}, paid = ${paid},
      shared = ${shared}, pool_fed = ${poolFed}, refund_reason = ${ended.reason},
      refunded_by = ${ended.refundedBy}
    where id = ${ended.id}`.execute(tx);
}
