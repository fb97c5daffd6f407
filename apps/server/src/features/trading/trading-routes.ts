import { seals } from '@kipute/contract/constants/matches/markets';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { ok } from '@kipute/domain/result';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { deedView, type Measure } from '../approvals/index.ts';
import type { Editor } from '../catalogue/index.ts';
import type { EnteredScore, RulingPreview, VoidedTime } from '../settlement/index.ts';
import { seal, sealedByKey, setRisk } from './desk-choices.ts';
import { previewResult, resultDeed, resultMeasure } from './enter-result.ts';
import { movePrice } from './move-price.ts';
import type { TradingDeps } from './ports.ts';
import { tradedMatch } from './traded-match-view.ts';
import { previewVoid, voidDeed, voidMeasure } from './void-time.ts';

export type TradingRoutes = HandlersFor<
  | 'trading/detailed'
  | 'trading/update_seal'
  | 'trading/update_risk'
  | 'trading/update_price'
  | 'trading/preview_result'
  | 'trading/enter_result'
  | 'trading/preview_void'
  | 'trading/void'
>;

type Clerk = CallContext<SignedInAdministrator>;

const editorOf = ({ caller, address, userAgent }: Clerk): Editor => ({
  administratorId: caller.administratorId,
  visit: { address, userAgent },
});

export function tradingRoutes(deps: TradingDeps): TradingRoutes {
  return { ...deskRoutes(deps), ...resultRoutes(deps), ...voidRoutes(deps) };
}

type DeskRoutes = Pick<
  TradingRoutes,
  'trading/detailed' | 'trading/update_seal' | 'trading/update_risk' | 'trading/update_price'
>;

