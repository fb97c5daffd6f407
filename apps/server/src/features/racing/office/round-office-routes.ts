import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import { deedView } from '../../approvals/index.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { findRound, type RacingRound, roundsWhere } from '../rounds/round-store.ts';
import { roundView, statesOf } from '../rounds/round-view.ts';
import { refundByHand } from './refund-deed.ts';
import { sumsByKind, sumsOf } from './round-sums.ts';

export type RoundOfficeRoutes = HandlersFor<
  'racing_round/inquire_all' | 'racing_round/detailed' | 'racing_round/refund'
>;

export function roundOfficeRoutes(deps: RacingDeps): RoundOfficeRoutes {
  const { office } = deps.database;
  const refund = refundByHand(deps);
  return {
    'racing_round/inquire_all': async (asked) => {
      const { page, page_size: size } = asked;
      const where = conditionOf(asked);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from racing_round where ${where}`.execute(office);
      const rounds = await roundsWhere(
        office,
        sql`where ${where} order by id desc limit ${size} offset ${(page - 1) * size}`,
      );
      return answerPage(await officeViews(office, rounds), rows[0]?.count ?? 0);
    },
    'racing_round/detailed': async ({ id }) => {
      const round = await findRound(office, idOfWire(id));
      const [view] = round ? await officeViews(office, [round]) : [];
      if (!round || !view) return refuseWith('racing-round-unknown');
      return answer({ ...view, by_type: await typesView(office, round.id) });
    },
    'racing_round/refund': async ({ id, reason }, { caller, address, userAgent }) => {
      const done = await refund({
        ...{ roundId: idOfWire(id), reason, administratorId: caller.administratorId },
        visit: { address, userAgent },
      });
      return done.ok ? answer(deedView(done.value)) : refuseWith(done.refusal);
    },
  };
}

function conditionOf(asked: CallRequest<'racing_round/inquire_all'>): RawBuilder<unknown> {
  const { id, status, with_bets: withBets, from, until } = asked;
  const conditions = [
    sql`true`,
    ...(id === undefined ? [] : [sql`id = ${idOfWire(id)}`]),
    ...(status === undefined ? [] : [sql`state = any (${statesOf(status)}::text[])`]),
    ...(from === undefined ? [] : [sql`opens_at >= ${new Date(from)}`]),
    ...(until === undefined ? [] : [sql`opens_at <= ${new Date(until)}`]),
    ...(withBets === 0
      ? []
      : [sql`exists (select from racing_order where round_id = racing_round.id)`]),
  ];
  return sql.join(conditions, sql` and `);
}

type OfficeRound = CallContent<'racing_round/inquire_all'>[number];

async function officeViews(reader: Reader, rounds: readonly RacingRound[]): Promise<OfficeRound[]> {
  const by = rounds.flatMap(({ refundedBy }) => refundedBy ?? []);
  const names = await namesOfAdministrators(reader, [...new Set(by)]);
  const views: OfficeRound[] = [];
  for (const round of rounds) {
    const sums = await sumsOf(reader, round);
    const { refundedBy } = round;
    const name = refundedBy === null ? '' : (names.get(refundedBy) ?? '');
    views.push({
      ...roundView(round),
      ...{ bets: sums.bets, tickets: sums.tickets, bet_amount: toWireShillings(sums.staked) },
      paid: toWireShillings(sums.paid),
      shared: toWireShillings(sums.shared),
      pool_fed: toWireShillings(sums.poolFed),
      profit: toWireShillings(profitOf(round, sums)),
      refund_reason: round.refundReason,
      refunded_by: refundedBy === null ? null : { id: refundedBy.toString(), name },
    });
  }
  return views;
}

/** What is in the pool is no longer the house's, and what leaves it never was. */
const profitOf = ({ state }: RacingRound, { staked, paid, poolFed }: RacingRound['sums']) =>
  senti(state === 'settled' ? staked - paid - poolFed : 0n);

async function typesView(
  reader: Reader,
  id: bigint,
): Promise<CallContent<'racing_round/detailed'>['by_type']> {
  const sums = await sumsByKind(reader, id);
  return sums.map(({ kind, bets, staked, paid }) => ({
    bet_type: racingBetTypes[kind].id,
    bets,
    bet_amount: toWireShillings(staked),
    paid: toWireShillings(paid),
  }));
}
