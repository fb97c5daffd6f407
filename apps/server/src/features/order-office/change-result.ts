import { ruledOutcomes, rulingSources } from '@kipute/contract/constants/betting/rulings';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { formatShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { type Deed, type DeedOrder, deedView, type ProposalView } from '../approvals/index.ts';
import {
  anyLegOn,
  isVoidTooLate,
  moneyAtStake,
  ordersTouched,
  type RulingMade,
  rulingsOn,
} from '../settlement/index.ts';
import type { OrderOfficeDeps } from './ports.ts';

const resultPayload = z.object({
  selectionId: z.string().regex(/^\d+$/),
  outcome: z.number().int(),
  /** Of the last ruling that the clerk was shown; 0 for none. */
  seenRevision: z.number().int(),
});

type ResultPayload = z.infer<typeof resultPayload>;

type Changed = Pick<
  CallContent<'order_list/update_outcome'>,
  'revision' | 'orders_touched' | 'deed'
>;

type ChangeResult = (
  order: Omit<DeedOrder<ResultPayload>, 'approvedBy'>,
) => Promise<Result<Changed, ErrorCode>>;

/** What a person says became of a selection; where much is at stake two persons say it. */
export function resultChanger(deps: OrderOfficeDeps): ChangeResult {
  const submit = deps.approvals.register(resultDeed(deps));
  const { database, settings, clock } = deps;
  return async (order) => {
    const { payload } = order;
    const selectionId = idOf(payload);
    const atStake = await moneyAtStake(database.read, { selectionId, outcome: payload.outcome });
    const isLarge = atStake >= settings.current('office').resultChangeFrom;
    // Of a selection without a bet, or of a ruling that was seen late, one person hears at once.
    const refusal = isLarge ? await refusalNow(database.read, payload, clock.now()) : undefined;
    if (refusal) return refuse(refusal);
    const submitted = await submit(order, isLarge ? 'two-persons' : 'one-person');
    if (!submitted.ok) return submitted;
    const deed = deedView(submitted.value);
    if (submitted.value.outcome === 'done') {
      const { revision, touched } = submitted.value.value;
      return ok({ revision, orders_touched: touched, deed });
    }
    const touched = (await ordersTouched(database.read, [selectionId]))(selectionId);
    return ok({ revision: payload.seenRevision, orders_touched: touched, deed });
  };
}

const idOf = ({ selectionId }: ResultPayload): bigint => idOfWire(selectionId);

async function rulingsOnIt(reader: Reader, payload: ResultPayload) {
  const selectionId = idOf(payload);
  return (await rulingsOn(reader, [selectionId])).get(selectionId) ?? [];
}

async function refusalNow(
  reader: Reader,
  payload: ResultPayload,
  now: Date,
): Promise<ErrorCode | undefined> {
  const said = await rulingsOnIt(reader, payload);
  const last = said.at(-1);
  if ((last?.revision ?? 0) !== payload.seenRevision) return 'changed-meanwhile';
  const isSame = last?.saidBy === 'person' && last.outcome === payload.outcome;
  if (isSame) return 'outcome-unchanged';
  const isRefund = payload.outcome === ruledOutcomes.refund.id;
  return isRefund && isVoidTooLate(said, now) ? 'void-too-late' : undefined;
}

function resultDeed(deps: OrderOfficeDeps): Deed<ResultPayload, RulingMade> {
  return {
    kind: 'result-change',
    payload: resultPayload,
    node: 'order_list/update_outcome',
    // Two who say different things of one selection are of two minds: one after the other.
    key: ({ selectionId }) => selectionId,
    view: resultView,
    perform: (tx, { payload, reason, ...order }) =>
      deps.settlement.setResultByHand(tx, {
        ...{ ...order, selectionId: idOf(payload), note: reason },
        ...{ outcome: payload.outcome, seenRevision: payload.seenRevision },
      }),
  };
}

const words = {
  title: { sw: 'Matokeo', en: 'Result' },
  nobody: { sw: 'hakuna aliyesema', en: 'nobody has spoken' },
  touched: { sw: 'Mikeka itakayoguswa', en: 'Orders it touches' },
  most: { sw: 'Malipo ya juu kabisa', en: 'Paid at most' },
  unchanged: {
    sw: 'hakuna aliyesema kitu kingine tangu pendekezo',
    en: 'nobody has said anything else since',
  },
} as const satisfies Record<string, Localised>;

const outcomeNames: ReadonlyMap<number, Localised> = new Map(
  rowsOf(ruledOutcomes).map(([, outcome]) => [outcome.id, outcome]),
);

const legWords = z
  .record(
    z.string(),
    z.object({
      market: z.string(),
      selection: z.string(),
      home: z.string(),
      away: z.string(),
    }),
  )
  .catch({});

async function resultView(
  reader: Reader,
  payload: ResultPayload,
  locale: Locale,
): Promise<ProposalView> {
  const selectionId = idOf(payload);
  const text = (word: keyof typeof words) => textIn(locale, words[word]);
  const nameOf = (outcome: number) => textIn(locale, outcomeNames.get(outcome) ?? words.nobody);
  const leg = await anyLegOn(reader, selectionId);
  const bet = legWords.parse(leg?.words)[locale];
  const last = (await rulingsOnIt(reader, payload)).at(-1);
  const saidBy = last && textIn(locale, rulingSources[last.saidBy]);
  const touched = (await ordersTouched(reader, [selectionId]))(selectionId);
  const atStake = await moneyAtStake(reader, { selectionId, outcome: payload.outcome });
  const wanted = nameOf(payload.outcome);
  const orders = touched.open + touched.delayed + touched.paid;
  return {
    title: `${text('title')}: ${bet ? `${bet.market}, ${bet.selection}` : selectionId} → ${wanted}`,
    subject: {
      kind: 'match',
      id: leg?.matchId.toString() ?? '',
      name: bet ? `${bet.home} – ${bet.away}` : '',
    },
    changes: [
      {
        label: bet?.selection ?? text('title'),
        before: last ? `${nameOf(last.outcome)} (${saidBy})` : text('nobody'),
        after: wanted,
      },
      { label: text('touched'), before: '0', after: String(orders) },
      { label: text('most'), before: '0', after: formatShillings(atStake) },
    ],
    checks: [
      {
        text: text('unchanged'),
        holds: (last?.revision ?? 0) === payload.seenRevision ? 1 : 0,
      },
    ],
  };
}