function deskRoutes(deps: TradingDeps): DeskRoutes {
  return {
    'trading/detailed': async ({ match_id }, { locale }) => {
      const match = await tradedMatch(deps, match_id, locale);
      return match ? answer(match) : refuseWith('match-unknown');
    },
    'trading/update_seal': async ({ sealed: number, reason, ...about }, context) => {
      const sealed = number === seals.sealed.id ? 'sealed' : 'open';
      const wanted = { ...about, sealed, reason: reason ?? sealedByKey(sealed) } as const;
      const changed = await seal(deps, wanted, editorOf(context));
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
    'trading/update_risk': async ({ risk_level: level, reason, ...about }, context) => {
      const wanted = { ...about, level, reason: reason ?? 'risk level by one key' };
      const changed = await setRisk(deps, wanted, editorOf(context));
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
    'trading/update_price': async ({ selection_id, revision, price_shift, reason }, context) => {
      const shift = Math.round(price_shift * 1_000);
      const why = reason ?? (shift === 0 ? 'released by one key' : 'moved by one key');
      const wanted = { selectionId: selection_id, basedOn: revision, shift, reason: why };
      const moved = await movePrice(deps, wanted, editorOf(context));
      if (!moved.ok) {
        const { refusal } = moved;
        return refusal.code === 'price-out-of-bounds'
          ? refuseWith(refusal.code, { amount: (refusal.most / 1_000).toFixed(2) })
          : refuseWith(refusal.code);
      }
      const desk = deps.board.deskMatch(moved.value.matchId, context.locale);
      const sold = desk?.markets
        .flatMap(({ selections }) => selections)
        .find(({ id }) => id === selection_id);
      return answer({ revision: moved.value.revision, sold_odds: (sold?.soldOdds ?? 0) / 1_000 });
    },
  };
}

type Previewed = {
  readonly preview: RulingPreview;
  readonly markets: number;
  readonly selections: number;
  readonly undecided: number;
  readonly seen: string;
};

type Second = { readonly needsSecond: boolean; readonly secondFrom: Senti };

function previewView(
  { preview, markets, selections, undecided, seen }: Previewed,
  { needsSecond, secondFrom }: Second,
): CallContent<'trading/preview_result'> {
  const { legs, stakeSettled, paid, paidBefore, tax } = preview;
  const house = senti(stakeSettled - (paid - paidBefore) - tax);
  return {
    ...{ seen, markets, selections, undecided, orders: preview.orders },
    ...{ legs_won: legs.won, legs_lost: legs.lost, legs_refunded: legs.refunded },
    ...{ legs_half: legs.half, settled_now: preview.settledNow, waiting: preview.waiting },
    ...{ for_review: preview.forReview, corrected: preview.corrected },
    ...{ stake_settled: toWireShillings(stakeSettled), paid: toWireShillings(paid) },
    ...{ paid_before: toWireShillings(paidBefore), tax: toWireShillings(tax) },
    house_result: toWireShillings(house),
    needs_second: needsSecond ? 1 : 0,
    second_from: toWireShillings(secondFrom),
  };
}

/** What this person did alone for the match today counts with it. */
async function secondNeeded(
  { approvals, database }: TradingDeps,
  kind: 'match-result' | 'market-void',
  { measure, by }: { readonly measure: Measure; readonly by: Clerk },
): Promise<Second> {
  const { administratorId } = by.caller;
  const needsSecond = await approvals.needsSecond(database.read, {
    ...{ kind, administratorId, measure },
  });
  return { needsSecond, secondFrom: measure.secondFrom };
}

const personsOf = ({ needsSecond }: Second) => (needsSecond ? 'two-persons' : 'one-person');

type ResultRoutes = Pick<TradingRoutes, 'trading/preview_result' | 'trading/enter_result'>;
type ScoreOnWire = Omit<CallRequest<'trading/enter_result'>, 'seen' | 'reason'>;

function resultRoutes(deps: TradingDeps): ResultRoutes {
  const submit = deps.approvals.register(resultDeed(deps));
  const preview = async (request: ScoreOnWire, by: Clerk) => {
    const previewed = await previewResult(deps, scoreOf(request));
    if (!previewed.ok) return previewed;
    const measure = await resultMeasure(deps, deps.database.read, previewed.value.payload);
    const second = await secondNeeded(deps, 'match-result', { measure, by });
    return ok({ ...previewed.value, second });
  };
  return {
    'trading/preview_result': async (request, context) => {
      const previewed = await preview(request, context);
      if (!previewed.ok) return refuseWith(previewed.refusal);
      const { payload, second, ...seen } = previewed.value;
      return answer(previewView({ ...seen, selections: payload.rulings.length }, second));
    },
    'trading/enter_result': async ({ seen, reason, ...request }, context) => {
      const previewed = await preview(request, context);
      if (!previewed.ok) return refuseWith(previewed.refusal);
      if (previewed.value.seen !== seen) return refuseWith('changed-meanwhile');
      const { payload, second } = previewed.value;
      const order = { payload, reason, ...editorOf(context) };
      const submitted = await submit(order, personsOf(second));
      return submitted.ok
        ? answer({ deed: deedView(submitted.value) })
        : refuseWith(submitted.refusal);
    },
  };
}

type PartOnWire = ScoreOnWire['scores'][number];
const partOf = ({ part_id: partId, ...score }: PartOnWire) => ({ partId, ...score });

const scoreOf = (request: ScoreOnWire): EnteredScore => ({
  matchId: request.match_id,
  scores: request.scores.map(partOf),
  corners: request.corners.map(partOf),
});

type VoidRoutes = Pick<TradingRoutes, 'trading/preview_void' | 'trading/void'>;
type TimeOnWire = CallRequest<'trading/preview_void'>;

function voidRoutes(deps: TradingDeps): VoidRoutes {
  const submit = deps.approvals.register(voidDeed(deps));
  const preview = async (request: TimeOnWire, by: Clerk) => {
    const previewed = await previewVoid(deps, timeOf(request));
    if (!previewed.ok) return previewed;
    const measure = voidMeasure(deps, previewed.value.payload);
    const second = await secondNeeded(deps, 'market-void', { measure, by });
    return ok({ ...previewed.value, second });
  };
  return {
    'trading/preview_void': async (request, context) => {
      const previewed = await preview(request, context);
      if (!previewed.ok) return refuseWith(previewed.refusal);
      const { payload, second, ...seen } = previewed.value;
      const markets = payload.marketIds.length;
      return answer(previewView({ ...seen, markets, undecided: 0 }, second));
    },
    'trading/void': async ({ seen, reason, ...request }, context) => {
      const previewed = await preview(request, context);
      if (!previewed.ok) return refuseWith(previewed.refusal);
      if (previewed.value.seen !== seen) return refuseWith('changed-meanwhile');
      const { payload, second } = previewed.value;
      const order = { payload, reason, ...editorOf(context) };
      const submitted = await submit(order, personsOf(second));
      return submitted.ok
        ? answer({ deed: deedView(submitted.value) })
        : refuseWith(submitted.refusal);
    },
  };
}

const timeOf = (request: TimeOnWire): VoidedTime => ({
  matchId: request.match_id,
  marketIds: [...new Set(request.market_ids)],
  from: new Date(request.from),
  until: new Date(request.until),
});
