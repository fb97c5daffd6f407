import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { BoostRule } from '@kipute/domain/odds/boost';
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
import { type KeptBoost, pageOfBoosts, stateOf } from './boost-store.ts';
import { addBoost, type BoostOrder, stopBoost } from './change-boost.ts';
import type { BoostDeps } from './ports.ts';

export type BoostRoutes = HandlersFor<
  'boost/inquire' | 'boost/selections' | 'boost/add' | 'boost/stop'
>;

type RouteDeps = BoostDeps & { readonly refresh: () => Promise<void> };

export function boostRoutes(deps: RouteDeps): BoostRoutes {
  const { database, board, clock } = deps;
  return {
    'boost/inquire': async (asked, { locale }) => {
      const { page, page_size: pageSize, state, match_id: match } = asked;
      const now = clock.now();
      const matchId = match === undefined ? undefined : idOfWire(match);
      const { boosts, count } = await pageOfBoosts(database.office, {
        ...{ state, matchId, page, pageSize, now },
      });
      const people = boosts.flatMap(({ madeBy, endedBy }) => [
        madeBy,
        ...(endedBy ? [endedBy] : []),
      ]);
      const names = await namesOfAdministrators(database.office, people);
      return answerPage(
        boosts.map((boost) => boostView(boost, { names, board, locale, now })),
        count,
      );
    },
    'boost/selections': async ({ page, page_size: pageSize, text = '' }, { locale }) => {
      const found = board.boostableSelections(text, locale);
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      return answerPage(
        shown.map(({ id, words, startsAt, odds }) => ({
          id,
          match: `${words.home} – ${words.away}`,
          market: words.market,
          selection: words.selection,
          odds: odds / 1_000,
          start_time: new Date(startsAt).toISOString(),
        })),
        found.length,
      );
    },
    'boost/add': async (request, context) => {
      const rule = ruleOf(request);
      if (!rule) return refuseWith('parameter-invalid');
      const wanted = {
        rule,
        selectionId: request.selection_id,
        startsAt: momentOf(request.starts_at),
        endsAt: momentOf(request.ends_at),
        stakeMaximum: sentiOf(request.stake_maximum),
        budget: sentiOf(request.budget),
      };
      const added = await addBoost(deps, wanted, orderOf(request, context));
      return added.ok ? answer({ id: added.value.toString() }) : refuseWith(added.refusal);
    },
    'boost/stop': async ({ id, reason }, context) => {
      const stopped = await stopBoost(deps, idOfWire(id), orderOf({ reason }, context));
      return stopped.ok ? answer(null) : refuseWith(stopped.refusal);
    },
  };
}

/** Undefined where the number that the rule asks for is missing. */
function ruleOf({ rule, odds, percent }: CallRequest<'boost/add'>): BoostRule | undefined {
  if (rule === 'fixed') {
    return odds === undefined ? undefined : { kind: 'fixed', odds: Math.round(odds * 1_000) };
  }
  return percent === undefined ? undefined : { kind: 'of-fair', percent };
}

const momentOf = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);

/** The schema lets no other number through. */
const sentiOf = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

const orderOf = (
  { reason }: { readonly reason: string },
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
): BoostOrder => ({
  ...{ administratorId: caller.administratorId, reason, visit: { address, userAgent } },
});

type Seen = {
  readonly names: ReadonlyMap<bigint, string>;
  readonly board: BoostDeps['board'];
  readonly locale: Locale;
  readonly now: Date;
};

function boostView(
  boost: KeptBoost,
  { names, board, locale, now }: Seen,
): CallContent<'boost/inquire'>[number] {
  const { rule, budget, spent } = boost;
  const words = boost.words[locale];
  const state = stateOf(boost, now);
  const sold = board.boostNow(boost.selectionId.toString(), rule);
  const isSold = state === 'running' && sold?.isSold === true;
  const raised = sold?.boosted.state === 'raised' && isSold ? sold.boosted.odds : sold?.price;
  const person = (id: bigint) => ({ id: id.toString(), name: names.get(id) ?? '' });
  return {
    id: boost.id.toString(),
    selection_id: boost.selectionId.toString(),
    match_id: boost.matchId.toString(),
    match: `${words?.home ?? ''} – ${words?.away ?? ''}`,
    market: words?.market ?? '',
    selection: words?.selection ?? '',
    match_starts_at: boost.matchStartsAt.toISOString(),
    ...{ state, rule: rule.kind },
    odds: rule.kind === 'fixed' ? rule.odds / 1_000 : null,
    percent: rule.kind === 'of-fair' ? rule.percent : null,
    price_now: (sold?.price ?? 0) / 1_000,
    boosted_now: (raised ?? 0) / 1_000,
    is_sold: isSold ? 1 : 0,
    starts_at: boost.startsAt.toISOString(),
    ends_at: boost.endsAt.toISOString(),
    stake_maximum: toWireShillings(boost.stakeMaximum),
    budget: toWireShillings(budget),
    spent: toWireShillings(spent),
    left: toWireShillings(senti(budget - spent)),
    bets: boost.bets,
    staked: toWireShillings(boost.staked),
    note: boost.note,
    made_by: person(boost.madeBy),
    made_at: boost.madeAt.toISOString(),
    ended_by: boost.endedBy === null ? null : person(boost.endedBy),
    ended_at: boost.endedAt?.toISOString() ?? null,
  };
}
