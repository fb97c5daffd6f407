import { randomRunStates } from '@kipute/contract/constants/betting/risk';
import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import { orderRun, stopOrderedRun } from './order-run.ts';
import type { RandomBetDeps } from './ports.ts';
import { pageOfRuns, type RandomRun, type RunProgress } from './run-store.ts';

export type RandomBetRoutes = HandlersFor<
  'order_list/random_betting' | 'random_bet/inquire' | 'random_bet/stop'
>;

export function randomBetRoutes(deps: RandomBetDeps): RandomBetRoutes {
  const { database } = deps;
  return {
    'order_list/random_betting': async (request, context) => {
      const ordered = await orderRun(deps, wantedOf(request), byOf(context));
      return ordered.ok ? answer({ id: String(ordered.value) }) : refuseWith(ordered.refusal);
    },
    'random_bet/inquire': async ({ page, page_size: pageSize }, { locale }) => {
      const { runs, count } = await pageOfRuns(database.office, { page, pageSize });
      const ids = runs.map(({ administratorId }) => administratorId);
      const names = await namesOfAdministrators(database.office, ids);
      return answerPage(
        runs.map((run) => runView(run, { name: names.get(run.administratorId) ?? '', locale })),
        count,
      );
    },
    'random_bet/stop': async ({ id, reason }, context) => {
      const stopped = await stopOrderedRun(deps, { id: idOfWire(id), reason }, byOf(context));
      return stopped.ok ? answer(null) : refuseWith(stopped.refusal);
    },
  };
}

const byOf = ({ caller, address, userAgent }: CallContext<SignedInAdministrator>) => ({
  ...{ administratorId: caller.administratorId, visit: { address, userAgent } },
});

/** The schema lets no other number through. */
const sentiOf = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

function wantedOf(request: CallRequest<'order_list/random_betting'>) {
  return {
    playerIds: [...new Set(request.user_ids)].map(idOfWire),
    total: request.count,
    stakeMinimum: sentiOf(request.min_amount),
    stakeMaximum: sentiOf(request.max_amount),
    days: request.days,
    liveOnly: request.live_only === 1,
    multiBet: request.multi_bet === 1,
    oddsCeiling: request.odds_ceiling > 1 ? Math.round(request.odds_ceiling * 1_000) : 0,
    note: request.note,
  };
}

type Seen = { readonly name: string; readonly locale: Locale };

function runView(
  run: RandomRun & RunProgress,
  { name, locale }: Seen,
): CallContent<'random_bet/inquire'>[number] {
  const wire = (amount: bigint) => toWireShillings(senti(amount));
  return {
    id: String(run.id),
    state: randomRunStates[stateOf(run)].id,
    by: { id: String(run.administratorId), name },
    users: run.playerIds.length,
    total: run.total,
    placed: run.placed,
    refused: run.refused,
    refused_why: whyIn(run.refusedWhy, locale),
    staked: wire(run.staked),
    min_amount: wire(run.stakeMinimum),
    max_amount: wire(run.stakeMaximum),
    days: run.days,
    live_only: run.liveOnly ? 1 : 0,
    multi_bet: run.multiBet ? 1 : 0,
    odds_ceiling: run.oddsCeiling / 1_000,
    note: run.note,
    made_at: run.madeAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}

function stateOf({ endedAt, stoppedAt }: RandomRun): keyof typeof randomRunStates {
  if (stoppedAt) return 'stopped';
  return endedAt ? 'done' : 'running';
}

function whyIn(refusal: string | null, locale: Locale): string {
  const entry = refusal === null ? undefined : errorCatalogue[refusal as ErrorCode];
  return entry ? entry[locale === 'sw' ? 'sw' : 'en'] : '';
}
