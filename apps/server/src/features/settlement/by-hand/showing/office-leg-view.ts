import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rulingSources } from '@kipute/contract/constants/betting/rulings';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { OurWord } from '@kipute/domain/grading/reconcile';
import type { KeptOrder, orderView } from '../../../betting/index.ts';
import type { KeptRuling, TouchedOrders } from '../deciding/ruling-history.ts';
import { refusedResultTexts, undecidableTexts } from './doubt-texts.ts';
import { type Doubt, doubtText } from './leg-doubt.ts';
import type { ToldNow } from './told-now.ts';

type OfficeLeg = CallContent<'order_list/detailed'>['legs'][number];
type RulingView = OfficeLeg['rulings'][number];

type Told = {
  /** As its player sees it. */
  readonly shown: ReturnType<typeof orderView>['details'][number];
  readonly leg: KeptOrder['legs'][number];
  readonly now: ToldNow;
  readonly doubt: Doubt | undefined;
  /** Oldest first. */
  readonly rulings: readonly KeptRuling[];
  readonly touched: TouchedOrders;
};

export function officeLegView(told: Told, locale: Locale): OfficeLeg {
  const { now, doubt, rulings } = told;
  const { pick: _, ...shown } = told.shown;
  return {
    ...shown,
    is_final: told.leg.isFinal ? 1 : 0,
    match_status: now.matchStatus,
    score: now.score,
    our_outcome: ourOutcome(now.ours),
    our_why: ourWhy(now.ours, locale),
    provider_outcome: now.provider === undefined ? null : legOutcomes[now.provider].id,
    doubt: doubt ? doubtText(doubt, locale) : '',
    revision: rulings.at(-1)?.revision ?? 0,
    orders_touched: told.touched,
    rulings: rulings.map((ruling, at) => rulingView(ruling, rulings[at - 1], locale)),
  };
}

function ourOutcome(ours: OurWord | undefined): OfficeLeg['our_outcome'] {
  if (!ours || ours.outcome === 'undecidable' || ours.outcome === 'refused') return null;
  return legOutcomes[ours.outcome].id;
}

function ourWhy(ours: OurWord | undefined, locale: Locale): string {
  if (!ours) return textIn(locale, noLongerHeld);
  if (ours.outcome === 'undecidable') return textIn(locale, undecidableTexts[ours.why]);
  return ours.outcome === 'refused' ? textIn(locale, refusedResultTexts[ours.why]) : '';
}

const noLongerHeld = {
  sw: 'Mtoa odds ameiondoa mechi au soko',
  en: 'The provider has taken the match or the market away',
};
const changed = {
  sw: 'Matokeo yamebadilishwa baada ya kuamuliwa',
  en: 'The result was changed after it had been decided',
};

/** Sound: an outcome is written from the table of the contract. */
function rulingView(
  ruling: KeptRuling,
  before: KeptRuling | undefined,
  locale: Locale,
): RulingView {
  return {
    revision: ruling.revision,
    outcome: ruling.outcome as RulingView['outcome'],
    said_by: rulingSources[ruling.saidBy].id,
    why: whyOf(ruling, before, locale),
    administrator: ruling.account ?? '',
    note: ruling.note ?? '',
    ruled_at: ruling.ruledAt.toISOString(),
  };
}

function whyOf(ruling: KeptRuling, before: KeptRuling | undefined, locale: Locale): string {
  if (ruling.why) return doubtText(ruling.why, locale);
  const wasDecided = before !== undefined && before.outcome > legOutcomes.abnormal.id;
  return wasDecided && ruling.saidBy === 'grading' ? textIn(locale, changed) : '';
}
