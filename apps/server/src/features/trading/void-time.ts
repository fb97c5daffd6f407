import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import type { Deed, Measure, ProposalView } from '../approvals/index.ts';
import {
  isVoidTooLate,
  placedIn,
  previewRulings,
  type RulingPreview,
  rulingsOn,
  selectionsToVoid,
  type VoidedTime,
} from '../settlement/index.ts';
import type { TradingDeps } from './ports.ts';
import { previewSeen } from './preview-seen.ts';

const wholeNumber = z.string().regex(/^\d+$/);
const voidPayload = z.object({
  matchId: wholeNumber,
  marketIds: z.array(wholeNumber),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  orders: z.number().int(),
  /** Senti. */
  moved: wholeNumber,
});
type VoidPayload = z.infer<typeof voidPayload>;

type PreviewedVoid = {
  readonly payload: VoidPayload;
  readonly preview: RulingPreview;
  readonly selections: number;
  readonly atStake: Senti;
  readonly seen: string;
};

/** What refunding the bets of a time would move; nothing is written (TRD-40). */
export async function previewVoid(
  deps: TradingDeps,
  wanted: VoidedTime,
): Promise<Result<PreviewedVoid, ErrorCode>> {
  const selections = selectionsToVoid(wanted, deps);
  if (!selections.ok) return selections;
  const ids = selections.value;
  if (ids.length === 0) return refuse('void-nothing');
  const reader = deps.database.office;
  const said = await rulingsOn(reader, ids);
  const now = deps.clock.now();
  if ([...said.values()].some((rulings) => isVoidTooLate(rulings, now))) {
    return refuse('void-too-late');
  }
  const preview = await previewRulings(reader, {
    outcomes: new Map(ids.map((id) => [id, legOutcomes.refund.id])),
    placed: placedIn(wanted),
    reviewFrom: deps.settings.current('settlement').reviewFrom,
  });
  if (preview.orders === 0) return refuse('void-nothing');
  // Money that goes back and money that was paid: whichever moves, somebody gains or loses it.
  const moved = senti(preview.paid + preview.paidBefore);
  const { matchId, marketIds, from, until } = wanted;
  const payload = {
    ...{ matchId, marketIds: [...marketIds], from: from.toISOString(), until: until.toISOString() },
    ...{ orders: preview.orders, moved: String(moved) },
  };
  return ok({
    ...{ payload, preview, selections: ids.length, atStake: moved, seen: previewSeen(payload) },
  });
}

/** A time that is cut into minutes is no smaller than as a whole. */
export const voidMeasure = (
  { settings }: Pick<TradingDeps, 'settings'>,
  payload: VoidPayload,
): Measure => ({
  key: previewSeen(payload),
  subject: `match ${payload.matchId}`,
  amount: senti(BigInt(payload.moved)),
  secondFrom: settings.current('office').resultChangeFrom,
});

/** Where much moves a second person says the same (TRD-43). */
export function voidDeed(deps: TradingDeps): Deed<VoidPayload, null> {
  const { settlement } = deps;
  return {
    measure: async (_, payload) => voidMeasure(deps, payload),
    kind: 'market-void',
    payload: voidPayload,
    node: 'trading/void',
    key: ({ matchId, marketIds, from, until }) => [matchId, ...marketIds, from, until].join(' '),
    view: async (_: Reader, payload, locale) => voidView(payload, locale),
    perform: (tx, { payload: { from, until, matchId, marketIds }, reason, ...order }) =>
      settlement.voidTime(tx, {
        ...{ ...order, matchId, marketIds, note: reason },
        ...{ from: new Date(from), until: new Date(until) },
      }),
  };
}

const words = {
  title: { sw: 'Kufuta bashiri za muda', en: 'Void of bets by time' },
  from: { sw: 'Kuanzia', en: 'From' },
  until: { sw: 'Hadi', en: 'Until' },
  markets: { sw: 'Masoko', en: 'Markets' },
  orders: { sw: 'Mikeka', en: 'Orders' },
  money: { sw: 'Pesa inayosogea', en: 'Money that moves' },
} as const;

function voidView(payload: VoidPayload, locale: Locale): ProposalView {
  const text = (word: keyof typeof words) => textIn(locale, words[word]);
  const { matchId, marketIds, from, until, orders, moved } = payload;
  const rows: readonly (readonly [keyof typeof words, string])[] = [
    ['from', from],
    ['until', until],
    ['markets', String(marketIds.length)],
    ['orders', String(orders)],
    ['money', formatShillings(senti(BigInt(moved)))],
  ];
  return {
    title: `${text('title')}: ${matchId}`,
    subject: { kind: 'match', id: matchId, name: '' },
    changes: rows.map(([word, after]) => ({ label: text(word), before: '', after })),
    checks: [],
  };
}
