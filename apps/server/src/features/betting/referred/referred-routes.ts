import { referredBetStates } from '@kipute/contract/constants/betting/risk';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { fromWireShillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { findOrderById } from '../orders/order-store.ts';
import type { Exposure } from '../risk/exposure.ts';
import type { ReferredBets, TraderDecision } from './decide-referred.ts';
import { pageOfReferred, type ReferredBet, referredOfPlayer } from './referred-store.ts';
import { type Bettor, officeReferredView, ownReferredView } from './referred-view.ts';

export type ReferredRoutes = HandlersFor<
  'order_list/referred' | 'order_list/answer_cut' | 'referred_bet/inquire' | 'referred_bet/decide'
>;

type Parts = {
  readonly referred: ReferredBets;
  readonly exposure: Pick<Exposure, 'owedOn' | 'owedOnSelection'>;
};

export function referredRoutes(deps: BettingDeps, { referred, exposure }: Parts): ReferredRoutes {
  const { database, clock } = deps;
  const show = ownReferredShower(deps);
  const showAll = officeShower(deps, exposure);
  return {
    'order_list/referred': async ({ id }, { caller: { playerId }, locale }) => {
      const asked = id === undefined ? undefined : idOfWire(id);
      const bet = await referredOfPlayer(database.read, playerId, asked);
      return answer(bet ? await show(bet, locale) : null);
    },
    'order_list/answer_cut': async (asked, { caller: { playerId }, locale }) => {
      const agreed =
        asked.agree === 1 ? (fromWireShillings(asked.bet_amount ?? 0) ?? undefined) : undefined;
      const answered = await referred.answer({
        ...{ id: idOfWire(asked.id), playerId, agreedStake: agreed },
      });
      if (!answered.ok) return refuseWith(answered.refusal);
      return answer(await show(answered.value, locale));
    },
    'referred_bet/inquire': async (asked, { locale }) => {
      await referred.sweep();
      const { bets, count } = await pageOfReferred(database.office, {
        isOpen: asked.open === undefined ? undefined : asked.open === 1,
        state: rowsOf(referredBetStates).find(([, { id }]) => id === asked.state)?.[0],
        playerId: asked.user_id === undefined ? undefined : idOfWire(asked.user_id),
        ...{ page: asked.page, pageSize: asked.page_size },
      });
      return answerPage(await showAll(bets, locale, clock.now()), count);
    },
    'referred_bet/decide': async (asked, { caller, locale, address, userAgent }) => {
      const decision = decisionOf(asked);
      if (!decision) return refuseWith('referred-cut-invalid');
      const decided = await referred.decide(idOfWire(asked.id), decision, {
        ...{ administratorId: caller.administratorId, note: asked.note },
        visit: { address, userAgent },
      });
      if (!decided.ok) return refuseWith(decided.refusal);
      const [view] = await showAll([decided.value], locale, clock.now());
      return view ? answer(view) : refuseWith('referred-bet-unknown');
    },
  };
}

function decisionOf({
  decision,
  amount,
}: CallRequest<'referred_bet/decide'>): TraderDecision | undefined {
  if (decision !== 'cut') return { kind: decision };
  const stake = amount === undefined ? undefined : fromWireShillings(amount);
  return stake && { kind: 'cut', stake };
}

/** With its order, once it stands. */
export function ownReferredShower({ database, board, clock }: BettingDeps) {
  return async (
    bet: ReferredBet,
    locale: Locale,
  ): Promise<NonNullable<CallContent<'order_list/referred'>>> => {
    const { playerId, orderId } = bet;
    const order =
      orderId === null ? undefined : await findOrderById(database.read, { playerId, id: orderId });
    return ownReferredView(bet, order, { board, locale, now: clock.now() });
  };
}

function officeShower({ database, board }: BettingDeps, exposure: Parts['exposure']) {
  return async (
    bets: readonly ReferredBet[],
    locale: Locale,
    now: Date,
  ): Promise<CallContent<'referred_bet/inquire'>> => {
    const administrators = await namesOfAdministrators(
      database.office,
      bets.flatMap(({ decidedBy }) => decidedBy ?? []),
    );
    const bettors = await bettorsOf(
      database.office,
      bets.map(({ playerId }) => playerId),
    );
    return bets.map((bet) =>
      officeReferredView(bet, {
        ...{ bettor: bettors.get(bet.playerId), administrators, board, exposure, locale, now },
      }),
    );
  };
}

async function bettorsOf(
  reader: BettingDeps['database']['office'],
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Bettor>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone', 'stakeFactorPercent', 'riskGroup'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...bettor }) => [id, bettor]));
}
